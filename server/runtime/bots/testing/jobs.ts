import type { GameTypes, Offer } from "@tavolata/kernel";
import type { BotRequest } from "../requests.ts";
import { type NumberedEvent, ODD_GAME } from "./odd-bots.ts";

/** Numbered 0, 1, 2, … as a seat hears them. */
export function events(count: number): NumberedEvent[] {
  return Array.from({ length: count }, (_, number) => ({ type: "numbered", number }));
}

/** What "remembers" says when it was told so many events, each once and in order. */
export function remembered(count: number): object {
  return { type: "remember", heard: Array.from({ length: count }, (_, number) => number) };
}

const OFFERS: readonly Offer<GameTypes["move"]>[] = [
  {
    move: { type: "remember" },
    open: {
      heard: { kind: "row", from: Array.from({ length: 30 }, (_, number) => number), least: 0, most: 30 },
    },
  },
];

/** A job for one of the odd bots, which has heard `before` events earlier and hears those up to `upTo` now. */
export function jobFor(
  bot: string,
  { key = bot, before = 0, upTo = before }: { key?: string; before?: number; upTo?: number } = {},
): BotRequest & { kind: "move" } {
  return {
    game: ODD_GAME,
    kind: "move",
    owner: { network: "10.0.0.1", table: "a table" },
    bot,
    key,
    seat: 0,
    heard: events(upTo).slice(before),
    heardBefore: before,
    view: { watcher: 0 },
    offers: OFFERS,
    seed: 17,
    events: async () => events(upTo),
  };
}
