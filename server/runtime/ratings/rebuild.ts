import type { CameWith, RatedGame, Store, StoredRating } from "../../store/contract.ts";
import { type BotRatings, countGame } from "./count-game.ts";

type RatingStore = Pick<Store, "ratedGames" | "replaceRatings">;

const AT_ONCE = 200;

/**
 * Works out all ratings again from who played which rated game, in the order in which they were counted. Bots, and people
 * of whom two turned out to be one, count with the rating with which they came; so the numbers are the same to the last
 * digit, whatever has been measured of the bots since. Returns how many games there were.
 */
export async function rebuildRatings(store: RatingStore, botRatings: BotRatings): Promise<number> {
  const ratings = new Map<string, Record<string, StoredRating>>();
  const changed: (CameWith & { readonly id: string })[] = [];
  let last = 0;
  let games = 0;
  const count = (game: RatedGame) => {
    const ofGame = ratings.get(game.game) ?? {};
    ratings.set(game.game, ofGame);
    const counted = countGame(game, ofGame, botRatings);
    for (const { player, after } of counted.changes) ofGame[player] = after;
    for (const came of counted.came) {
      const before = game.seats.find(({ seat, turn }) => seat === came.seat && turn === came.turn)?.came;
      if (before?.mu !== came.mu || before.sigma !== came.sigma) changed.push({ ...came, id: game.id });
    }
    last = game.order;
    games++;
  };
  for (;;) {
    const some = await store.ratedGames(last, AT_ONCE);
    some.forEach(count);
    if (some.length > 0) continue;
    const rows = [...ratings].flatMap(([game, ofGame]) =>
      Object.entries(ofGame).map(([player, rating]) => ({ game, player, ...rating })),
    );
    if (await store.replaceRatings(last, rows, changed)) return games;
  }
}
