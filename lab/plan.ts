import { type AnyBot, findBot, randomBot } from "@tavolata/bots";
import type { LabDefaults } from "@tavolata/figures";
import { findGame, GAMES, type LoadedGame } from "@tavolata/games";
import { type Language, nodeOf, same } from "@tavolata/kernel";
import { BadRequest } from "./bad-request.ts";
import { optionsFor } from "./options.ts";

/** What is to be played: plain data, the same for every worker. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** After so many seconds no more games are begun. */
  readonly seconds?: number;
  readonly options: object;
  /** The variants to compare it with, on the same seeds. */
  readonly variants: readonly object[];
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
  readonly seconds?: string | undefined;
  readonly bots?: readonly string[] | undefined;
  readonly set?: readonly string[] | undefined;
  readonly compare?: readonly string[] | undefined;
  readonly seed?: string | undefined;
  readonly ban?: string | undefined;
  readonly lang?: string | undefined;
}

const PLAYERS = 4;
/** Where nobody says how many games or how long, an answer comes within a minute. */
const SECONDS = 40;
const MOST_GAMES = 1_000_000;
const GAMES_TO_PLAY = 2_000;
const LINE_UPS = 3;

export function planFor(request: LabRequest): Plan {
  const game = gameNamed(request.game);
  const { rules } = game;
  const language = languageOf(request.lang);
  const players = wholeNumber(
    "--players",
    request.players,
    Math.min(Math.max(PLAYERS, rules.seats.min), rules.seats.max),
  );
  const defaults = defaultsFor(game);
  const games = wholeNumber(
    "--games",
    request.games,
    request.seconds === undefined ? defaults.games : MOST_GAMES,
  );
  if (games < 1) throw new BadRequest("--games: play at least one");
  const seconds =
    request.games !== undefined && request.seconds === undefined
      ? undefined
      : wholeNumber("--seconds", request.seconds, SECONDS);
  if (seconds === 0) throw new BadRequest("--seconds: at least one");
  const options = optionsFor(game, players, request.set ?? [], {}, language);
  const variants = (request.compare ?? []).map((typed) =>
    optionsFor(game, players, assignmentsIn(typed), options, language),
  );
  if (variants.some((variant) => same(variant, options)))
    throw new BadRequest("--compare: that changes nothing");
  const families = request.bots?.length
    ? request.bots.map((list) => lineUp(game, list, players))
    : defaults.bots.map((list) => list.split(",").slice(0, players));
  const { ban } = request;
  if (ban !== undefined && !moveTypes(game).includes(ban)) {
    throw new BadRequest(`--ban: there is no move "${ban}"; there are ${moveTypes(game).join(", ")}`);
  }
  const even = ban === undefined ? families : families.filter((bots) => new Set(bots).size === 1);
  if (even.length === 0 || (request.bots?.length && even.length < families.length)) {
    throw new BadRequest("--ban: with one bot at all seats, or an even share would mean nothing");
  }
  return {
    game: rules.name,
    players,
    games,
    options,
    variants,
    families: even,
    seed: request.seed ?? "tavolata",
    ...(seconds === undefined ? {} : { seconds }),
    ...(ban === undefined ? {} : { ban }),
  };
}

/** One variant may change several options: "saldo=true,oste=true". A comma within JSON or a word separates nothing. */
function assignmentsIn(typed: string): string[] {
  return typed.split(/,(?=[a-zA-Z]+=)/);
}

export function gameNamed(name: string | undefined): LoadedGame {
  const game = findGame(name ?? "");
  if (game !== undefined) return game;
  const names = GAMES.map(({ rules }) => rules.name).join(", ");
  throw new BadRequest(
    name === undefined ? `name a game: ${names}` : `there is no game "${name}"; there is ${names}`,
  );
}

export function languageOf(typed: string | undefined): Language {
  if (typed === undefined || typed === "en") return "en";
  if (typed === "it") return "it";
  throw new BadRequest(`--lang: it or en, not "${typed}"`);
}

/** What a game is played with where nothing else is asked for: its own panel, or the bots it has. */
export function defaultsFor({ figures, bots }: LoadedGame): LabDefaults {
  return figures.defaults ?? { bots: bots.slice(0, LINE_UPS).map(({ name }) => name), games: GAMES_TO_PLAY };
}

export function gameOf(plan: Pick<Plan, "game">): LoadedGame {
  const game = findGame(plan.game);
  if (game === undefined) throw new Error(`there is no game "${plan.game}"`);
  return game;
}

/** The bots of a game; random is always one of them. */
export function botsOf({ bots }: LoadedGame): readonly AnyBot[] {
  return bots.includes(randomBot) ? bots : [randomBot, ...bots];
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
