import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "@tavolata/games/playable";
import { afterEach, describe, expect, it } from "vitest";
import { writeSeats } from "../../store/testing/seats.ts";
import type { Client } from "../../testing/client.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";
import { rebuildFigures } from "./rebuild.ts";
import { pastGameOf } from "./record.ts";

const COMMAND = fileURLToPath(new URL("../../figures-main.ts", import.meta.url));

describe("What people do in finished games", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "tavolata-figures-"));
  let server: TestServer;
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const store = () => server.running.node.store;
  const sumOf = async (person: string) => {
    const [sum] = await store().figuresOf(person);
    return sum === undefined ? undefined : { ...sum, rows: JSON.parse(sum.rows) as Record<string, number[]> };
  };

  /** Plays a game and says who played it, wherever that is written down. */
  const playGame = async (table: string, clients: readonly Client[]): Promise<string> => {
    await beginGame(table, clients);
    await Promise.all(clients.map((client) => keepPlaying(client, table)));
    const { id } = clients[0]!.room!.ended.at(-1)!;
    await writeSeats(
      folder,
      clients.map((client, seat) => ({ ended_game: id, seat, game: TEMPLATE_NAME, person: client.id })),
    );
    return id;
  };

  /** How often this seat swapped, and how often it had the choice, as the record has it. */
  const turnsIn = async (game: string, seat: number) => {
    const moves = (await pastGameOf(store(), game))!.record.log.filter(({ by }) => by === seat);
    return [moves.filter(({ move }) => move.type === "swap").length, moves.length];
  };

  it("is counted in the background, and comes to the same when it is counted again", async () => {
    server = await TestServer.open({ DATA_DIR: folder });
    const { table, clients } = await tableOf(server, 3);
    const games = [await playGame(table, clients), await playGame(table, clients)];
    await server.reopen();
    await server.until(async () => (await store().endedWithoutFigures(10)).length === 0);
    const sums = await Promise.all(clients.map(({ id }) => sumOf(id)));
    for (const [seat, sum] of sums.entries()) {
      const turns = await Promise.all(games.map((game) => turnsIn(game, seat)));
      expect(sum).toMatchObject({ game: TEMPLATE_NAME, counted: 2 });
      expect(sum!.rows.turns!.slice(0, 2)).toEqual(
        [0, 1].map((at) => turns.reduce((all, one) => all + one[at]!, 0)),
      );
    }

    expect(await rebuildFigures(store(), GAMES)).toEqual({ counted: 2, left: 0, sums: 3 });
    expect(await Promise.all(clients.map(({ id }) => sumOf(id)))).toEqual(sums);

    // A version that does not know the game any more leaves what was counted as it is.
    expect(await rebuildFigures(store(), [])).toEqual({ counted: 0, left: 2, sums: 3 });
    expect(await Promise.all(clients.map(({ id }) => sumOf(id)))).toEqual(sums);

    await server.running.close();
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "" };
    const done = spawnSync(process.execPath, ["--import", "tsx", COMMAND, "rebuild"], {
      env,
      encoding: "utf8",
    });
    expect(done).toMatchObject({ status: 0, stdout: "2 games counted, 0 left as they were, 3 sums made\n" });
    await server.start();
    expect(await Promise.all(clients.map(({ id }) => sumOf(id)))).toEqual(sums);
  });
});
