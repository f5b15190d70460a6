import { readFileSync } from "node:fs";
import path from "node:path";
import type { LoadedGame } from "@tavolata/games";
import {
  completeOptions,
  fits,
  type Language,
  nodeOf,
  type OptionWords,
  refuseSetup,
  type SchemaNode,
} from "@tavolata/kernel";
import { BadRequest } from "./bad-request.ts";
import { jsonFault } from "./json-fault.ts";

/** The options that people can set, with their schemas; the others are the house's affair. */
export function settableOptions({ rules }: LoadedGame): [string, SchemaNode][] {
  return Object.entries(nodeOf(rules.options).properties ?? {}).filter(
    ([, { type, byHouse, fromFile }]) => byHouse === undefined && (type !== "object" || fromFile === true),
  );
}

/** What an option is called, if its game has words for it. */
export function wordsOf(game: LoadedGame, name: string, language: Language): OptionWords | undefined {
  return game.figures.optionWords?.[language][name] ?? game.wordings[language].options?.[name];
}

/** `base` with what was typed ("saldo=true", "deck=mine.json") in place of what it says. */
export function optionsFor(
  game: LoadedGame,
  players: number,
  typed: readonly string[],
  base: object,
  language: Language,
): object {
  const { rules } = game;
  const given: Record<string, unknown> = { ...base };
  const settable = new Map(settableOptions(game));
  for (const assignment of typed) {
    const [name = "", ...rest] = assignment.split("=");
    const node = settable.get(name);
    if (node === undefined || rest.length === 0) {
      throw new BadRequest(
        `"${assignment}" sets no option; say name=value with one of ${[...settable.keys()].join(", ")}. ` +
          `npm run lab -- ${rules.name} --help says what each of them means.`,
      );
    }
    given[name] = settingOf(game, name, node, rest.join("="), language);
  }
  const options = completeOptions<object>(rules.options, given);
  if (options.problems !== undefined) {
    const wrong = options.problems.map(({ path: where, message }) => `${where.slice(1)} ${message}`);
    throw new BadRequest(`these options do not fit: ${wrong.join("; ")}`);
  }
  const refusal = refuseSetup(rules, { seats: players, options: options.value });
  if (refusal !== undefined) {
    throw new BadRequest(
      refusal.code === "wrong-player-count"
        ? `${rules.name} is for ${rules.seats.min} to ${rules.seats.max} players, not ${players}`
        : game.wordings[language].refusal(refusal),
    );
  }
  return options.value;
}

function settingOf(
  game: LoadedGame,
  name: string,
  node: SchemaNode,
  text: string,
  language: Language,
): unknown {
  if (node.fromFile === true) return valueInFile(game, name, node, text, language);
  const value = typedValue(text, node);
  if (fits(node as Parameters<typeof fits>[0], value)) return value;
  const words = wordsOf(game, name, language);
  const label = words === undefined ? "" : ` (${words.label})`;
  throw new BadRequest(`${name}=${text}: ${name}${label} can be ${allowed(node, words)}`);
}

/**
 * The typed text as the option's type wants it: "true" stays a text for a text option and becomes yes for a boolean.
 */
function typedValue(text: string, node: SchemaNode): unknown {
  const takes = (type: string) => node.type === type || node.anyOf?.some((inner) => inner.type === type);
  if (takes("boolean") && /^(true|false|yes|no|on|off)$/.test(text)) return /^(true|yes|on)$/.test(text);
  if ((takes("integer") || takes("number")) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text;
}

/** JSON that was typed, or the name of a file with it. */
function valueInFile(
  game: LoadedGame,
  name: string,
  node: SchemaNode,
  typed: string,
  language: Language,
): unknown {
  const isInline = /^\s*[{[]/.test(typed);
  const where = isInline ? `--set ${name}` : typed;
  const text = isInline ? typed : textOf(name, typed);
  const fault = jsonFault(text);
  if (fault !== undefined) {
    throw new BadRequest(`${where}:${fault.line}:${fault.column}: from here on this is not JSON.`);
  }
  const read = game.figures.readFile?.(name, text, language) ?? { value: JSON.parse(text) as unknown };
  if (read.problems !== undefined) {
    const [first = "It does not fit.", ...more] = read.problems;
    const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
    throw new BadRequest(`${where}:${/^\d/.test(first) ? "" : " "}${first}${others}`);
  }
  if (fits(node as Parameters<typeof fits>[0], read.value)) return read.value;
  throw new BadRequest(`${where}: this cannot be the option "${name}" of ${game.rules.name}.`);
}

function textOf(name: string, typed: string): string {
  // npm runs this in the project's folder, and people mean the one they are in.
  const file = path.resolve(process.env.INIT_CWD ?? ".", typed);
  try {
    return readFileSync(file, "utf8");
  } catch (fault) {
    const isMissing = (fault as NodeJS.ErrnoException).code === "ENOENT";
    throw new BadRequest(
      `--set ${name}: ${isMissing ? `there is no file ${file}` : `${file} cannot be read`}; ` +
        `${name} is the name of a JSON file, or JSON itself`,
    );
  }
}

/** Under this key options have a word for not being set. */
export const UNSET = "unset";

/** What an option can be, in words. */
export function allowed(node: SchemaNode, words: OptionWords | undefined): string {
  const named = (value: unknown) => {
    const word = words?.values?.[String(value)];
    return word === undefined ? String(value) : `${value} (${word})`;
  };
  const unit = node.unit === undefined ? "" : `, in ${node.unit}`;
  if (node.fromFile === true) return "the name of a JSON file, or JSON itself";
  if (node.type === "boolean") return "on or off";
  const choices = node.enum ?? node.anyOf?.map((inner) => inner.const);
  if (choices !== undefined) return either(choices.map(named));
  const { minimum, maximum } = node;
  const special = Object.keys(words?.values ?? {})
    .filter((value) => value !== UNSET)
    .map(named);
  return [
    `a whole number from ${minimum ?? 0}${maximum === undefined ? " on" : ` to ${maximum}`}${unit}`,
    ...special,
  ].join("; ");
}

function either(choices: readonly string[]): string {
  const last = choices.at(-1) ?? "";
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(", ")} or ${last}`;
}
