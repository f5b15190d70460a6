import type { EveningPlan, ProgramItem, TournamentKind } from "@tavolata/server/protocol";
import { CATALOGUE } from "../../catalogue/catalogue.ts";
import { type GameOffered, games } from "../../state/offered.ts";
import { numbersIn, optionsFor, POINTS, sizeFor } from "../../tournament/opening/draft.ts";
import { ownZone } from "./when.ts";

const DAY_MS = 86_400_000;
const MOST_IN_TOURNAMENT = 48;
const TABLE_SIZE = 8;
const LATE_MINUTES = 20;
const ROUNDS = 3;
const ROUND_MINUTES = 30;
const REST_SECONDS = 60;

/** The games that can be played on an evening. */
export function gamesForEvenings(): readonly GameOffered[] {
  return (games.value ?? []).filter(({ name }) => CATALOGUE[name]?.template !== true);
}

/** A week from today at nine, every week: what most circles do. */
export function firstPlan(): EveningPlan {
  const [game] = gamesForEvenings();
  const day = new Date(Date.now() + 7 * DAY_MS - new Date().getTimezoneOffset() * 60_000);
  return {
    name: "",
    schedule: {
      zone: ownZone(),
      day: day.toISOString().slice(0, 10),
      time: "21:00",
      minutes: 180,
      repeat: { every: "weeks", weeks: 1 },
      until: null,
    },
    place: "",
    program: game === undefined ? [] : [tablesOf(game.name)],
    most: null,
    closesBefore: 0,
  };
}

export function tablesOf(game: string): ProgramItem {
  return { type: "tables", game, options: {}, settings: {}, chips: "purse" };
}

/** A tournament as the house proposes it; undefined where the game has none. */
export function tournamentOf(game: string): ProgramItem | undefined {
  const tournament = CATALOGUE[game]?.tournament;
  if (tournament === undefined) return undefined;
  return {
    type: "tournament",
    plan: {
      name: "Tavolata",
      game,
      options: { ...tournament.asked, ...tournament.fixed },
      most: MOST_IN_TOURNAMENT,
      tableSize: TABLE_SIZE,
      entry: 0,
      startsAt: null,
      whenFull: false,
      lateMinutes: LATE_MINUTES,
      pace: "human",
    },
  };
}

/** Three rounds as the house proposes them, or a knock-out; undefined where the game is not played in this house. */
export function roundsOf(name: string, kind: Exclude<TournamentKind, "chips">): ProgramItem | undefined {
  const game = games.value?.find((one) => one.name === name);
  if (game === undefined) return undefined;
  return {
    type: "tournament",
    plan: {
      name: "Tavolata",
      game: name,
      options: optionsFor(game, CATALOGUE[name] ?? {}, kind),
      kind,
      most: MOST_IN_TOURNAMENT,
      tableSize: sizeFor(game, kind),
      entry: 0,
      startsAt: null,
      whenFull: false,
      lateMinutes: LATE_MINUTES,
      pace: "human",
      rounds: {
        count: ROUNDS,
        points: numbersIn(POINTS) ?? [],
        bye: null,
        minutes: ROUND_MINUTES,
        restSeconds: REST_SECONDS,
        partners: "changing",
        advance: 1,
      },
    },
  };
}
