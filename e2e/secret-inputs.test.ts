import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtForTests } from "../server/testing/built.ts";
import type { Client } from "../server/testing/client.ts";
import { TestServer } from "../server/testing/test-server.ts";

describe("an input that only its own player may know about", () => {
  let server: TestServer;
  let table: string;
  let players: Client[];
  let spectator: Client;

  beforeAll(async () => {
    server = await TestServer.open({}, builtForTests("secret-ballot"));
    players = [await server.client(), await server.client(), await server.client()];
    spectator = await server.client();
    const opened = await players[0]!.must({ type: "open", game: "secret-ballot" });
    table = opened.table!;
    for (const [chair, player] of players.entries()) {
      await player.must({ type: "watch", table });
      await player.mustDo(table, { type: "sit", chair });
    }
    await spectator.must({ type: "watch", table });
    for (const player of players) await player.mustDo(table, { type: "ready", seed: player.id });
    await Promise.all(
      [...players, spectator].map((client) => client.until(() => client.update !== undefined)),
    );
  });

  afterAll(async () => {
    await server.close();
  });

  async function vote(player: Client, yes: boolean): Promise<void> {
    const { game, decision } = player.update!;
    const move = { type: "vote", yes };
    await player.must({ type: "move", table, game, decision, move });
  }

  /** Waits until everything on its way has arrived: a chat message reaches everybody after what came before it. */
  async function settle(): Promise<void> {
    const text = `riga ${spectator.lines.length}`;
    await spectator.mustDo(table, { type: "say", text });
    await Promise.all(players.map((client) => client.until(() => client.lines.at(-1)?.text === text)));
  }

  it("reaches nobody else, not even as an empty update or a gap in the numbers", async () => {
    const [ada, bea, ugo] = players as [Client, Client, Client];
    await vote(ada, true);
    await vote(ada, false);
    await vote(ada, true);
    await vote(bea, false);
    await settle();
    expect([ada, bea, ugo, spectator].map(({ updates }) => updates.length)).toEqual([4, 2, 1, 1]);
    expect(ada.update!.update).toBe(3);
    expect(ugo.update!.view).toMatchObject({ votes: ["hidden", "hidden", null] });

    // A late client learns no more than one that was there.
    const late = await server.client(ugo.guest);
    await late.must({ type: "watch", table });
    expect(late.updates).toEqual(ugo.updates);

    await vote(ugo, true);
    await Promise.all([ada, bea, spectator].map((client) => client.until(() => client.room!.playing!.over)));
    await settle();
    expect([ada, bea, ugo, spectator].map(({ update }) => update!.update)).toEqual([4, 2, 1, 1]);
    for (const client of [ada, bea, ugo, spectator]) {
      expect(client.updates.map(({ update }) => update)).toEqual([...client.updates.keys()]);
      expect(client.update!.view).toMatchObject({ votes: [true, false, true], over: true });
    }
  });

  it("does not make the decisions of others stale", async () => {
    for (const player of players) await player.mustDo(table, { type: "ready", seed: player.id });
    await Promise.all(players.map((player) => player.until(() => player.update!.game === 2)));
    const [ada, bea] = players as [Client, Client];
    const { decision } = bea.update!;
    await vote(ada, true);
    await vote(ada, false);
    const move = { type: "vote", yes: true };
    expect((await bea.ask({ type: "move", table, game: 2, decision, move })).refused).toBeUndefined();
  });
});
