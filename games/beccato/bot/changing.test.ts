import { fastRandom, type Offer, type Seat } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { MeasuringTable, sitterOf } from "../measuring/index.ts";
import { type Beccato, beccato, type Card, type Move } from "../rules/index.ts";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { fox } from "./fox.ts";

/** Team 0, the coins, are the seats 0 and 2; they have one egg of their own guild and one of another. */
const CAUGHT: TableSettings = {
  options: { signalChange: true },
  signals: ["wink", "nod"],
  hands: ["OOOG", "LGG", "PPL", "PGL"],
  eggs: ["ck", "r"],
};

class Sitting {
  private readonly mind;

  constructor(
    private readonly table: TestTable,
    private readonly seat: Seat,
    level = "strong",
  ) {
    this.mind = fox.sit(level);
    this.mind.react!(this.decision(0));
  }

  hears(): this {
    for (const event of this.table.heardBy(this.seat)) this.mind.hear!(event);
    return this;
  }

  decides(seed = 1): Move {
    return this.mind.decide(this.decision(seed));
  }

  reacts(): Move | undefined {
    return this.mind.react!(this.decision(1))?.move;
  }

  private decision(seed: number) {
    const { state, now } = this.table;
    return {
      view: () => beccato.view(state, this.seat),
      offers: beccato.moves(state, this.seat, { now, actedAt: now }) as Offer<Move>[],
      random: fastRandom(seed, 3),
    } satisfies Parameters<ReturnType<typeof fox.sit>["decide"]>[0] & { view(): Beccato["view"] };
  }
}

/** A rival shouts Beccato, rightly, takes an egg, and the round is over. */
function caught(settings: Partial<TableSettings> = {}, level?: string): { table: TestTable; mind: Sitting } {
  const table = tableWith({ ...CAUGHT, ...settings });
  const mind = new Sitting(table, 2, level);
  table.forget().beccato(1, 0).settles();
  if (table.state.phase === "choosing") table.takes(1, "deck");
  mind.hears();
  table.forget();
  return { table, mind };
}

/** The three Orloff go to one player, and the others keep as many cards as they have. */
function givesTris({ state: { players } }: TestTable, seat: Seat): void {
  const sizes = players.map(({ hand }) => hand.length);
  const cards = players.flatMap(({ hand }) => hand);
  const others = cards.filter((card) => card !== "orloff");
  players.forEach((player, other) => {
    const tris: Card[] = other === seat ? ["orloff", "orloff", "orloff"] : [];
    player.hand = [...tris, ...others.splice(0, sizes[other]! - tris.length)];
  });
}

describe("A signal that was seen through", () => {
  it("[BEC-21] is changed for an egg of another guild", () => {
    const { table, mind } = caught();
    expect(mind.decides()).toEqual({ type: "drawSignal", egg: 1 });
    expect(table.refusal(2, mind.decides())).toBeUndefined();
  });

  it("[BEC-21] is changed when a mate asks, too, even if somebody was already ready", () => {
    const { table } = caught();
    const mate = new Sitting(table, 0);
    table.isReady(0).moves(2, { type: "drawSignal", egg: 1 });
    expect(mate.reacts()).toEqual({ type: "confirm" });
    table.moves(0, { type: "confirm" });
    expect(mate.reacts()).toBeUndefined();
    expect(table.state.teams[0]!.signal).not.toEqual(["wink"]);
  });

  it("[BEC-21] is asked about once: a mate who has declined is not asked again", () => {
    const { table, mind } = caught();
    table.moves(2, mind.decides()).moves(0, { type: "decline" });
    expect(mind.hears().decides()).toEqual({ type: "ready" });
  });

  it("[BEC-21] is kept where a change would cost an egg of its own guild, or where the game is nearly over", () => {
    expect(caught({ eggs: ["cc", "r"] }).mind.decides()).toEqual({ type: "ready" });
    expect(caught({ eggs: ["ck", "rkrk"] }).mind.decides()).toEqual({ type: "ready" });
  });

  it("[BEC-21] is kept where signals stay, and by a bot that does not care", () => {
    expect(caught({ options: {} }).mind.decides()).toEqual({ type: "ready" });
    expect(caught({}, "easy").mind.decides()).toEqual({ type: "ready" });
  });

  it("[BEC-22] [BEC-23] is replaced by one that they agree on: the one for the breed, where there is one", () => {
    const options = { signalChange: true, freeSignal: true, calledChickens: true };
    const table = tableWith({ ...CAUGHT, options });
    for (const team of table.state.teams) team.signal = ["wink"];
    table.state.teams[0]!.signalsByBreed = [{ breed: "orloff", row: ["hum"] }];
    table.everybodyIsReady();
    givesTris(table, 0);
    const mind = new Sitting(table, 2);
    table.forget().beccato(1, 0).settles();
    table.takes(1, "deck");
    const move = mind.hears().decides();
    expect(move).toMatchObject({ type: "changeSignal", egg: 1, entry: "orloff" });
    expect(["hum", "wink"]).not.toContain((move as Extract<Move, { type: "changeSignal" }>).row[0]);
  });

  it("[BEC-21] is changed at real tables of bots, which go on with the new one", () => {
    let changed = 0;
    for (let seed = 0; changed < 2 && seed < 12; seed++) {
      new MeasuringTable(Array(4).fill(sitterOf("fox")), { signalChange: true }, seed, {
        event: (event) => event.type === "signalChanged" && changed++,
      }).play();
    }
    expect(changed).toBeGreaterThanOrEqual(2);
  });
});
