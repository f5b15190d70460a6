import type { GameOffered } from "../state/offered.ts";
import { strengthOf } from "./bot-names.ts";

/** How strong bots can be in this game, from the weakest: the levels of the bot that has most of them. */
export function levelsIn({ bots }: Pick<GameOffered, "bots">): readonly string[] {
  return bots.reduce<readonly string[]>(
    (most, { levels }) => (levels.length > most.length ? levels : most),
    [],
  );
}

/** Bots of about this strength take turns on the chairs, so that no table is full of twins. */
export function botAtLevel({ name: game, bots }: GameOffered, chair: number, level: string): string {
  const able = bots.flatMap(({ name, levels }) => {
    if (levels.includes(level)) return [`${name}:${level}`];
    return levels.length === 0 && strengthOf(name) === level ? [name] : [];
  });
  const willing = able.length > 0 ? able : bots.map(({ name }) => name);
  const bot = willing[chair % willing.length];
  if (bot === undefined) throw new Error(`no bot plays ${game}`);
  return bot;
}

/** "maestro:easy" and the like, all that the house has for this game. */
export function kinds(game: GameOffered | undefined): string[] {
  return (game?.bots ?? []).flatMap(({ name, levels }) =>
    levels.length === 0 ? [name] : levels.map((level) => `${name}:${level}`),
  );
}
