import type { CircleSeason, Transfer } from "../../store/contract.ts";

/** A circle's own chips in one season: they come from its bank, and go nowhere else in the end. */
export type CircleChips = CircleSeason;

/** What a member has of them. */
export function circleAccount({ circle, season }: CircleChips, person: string): string {
  return `circle:${circle}:${season}:${person}`;
}

/** Goes below zero by what it has given out, so that all accounts of a season together hold nothing. */
export function circleBank({ circle, season }: CircleChips): string {
  return `circle:${circle}:${season}:bank`;
}

/** Whose account it is; undefined if it is not a member's. */
export function personOfCircleAccount(account: string): string | undefined {
  const [kind, , , person] = account.split(":");
  return kind === "circle" && person !== "bank" ? person : undefined;
}

/** What everybody is given when they come into the season. */
export function stacksFor(chips: CircleChips, people: readonly string[], stack: number): Transfer[] {
  const bank = circleBank(chips);
  return people.map((person) => ({
    from: bank,
    to: circleAccount(chips, person),
    amount: stack,
    why: "season",
  }));
}
