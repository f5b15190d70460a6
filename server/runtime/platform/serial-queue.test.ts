import { describe, expect, it } from "vitest";
import { SerialQueue } from "./serial-queue.ts";

describe("A serial queue", () => {
  it("does one thing at a time, in the order in which they come", async () => {
    const queue = new SerialQueue();
    const happened: string[] = [];
    const work = (name: string, ms: number) => async () => {
      happened.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      happened.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all([queue.run(work("long", 20)), queue.run(work("short", 0))]);
    expect(results).toEqual(["long", "short"]);
    expect(happened).toEqual(["long begins", "long ends", "short begins", "short ends"]);
  });

  it("rejects for those whose work fails, and goes on with the rest", async () => {
    const queue = new SerialQueue();
    const failing = queue.run(async () => {
      throw new Error("not possible");
    });
    const next = queue.run(async () => "done");
    await expect(failing).rejects.toThrow("not possible");
    expect(await next).toBe("done");
    expect(await queue.run(async () => "later")).toBe("later");
  });
});
