import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GamePage, OwnFigures, PersonCard } from "../../protocol/index.ts";
import { entry, gameEnd, seatOf } from "../../store/testing/databases.ts";
import { becomeGuest, type Guest } from "../../testing/client.ts";
import { TestServer, tableOf } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

type Refused = { refused?: { code: string } };

async function get<Answer>(
  guest: Guest | undefined,
  where: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Answer & Refused }> {
  const cookie: Record<string, string> = guest === undefined ? {} : { cookie: guest.cookie };
  const response = await fetch(`http://127.0.0.1:${server.port}${where}`, {
    headers: { ...cookie, ...headers },
  });
  return { status: response.status, body: (await response.json()) as Answer & Refused };
}

let games = 0;
/** These people have played a game, as the house would have written it down. */
async function play(people: readonly Guest[], game = "ramino"): Promise<string> {
  const id = `game-${++games}`;
  const seats = people.map(({ person }, seat) => seatOf(person.id, { seat, nickname: person.nickname }));
  const ended = [gameEnd(id, id, { ended: 1000 + games, game, result: "{}", seats })];
  await server.running.node.store.append({ writes: [entry(id, 0, { ended })] });
  return id;
}

const guests = (count: number) =>
  Promise.all(Array.from({ length: count }, () => becomeGuest(server.port))) as Promise<
    [Guest, Guest, Guest, Guest]
  >;

describe("One's own games", () => {
  it("come twenty at a time, filtered by game and by who was there", async () => {
    const [ada, bea, cleo] = await guests(3);
    const all: string[] = [];
    for (let i = 0; i < 45; i++) {
      all.unshift(await play(i % 4 === 0 ? [ada, cleo] : [ada, bea], i % 3 === 0 ? "ramino" : "scopetta"));
    }
    const found: string[] = [];
    let next: string | null = "";
    const sizes: number[] = [];
    while (next !== null) {
      const { body }: { body: GamePage } = await get<GamePage>(ada, `/api/me/games?before=${next}`);
      found.push(...body.games.map(({ id }) => id));
      sizes.push(body.games.length);
      next = body.next;
    }
    expect(found).toEqual(all);
    expect(sizes).toEqual([20, 20, 5]);
    const withCleo = await get<GamePage>(ada, `/api/me/games?with=${cleo.person.id}&game=ramino`);
    expect(withCleo.body.games).toHaveLength(4);
    expect(withCleo.body.next).toBeNull();
    expect(withCleo.body.games[0]?.seats).toMatchObject([
      { seat: 0, person: { id: ada.person.id, nickname: ada.person.nickname }, left: false },
      { seat: 1, person: { id: cleo.person.id }, place: 1, score: 10, bot: null },
    ]);
  });

  it("are nobody else's: those of others are not to be had by any filter", async () => {
    const [ada, bea, stranger] = await guests(3);
    await play([ada, bea]);
    expect((await get<GamePage>(stranger, "/api/me/games")).body.games).toEqual([]);
    for (const other of [ada, bea]) {
      const { body } = await get<GamePage>(stranger, `/api/me/games?with=${other.person.id}`);
      expect(body).toEqual({ games: [], next: null });
    }
    const { body } = await get<GamePage>(ada, `/api/me/games?with=${stranger.person.id}`);
    expect(body.games).toEqual([]);
    expect((await get(undefined, "/api/me/games")).status).toBe(401);
    const elsewhere = await get(ada, "/api/me/games", { "sec-fetch-site": "cross-site" });
    expect(elsewhere).toMatchObject({ status: 403, body: { refused: { code: "wrong-origin" } } });
  });

  it("are refused for what is no place in the list, no person and no game", async () => {
    const [ada] = await guests(1);
    for (const odd of ["before=x", "before=1.'--", "with=x", "with=%00", "game=../x", "before=1e9.abc"]) {
      expect((await get(ada, `/api/me/games?${odd}`)).status, odd).toBe(400);
    }
  });

  it("name nobody who wanted to be forgotten", async () => {
    const [ada, bea] = await guests(2);
    await play([ada, bea]);
    await server.running.node.store.leave(bea.person.id, "pseudonym-bea", 9);
    const { body } = await get<GamePage>(ada, "/api/me/games");
    expect(body.games[0]?.seats[1]).toMatchObject({ person: null, bot: null, place: 1 });
    expect(JSON.stringify(body)).not.toContain(bea.person.nickname);
    expect(JSON.stringify(body)).not.toContain("pseudonym");
    expect((await get(ada, `/api/people/${bea.person.id}`)).status).toBe(404);
  });
});

describe("Somebody's card", () => {
  it("is for those who have played with them, with figures only if they show them", async () => {
    const [ada, bea] = await guests(2);
    await play([ada, bea]);
    await play([ada, bea]);
    const card = () => get<PersonCard>(ada, `/api/people/${bea.person.id}`);
    const { id, nickname, avatar } = bea.person;
    expect((await card()).body).toEqual({
      person: { id, nickname, avatar },
      gamesTogether: 2,
      lastTogether: 1000 + games,
      ratings: [],
      figures: null,
    });
    await server.running.node.store.showFigures(bea.person.id, true);
    expect((await card()).body.figures).toEqual([]);
  });

  it("is for those who are at the same table", async () => {
    const { clients } = await tableOf(server, 2);
    const [ada, bea] = clients.map(({ guest }) => guest) as [Guest, Guest];
    const { status, body } = await get<PersonCard>(ada, `/api/people/${bea.person.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ gamesTogether: 0, lastTogether: null });
  });

  it("is not there for strangers, and they are told the same of somebody who does not exist", async () => {
    const [ada, stranger, bea] = await guests(3);
    await play([ada, bea]);
    await server.running.node.store.showFigures(ada.person.id, true);
    const answers = await Promise.all(
      [ada.person.id, "0123456789abcdef", "x", "%2e%2e", ""].map((id) => get(stranger, `/api/people/${id}`)),
    );
    for (const answer of answers) {
      expect(answer).toEqual({ status: 404, body: { refused: { code: "not-found" } } });
    }
    expect((await get(undefined, `/api/people/${ada.person.id}`)).status).toBe(401);
  });
});

describe("Figures and ratings", () => {
  it("are shown together, game by game, a rating with its uncertainty", async () => {
    const [ada, bea] = await guests(2);
    const id = await play([ada, bea]);
    const { store } = server.running.node;
    const rating = { mu: 27, sigma: 2, games: 5 };
    await store.replaceRatings(0, [{ player: ada.person.id, game: "ramino", ...rating }], []);
    const { body } = await get<OwnFigures>(ada, "/api/me/figures");
    const shown = { value: 1560, plusMinus: 120, games: 5 };
    expect(body.games).toEqual([{ game: "ramino", counted: 0, rows: {}, rating: shown }]);
    const card = await get<PersonCard>(bea, `/api/people/${ada.person.id}`);
    expect(card.body.ratings).toEqual([{ game: "ramino", ...shown }]);
    expect(card.body.figures).toBeNull();
    expect(id).not.toBe("");
  });
});
