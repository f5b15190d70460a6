import { describe, expect, it } from "vitest";
import { FirstFrames } from "./first-frames.ts";

function page() {
  const clock = { now: 1000 };
  const waiting: (() => void)[] = [];
  const frames = new FirstFrames(
    (painted) => waiting.push(painted),
    () => clock.now,
  );
  const paintAt = (now: number) => {
    clock.now = now;
    for (const painted of waiting.splice(0)) painted();
  };
  return { frames, clock, paintAt };
}

describe("What a touch claims", () => {
  it("[SCH-5] counts from the frame that first painted the card, not from when it came in", () => {
    const { frames, clock, paintAt } = page();
    frames.note(7);
    paintAt(1016);
    clock.now = 1500;
    expect(frames.claimAt(1416)).toEqual({ claimed: 400, update: 7 });
  });

  it("[SCH-21] is about the card before, where the new one was not painted yet", () => {
    const { frames, clock, paintAt } = page();
    frames.note(7);
    paintAt(1016);
    frames.note(9);
    paintAt(2000);
    clock.now = 2010;
    expect(frames.claimAt(1990)).toEqual({ claimed: 974, update: 7 });
    expect(frames.claimAt(2005)).toEqual({ claimed: 5, update: 9 });
  });

  it("is nothing where nothing was seen", () => {
    const { frames, paintAt } = page();
    frames.note(3);
    expect(frames.claimAt(999)).toBeUndefined();
    paintAt(1016);
    expect(frames.claimAt(1010)).toBeUndefined();
  });

  it("is about now where the event has another clock", () => {
    const { frames, clock, paintAt } = page();
    frames.note(7);
    paintAt(5016);
    clock.now = 5300;
    expect(frames.claimAt(1_760_000_000_000)).toEqual({ claimed: 284, update: 7 });
    expect(frames.claimAt(0)).toEqual({ claimed: 284, update: 7 });
  });

  it("is counted once for each update, and told when it is on the glass", () => {
    const { frames, clock, paintAt } = page();
    const told: string[] = [];
    frames.note(7, () => told.push("first"));
    frames.note(7, () => told.push("again"));
    expect(told).toEqual([]);
    paintAt(1016);
    expect(told).toEqual(["first"]);
    clock.now = 1100;
    expect(frames.claimAt(1066)).toEqual({ claimed: 50, update: 7 });
  });
});
