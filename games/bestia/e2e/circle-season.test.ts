import { afterAll, describe, expect, it } from "vitest";
import type { SeasonRow } from "../../../server/protocol/index.ts";
import {
  chipsTournament,
  circleOf,
  dayIn,
  eveningOn,
  eveningsOf,
  hasOpened,
  plannedIn,
  rebuiltSeasons,
  SEASON,
  seasonIn,
} from "../../../server/testing/circle-clients.ts";
import type { Client } from "../../../server/testing/client.ts";
import { sharedPostgres } from "../../../server/testing/postgres-shared.ts";
import { TestServer } from "../../../server/testing/test-server.ts";

/** The ante is more than anybody has, so that somebody goes out with almost every hand. */
const SHORT = { stack: 100, ante: 1000, levelMinutes: 1, betweenSeconds: 1, decisionSeconds: 5 };
/** What the organisers say a place is worth; places beyond are worth nothing, and places of bots go to nobody. */
const POINTS = [50, 20, 10, 4, 1];
const BOTS = 3;
const WHOLE_TOURNAMENT = 120_000;

describe.concurrent.each(["SQLite", "PostgreSQL"])("A tournament in a season, on %s", (kind) => {
  const servers: TestServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it(
    "counts by place once, as the rule says, and is worked out again to the same standings",
    async () => {
      const env: Record<string, string> =
        kind === "SQLite" ? {} : { DATABASE_URL: await (await sharedPostgres()).createDatabase() };
      // Nobody plays by hand: after a second bots play for them.
      const server = await TestServer.open({ ...env, TIMEOUT_PLAYER_SECONDS: "1" });
      servers.push(server);
      const { circle, all } = await circleOf([server], 3);
      const [ada, bea, cea] = all as [Client, Client, Client];
      const rule = { ...SEASON.rule, points: POINTS };
      const season = await seasonIn(ada, circle, { ...SEASON, rule });
      const { starts } = await plannedIn(
        circle,
        ada,
        all,
        eveningOn(dayIn(1), { program: [chipsTournament(SHORT)] }),
      );
      const { store } = server.running.node;
      store.clock.advanceTo(starts);
      for (const client of all) await client.until(() => hasOpened(client));
      const tournament = eveningsOf(ada)[0]?.opened?.tournaments[0]?.tournament ?? "";
      for (const client of all) {
        await client.must({ type: "follow", tournament });
        await client.must({ type: "tournament-act", tournament, act: { type: "enter", seed: client.id } });
      }
      const bots = { type: "set-bots", bot: "regular", count: BOTS } as const;
      await ada.must({ type: "tournament-act", tournament, act: bots });
      // Members who leave the circle in the meantime play on, and have no part in its season.
      store.clock.advanceTo(ada.tournament?.plan.startsAt ?? 0);
      await ada.until(() => ada.tournament?.phase === "running");
      await cea.must({ type: "circle-act", circle, act: { type: "leave" } });
      await ada.until(() => ada.tournament?.phase === "over", WHOLE_TOURNAMENT);

      await ada.until(() => ada.circle?.inside?.seasons[0]?.number === 1);
      const players = ada.tournament?.players ?? [];
      expect(players).toHaveLength(all.length + BOTS);
      const byHand = [ada, bea].map((client) => {
        const place = players.find(({ who }) => "id" in who && who.id === client.id)?.place ?? 0;
        return { person: client.id, points: POINTS[place - 1] ?? 0, at: place };
      });
      const rows = async () => (await bea.must({ type: "season", circle, season })).season?.standings ?? [];
      const shown = ({ person, points, places }: SeasonRow) => {
        return { person: person.id, points, at: places.indexOf(1) + 1 };
      };
      const standings = await rows();
      // Two who went out with the same hand and as many chips share the place, in any order.
      expect(standings.map(shown).map(({ at }) => at)).toEqual(
        byHand.map(({ at }) => at).sort((a, b) => a - b),
      );
      expect(new Set(standings.map(shown))).toEqual(new Set(byHand));
      expect(standings.map(({ evenings, counted }) => [evenings, counted])).toEqual([
        [1, 1],
        [1, 1],
      ]);
      const { byGame } = (await bea.must({ type: "season", circle, season })).season ?? {};
      expect(Object.keys(byGame ?? {})).toEqual([ada.tournament?.plan.game]);

      // From the records alone, by the command that operators have; and once, however often it is looked for.
      expect(await store.newCircleGames(circle, 10)).toEqual([]);
      expect((await store.circleGames(circle)).map(({ kind, id }) => [kind, id])).toEqual([
        ["tournament", tournament],
      ]);
      if (kind === "SQLite") await server.crash();
      const rebuilt = await rebuiltSeasons(circle, { DATA_DIR: server.folder, ...env });
      for (const { place, person, points } of standings) {
        expect(rebuilt).toContain(`${place}.  ${person.nickname}  ${points}  1 evenings`);
      }
      expect(rebuilt).not.toContain("something else");
      if (kind === "SQLite") await server.start();
      const again = await server.client(bea.guest);
      expect((await again.must({ type: "season", circle, season })).season?.standings).toEqual(standings);
    },
    WHOLE_TOURNAMENT + 60_000,
  );
});
