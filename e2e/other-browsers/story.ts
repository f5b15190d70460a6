import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { GAMES } from "@tavolata/games/playable";
import { timeLimitsOf } from "@tavolata/kernel";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../../server/testing/client.ts";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { steadySeeds } from "../browser/visitor.ts";
import { Guest } from "./guest.ts";
import type { Brand } from "./programs.ts";

type Game = (typeof GAMES)[number];
const TEMPLATE = GAMES.find(({ manifest }) => manifest.template === true) as Game;
const [FIRST, ...OTHERS] = GAMES.filter(({ manifest }) => manifest.template !== true) as [Game, ...Game[]];

const PHONE = [360, 740] as const;
const DESK = [1280, 800] as const;
const SETTLED = `document.querySelector(".play[data-settled=true]") !== null`;

/** What must work in every browser: from a link to a seat, a few turns of every game, and back after whatever happens. */
export function tellStory({ title, packages, find }: Brand): void {
  const launch = find();
  const said = launch === undefined ? `${title}, which is not here: install ${packages.join(", ")}` : title;
  describe.skipIf(launch === undefined)(said, () => {
    let folder: string;
    let server: ServerProcess;
    let guest: Guest;
    let host: Client;

    /** The same cards are dealt every time, so that what went wrong can be played again. */
    const startServer = (PORT: string, STEADY_CHANCE: string) =>
      ServerProcess.start({ DATA_DIR: folder, PORT, TEMPLATE_GAME: "1", STEADY_CHANCE });

    const seatBots = async (table: string, { manifest, bots }: Game) => {
      const [bot] = bots;
      if (bot === undefined) throw new Error(`${manifest.title} has no bots`);
      const name = [bot.name, ...bot.levels.slice(0, 1)].join(":");
      for (let chair = 1; chair < manifest.seats.min; chair++)
        await host.mustDo(table, { type: "seat-bot", chair, bot: name });
    };

    /** A table with bots that do not take their time, and a free chair. */
    const openTable = async (game: Game, options: object = {}): Promise<string> => {
      const { manifest, rules } = game;
      const untimed = Object.fromEntries(timeLimitsOf(rules.options).map((name) => [name, 0]));
      const { table } = await host.must({
        type: "open",
        game: manifest.name,
        options: { ...manifest.free, ...untimed, ...options },
        settings: { pace: "quick" },
      });
      if (table === undefined) throw new Error("no table was opened");
      await host.must({ type: "watch", table });
      await seatBots(table, game);
      return table;
    };

    const sitDown = async () => {
      await guest.browser.run(steadySeeds("Ada"));
      await guest.press(/^(Siediti|Sit down)$/);
      await guest.press(/Ci sono!|I'm in!/);
      await guest.until(SETTLED);
    };

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "tavolata-"));
      [server, guest] = await Promise.all([
        startServer("0", "before"),
        launch!().then((browser) => new Guest(browser)),
      ]);
      host = await Client.connect(server.port);
      await guest.browser.resize(...PHONE);
    });
    afterEach(async () => expect(await guest.browser.complaints()).toEqual([]));
    afterAll(async () => {
      await guest.browser.close();
      await host.close();
      await server.stop();
      await rm(folder, { recursive: true });
      expect(server.faults).toEqual([]);
    });

    it("takes newcomers from a link to a game, by their name", async () => {
      const table = await openTable(FIRST);
      const free = FIRST.manifest.seats.min;
      await host.mustDo(table, { type: "sit", chair: free });
      await guest.goto(`${server.url}t/${table}`);
      // Where several windows are open, one that is not in front may have no field in focus.
      await guest.until(`(document.querySelector(".name-first input")?.focus(), true) &&
        document.activeElement?.matches(".name-first input") === true`);
      await guest.browser.type("Ada");
      await guest.press(/^(Avanti|Go on)$/);
      await host.until(() => host.room?.people.some(({ nickname }) => nickname === "Ada") === true);
      await host.mustDo(table, { type: "stand" });
      await sitDown();
      await guest.playAtRandom(1);
      // In the middle of it.
      await guest.goto(`${server.url}t/${table}`);
      await guest.until(SETTLED);
      await guest.playAtRandom(1);
    });

    it.each(OTHERS.map((game) => ({ game, title: game.manifest.title })))(
      "plays some turns of $title",
      async ({ game }) => {
        await guest.goto(`${server.url}t/${await openTable(game)}`);
        await sitDown();
        await guest.playAtRandom(2);
      },
    );

    it("says that the line is lost, and goes on as soon as it is back", async () => {
      await guest.goto(`${server.url}t/${await openTable(FIRST)}`);
      await sitDown();
      await guest.playAtRandom(1);
      const { port } = server;
      await host.close();
      await server.stop();
      await guest.until(`document.querySelector(".connection-banner [data-kind=lost]") !== null`);
      server = await startServer(String(port), "after");
      host = await Client.connect(port, host.guest);
      await guest.until(`document.querySelector(".connection-banner p") === null`);
      await guest.playAtRandom(1);
    });

    it("shows a game again that is over, and finds it fair", async () => {
      await guest.goto(`${server.url}t/${await openTable(TEMPLATE, { lives: 1 })}`);
      await sitDown();
      await guest.playAtRandom(Number.POSITIVE_INFINITY);
      // From the sheet that says how it ended, from the button that opens that, or from the list in the lobby.
      await guest.pressUntil(
        /^(Rivedi la partita|Watch the game again|(Partita|Game) 1|Vinc.*|You won.*|.+ wins?)$/,
        `document.querySelector(".replay-told")?.textContent.length > 0`,
      );
      await guest.press(/^(È stato tutto onesto|Was it all fair)\?$/);
      await guest.press(/^(Controlla|Check)/);
      await guest.until(`document.querySelector(".fairness-verdict")?.dataset.grade === "good"`);
    });

    it("is a screen for everybody in the room", async () => {
      await guest.browser.resize(...DESK);
      await guest.goto(`${server.url}s`);
      await guest.press(new RegExp(`^${FIRST.manifest.title}`));
      await guest.until(
        `/^\\/s\\/./.test(location.pathname) && document.querySelector(".tv svg[role=img]") !== null`,
      );
      const table = (await guest.browser.run<string>("location.pathname")).slice("/s/".length);
      await host.must({ type: "watch", table });
      await host.mustDo(table, { type: "sit", chair: 0 });
      await host.until(() => host.room?.host === host.id);
      await seatBots(table, FIRST);
      await host.mustDo(table, { type: "ready", seed: "00".repeat(16) });
      await guest.until(`document.querySelector(".frame[data-place-of-table=screen] .frame-seat") !== null`);
    });
  });
}
