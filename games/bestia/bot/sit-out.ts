import { drawMove, type Offer, pick, type Random } from "@tavolata/kernel";
import type { Move } from "../rules/index.ts";

/** What a bot chooses from: it is back as soon as it can be, and never sits out by choice. */
export function seriousAmong(offers: readonly Offer<Move>[]): readonly Offer<Move>[] {
  const back = offers.filter(({ move }) => move.type === "back");
  return back.length > 0 ? back : offers.filter(({ move }) => move.type !== "sitOut");
}

/** For a bot that is left without anything serious to do, which only the lab's bans can bring about. */
export function anyOf(offers: readonly Offer<Move>[], random: Random): Move {
  return drawMove(pick(offers, random), random) as Move;
}
