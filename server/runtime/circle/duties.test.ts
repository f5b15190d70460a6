import { expect, it } from "vitest";
import { foldCircle } from "../../folds/circle/state.ts";
import { CircleDuties, type DutiesContext } from "./duties.ts";
import type { Presence } from "./presence.ts";
import type { CircleReplica } from "./replica.ts";

it("What a circle does by itself comes to rest and says so, whatever keeps being due", async () => {
  const founder = { id: "ada", nickname: "Ada", avatar: "plain" };
  const traits = { name: "Circolo", crest: "plain", needsApproval: false, membersOnly: true };
  const founding = {
    type: "founded",
    circle: "circolo",
    traits,
    founder,
    invitation: "i",
    code: "c",
  } as const;
  const state = foldCircle(undefined, founding, 0);
  let written = 0;
  // Nothing that is written moves it on: it is due forever to say that it is still there.
  const replica = { state, seq: 1, write: async () => ++written > 0 } as unknown as CircleReplica;
  const logged: string[] = [];
  const context = {
    store: { now: () => 1e12, newCircleGames: async () => [], blocksAmong: async () => [] },
    logger: (level: string, message: string) => logged.push(`${level}: ${message}`),
    findGame: () => undefined,
    openSince: () => 0,
  } as unknown as DutiesContext;
  const presence = { read: async () => {}, here: () => [] } as unknown as Presence;
  const duties = new CircleDuties(context, replica, presence);
  await duties.doWhatIsDue();
  expect(written).toBe(50);
  expect(logged).toEqual(["error: circle does not come to rest"]);
  await duties.doWhatIsDue();
  expect(written).toBe(50);
});
