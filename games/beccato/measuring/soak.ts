import { type Options, type State, trisIn } from "../rules/index.ts";
import { MeasuringTable, sitterOf } from "./table.ts";

/** Games at tables of so many, until so many rounds have been played. */
export interface SoakPlan {
  readonly seats: number;
  readonly rounds: number;
  /** Where the seeds of its games begin. */
  readonly seed: number;
  /** Each game is played with one of these, in turn. */
  readonly variants: readonly Partial<Options>[];
  /** Who sits there, in turn, one seat further with each game. */
  readonly lineUps: readonly (readonly string[])[];
}

export interface SoakOutcome {
  readonly games: number;
  readonly rounds: number;
  /** BEC-36: rounds that nobody ended with a shout; in how many of them nobody had a tris. */
  readonly voids: number;
  readonly voidsWithoutTris: number;
  /** Games that nobody won, because one round after the other was void, or that were given up as endless. */
  readonly stalls: number;
  /** What would play such a game again: its variant, line-up and seed. */
  readonly stalled: readonly string[];
}

/** Plays on and on, and says whether any game came to a stand. */
export function soak({ seats, rounds, seed, variants, lineUps }: SoakPlan): SoakOutcome {
  const outcome = { games: 0, rounds: 0, voids: 0, voidsWithoutTris: 0, stalls: 0, stalled: [] as string[] };
  while (outcome.rounds < rounds) {
    const index = outcome.games++;
    const options = variants[index % variants.length]!;
    const lineUp = lineUps[Math.floor(index / variants.length) % lineUps.length]!;
    const sitters = Array.from({ length: seats }, (_, seat) =>
      sitterOf(lineUp[(seat + index) % lineUp.length]!),
    );
    const played = new MeasuringTable(sitters, options, seed + index, {
      event(event, state) {
        if (event.type !== "settled" || event.seat !== null) return;
        outcome.voids += 1;
        if (!hasTris(state!)) outcome.voidsWithoutTris += 1;
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

function hasTris({ players }: State): boolean {
  return players.some(({ hand }) => trisIn(hand) !== undefined);
}
