import type { LoadedGame } from "@tavolata/games";
import type { Language, SchemaNode } from "@tavolata/kernel";
import { allowed, settableOptions, UNSET, wordsOf } from "./options.ts";
import { botsOf, defaultsFor, moveTypes } from "./plan.ts";

/** Everything that can be asked about one game: its options in words, its bots, its moves. */
export function describeGame(game: LoadedGame, language: Language): string {
  const { rules, wordings } = game;
  const { bots, games } = defaultsFor(game);
  const named = botsOf(game).map(({ name, levels }) =>
    levels.length === 0 ? name : `${name} (${levels.map((level) => `${name}:${level}`).join(", ")})`,
  );
  return [
    `${wordings[language].title} (${rules.name}), ${rules.seats.min} to ${rules.seats.max} players`,
    "",
    "Options, for --set and --compare:",
    ...settableOptions(game).flatMap(([name, node]) => optionLines(game, name, node, language)),
    "",
    `Bots: ${named.join("; ")}`,
    `Played without --bots and --games: ${bots.join(" / ")}, ${games} games each`,
    `Moves, for --ban: ${moveTypes(game).join(", ")}`,
    "",
  ].join("\n");
}

function optionLines(game: LoadedGame, name: string, node: SchemaNode, language: Language): string[] {
  const words = wordsOf(game, name, language);
  const said = [words?.label, words?.help].filter(Boolean).join(". ");
  const unset = node.default === undefined ? words?.values?.[UNSET] : written(node.default);
  const usually = unset === undefined ? "" : `; if nothing is said: ${unset}`;
  const conditions = Object.entries(node.when ?? {}).map(([other, value]) => `${other}=${written(value)}`);
  const only = conditions.length === 0 ? "" : `; only with ${conditions.join(" and ")}`;
  return [`  ${name}: ${said}`, `      ${allowed(node, words)}${usually}${only}`];
}

function written(value: unknown): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}
