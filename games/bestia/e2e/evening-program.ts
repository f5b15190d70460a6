import { FIRST_ON_WIRE } from "../../../e2e/browser/party.ts";
import type { ProgramItem, PublicTournament, TournamentPlan } from "../../../server/protocol/index.ts";

const ROUND_POINTS = [6, 3, 1];

const COMMON = { most: 8, startsAt: null, whenFull: false, lateMinutes: 0, pace: "quick" } as const;

/** The ante is so high that nobody lasts for long once they play for it, and so low that the first break comes before. */
const CHIPS: TournamentPlan = {
  ...COMMON,
  name: "A gettoni",
  game: "bestia",
  options: {
    table: "tournament",
    manyTables: true,
    stack: 1000,
    ante: 100,
    levelMinutes: 1,
    betweenSeconds: 8,
    decisionSeconds: 20,
  },
  tableSize: 8,
  entry: 500,
  breaks: { everyLevels: 1, minutes: 1 },
  // Everybody may, however many chips they have left.
  rebuy: { price: 500, chips: 1000, untilLevel: 6, below: 6000, times: 1 },
  noShow: { minutes: 1, entry: "back" },
};
/** What five entries and one rebuy make; the sixth goes back to somebody who did not come. */
export const POOL = 6 * 500;

function rounds(): TournamentPlan {
  const { name, timeLimits } = FIRST_ON_WIRE;
  const limits = Object.fromEntries(timeLimits.map((option) => [option, 60]));
  return {
    ...COMMON,
    name: "A turni",
    game: name,
    kind: "rounds",
    // A game of that game is over after one hand.
    options: { hands: 1, ...limits },
    tableSize: 3,
    entry: 0,
    rounds: {
      count: 3,
      points: ROUND_POINTS,
      bye: null,
      minutes: 30,
      restSeconds: 5,
      advance: 1,
      partners: "changing",
    },
  };
}

/** A tournament for chips, and then three rounds of the house's first game. */
export const PROGRAM: ProgramItem[] = [CHIPS, rounds()].map((plan) => ({ type: "tournament", plan }));

/** Everybody of the circle. */
export const MEMBERS = ["Ada", "Bea", "Ciro", "Dora", "Elio", "Fina"];

/** What somebody is called in the standings. */
function nameOf({ who }: PublicTournament["players"][number]): string {
  return "nickname" in who ? who.nickname : who.bot;
}

/** Who came in at which place, without those who did not come; with rounds, as their points add up by hand. */
export function placesByHand({ players, rounds }: PublicTournament): Map<string, number> {
  const came = players.filter(({ gone }) => gone !== "no-show");
  const places = new Map(came.map((player) => [nameOf(player), player.place ?? 0]));
  if (rounds === null) return places;
  const points = new Map(came.map(({ player }) => [player, 0]));
  for (const { tables } of rounds.played) {
    for (const { players: seated, result } of tables) {
      for (const [seat, player] of seated.entries()) {
        const place = result?.places[seat] ?? 0;
        const alike = result?.places.filter((other) => other === place).length ?? 1;
        // Those who are alike share what their places bring.
        const shared = ROUND_POINTS.slice(place - 1, place - 1 + alike).reduce((sum, one) => sum + one, 0);
        points.set(player, (points.get(player) ?? 0) + shared / alike);
      }
    }
  }
  for (const one of came) {
    const ahead = came.filter(
      ({ player }) => (points.get(player) ?? 0) > (points.get(one.player) ?? 0),
    ).length;
    const alike = came.filter(({ player }) => points.get(player) === points.get(one.player)).length;
    const place = one.place ?? 0;
    // Among those who are alike it is decided otherwise.
    if (place <= ahead || place > ahead + alike) {
      throw new Error(
        `${nameOf(one)} has ${points.get(one.player)} points and place ${place}, after ${ahead}`,
      );
    }
  }
  return places;
}

export function calledIn({ players }: PublicTournament, name: string) {
  return players.find((player) => nameOf(player) === name);
}
