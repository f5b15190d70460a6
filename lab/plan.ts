import { type AnyBot, findBot, randomBot } from "@tavolata/bots";
import { findGame, GAMES, type LoadedGame } from "@tavolata/games";
import { completeOptions, nodeOf, refuseSetup, type SchemaNode, same } from "@tavolata/kernel";

/** What is to be played: plain data, the same for every worker. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly options: object;
  /** The variant to compare it with, on the same seeds. */
  readonly compare?: object;
  /** The line-ups of bots, by name. Each is a family with verdicts of its own. */
  readonly families: readonly (readonly string[])[];
  readonly seed: string;
  /** The type of move that one seat has to do without in every game. */
  readonly ban?: string;
}

/** What somebody typed on the command line. */
export interface LabRequest {
  readonly game?: string | undefined;
  readonly players?: string | undefined;
  readonly games?: string | undefined;
  readonly bots?: readonly string[] | undefined;
  readonly set?: readonly string[] | undefined;
  readonly compare?: readonly string[] | undefined;
  readonly seed?: string | undefined;
  readonly ban?: string | undefined;
}

/** A request that cannot be played. The message says what to do about it. */
export class BadRequest extends Error {}

const PLAYERS = 4;
const GAMES_TO_PLAY = 10_000;

export function planFor(request: LabRequest): Plan {
  const game = findGame(request.game ?? "");
  if (game === undefined) {
    const names = GAMES.map(({ rules }) => rules.name).join(", ");
    throw new BadRequest(
      request.game === undefined
        ? `name a game: ${names}`
        : `there is no game "${request.game}"; there is ${names}`,
    );
  }
  const { rules } = game;
  const players = wholeNumber(
    "--players",
    request.players,
    Math.min(Math.max(PLAYERS, rules.seats.min), rules.seats.max),
  );
  const games = wholeNumber("--games", request.games, GAMES_TO_PLAY);
  if (games < 1) throw new BadRequest("--games: play at least one");
  const options = optionsFor(game, players, request.set ?? [], {});
  const compare = request.compare?.length ? optionsFor(game, players, request.compare, options) : undefined;
  if (compare !== undefined && same(compare, options))
    throw new BadRequest("--compare: that changes nothing");
  const families = (request.bots?.length ? request.bots : ["random"]).map((list) =>
    lineUp(game, list, players),
  );
  const { ban } = request;
  if (ban !== undefined && !moveTypes(game).includes(ban)) {
    throw new BadRequest(`--ban: there is no move "${ban}"; there are ${moveTypes(game).join(", ")}`);
  }
  if (ban !== undefined && families.some((bots) => new Set(bots).size > 1)) {
    throw new BadRequest("--ban: with one bot at all seats, or an even share would mean nothing");
  }
  return {
    game: rules.name,
    players,
    games,
    options,
    families,
    seed: request.seed ?? "tavolata",
    ...(compare === undefined ? {} : { compare }),
    ...(ban === undefined ? {} : { ban }),
  };
}

export function gameOf(plan: Pick<Plan, "game">): LoadedGame {
  const game = findGame(plan.game);
  if (game === undefined) throw new Error(`there is no game "${plan.game}"`);
  return game;
}

/** The bots of a game; random is always one of them. */
export function botsOf({ bots }: LoadedGame): readonly AnyBot[] {
  return [randomBot, ...bots];
}

/** The types of the moves that a seat can make, in the order of the schema. */
export function moveTypes({ rules }: LoadedGame): string[] {
  const node = nodeOf(rules.move);
  return (node.anyOf ?? [node]).map((move) => String(move.properties?.type?.const));
}

export function wholeNumber(flag: string, typed: string | undefined, otherwise: number): number {
  if (typed === undefined) return otherwise;
  if (!/^\d{1,12}$/.test(typed)) throw new BadRequest(`${flag}: "${typed}" is not a whole number`);
  return Number(typed);
}

function lineUp(game: LoadedGame, list: string, players: number): string[] {
  const names = list.split(",").map((name) => name.trim());
  for (const name of names) {
    const found = findBot(botsOf(game), name);
    if (found.fault !== undefined) throw new BadRequest(`--bots: ${found.fault}`);
  }
  if (names.length > players) {
    throw new BadRequest(`--bots: ${names.length} bots are too many for ${players} players`);
  }
  return names;
}

function optionsFor(game: LoadedGame, players: number, set: readonly string[], base: object): object {
  const { rules } = game;
  const given: Record<string, unknown> = { ...base };
  const properties = nodeOf(rules.options).properties ?? {};
  for (const assignment of set) {
    const [name = "", ...rest] = assignment.split("=");
    const node = properties[name];
    if (node === undefined || rest.length === 0) {
      const names = Object.keys(properties).join(", ");
      throw new BadRequest(`"${assignment}" sets no option; say name=value with one of ${names}`);
    }
    given[name] = optionValue(rest.join("="), node);
  }
  const options = completeOptions<object>(rules.options, given);
  if (options.problems !== undefined) {
    const wrong = options.problems.map(({ path, message }) => `${path.slice(1) || "options"} ${message}`);
    throw new BadRequest(`these options do not fit: ${wrong.join("; ")}`);
  }
  const refusal = refuseSetup(rules, { seats: players, options: options.value });
  if (refusal !== undefined) {
    throw new BadRequest(
      refusal.code === "wrong-player-count"
        ? `${rules.name} is for ${rules.seats.min} to ${rules.seats.max} players, not ${players}`
        : game.wordings.en.refusal(refusal),
    );
  }
  return options.value;
}

/**
 * The typed text as the option's type wants it: "true" stays a text for a text option and becomes yes for a boolean.
 */
function optionValue(text: string, node: SchemaNode): unknown {
  const takes = (type: string) => node.type === type || node.anyOf?.some((inner) => inner.type === type);
  if (takes("boolean") && /^(true|false|yes|no|on|off)$/.test(text)) return /^(true|yes|on)$/.test(text);
  if ((takes("integer") || takes("number")) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text;
}
