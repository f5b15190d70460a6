import { read, write } from "@tavolata/kit";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import type { GameOffered } from "../state/offered.ts";
import { botAtLevel, levelsIn } from "./bots-at-level.ts";

/** The level that this person chose for their bots last time; somebody who never chose one meets kind bots. */
export function levelFor(game: GameOffered): string {
  const levels = levelsIn(game);
  const kept = read(keyOf(game));
  return levels.find((level) => level === kept) ?? CATALOGUE[game.name]?.firstBots ?? levels[0] ?? "normal";
}

export function keepLevel(game: GameOffered, level: string): void {
  write(keyOf(game), level);
}

function keyOf({ name }: GameOffered): string {
  return `tavolata.bots.${name}`;
}

/** A bot for this chair, of the level that this person plays with. */
export function botFor(game: GameOffered, chair: number): string {
  return botAtLevel(game, chair, levelFor(game));
}
