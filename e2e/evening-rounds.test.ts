import { GAMES } from "@tavolata/games/playable";
import { afterAll, describe, expect, it } from "vitest";
import type { ProgramItem, PublicTournament, SeasonRow } from "../server/protocol/index.ts";
import {
  circleOf,
  codeInProgram,
  dayIn,
  doInProgram,
  eveningOn,
  eveningsOf,
  hasOpened,
  plannedIn,
  rebuiltSeasons,
  roundsTournament,
  SEASON,
  seasonIn,
} from "../server/testing/circle-clients.ts";
import type { Client } from "../server/testing/client.ts";
import { sharedPostgres } from "../server/testing/postgres-shared.ts";
import { TEMPLATE_NAME } from "../server/testing/template.ts";
import { TestServer } from "../server/testing/test-server.ts";

const POINTS = [50, 20, 10, 4];
const PEOPLE = 6;
const WHOLE_TOURNAMENT = 120_000;

describe.concurrent.each(["SQLite", "PostgreSQL"])("Rounds in an evening of a circle, on %s", (kind) => {
  const servers: TestServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));
  async function open(): Promise<{ server: TestServer; env: Readonly<Record<string, string>> }> {
    const env: Record<string, string> =
      kind === "SQLite" ? {} : { DATABASE_URL: await (await sharedPostgres()).createDatabase() };
    // Nobody plays by hand: after a second bots play for them.
    const server = await TestServer.open({ ...env, TIMEOUT_PLAYER_SECONDS: "1" });
    servers.push(server);
    return { server, env };
  }

  /** Those who are there enter what the evening has opened, and it begins by itself. */
  async function begun(server: TestServer, all: readonly Client[], part: number): Promise<string> {
    const [host] = all as [Client];
    const opened = () => eveningsOf(host)[0]?.opened?.tournaments ?? [];
    await host.until(() => opened().length > part);
    const tournament = opened()[part]?.tournament ?? "";
    for (const client of all) {
      await client.must({ type: "follow", tournament });
      await client.must({ type: "tournament-act", tournament, act: { type: "enter", seed: client.id } });
    }
    server.running.node.store.clock.advanceTo(host.tournament?.plan.startsAt ?? 0);
    await host.until(() => host.tournament?.id === tournament && host.tournament.phase !== "open");
    return tournament;
  }

  /** The organiser waits for nothing between two rounds. */
  async function playedOn(host: Client): Promise<void> {
    const isOver = () => host.tournament?.phase === "over";
    while (!isOver()) {
      await host.until(() => isOver() || host.tournament?.rounds?.nextAt != null, WHOLE_TOURNAMENT);
      if (isOver()) return;
      const { id: tournament = "", rounds } = host.tournament ?? {};
      // It may begin by itself in the same moment.
      await host.ask({ type: "tournament-act", tournament, act: { type: "next-round" } });
      await host.until(() => isOver() || host.tournament?.rounds?.nextAt !== rounds?.nextAt);
    }
  }

  it("open by themselves with those who are there, are played to their end, and stand in the season", async () => {
    const { server, env } = await open();
    const { circle, all } = await circleOf([server], PEOPLE);
    const [ada] = all as [Client];
    const rule = { ...SEASON.rule, points: POINTS };
    const season = await seasonIn(ada, circle, { ...SEASON, rule });
    const short = { options: { lives: 1 }, tableSize: 3 };
    const swiss = roundsTournament(TEMPLATE_NAME, { count: 2 }, short);
    const knockOut = roundsTournament(TEMPLATE_NAME, { advance: 1 }, { ...short, kind: "knock-out" });
    const plan = eveningOn(dayIn(1), { program: [swiss, knockOut] });
    const { id, day, starts } = await plannedIn(circle, ada, all, plan);
    const { store } = server.running.node;
    store.clock.advanceTo(starts);
    for (const client of all) await client.until(() => hasOpened(client));
    const totals = new Map<string, number>();
    const count = ({ players }: PublicTournament) => {
      for (const { who, place } of players) {
        if (!("id" in who)) continue;
        totals.set(who.id, (totals.get(who.id) ?? 0) + (POINTS[(place ?? 0) - 1] ?? 0));
      }
    };
    for (const part of [0, 1]) {
      if (part === 1) await doInProgram(ada, circle, { type: "go-on", evening: id, day });
      await begun(server, all, part);
      await playedOn(ada);
      const { tournament } = ada;
      if (tournament === undefined) throw new Error("nothing was heard of the tournament");
      expect(tournament.plan.name).toBe(plan.name);
      const played = tournament.rounds?.played ?? [];
      expect(played).toHaveLength(2);
      const seated = played[0]?.tables.flatMap(({ players }) => players) ?? [];
      expect([...seated].sort((a, b) => a - b)).toEqual(tournament.players.map((_, player) => player));
      count(tournament);
      await ada.until(() => ada.circle?.inside?.seasons[0]?.number === part + 1);
    }
    const shown = ({ person, points }: SeasonRow) => [person.id, points] as const;
    const { standings = [] } = (await ada.must({ type: "season", circle, season })).season ?? {};
    expect(Object.fromEntries(standings.map(shown))).toEqual(Object.fromEntries(totals));
    expect(
      standings.every(({ evenings }) => evenings === 1),
      "both parts are one evening",
    ).toBe(true);
    if (kind === "SQLite") await server.crash();
    const rebuilt = await rebuiltSeasons(circle, { DATA_DIR: server.folder, ...env });
    for (const { place, person, points } of standings) {
      expect(rebuilt).toContain(`${place}.  ${person.nickname}  ${points}  1 evenings`);
    }
    if (kind === "SQLite") await server.start();
  }, 300_000);

  it("can be of any game, and are refused where they could never be played", async () => {
    const { server } = await open();
    const { circle, all } = await circleOf([server], 2);
    const [ada, bea] = all as [Client, Client];
    const planning = (client: Client, item: ProgramItem, day = dayIn(3)) =>
      codeInProgram(client, circle, { type: "plan-evening", plan: eveningOn(day, { program: [item] }) });
    for (const [i, { rules }] of GAMES.entries()) {
      expect([rules.name, await planning(ada, roundsTournament(rules.name), dayIn(3 + i))]).toEqual([
        rules.name,
        undefined,
      ]);
    }
    await ada.until(() => new Set(eveningsOf(ada).map(({ evening }) => evening)).size === GAMES.length);
    expect(await planning(bea, roundsTournament(TEMPLATE_NAME))).toBe("not-an-organiser");
    const [first] = GAMES.filter(({ rules }) => rules.teams === undefined);
    const simple = first?.rules.name ?? "";
    expect(await planning(ada, roundsTournament(simple, { partners: "fixed" }))).toBe("no-mates");
    expect(await planning(ada, roundsTournament(simple, { points: [1, 2] }))).toBe("plan-clash");
    const odd = roundsTournament(simple, { advance: 4 }, { kind: "knock-out" });
    expect(await planning(ada, odd)).toBe("numbers-do-not-suit");
  });
});
