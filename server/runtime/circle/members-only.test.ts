import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { TournamentAct } from "../../protocol/index.ts";
import { chipsTournament, circleOf } from "../../testing/circle-clients.ts";
import type { Client } from "../../testing/client.ts";
import { sharedPostgres } from "../../testing/postgres-shared.ts";
import { TestServer } from "../../testing/test-server.ts";

const ENTER = { type: "enter", seed: "mine" } as const;
/** All that somebody could try who has the link, or would like to be the host. */
const FORGED: readonly TournamentAct[] = [
  ENTER,
  { type: "withdraw" },
  { type: "rebuy" },
  { type: "set-bots", bot: "random", count: 8 },
  { type: "start" },
  { type: "pause" },
  { type: "cancel" },
  { type: "remove-player", player: 0, entryBack: false, reason: "così" },
];

const actIn = async (client: Client, tournament: string, act: TournamentAct) =>
  (await client.ask({ type: "tournament-act", tournament, act })).refused?.code;

describe.each(["one node with SQLite", "two nodes with PostgreSQL"])(
  "A tournament of a circle for members only, on %s",
  (where) => {
    let servers: readonly TestServer[];
    beforeAll(async () => {
      const isOne = where.includes("one");
      const env = isOne ? {} : { DATABASE_URL: await (await sharedPostgres()).createDatabase() };
      servers = await Promise.all((isOne ? [env] : [env, env]).map((one) => TestServer.open(one)));
    });
    afterAll(() => Promise.all(servers.map((server) => server.close())));
    /** Members come over the first node, and all others over the last one. */
    const [members, strangers] = [() => servers[0] as TestServer, () => servers.at(-1) as TestServer];

    async function opened(traits = {}) {
      const found = await circleOf([members()], 2, traits);
      const [ada, bea] = found.all as [Client, Client];
      const item = chipsTournament();
      if (item.type !== "tournament") throw new Error("no tournament");
      const { plan } = item;
      const { tournament = "" } = await ada.must({ type: "open-tournament", plan, circle: found.circle });
      await ada.must({ type: "follow", tournament });
      expect(await actIn(ada, tournament, ENTER)).toBeUndefined();
      await ada.until(() => ada.tournament?.players.length === 1);
      return { ...found, ada, bea, plan, tournament };
    }

    it("lets nobody else open anything, and what they tried leaves no short code behind", async () => {
      const { circle, plan } = await opened();
      const stranger = await strangers().client();
      const { store } = strangers().running.node;
      const reserved = vi.spyOn(store, "reserveCode");
      const released = vi.spyOn(store, "releaseCode");
      for (const wish of [
        { type: "open-tournament", plan, circle },
        { type: "open", game: plan.game, circle },
      ] as const) {
        expect((await stranger.ask(wish)).refused, wish.type).toBeDefined();
      }
      expect(reserved).toHaveBeenCalledTimes(2);
      for (const [code] of reserved.mock.calls) {
        expect(released).toHaveBeenCalledWith(code);
        expect(await store.findCode(code)).toBeUndefined();
      }
      vi.restoreAllMocks();
    });

    it("is refused to strangers, whatever they forge, and to nobody else", async () => {
      const { circle, invitation, ada, bea, plan, tournament } = await opened();
      const stranger = await strangers().client();
      const made = "A".repeat(22);
      const join = { type: "join", invitation: made } as const;
      expect((await stranger.inCircle(circle, join)).refused?.code).toBe("invitation-void");
      for (const wish of [
        { type: "follow", tournament },
        { type: "find", code: ada.tournament?.code ?? "" },
      ] as const) {
        expect((await stranger.ask(wish)).refused?.code).toBe("members-only");
      }
      for (const act of FORGED)
        expect([act.type, await actIn(stranger, tournament, act)]).toEqual([act.type, "members-only"]);
      expect((await stranger.ask({ type: "open-tournament", plan, circle })).refused?.code).toBe(
        "not-a-member",
      );
      expect(stranger.messages.some(({ type }) => type === "tournament")).toBe(false);
      expect(stranger.tournament).toBeUndefined();

      // A member is a player like any other, but runs nothing.
      expect(await actIn(bea, tournament, ENTER)).toBeUndefined();
      expect(await actIn(bea, tournament, { type: "start" })).toBe("not-host");
      expect(await actIn(ada, tournament, { type: "start" })).toBeUndefined();
      await ada.until(() => (ada.tournament?.tables.length ?? 0) > 0);
      const table = ada.tournament?.tables[0]?.table ?? "";
      expect((await stranger.ask({ type: "watch", table })).refused?.code).toBe("members-only");
      expect((await stranger.do(table, { type: "sit", chair: 0 })).refused?.code).toBe("not-watching");
      expect(ada.tournament?.players.map(({ who }) => "id" in who && who.id)).toEqual([ada.id, bea.id]);

      // People who join the circle may see it from then on.
      await stranger.must({ type: "circle-act", circle, act: { type: "join", invitation } });
      await stranger.must({ type: "follow", tournament });
      await stranger.must({ type: "watch", table });
    });

    it("is refused to those who wait to be let in, and from one moment to the next to those who are removed", async () => {
      const { circle, invitation, ada, bea, tournament } = await opened({ needsApproval: false });
      await ada.must({
        type: "circle-act",
        circle,
        act: { type: "change", traits: { needsApproval: true } },
      });
      const asking = await strangers().client();
      await asking.must({ type: "circle-act", circle, act: { type: "join", invitation } });
      expect(await actIn(asking, tournament, ENTER)).toBe("members-only");
      expect((await asking.ask({ type: "follow", tournament })).refused?.code).toBe("members-only");

      const member = await strangers().client(bea.guest);
      await member.must({ type: "follow", tournament });
      await member.until(() => member.tournament?.players.length === 1);
      const reason = "bara";
      await ada.must({ type: "circle-act", circle, act: { type: "remove", person: bea.id, reason } });
      expect(await actIn(member, tournament, ENTER)).toBe("members-only");
      const heard = member.messages.length;
      expect(await actIn(ada, tournament, { type: "withdraw" })).toBeUndefined();
      await ada.until(() => ada.tournament?.players.length === 0);
      await member.must({ type: "my-circles" });
      expect(member.messages.slice(heard).map(({ type }) => type)).toEqual(["answer"]);
      expect((await member.ask({ type: "follow", tournament })).refused?.code).toBe("members-only");
    });

    it("is anybody's who has the link where the circle wants that, though nobody else opens one there", async () => {
      const { circle, plan, tournament } = await opened({ membersOnly: false });
      const stranger = await strangers().client();
      await stranger.must({ type: "follow", tournament });
      expect(await actIn(stranger, tournament, ENTER)).toBeUndefined();
      expect((await stranger.ask({ type: "open-tournament", plan, circle })).refused?.code).toBe(
        "not-a-member",
      );
    });
  },
);
