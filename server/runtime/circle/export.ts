import { publicEvenings } from "../../folds/circle/evenings/public-evenings.ts";
import { publicSeason } from "../../folds/circle/seasons/public-season.ts";
import type { CircleState } from "../../folds/circle/state.ts";
import { circleLog, type RememberedGame, type Store } from "../../store/contract.ts";
import { chipsIn } from "./season-chips.ts";

/** More than a circle plays in a year or two; a file that somebody opens should not be without end. */
const MOST_GAMES = 5000;
/** Tables wait for the database while it looks for so many. */
const GAMES_AT_ONCE = 200;

type Reading = Pick<Store, "gamesOfCircle" | "balances">;

/**
 * A circle as one document, for those who organise it: who is in it, what was said, what was planned and played, and how
 * its seasons stand.
 */
export async function exportOf(store: Reading, state: CircleState): Promise<object> {
  const { id, traits, since, closed, members, removed, happenings, board, evenings } = state;
  const games = await gamesOf(store, id);
  const seasons = await Promise.all(
    state.seasons.map(async (season) =>
      publicSeason(state.seasons, season.id, await chipsIn(store, id, season)),
    ),
  );
  return {
    id,
    ...traits,
    since,
    closed,
    members,
    removed,
    happenings,
    notices: board.notices,
    series: evenings.series.map(({ id: evening, plan, exceptions, answers, cancelled }) => {
      return { evening, plan, exceptions, answers, cancelled };
    }),
    evenings: publicEvenings(evenings, members),
    seasons,
    games: games.map(({ seats, ...game }) => ({
      ...game,
      seats: seats.map(({ seat, nickname, bot, team, place, score, isGone }) => {
        return { seat, nickname, bot, team, place, score, isGone };
      }),
    })),
  };
}

async function gamesOf(store: Reading, circle: string): Promise<RememberedGame[]> {
  const games: RememberedGame[] = [];
  while (games.length < MOST_GAMES) {
    const more = await store.gamesOfCircle(circleLog(circle), GAMES_AT_ONCE, games.at(-1));
    games.push(...more);
    if (more.length < GAMES_AT_ONCE) break;
  }
  return games;
}
