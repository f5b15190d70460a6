import { expect, it } from "vitest";
import type { EventBatch } from "../../folds/table/state.ts";
import { MOST_RECENT_BATCHES, RecentBatches } from "./recent-batches.ts";

/** The batch of this input; seat 0 hears of every second one only. */
function batchOf(number: number): EventBatch {
  const event = { type: "numbered", number };
  return {
    at: number,
    plain: false,
    heardAt: 10 * number,
    told: [number % 2 === 0 ? { event } : { to: [1], secret: event }],
  };
}

function remembering(count: number): RecentBatches {
  const recent = new RecentBatches();
  for (let number = 0; number < count; number++) recent.add([batchOf(number)], number === 0);
  return recent;
}

it("What was told last is remembered as it was, and no more of it however much there was", () => {
  const recent = remembering(1000);
  expect(recent.length).toBe(MOST_RECENT_BATCHES);
  expect(JSON.stringify(recent).length).toBeLessThan(1.1 * JSON.stringify(remembering(100)).length);
  const last = recent.last(3)?.map(({ at, told, plain, heardAt }) => ({ at, told, plain, heardAt }));
  expect(last).toEqual([997, 998, 999].map(batchOf));
  expect(recent.last(MOST_RECENT_BATCHES)?.[0]?.at).toBe(1000 - MOST_RECENT_BATCHES);
  expect(recent.last(MOST_RECENT_BATCHES + 1)).toBeUndefined();
});

it("A watcher's last updates are those batches of which they hear something", () => {
  const recent = remembering(1000);
  expect(recent.lastFor(0, 2)?.map(({ at }) => at)).toEqual([996, 998]);
  expect(recent.lastFor(1, 2)?.map(({ at }) => at)).toEqual([998, 999]);
  expect(recent.lastFor(0, MOST_RECENT_BATCHES)).toBeUndefined();
  expect(recent.lastFor(0, 0)).toEqual([]);
});

it("A new game comes after nothing, and many batches at once are too many, too", () => {
  const recent = remembering(10);
  recent.add([batchOf(0)], true);
  expect(recent.length).toBe(1);
  expect(recent.last(2)).toBeUndefined();
  recent.add(
    Array.from({ length: 3 * MOST_RECENT_BATCHES }, (_, number) => batchOf(number)),
    false,
  );
  expect(recent.length).toBe(MOST_RECENT_BATCHES);
  expect(recent.last(1)?.[0]?.at).toBe(3 * MOST_RECENT_BATCHES - 1);
});
