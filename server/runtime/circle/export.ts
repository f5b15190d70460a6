import type { CircleState } from "../../folds/circle/state.ts";
import { circleLog, type Store } from "../../store/contract.ts";

/** More than a circle plays in a year or two; a file that somebody opens should not be without end. */
const MOST_GAMES = 5000;

/** A circle as one document, for those who organise it: who is in it, what was said, what was played. */
export async function exportOf(store: Pick<Store, "gamesOfCircle">, state: CircleState): Promise<object> {
  const { id, traits, since, closed, members, removed, happenings, board } = state;
  const games = await store.gamesOfCircle(circleLog(id), MOST_GAMES);
  return {
    id,
    ...traits,
    since,
    closed,
    members,
    removed,
    happenings,
    notices: board.notices,
    games: games.map(({ seats, ...game }) => ({
      ...game,
      seats: seats.map(({ seat, nickname, bot, team, place, score, isGone }) => {
        return { seat, nickname, bot, team, place, score, isGone };
      }),
    })),
  };
}
