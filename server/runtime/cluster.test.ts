import { describe, expect, it, vi } from "vitest";
import { clockThatShows } from "../store/clock.ts";
import type { Beat, Store } from "../store/contract.ts";
import { Cluster } from "./cluster.ts";

/** A node whose store answers heartbeats as it is told to. */
function nodeOn(beat: () => Promise<Beat>) {
  const store = { kind: "sqlite", clock: clockThatShows(() => 1000), beat } as unknown as Store;
  return new Cluster(
    store,
    "node.games",
    () => {},
    () => {},
    () => {},
  );
}

const FINE: Beat = { nodes: ["node.games"], outages: [], at: 1000 };

describe("A node", () => {
  it("is healthy as long as its store takes a heartbeat", async () => {
    const cluster = nodeOn(async () => FINE);
    expect(await cluster.isHealthy()).toBe(true);
  });

  it("is not healthy the moment its store refuses to write, as on a full disk", async () => {
    let full = false;
    const cluster = nodeOn(async () => {
      if (full) throw new Error("database or disk is full");
      return FINE;
    });
    expect(await cluster.isHealthy()).toBe(true);
    full = true;
    // What was true a moment ago is believed for a moment.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 500);
    expect(await cluster.isHealthy()).toBe(false);
    vi.restoreAllMocks();
  });

  it("is not healthy while its store does not answer", async () => {
    const cluster = nodeOn(() => new Promise(() => {}));
    expect(await cluster.isHealthy()).toBe(false);
  });
});
