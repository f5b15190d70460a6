import { type Contender, NEW_RATING, type Rating, rate } from "@tavolata/figures";
import type { CountedGame, RatedGame, RatedSeat, StoredRating } from "../../store/contract.ts";

/** The rating that was measured of a bot, by its name and level. */
export type BotRatings = (game: string, bot: string) => Rating;

/** Those who came to a place together, and that place. */
interface Side {
  readonly place: number;
  readonly seats: readonly RatedSeat[];
}

/**
 * What a finished game does to the ratings of those who played it. People who played to the end are judged by the places
 * as they are, against those who finished on each seat. Somebody who left is judged as if they had sat there to the end
 * and their side had come last; for everybody else, that makes no difference. Bots and people who cannot be told any more
 * count with the rating with which they came, and theirs does not change.
 */
export function countGame(
  game: RatedGame,
  ratings: Readonly<Record<string, StoredRating>>,
  botRatings: BotRatings,
): CountedGame {
  const ratingOf = (seat: RatedSeat): Rating => {
    const { person, bot, came } = seat;
    if (bot !== null) return came ?? botRatings(game.game, bot);
    if (!counts(seat) || person === null) return came ?? NEW_RATING;
    const { mu, sigma } = ratings[person] ?? NEW_RATING;
    return { mu, sigma };
  };
  const sides = sidesOf(game.seats.filter(({ place }) => place !== null));
  const after = new Map<string, Rating>();
  for (const seat of oncePerPerson(game.seats)) {
    if (sides.length < 2) continue;
    const judged = seat.isGone ? withSideLast(sides, seat) : sides;
    const at = judged.findIndex(({ seats }) => seats.includes(seat));
    const rated = rate(judged.map((side): Contender => contenderOf(side, ratingOf)))[at];
    const own = rated?.[judged[at]?.seats.indexOf(seat) ?? -1];
    if (own !== undefined && seat.person !== null) after.set(seat.person, own);
  }
  return {
    id: game.id,
    game: game.game,
    order: game.order,
    came: game.seats.map((seat) => {
      const { mu, sigma } = ratingOf(seat);
      return { seat: seat.seat, turn: seat.turn, mu, sigma };
    }),
    changes: [...after].map(([player, { mu, sigma }]) => {
      const before = ratings[player] ?? null;
      return { player, before, after: { mu, sigma, games: (before?.games ?? 0) + 1 } };
    }),
  };
}

function counts({ person, countsForOther }: RatedSeat): boolean {
  return person !== null && !countsForOther;
}

/** Nobody is judged twice, though they may have sat on two seats: where they played to the end is what counts. */
function oncePerPerson(seats: readonly RatedSeat[]): RatedSeat[] {
  const own = new Map<string, RatedSeat>();
  for (const seat of seats) {
    if (seat.person === null || !counts(seat)) continue;
    const before = own.get(seat.person);
    if (before === undefined || (before.isGone && !seat.isGone)) own.set(seat.person, seat);
  }
  return [...own.values()];
}

function sidesOf(seats: readonly RatedSeat[]): Side[] {
  const sides = new Map<string, { place: number; seats: RatedSeat[] }>();
  for (const seat of seats) {
    const name = seat.team === null ? `seat ${seat.seat}` : `team ${seat.team}`;
    const side = sides.get(name);
    if (side === undefined) sides.set(name, { place: seat.place ?? 0, seats: [seat] });
    else side.seats.push(seat);
  }
  return [...sides.values()];
}

/** The same sides with somebody who left back on their seat, and their side behind all others. */
function withSideLast(sides: readonly Side[], gone: RatedSeat): Side[] {
  const last = 1 + Math.max(...sides.map(({ place }) => place));
  return sides.map((side) =>
    side.seats.some(({ seat }) => seat === gone.seat)
      ? { place: last, seats: side.seats.map((one) => (one.seat === gone.seat ? gone : one)) }
      : side,
  );
}

function contenderOf({ place, seats }: Side, ratingOf: (seat: RatedSeat) => Rating): Contender {
  return { place, players: seats.map(ratingOf) };
}
