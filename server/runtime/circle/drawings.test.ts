import { describe, expect, it, vi } from "vitest";
import { publicCircle } from "../../folds/circle/public-circle.ts";
import { foldCircle } from "../../folds/circle/state.ts";
import type { CircleWatcher } from "../../protocol/index.ts";
import { circleOf } from "../../testing/circle-clients.ts";
import { TestServer } from "../../testing/test-server.ts";
import { Presence } from "./presence.ts";
import { CircleSerializer } from "./serializer.ts";

const FOUNDING = {
  type: "founded",
  circle: "circolo",
  traits: { name: "Circolo", crest: "plain", needsApproval: false, membersOnly: true },
  founder: { id: "ada", nickname: "Ada", avatar: "plain" },
  invitation: "i",
  code: "c",
} as const;

describe("How a circle looks", () => {
  it("is drawn once for each kind of watcher when it may have changed, and not again until then", () => {
    const state = foldCircle(undefined, FOUNDING, 0);
    const serializer = new CircleSerializer();
    let drawings = 0;
    let here: readonly string[] = [];
    const show = (watcher: CircleWatcher) =>
      serializer.show(watcher, () => {
        drawings++;
        return publicCircle(state, watcher, { here, open: [], reports: [] });
      });
    const everybody = () => {
      drawings = 0;
      for (let onlooker = 0; onlooker < 30; onlooker++) show("member");
      show("organiser");
      return drawings;
    };
    serializer.mayHaveChanged();
    expect([everybody(), everybody()]).toEqual([2, 0]);
    const before = show("member");
    here = ["ada"];
    serializer.mayHaveChanged();
    expect([everybody(), everybody()]).toEqual([2, 0]);
    expect(show("member")).toBe(before + 1);
    serializer.mayHaveChanged();
    expect(everybody()).toBe(2);
    expect(show("member"), "nothing was different").toBe(before + 1);
  });

  it("has evenings and seasons that are worked out once until something happens in it", () => {
    const state = foldCircle(undefined, FOUNDING, 0);
    const now = { here: [], open: [], reports: [] };
    const look = (watcher: CircleWatcher, of = state) => publicCircle(of, watcher, now).inside;
    expect(look("member")?.evenings).toBe(look("organiser")?.evenings);
    expect(look("member", foldCircle(state, { type: "looked" }, 1))?.evenings).not.toBe(
      look("member")?.evenings,
    );
  });

  it("is not drawn after a heartbeat with which nobody has come or gone", async () => {
    const server = await TestServer.open();
    await circleOf([server], 3);
    const { show } = CircleSerializer.prototype;
    let drawings = 0;
    const spy = vi.spyOn(CircleSerializer.prototype, "show").mockImplementation(function (
      this: CircleSerializer,
      watcher,
      draw,
    ) {
      return show.call(this, watcher, () => {
        drawings++;
        return draw();
      });
    });
    const { circles } = server.running.node;
    for (let beat = 0; beat < 20; beat++) circles.afterHeartbeat();
    expect(drawings).toBe(0);
    spy.mockRestore();
    await server.close();
  });

  it("is another one when a node is lost", async () => {
    const lost = new Set<string>();
    const rows = [
      { person: "ada", node: "one" },
      { person: "bea", node: "two" },
    ];
    const presence = new Presence(
      {
        nodeId: "one",
        isLost: (node) => lost.has(node),
        store: { whoLooksAt: async () => rows, comeToCircle: async () => {}, goFromCircle: async () => {} },
      },
      "circolo",
    );
    await presence.read();
    expect([presence.noteWhoIsHere(), presence.noteWhoIsHere()]).toEqual([true, false]);
    lost.add("two");
    expect([presence.noteWhoIsHere(), presence.noteWhoIsHere()]).toEqual([true, false]);
    expect(presence.here()).toEqual(["ada"]);
  });
});
