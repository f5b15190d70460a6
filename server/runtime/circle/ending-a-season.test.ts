import { expect, it } from "vitest";
import { circleLog } from "../../store/contract.ts";
import { entry, gameEnd, seatOf } from "../../store/testing/databases.ts";
import { circleOf, dayIn, doInProgram, plannedIn, SEASON, seasonIn } from "../../testing/circle-clients.ts";
import type { Client } from "../../testing/client.ts";
import { TestServer } from "../../testing/test-server.ts";

it("A season that somebody ends has what ended before, also unheard of, and is in what the circle exports", async () => {
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

  const reason = "Contata male";
  const correct = { type: "correct-season", season, person: ada.id, game: null, points: 5, reason } as const;
  await doInProgram(ada, circle, correct);
  await plannedIn(circle, ada, [ada]);
  const exported = await server.running.node.circles.export(circle, ada.id);
  expect(exported).toMatchObject({
    circle: {
      games: [{ id: "a-game", seats: [{ seat: 0 }] }],
      seasons: [
        { id: season, standings: [{ points: 15 }], corrections: [{ points: 5, reason }], chips: null },
      ],
      series: [{ answers: { [dayIn(1)]: [{ person: ada.id, coming: "yes" }] } }],
    },
  });
  expect(JSON.stringify(exported)).toContain('"evenings":[{"evening"');
  await server.close();
});
