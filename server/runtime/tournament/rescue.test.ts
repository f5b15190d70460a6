import { expect, it } from "vitest";
import { chipsTournament, circleOf } from "../../testing/circle-clients.ts";
import type { Client } from "../../testing/client.ts";
import { TestServer } from "../../testing/test-server.ts";

it("A tournament that is read anew is still followed by all who followed it, and shown in its circle", async () => {
  const server = await TestServer.open();
  const { circle, all } = await circleOf([server], 2);
  const [ada, bea] = all as [Client, Client];
  const item = chipsTournament();
  if (item.type !== "tournament") throw new Error("no tournament");
  const { tournament = "" } = await ada.must({ type: "open-tournament", plan: item.plan, circle });
  await ada.must({ type: "follow", tournament });
  await ada.until(() => ada.circle?.inside?.open.length === 1);
  const { node } = server.running;
  const live = await node.rereadTournament(tournament);
  expect(await node.findTournamentById(tournament)).toBe(live);
  const enter = { type: "enter", seed: "mine" } as const;
  await bea.must({ type: "tournament-act", tournament, act: enter });
  await ada.until(() => ada.tournament?.players.length === 1);
  await ada.until(() => {
    const [open] = ada.circle?.inside?.open ?? [];
    return open?.kind === "tournament" && open.players === 1;
  });
  await server.close();
});
