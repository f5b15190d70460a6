import type { IncomingMessage } from "node:http";
import { shownRating } from "@tavolata/figures";
import { fits } from "@tavolata/kernel";
import {
  type FiguresOfGame,
  type GamePage,
  type OwnFigures,
  type PersonCard,
  PersonInPath,
  type PlayedGame,
  type Rating,
} from "../../protocol/index.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import { BadBody } from "./body.ts";
import { sendJson } from "./headers.ts";
import type { Trust } from "./origin.ts";
import { type OwnRoute, ownRoute } from "./own.ts";
import type { Route } from "./route.ts";

type Store = ServerNode["store"];
type Filter = Parameters<Store["gamesOf"]>[1];
type Remembered = Awaited<ReturnType<Store["gamesOf"]>>[number];

const GAMES_ON_A_PAGE = 20;
const PLACE_IN_LIST = /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})$/;

/** What somebody has played and with whom: their own games and figures, and the cards of those they have met. */
export function memoryRoutes(node: ServerNode, trust: Trust): Readonly<Record<string, Route>> {
  const { store } = node;
  const own = (route: OwnRoute) => ownRoute(node, trust, route);
  return {
    "GET /api/me/games": own(async ({ request, response }, { person }) => {
      const found = await store.gamesOf(person.id, filterIn(request), GAMES_ON_A_PAGE + 1);
      const games = found.slice(0, GAMES_ON_A_PAGE);
      const last = games.at(-1);
      const page: GamePage = {
        games: games.map(playedGame),
        next: found.length > games.length && last !== undefined ? `${last.ended}.${last.id}` : null,
      };
      sendJson(response, 200, page);
    }),

    "GET /api/me/figures": own(async ({ response }, { person }) => {
      const answer: OwnFigures = { games: await figuresOf(store, person.id) };
      sendJson(response, 200, answer);
    }),

    "GET /api/people/": own(async ({ response, rest }, { person: { id } }) => {
      const card = fits(PersonInPath, rest) ? await cardOf(store, id, rest) : undefined;
      // Somebody whom they have never met is no different from somebody who is not there.
      if (card === undefined) return sendJson(response, 404, { refused: { code: "not-found" } });
      sendJson(response, 200, card);
    }),
  };
}

function filterIn({ url = "" }: IncomingMessage): Filter {
  const asked = new URL(url, "http://here").searchParams;
  const [game, other, before] = ["game", "with", "before"].map((name) => asked.get(name) || undefined);
  const [, ended, id] = PLACE_IN_LIST.exec(before ?? "") ?? [];
  if (before !== undefined && id === undefined) throw new BadBody("no place in the list");
  if (other !== undefined && !fits(PersonInPath, other)) throw new BadBody("nobody's id");
  if (game !== undefined && !/^[a-z0-9-]{1,40}$/.test(game)) throw new BadBody("no game's name");
  return {
    ...(game === undefined ? {} : { game }),
    ...(other === undefined ? {} : { with: other }),
    ...(id === undefined ? {} : { before: { ended: Number(ended), id } }),
  };
}

function playedGame({ id, game, ended, rated, finished, seats }: Remembered): PlayedGame {
  return {
    id,
    game,
    ended,
    rated,
    finished,
    seats: seats.map(({ seat, person, nickname, avatar, bot, team, place, score, isGone }) => ({
      seat,
      person:
        person === null || nickname === null || avatar === null ? null : { id: person, nickname, avatar },
      bot,
      team,
      place,
      score,
      left: isGone,
    })),
  };
}

async function cardOf(store: Store, self: string, asked: string): Promise<PersonCard | undefined> {
  const other = await store.nowCalled(asked);
  const person = await store.person(other);
  if (person === undefined) return undefined;
  const isSelf = other === self;
  const { games, last, haveMet } = isSelf
    ? { games: 0, last: null, haveMet: true }
    : await store.acquaintance(self, other);
  if (games === 0 && !haveMet) return undefined;
  const ratings = await store.ratingsOf(other);
  const { id, nickname, avatar, showsFigures } = person;
  return {
    person: { id, nickname, avatar },
    gamesTogether: games,
    lastTogether: last,
    ratings: ratings.map((rating) => ({ game: rating.game, ...publicRating(rating) })),
    figures: showsFigures || isSelf ? await figuresOf(store, other) : null,
  };
}

/** By game: somebody may have a rating where nothing has been counted yet, and the other way round. */
async function figuresOf(store: Store, person: string): Promise<FiguresOfGame[]> {
  const [figures, ratings] = await Promise.all([store.figuresOf(person), store.ratingsOf(person)]);
  const games = [...new Set([...figures, ...ratings].map(({ game }) => game))].sort();
  return games.map((game) => {
    const counted = figures.find((one) => one.game === game);
    const rating = ratings.find((one) => one.game === game);
    return {
      game,
      counted: counted?.counted ?? 0,
      rows: counted === undefined ? {} : (JSON.parse(counted.rows) as Record<string, number[]>),
      rating: rating === undefined ? null : publicRating(rating),
    };
  });
}

function publicRating({
  mu,
  sigma,
  games,
}: {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}): Rating {
  return { ...shownRating({ mu, sigma }), games };
}
