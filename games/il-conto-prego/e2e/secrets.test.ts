import type { GameRecord, GameTypes } from "@tavolata/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { historyOf } from "../../../server/runtime/history/views.ts";
import { type Client, firstOffer, lastOffer } from "../../../server/testing/client.ts";
import { keepPlaying, TestServer, tableOf } from "../../../server/testing/test-server.ts";
import { manifest } from "../manifest.ts";
import { RULES } from "../rules/index.ts";

const HIDDEN = "?";
/** What the players add to chance: secret until the end, though nobody could do much with them. */
const SEEDS = ["basil-4711", "sage-0815", "thyme-1234", "laurel-9876"];

interface SomeView {
  readonly deck: readonly string[];
  readonly players: readonly { readonly cards: readonly string[]; readonly discards: readonly string[] }[];
}

let server: TestServer;
let clients: Client[];
let spectator: Client;
let record: GameRecord<GameTypes>;
/** The text of every message that came to each client. */
const texts = new Map<Client, string[]>();

/** A whole game of four with discards in it, which nobody plays cleverly. */
beforeAll(async () => {
  server = await TestServer.open();
  const seated = await tableOf(server, 4, {
    game: manifest.name,
    options: { saldo: true, omaggi: true, oste: true },
  });
  clients = seated.clients;
  spectator = await server.client();
  for (const client of [...clients, spectator]) {
    const heard: string[] = [];
    texts.set(client, heard);
    client.socket.on("message", (data) => heard.push(String(data)));
  }
  await spectator.must({ type: "watch", table: seated.table });
  for (const [seat, client] of clients.entries()) {
    await client.mustDo(seated.table, { type: "ready", seed: SEEDS[seat]! });
  }
  await Promise.all(clients.map((client) => client.until(() => client.update !== undefined)));
  let decisions = 0;
  await Promise.all(
    clients.map((client) =>
      keepPlaying(client, seated.table, {
        choose: (update) => (decisions++ % 3 === 0 ? lastOffer(update) : firstOffer(update)),
      }),
    ),
  );
  const last = clients[0]!.update!.update;
  await Promise.all(
    [...clients, spectator].map((client) => client.until(() => client.update!.update === last)),
  );
  const { id } = clients[0]!.room!.ended[0]!;
  const response = await fetch(`http://127.0.0.1:${server.port}/api/record/${id}`);
  record = (await response.json()) as GameRecord<GameTypes>;
}, 60_000);

afterAll(async () => {
  await server.close();
});

function everybody(): Client[] {
  return [...clients, spectator];
}

describe("what comes to a client in a whole game", () => {
  it("is a game with discards, so that there is something to hide", () => {
    const moves = record.log.map(({ move }) => move.type);
    expect(moves.filter((type) => type === "discard").length).toBeGreaterThan(3);
    expect(moves.filter((type) => type === "bill").length).toBeGreaterThan(0);
  });

  it("is, update by update, what the rules show to its watcher", () => {
    const history = historyOf(RULES, { record, players: [] })!;
    for (const client of everybody()) {
      const { watcher } = client.update!;
      const { moments } = history.watchers.find((other) => other.watcher === watcher)!;
      expect(client.updates.map(({ view }) => view)).toEqual(moments.map(({ view }) => view));
      expect(client.updates.map(({ events }) => events[0]!.events)).toEqual(
        moments.map(({ events }) => events),
      );
    }
  });

  it("never shows a card in another hand, a discard of another, or one of the deck", () => {
    for (const client of everybody()) {
      for (const { view, watcher } of client.updates) {
        const { deck, players } = view as unknown as SomeView;
        const others = players.filter((_, seat) => seat !== watcher);
        const cards = [...deck, ...others.flatMap((player) => [...player.cards, ...player.discards])];
        expect(new Set(cards)).toEqual(new Set([HIDDEN]));
      }
    }
  });

  it("tells of dealt and discarded cards only to the player whose they are", () => {
    for (const client of everybody()) {
      const { watcher } = client.update!;
      const events = client.updates.flatMap((update) => update.events.flatMap((entry) => entry.events));
      const told = events.filter(({ type }) => type === "dealt" || type === "discarded") as unknown as {
        readonly seat: number;
        readonly cards: readonly string[];
      }[];
      expect(told.length).toBeGreaterThan(10);
      for (const { seat, cards } of told) expect(cards.includes(HIDDEN)).toBe(seat !== watcher);
    }
  });

  it("offers moves to nobody but the player who can make them", () => {
    for (const { updates, update } of everybody()) {
      for (const { offers, awaited } of updates) expect(offers.length > 0).toBe(awaited);
      if (update!.watcher === "spectator") expect(updates.flatMap(({ offers }) => offers)).toEqual([]);
    }
  });

  it("has no seed, no cookie and no internal name in it", () => {
    const { serverSeed, playerSeeds } = record;
    expect(playerSeeds).toEqual(SEEDS);
    for (const client of everybody()) {
      const all = texts.get(client)!.join("\n");
      expect(all.length).toBeGreaterThan(10_000);
      const cookies = everybody().map(({ guest }) => guest.cookie.split(".")[1]!);
      for (const secret of [serverSeed!, ...playerSeeds, ...cookies])
        expect(all.includes(secret)).toBe(false);
      expect(all).not.toMatch(/serverSeed|playerSeeds|"seed"|"nodes"|"recent"/);
      expect(all.includes(server.running.node.nodeId)).toBe(false);
    }
  });

  it("counts its updates without a gap", () => {
    for (const { updates } of everybody()) {
      expect(updates.map(({ update }) => update)).toEqual([...updates.keys()]);
    }
  });
});
