import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CircleReport, CircleReportSeen } from "../../protocol/index.ts";
import { circleLog } from "../../store/contract.ts";
import { circleOf } from "../../testing/circle-clients.ts";
import type { Client } from "../../testing/client.ts";
import { sharedPostgres } from "../../testing/postgres-shared.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, keepPlaying, TestServer } from "../../testing/test-server.ts";

describe.each(["one node with SQLite", "two nodes with PostgreSQL"])(
  "What is reported at a circle's table, on %s",
  (where) => {
    let servers: readonly TestServer[];
    beforeAll(async () => {
      const isOne = where.includes("one");
      const env = isOne ? {} : { DATABASE_URL: await (await sharedPostgres()).createDatabase() };
      servers = await Promise.all((isOne ? [env] : [env, env]).map((one) => TestServer.open(one)));
    });
    afterAll(() => Promise.all(servers.map((server) => server.close())));
    const [first, last] = [() => servers[0] as TestServer, () => servers.at(-1) as TestServer];

    const reportsOf = (client: Client): readonly CircleReport[] => client.circle?.desk?.reports ?? [];
    const handle = (client: Client, circle: string, report: string, id?: string) =>
      client.ask({
        type: "circle-act",
        circle,
        act: { type: "handle-report", report, text: "Ci ho parlato io" },
        ...(id === undefined ? {} : { id }),
      });
    async function file(server: TestServer, client: Client, body: object): Promise<number> {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/reports`, {
        method: "POST",
        headers: { cookie: client.guest.cookie, "content-type": "application/json" },
        body: JSON.stringify({ kind: "insult", words: "Così non si fa", ...body }),
      });
      return response.status;
    }
    async function seen(client: Client, report: string) {
      const response = await fetch(`http://127.0.0.1:${first().port}/api/circle-report/${report}`, {
        headers: { cookie: client.guest.cookie },
      });
      const body = (await response.json()) as { seen?: CircleReportSeen; refused?: { code: string } };
      return { status: response.status, ...body };
    }

    /** Ada organises with Bea, who is on the last node; Cea and Dea play with them, and Dea is rude. */
    async function played() {
      const { circle, all } = await circleOf([first(), last(), last(), first()], 4);
      const [ada, bea, cea, dea] = all as [Client, Client, Client, Client];
      await ada.must({ type: "circle-act", circle, act: { type: "make-organiser", person: bea.id } });
      await bea.until(() => bea.circle?.watcher === "organiser");
      const { table = "" } = await dea.must({
        type: "open",
        game: TEMPLATE_NAME,
        circle,
        options: { lives: 1 },
      });
      for (const [chair, client] of all.entries()) {
        await client.must({ type: "watch", table });
        await client.mustDo(table, { type: "sit", chair });
      }
      await beginGame(table, all);
      await dea.mustDo(table, { type: "say", text: "Siete dei polli" });
      await cea.until(() => cea.lines.some(({ text }) => text === "Siete dei polli"));
      return { circle, table, all, ada, bea, cea, dea };
    }

    it("is seen at once by all who organise it and by nobody else, with the log and the replay, and dealt with once", async () => {
      const { circle, table, all, ada, bea, cea, dea } = await played();
      const before = cea.messages.length;
      expect(await file(last(), cea, { table, about: dea.id })).toBe(201);
      for (const organiser of [ada, bea]) await organiser.until(() => reportsOf(organiser).length === 1);
      const [report] = reportsOf(ada) as [CircleReport];
      expect(report).toMatchObject({
        kind: "insult",
        words: "Così non si fa",
        table,
        game: TEMPLATE_NAME,
        about: { id: dea.id },
        reporter: { id: cea.id },
      });
      const { id } = report;
      const during = await seen(ada, id);
      expect(during.seen?.lines.map(({ text }) => text)).toContain("Siete dei polli");
      expect(during.seen?.replay, "while it is played, nobody sees all the cards").toBeNull();
      await Promise.all(all.map((client) => keepPlaying(client, table)));
      await ada.until(() => (ada.room?.ended.length ?? 0) > 0);
      expect((await seen(bea, id)).seen?.replay).toBe(ada.room?.ended[0]?.id);

      // Members and strangers neither see it nor deal with it, whatever they forge.
      const stranger = await last().client();
      for (const [other, code] of [
        [cea, "not-an-organiser"],
        [dea, "not-an-organiser"],
        [stranger, "not-a-member"],
      ] as const) {
        expect((await handle(other, circle, id)).refused?.code).toBe(code);
        expect(await seen(other, id)).toMatchObject({
          status: 403,
          refused: { code: "not-an-organiser" },
        });
      }
      const other = await circleOf([first()], 1);
      const [elsewhere] = other.all as [Client];
      expect((await handle(elsewhere, other.circle, id)).refused?.code).toBe("no-such-report");
      expect((await seen(elsewhere, id)).refused?.code).toBe("not-an-organiser");
      expect((await handle(ada, circle, "A".repeat(16))).refused?.code).toBe("no-such-report");

      for (let i = 0; i < 2; i++) expect((await handle(bea, circle, id, "once")).refused).toBeUndefined();
      for (const organiser of [ada, bea]) await organiser.until(() => reportsOf(organiser).length === 0);
      expect((await handle(ada, circle, id)).refused?.code).toBe("no-such-report");
      const done = ada.circle?.desk?.happenings.filter(({ what }) => what === "handled-report");
      expect(done).toMatchObject([{ whom: { id: bea.id }, reason: "Ci ho parlato io" }]);
      const { store } = first().running.node;
      expect((await store.report(id))?.handled).toMatchObject({ by: "Il Giovedì" });
      expect(await store.countOpenReports(circle)).toBe(0);
      const log = (await store.read(circleLog(circle), 0)).map(({ steps }) => steps).join();
      expect(log).not.toContain("Così non si fa");
      expect(JSON.stringify(cea.messages.slice(before))).not.toMatch(/Così non si fa|Ci ho parlato io/);
    });

    it("about somebody who organises it is for the operator, who may also deal with all the others", async () => {
      const { circle, table, ada, bea, cea, dea } = await played();
      expect(await file(last(), cea, { table, about: bea.id })).toBe(201);
      expect(await file(last(), cea, { table, about: dea.id })).toBe(201);
      for (const organiser of [ada, bea]) await organiser.until(() => reportsOf(organiser).length === 1);
      expect(reportsOf(ada)[0]?.about?.id).toBe(dea.id);
      const { store } = first().running.node;
      const open = await store.reports({ state: "open", circle }, 9);
      const aboutBea = open.find(({ about }) => about?.id === bea.id)?.id ?? "";
      expect((await handle(ada, circle, aboutBea)).refused?.code).toBe("no-such-report");
      expect((await seen(ada, aboutBea)).refused?.code).toBe("no-such-report");

      // An operator deals with it over another node, and organisers no longer see it.
      const handled = { at: store.now(), by: "operator", note: "" };
      expect(await last().running.node.store.handleReport(reportsOf(ada)[0]?.id ?? "", handled)).toBe(true);
      last().running.node.circles.presenceChanged(circle);
      for (const organiser of [ada, bea]) await organiser.until(() => reportsOf(organiser).length === 0);
    });
  },
);
