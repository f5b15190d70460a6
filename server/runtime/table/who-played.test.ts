import { afterEach, describe, expect, it } from "vitest";
import type { RememberedGame } from "../../store/contract.ts";
import type { Client } from "../../testing/client.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";

describe("Who played", () => {
  let server: TestServer;
  afterEach(() => server.close());

  const gamesOf = (client: Client, filter = {}) =>
    server.running.node.store.gamesOf(client.id, filter, 10) as Promise<
      [RememberedGame, ...RememberedGame[]]
    >;
  const playOn = (clients: readonly Client[], table: string) =>
    Promise.all(clients.map((client) => keepPlaying(client, table)));

  it("is written with the end of the game: people, bots, places and scores", async () => {
    server = await TestServer.open();
    const { table, clients } = await tableOf(server, 2, { settings: { pace: "quick" } });
    const [ada, bea] = clients as [Client, Client];
    await ada.mustDo(table, { type: "seat-bot", chair: 2, bot: "levelled" });
    await beginGame(table, clients);
    await playOn(clients, table);
    const { id, result } = ada.room!.ended[0]!;
    const [game] = await gamesOf(ada);
    expect(game).toMatchObject({ id, game: ada.room!.game, rated: false, finished: true });
    expect(game.seats).toMatchObject([
      { seat: 0, person: ada.id, nickname: ada.guest.person.nickname, bot: null, isGone: false },
      { seat: 1, person: bea.id, bot: null, isGone: false },
      { seat: 2, person: null, nickname: null, bot: "levelled:strong", isGone: false },
    ]);
    expect(game.seats.map(({ place }) => place)).toEqual(result!.places);
    expect(game.seats.map(({ score }) => score)).toEqual(result!.scores);
    expect(await gamesOf(bea)).toEqual([game]);
  });

  it("has those who left, also when everything was stopped and started again in between", async () => {
    server = await TestServer.open();
    const { table, clients } = await tableOf(server, 3, { settings: { pace: "quick" } });
    const [ada, bea, cleo] = clients as [Client, Client, Client];
    await beginGame(table, clients);
    await bea.mustDo(table, { type: "leave" });
    await server.reopen();
    const back = await Promise.all([ada, cleo].map((one) => server.client(one.guest)));
    for (const client of back) {
      await client.must({ type: "watch", table });
      await client.until(() => client.update !== undefined);
    }
    await playOn(back, table);
    const [game] = await gamesOf(bea);
    expect(game.seats.filter(({ seat }) => seat === 1)).toMatchObject([
      { person: bea.id, nickname: bea.guest.person.nickname, place: null, score: null, isGone: true },
      { person: null, place: expect.any(Number), isGone: false },
    ]);
    expect(game.seats.filter(({ seat }) => seat !== 1).map(({ isGone }) => isGone)).toEqual([false, false]);
  });

  it("says of whom a bot played for in the end, and that a game was given up", async () => {
    server = await TestServer.open();
    const { table, clients } = await tableOf(server, 3, { settings: { pace: "quick" } });
    const [ada, bea] = clients as [Client, Client];
    await beginGame(table, clients);
    await bea.mustDo(table, { type: "rest" });
    await ada.mustDo(table, { type: "close" });
    const [game] = await gamesOf(bea);
    expect(game.finished).toBe(false);
    expect(game.seats).toMatchObject([
      { person: ada.id, place: null, isGone: false },
      { person: bea.id, place: null, isGone: true },
      { isGone: false },
    ]);
  });

  it("knows a guest who became somebody in mid-game as them, on the seat that they kept and on the one they left", async () => {
    server = await TestServer.open();
    const { table, clients } = await tableOf(server, 3, { settings: { pace: "quick" } });
    const [ada, guest, bea] = clients as [Client, Client, Client];
    await beginGame(table, clients);
    const { people } = server.running.node;
    const token = (client: Client) => decodeURIComponent(client.guest.cookie.split("=")[1] ?? "");
    const before = await people.recognise(token(guest));
    expect(await people.signIn({ person: ada.id }, before, "")).toMatchObject({ merged: true });
    // They come back to the table by either name, and the table finds out.
    const again = await server.client(ada.guest);
    await again.must({ type: "watch", table });
    await again.until(() => again.update !== undefined);
    await playOn([again, bea], table);
    const [game] = await gamesOf(ada);
    expect(game.seats).toMatchObject([
      { seat: 0, person: ada.id, isGone: false },
      { seat: 1, person: ada.id, nickname: ada.guest.person.nickname, isGone: true },
      { seat: 1, person: null, isGone: false },
      { seat: 2, person: bea.id, isGone: false },
    ]);
    expect(await gamesOf(guest)).toEqual([]);
  });

  it("is rated if the table said so when the game began, and not in mid-game", async () => {
    server = await TestServer.open();
    const { table, clients } = await tableOf(server, 3, { settings: { pace: "quick" } });
    const [ada] = clients as [Client];
    await ada.mustDo(table, { type: "ready", seed: "s" });
    await ada.mustDo(table, { type: "set-table", settings: { rated: true } });
    expect(ada.room!.chairs[0], "who was ready was so for another game").toMatchObject({ ready: false });
    await beginGame(table, clients);
    const late = await ada.do(table, { type: "set-table", settings: { rated: false } });
    expect(late.refused?.code).toBe("in-play");
    await playOn(clients, table);
    const [game] = await gamesOf(ada);
    expect(game.rated).toBe(true);
    const { store } = server.running.node;
    await server.until(async () => (await store.ratingsOf(ada.id)).length > 0);
    const [first] = await store.ratedGames(0, 5);
    expect(first).toMatchObject({ id: game.id, order: 1 });
    expect(await store.nextToRate()).toBeUndefined();
  });
});
