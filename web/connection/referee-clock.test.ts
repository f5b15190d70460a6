import { expect, it, vi } from "vitest";
import { RefereeClock } from "./referee-clock.ts";

it("The referee's time is told by the fastest answer, and a slow one does not move it", () => {
  const clock = new RefereeClock();
  vi.spyOn(performance, "now").mockReturnValue(2000);
  clock.heard(1000, 1020, 500_010);
  expect(clock.now()).toBe(501_000);
  expect(clock.roundTrip.value).toBe(20);
  // Stuck for two seconds on its way back: its middle is far from the truth.
  clock.heard(1100, 3100, 500_110);
  expect(clock.now()).toBe(501_000);
  expect(clock.roundTrip.value).toBe(2000);
});

it("A referee's clock that was put forward is followed with the next answer, however slow", () => {
  const clock = new RefereeClock();
  vi.spyOn(performance, "now").mockReturnValue(2000);
  clock.heard(1000, 1020, 500_010);
  clock.heard(1500, 1900, 560_700);
  expect(clock.now()).toBe(561_000);
});
