import {
  alarmOf,
  begin,
  enter,
  fastChance,
  type Input,
  type Standing,
  type Transition,
} from "@tavolata/kernel";
import type { MeasuredReaction } from "@tavolata/kernel/reactions";
import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../testing/table-with.ts";
import { look, type Move, type Options, type SchickiMicki, schickiMicki } from "./index.ts";

const CHANCE = fastChance(11);
const CLOCK = { ...DEFAULTS, turning: "clock" } as const;

/** As a server plays it: inputs with what was measured, in the order in which they arrived. */
class Wire {
  standing: Standing<SchickiMicki>;

  constructor(options: Partial<Options> = {}) {
    const setup = { seats: 3, options: { ...CLOCK, ...options } };
    this.standing = taken(begin(schickiMicki, setup, 0, CHANCE)).standing;
    while (look(this.line).situation !== "one") this.rings();
  }

  get line() {
    return this.standing.state.line.map(({ card }) => card);
  }

  /** When the last card was sent. */
  get sentAt(): number {
    return this.standing.state.line.at(-1)!.at;
  }

  rings(): this {
    const at = alarmOf(schickiMicki, this.standing)!;
    return this.enters({ seq: this.standing.seq + 1, at, by: "clock", move: { type: "ring" } });
  }

  input(by: number, arrives: number, move: Move, measured?: Partial<MeasuredReaction>): Input<SchickiMicki> {
    const input = { seq: this.standing.seq + 1, at: this.sentAt + arrives, by, move };
    if (measured === undefined) return input;
    return { ...input, reaction: { claimed: 0, elapsed: arrives, roundTrip: 0, ...measured } };
  }

  /** The right call arrives so long after the card was sent. */
  calls(by: number, arrives: number, measured?: Partial<MeasuredReaction>): this {
    const { feature } = look(this.line).matches[0]!;
    return this.enters(this.input(by, arrives, { type: "call", feature }, measured));
  }

  private enters(input: Input<SchickiMicki>): this {
    this.standing = taken(enter(schickiMicki, this.standing, input, CHANCE)).standing;
    return this;
  }

  get times(): [number, number][] {
    return this.standing.state.lastSettling!.reactions.map(({ seat, after }) => [seat, after]);
  }
}

function taken(entered: ReturnType<typeof begin<SchickiMicki>>): Transition<SchickiMicki> {
  if (entered.refused !== undefined) throw new Error(`refused: ${entered.refused.code}`);
  return entered;
}

describe("Over the wire", () => {
  it("[SCH-21] a claim that the line can explain counts as it is: the slow line wins though it comes in later", () => {
    const table = new Wire();
    table.calls(0, 700, { claimed: 665, roundTrip: 20 });
    table.calls(1, 745, { claimed: 620, roundTrip: 120 }).rings();
    expect(table.times).toEqual([
      [1, 620],
      [0, 665],
    ]);
    expect(table.standing.state.lastSettling?.winners).toEqual([1]);
  });

  it("[SCH-21] a forged claim gains the round trip and 40 ms, or the credit, and no more", () => {
    const table = new Wire();
    table.calls(0, 700, { claimed: 1, roundTrip: 20 });
    table.calls(1, 700, { claimed: 1, roundTrip: 9000 });
    table.calls(2, 700).rings();
    expect(table.times).toEqual([
      [1, 550],
      [0, 640],
      [2, 700],
    ]);
  });

  it("[SCH-21] without a credit arrival alone counts", () => {
    const table = new Wire({ lagCreditMs: 0 }).calls(0, 700, { claimed: 600, roundTrip: 200 }).rings();
    expect(table.times).toEqual([[0, 700]]);
  });

  it("[SCH-21] a reaction sent off before a card came out is judged on the line before it", () => {
    const table = new Wire();
    const before = table.line.length;
    const { feature } = look(table.line).matches[0]!;
    const sentAt = table.sentAt;
    table.rings();
    const since = table.sentAt - sentAt;
    const late = table.input(
      1,
      60,
      { type: "call", feature },
      { claimed: since - 30, elapsed: since + 60, roundTrip: 90 },
    );
    table.standing = taken(enter(schickiMicki, table.standing, late, CHANCE)).standing;
    table.rings();
    expect(table.standing.state.lastSettling?.reactions[0]).toMatchObject({
      cards: before,
      after: since - 30,
      outcome: "wins",
    });
  });

  it("[SCH-6] the window stays open for what was made in time, and the alarm refuses nobody too early", () => {
    const table = new Wire().calls(0, 700, { claimed: 700 });
    const { feature } = look(table.line).matches[0]!;
    const call: Move = { type: "call", feature };
    const onTime = table.input(1, 2330, call, { claimed: 2200, roundTrip: 130 });
    const tooLate = table.input(1, 2330, call, { claimed: 2201, roundTrip: 130 });
    expect(enter(schickiMicki, structuredClone(table.standing), tooLate, CHANCE)).toMatchObject({
      refused: { code: "window-closed" },
    });
    expect(enter(schickiMicki, structuredClone(table.standing), onTime, CHANCE).refused).toBeUndefined();
    const afterTheAlarm = table.input(1, 2350, call, { claimed: 2200, roundTrip: 150 });
    expect(enter(schickiMicki, table.standing, afterTheAlarm, CHANCE)).toEqual({
      refused: { code: "alarm-first" },
    });
  });
});
