import { known, type Options, type State, trisIn } from "../rules/index.ts";
import { MeasuringTable, sitterOf } from "./table.ts";

/** Games at tables of one size, until a given number of rounds has been played. */
export interface SoakPlan {
  readonly seats: number;
  readonly rounds: number;
  /** Where the seeds of its games begin. */
  readonly seed: number;
  /** Each game is played with the next of these. */
  readonly variants: readonly Partial<Options>[];
  /** The bots that sit there, in turn, one seat further on with each game. */
  readonly lineUps: readonly (readonly string[])[];
}

export interface SoakOutcome {
  readonly games: number;
  readonly rounds: number;
  /** BEC-36: rounds that nobody ended with a shout, and those of them in which nobody had a tris. */
  readonly voids: number;
  readonly voidsWithoutTris: number;
  /** Games that nobody won, because one round after the other was void, or that were given up as endless. */
  readonly stalls: number;
  /** What it takes to play such a game again: its variant, line-up and seed. */
  readonly stalled: readonly string[];
}

/** Plays on and on, and says whether any game came to a standstill. */
export function soak({ seats, rounds, seed, variants, lineUps }: SoakPlan): SoakOutcome {
  const outcome = { games: 0, rounds: 0, voids: 0, voidsWithoutTris: 0, stalls: 0, stalled: [] as string[] };
  while (outcome.rounds < rounds) {
    const index = outcome.games++;
    const options = inTurn(variants, index);
    const lineUp = inTurn(lineUps, Math.floor(index / variants.length));
    const sitters = Array.from({ length: seats }, (_, seat) => sitterOf(inTurn(lineUp, seat + index)));
    const played = new MeasuringTable(sitters, options, seed + index, {
      event(event, state) {
        if (event.type !== "settled" || event.seat !== null) return;
        outcome.voids += 1;
        if (!hasTris(known(state, "deal yet"))) outcome.voidsWithoutTris += 1;
      },
    }).play();
    outcome.rounds += played.rounds;
    if (played.result === undefined || played.state.endedBy === "noShouts") {
      outcome.stalls += 1;
      outcome.stalled.push(JSON.stringify({ seats, options, lineUp, seed: seed + index }));
    }
  }
  return outcome;
}

function inTurn<Item>(items: readonly Item[], index: number): Item {
  return known(items[index % items.length], "item to take in turn");
}

function hasTris({ players }: State): boolean {
  return players.some(({ hand }) => trisIn(hand) !== undefined);
}
