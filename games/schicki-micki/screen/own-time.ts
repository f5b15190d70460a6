import type { Seat } from "@tavolata/kernel";
import type { Settled, Settling, Situation } from "../rules/index.ts";

/** The shortest times with which somebody has won cards, in milliseconds, by what was on the line. */
export type Bests = Readonly<Partial<Record<Situation, number>>>;

/** What a settling says to one player of their own time; all of it is told to everybody (SCH-26). */
export type OwnTime =
  /** They did what was right, so much later than the player who took the cards. */
  | { readonly kind: "late"; readonly by: number; readonly first: Seat }
  /** They won cards, and it was their best time ever, or in this game, or neither. */
  | { readonly kind: "ever" | "game" | "won"; readonly after: number };

export function ownTime(settling: Settling, seat: Seat, inGame: Bests, ever: Bests): OwnTime | null {
  const { reactions, winners, wonBy } = settling;
  const own = (outcome: string) => reactions.find((one) => one.seat === seat && one.outcome === outcome);
  const won = own("wins");
  if (won !== undefined) {
    const isBest = (bests: Bests) => won.after < (bests[wonBy] ?? 0);
    return { kind: isBest(ever) ? "ever" : isBest(inGame) ? "game" : "won", after: won.after };
  }
  const late = own("late");
  const first = reactions.find((one) => one.outcome === "wins" && winners.includes(one.seat));
  if (late === undefined || first === undefined) return null;
  return { kind: "late", by: Math.max(0, late.after - first.after), first: first.seat };
}

/** Who took the line before this player could; null if the player did, or not one alone. */
export function quicker({ winners, reactions }: Settling, you: Seat | null): Settled | null {
  const first = reactions.find(({ outcome }) => outcome === "wins");
  return first === undefined || winners.length > 1 || first.seat === you ? null : first;
}

/** With the time of this settling, if the player won cards in it. */
export function withTime(bests: Bests, { wonBy, reactions }: Settling, seat: Seat): Bests {
  const won = reactions.find((one) => one.seat === seat && one.outcome === "wins");
  if (won === undefined) return bests;
  return { ...bests, [wonBy]: Math.min(won.after, bests[wonBy] ?? won.after) };
}

/** What a device has kept; nothing where it cannot be read. */
export function readBests(kept: string | null): Bests {
  try {
    const bests: unknown = JSON.parse(kept ?? "{}");
    if (typeof bests !== "object" || bests === null) return {};
    return Object.fromEntries(
      Object.entries(bests).filter(([, time]) => typeof time === "number" && time > 0),
    );
  } catch {
    return {};
  }
}
