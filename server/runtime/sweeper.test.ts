import { afterEach, describe, expect, it, vi } from "vitest";
import { RETENTION } from "../folds/retention.ts";
import { Sweeper, type SweptHouse } from "./sweeper.ts";

afterEach(() => vi.useRealTimers());

/** A house in which alarms are due in these logs and these circles have news, and of which nothing else matters. */
function houseWith(due: readonly string[], withNews: readonly string[]) {
  const woken: string[] = [];
  const said: string[] = [];
  const wake = async (log: string) => {
    if (log.startsWith("bad")) throw new Error("there is no such game here");
    woken.push(log);
  };
  const house = {
    store: {
      now: () => 1000,
      dueAlarms: async () => due.map((log) => ({ log, seq: 0 })),
      circlesWithNews: async () => withNews,
    },
    logger: (_: string, what: string) => said.push(what),
    retention: RETENTION,
    cluster: { isAlone: () => true },
    ratings: { wake: () => woken.push("ratings") },
    forgetting: { run: async () => woken.push("forgetting") },
    bans: { refresh: async () => woken.push("bans") },
    circles: { forgetIdle: () => {}, wake },
    tables: { values: () => [], entries: () => [] },
    tournaments: { values: () => [], entries: () => [] },
    findLog: async (log: string) => ({ wake: () => wake(log) }),
    onUnreadable: () => said.push("counted"),
    onLetGo: () => {},
  };
  return { house: house as unknown as SweptHouse, woken, said };
}

describe("The sweep", () => {
  it("does everything else, and goes on forgetting people, while one log and one circle cannot be opened", async () => {
    vi.useFakeTimers();
    const { house, woken, said } = houseWith(["bad tournament", "table"], ["bad circle", "circle"]);
    const sweeper = new Sweeper(house);
    sweeper.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(woken).toEqual(expect.arrayContaining(["table", "circle", "ratings"]));
    expect(said.filter((what) => what === "counted")).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(woken).toContain("bans");
    expect(
      said.filter((what) => what === "counted"),
      "not tried again for a while",
    ).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(woken).toContain("forgetting");
    expect(said.filter((what) => what === "counted")).toHaveLength(4);
    sweeper.stop();
  });
});
