import { ofEntrant, type Round } from "./race.ts";

/** SCH-22: within so many milliseconds of the first, nobody can say who was first. */
const TIE_WINDOW = 30;

/** How one entrant fared. Shares are of all rounds. */
export interface Fared {
  readonly roundTrip: number;
  /** Won alone, by the referee. */
  readonly won: number;
  readonly undecided: number;
  /** Would have won, had the order of arrival decided. */
  readonly wonByArrival: number;
  /** How many milliseconds faster they counted than they were, at most and on average. */
  readonly mostGained: number;
  readonly meanGained: number;
}

export function faredOf(rounds: readonly Round[], roundTrips: readonly number[]): Fared[] {
  const share = (isSo: (round: Round) => boolean) => rounds.filter(isSo).length / rounds.length;
  return roundTrips.map((roundTrip, i) => {
    const gained = rounds.map(({ truth, judged }) => ofEntrant(truth, i) - ofEntrant(judged, i));
    return {
      roundTrip,
      won: share(({ winners }) => winners.length === 1 && winners[0] === i),
      undecided: share(({ winners }) => winners.length > 1 && winners.includes(i)),
      wonByArrival: share(({ arrived }) => arrived[0] === i),
      mostGained: Math.max(...gained),
      meanGained: gained.reduce((sum, ms) => sum + ms, 0) / gained.length,
    };
  });
}

/** How often somebody who was truly the fastest, by more than the tie window, did not win alone. */
export function deniedOf(rounds: readonly Round[]): { readonly referee: number; readonly arrival: number } {
  const clear = rounds.flatMap(({ truth, winners, arrived }) => {
    const [first, second] = [...truth].sort((a, b) => a - b) as [number, number];
    if (second - first <= TIE_WINDOW) return [];
    const fastest = truth.indexOf(first);
    return [{ referee: winners.length !== 1 || winners[0] !== fastest, arrival: arrived[0] !== fastest }];
  });
  const share = (which: "referee" | "arrival") => clear.filter((one) => one[which]).length / clear.length;
  return { referee: share("referee"), arrival: share("arrival") };
}

/** The chi-square statistic of counts that should be equal. */
export function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}
