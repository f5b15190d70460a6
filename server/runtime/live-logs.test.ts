import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LiveLogs } from "./live-logs.ts";

class Follower {
  caughtUp = 0;
  constructor(readonly seq: number) {}
  catchUp(): void {
    this.caughtUp++;
  }
}

describe("Logs that a node follows", () => {
  const unhandled: unknown[] = [];
  const note = (fault: unknown) => void unhandled.push(fault);
  beforeEach(() => void process.on("unhandledRejection", note));
  afterEach(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });

  it("are opened once, however many ask at the same time", async () => {
    let opened = 0;
    const logs = new LiveLogs(async () => {
      opened++;
      return new Follower(0);
    });
    const [one, other] = await Promise.all([logs.get("a"), logs.get("a")]);
    expect(one).toBe(other);
    expect(await logs.get("a")).toBe(one);
    expect(opened).toBe(1);
    expect(logs.size).toBe(1);
  });

  it("fail for those who asked and for nobody else, even if a hint comes meanwhile, and can be tried again", async () => {
    let isBroken = true;
    const logs = new LiveLogs(async () => {
      if (isBroken) throw new Error("the database is away");
      return new Follower(4);
    });
    const opening = logs.get("a");
    logs.hint("a", 7);
    await expect(opening).rejects.toThrow("the database is away");
    await logs.settled();
    expect(logs.find("a")).toBeUndefined();
    isBroken = false;
    expect((await logs.get("a"))?.seq).toBe(4);
  });

  it("catch up if a hint is newer than what they know, even one that came while they were being opened", async () => {
    const logs = new LiveLogs(async () => new Follower(4));
    const opening = logs.get("a");
    logs.hint("a", 5);
    logs.hint("a", 4);
    logs.hint("b", 9);
    const found = await opening;
    await new Promise((resolve) => setImmediate(resolve));
    expect(found?.caughtUp).toBe(1);
    logs.hint("a", 6);
    logs.hint("a", 3);
    expect(found?.caughtUp).toBe(2);
  });

  it("are not there if there is no such log", async () => {
    const logs = new LiveLogs<Follower>(async () => undefined);
    expect(await logs.get("a")).toBeUndefined();
    expect(logs.size).toBe(0);
  });
});
