import type { Seat } from "@tavolata/kernel";
import { Memory } from "../bot/memory.ts";
import { beliefs } from "../bot/shouting.ts";
import { type Event, known, playerAt, type State, trisIn } from "../rules/index.ts";
import { sharedViewOf } from "./table.ts";

/** Beliefs of one tenth, such as 20 to 30 %: how many there were, and the sums of what was believed and what was true. */
export interface Tenth {
  n: number;
  believed: number;
  true: number;
}

export function newTenths(): Tenth[] {
  return Array.from({ length: 10 }, () => ({ n: 0, believed: 0, true: 0 }));
}

/** Reads along with one seat, from what it is told, and compares its beliefs about others' hands with those hands. */
export class Calibration {
  private readonly memory = new Memory();

  constructor(
    private readonly seat: Seat,
    private readonly rivals: Tenth[],
    private readonly mates: Tenth[],
  ) {}

  heard(events: readonly Event[], state: State): void {
    for (const event of events) this.memory.hear(event);
    if (state.phase !== "round" || !events.some(tellsSomething)) return;
    for (const { seat, isMate, chance } of beliefs(sharedViewOf(state, this.seat), this.memory)) {
      const tenths = isMate ? this.mates : this.rivals;
      const tenth = known(tenths[Math.min(9, Math.floor(10 * chance))], "tenth for this belief");
      tenth.n += 1;
      tenth.believed += chance;
      if (trisIn(playerAt(state, seat).hand) !== undefined) tenth.true += 1;
    }
  }
}

function tellsSomething({ type }: Event): boolean {
  return type === "passed" || type === "seen" || type === "heard";
}
