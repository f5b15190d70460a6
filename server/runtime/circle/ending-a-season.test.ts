import { expect, it } from "vitest";
import { circleLog } from "../../store/contract.ts";
import { entry, gameEnd, seatOf } from "../../store/testing/databases.ts";
import { circleOf, doInProgram, SEASON, seasonIn } from "../../testing/circle-clients.ts";
import type { Client } from "../../testing/client.ts";
import { TestServer } from "../../testing/test-server.ts";

it("A season that somebody ends has everything that ended before, also what the circle has not heard of", async () => {
  const server = await TestServer.open();
  const { circle, all } = await circleOf([server], 2);
  const [ada] = all as [Client];
  const season = await seasonIn(ada, circle, SEASON);
  const { store } = server.running.node;
  const ended = store.now();
  const log = "a-table-of-the-circle";
  const game = { id: "a-game", circle, kind: "game", log, ended, evening: null, season: null } as const;
  // As a node leaves it that is killed after its game has ended.
  await store.append({
    writes: [
      entry(log, 0, {
        at: ended,
        ofCircle: circleLog(circle),
        ended: [gameEnd("a-game", log, { ended, result: "{}", seats: [seatOf(ada.id)] })],
        circleGames: [game],
      }),
    ],
  });
  await doInProgram(ada, circle, { type: "end-season", season });
  const { season: over } = await ada.must({ type: "season", circle, season });
  expect(over?.ended).not.toBeNull();
  expect(over?.standings).toMatchObject([{ person: { id: ada.id }, points: 10 }]);
  await server.close();
});
