import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "./stage.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const picture = (view: string, lasts = 100) => ({ view, lasts });

describe("A stage", () => {
  it("shows one picture after the other, and says when nothing is left to show", () => {
    const stage = new Stage("start");
    stage.play([picture("a"), picture("b", 50), picture("c")]);
    const shown = () => [stage.picture.value.view, stage.picture.value.upToDate];
    expect(shown()).toEqual(["a", false]);
    vi.advanceTimersByTime(99);
    expect(shown()).toEqual(["a", false]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(["b", false]);
    vi.advanceTimersByTime(50);
    expect(shown()).toEqual(["c", true]);
  });

  it("lets what is told meanwhile wait for its turn, and is not up to date until then", () => {
    const stage = new Stage("start");
    stage.play([picture("a")]);
    expect(stage.picture.value.upToDate).toBe(true);
    stage.play([picture("b")]);
    expect(stage.picture.value).toMatchObject({ view: "a", upToDate: false });
    vi.advanceTimersByTime(100);
    expect(stage.picture.value).toMatchObject({ view: "b", upToDate: true });
  });

  it("shows only how things ended when much is waiting, and the latest news in full", () => {
    const seen: string[] = [];
    const stage = new Stage("start", { onPicture: ({ view }) => seen.push(view as string) });
    for (let i = 0; i < 6; i++) stage.play([picture(`${i}a`, 1500), picture(`${i}b`, 1500)]);
    vi.advanceTimersByTime(20_000);
    expect(seen.slice(0, 5)).toEqual(["0a", "0b", "1b", "2b", "3b"]);
    expect(seen.slice(-2)).toEqual(["5a", "5b"]);
    expect(stage.picture.value).toMatchObject({ view: "5b", upToDate: true });
  });

  it("shows everybody who goes somewhere also when much is waiting, only faster", () => {
    const seen: string[] = [];
    const stage = new Stage("start", { onPicture: ({ view }) => seen.push(view as string) });
    const flock = (n: number) => [
      picture(`${n} hovers`, 900),
      { ...picture(`${n} glides`, 900), isKept: true },
      { ...picture(`${n} flies off`, 900), isKept: true },
      picture(`${n} is over`, 200),
    ];
    for (let n = 0; n < 9; n++) stage.play(flock(n));
    vi.advanceTimersByTime(12_000);
    for (let n = 0; n < 9; n++) {
      expect(seen, String(n)).toContain(`${n} glides`);
      expect(seen.indexOf(`${n} flies off`)).toBe(seen.indexOf(`${n} glides`) + 1);
    }
    expect(seen).not.toContain("3 hovers");
    expect(stage.picture.value).toMatchObject({ view: "8 is over", upToDate: true });
  });

  it("lets things fly in what is kept, and not in a glance", () => {
    const stage = new Stage("start");
    const flies = new Map<string, boolean>();
    stage.picture.subscribe((picture) => void flies.set(picture.view, picture.flies));
    stage.play([picture("a", 4000)]);
    stage.play([{ ...picture("glides", 4000), isKept: true }, picture("glance", 4000)]);
    stage.play([picture("latest")]);
    vi.advanceTimersByTime(20_000);
    expect(Object.fromEntries(flies)).toMatchObject({ a: true, glides: true, glance: false, latest: true });
  });

  it("never falls behind for good, however fast things happen", () => {
    const stage = new Stage(0);
    for (let i = 1; i <= 600; i++) {
      stage.play([
        { view: i - 0.5, lasts: 700 },
        { view: i, lasts: 200 },
      ]);
      vi.advanceTimersByTime(20);
    }
    expect(stage.picture.value.view).toBeGreaterThan(560);
    vi.advanceTimersByTime(10_000);
    expect(stage.picture.value).toMatchObject({ view: 600, upToDate: true });
  });

  it("goes on at once when somebody has seen enough", () => {
    const stage = new Stage("start");
    stage.play([picture("a", 5000), picture("b", 5000)]);
    stage.skip();
    expect(stage.picture.value).toMatchObject({ view: "b", upToDate: true });
    stage.skip();
    expect(stage.picture.value.view).toBe("b");
  });

  it("draws nothing out for somebody who does not look", () => {
    let isLooking = false;
    const stage = new Stage("start", { isSeen: () => isLooking });
    stage.play([picture("a"), picture("b")]);
    expect(stage.picture.value).toMatchObject({ view: "b", upToDate: true });
    isLooking = true;
    stage.play([picture("c"), picture("d")]);
    expect(stage.picture.value.view).toBe("c");
  });

  it("jumps to how it is now, and forgets what it was telling", () => {
    const stage = new Stage("start");
    stage.play([picture("a"), picture("b")]);
    stage.jump("now");
    vi.advanceTimersByTime(1000);
    expect(stage.picture.value).toMatchObject({ view: "now", upToDate: true, scene: undefined });
  });

  it("lets the flights look right before every new picture", () => {
    const looked: string[] = [];
    const stage: Stage<string> = new Stage("start", { before: () => looked.push(stage.picture.value.view) });
    stage.play([picture("a"), picture("b")]);
    vi.advanceTimersByTime(100);
    expect(looked).toEqual(["start", "a"]);
  });
});
