import type { Seat } from "@tavolata/kernel";
import { Memory } from "../bot/memory.ts";
import { beliefs } from "../bot/shouting.ts";
import { beccato, type Event, type State, trisIn } from "../rules/index.ts";

/** What somebody who was told so much believed, and what was so: for each tenth, how often, and the sums of both. */
export interface Tenth {
  n: number;
  believed: number;
  true: number;
}

export function newTenths(): Tenth[] {
  return Array.from({ length: 10 }, () => ({ n: 0, believed: 0, true: 0 }));
}

/** Reads along with one seat, from what it is told, and compares what it believes of others' hands with their hands. */
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
    for (const { seat, isMate, chance } of beliefs(beccato.sharedView!(state, this.seat), this.memory)) {
      const tenth = (isMate ? this.mates : this.rivals)[Math.min(9, Math.floor(10 * chance))]!;
      tenth.n += 1;
      tenth.believed += chance;
      if (trisIn(state.players[seat]!.hand) !== undefined) tenth.true += 1;
    }
  }
}

function tellsSomething({ type }: Event): boolean {
  return type === "passed" || type === "seen" || type === "heard";
}
