import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";
import type { Owner } from "./requests.ts";

interface Job extends Owner {
  readonly cost: number;
}

const job = (network: string | null, table = "t", cost = 10): Job => ({ network, table, cost });

/** Does so many jobs, and tells how much each owner had. */
function work(queue: FairQueue<Job>, count: number): Job[] {
  const done: Job[] = [];
  for (let i = 0; i < count; i++) {
    const next = queue.shift();
    if (next === undefined) break;
    queue.charge(next, next.cost);
    done.push(next);
  }
  return done;
}

function filled(...jobs: readonly Job[]): FairQueue<Job> {
  const queue = new FairQueue<Job>();
  for (const one of jobs) queue.push(one, one);
  return queue;
}

describe("A fair queue", () => {
  it("keeps the order of one table", () => {
    const jobs = [1, 2, 3].map((cost) => job("a", "t", cost));
    expect(work(filled(...jobs), 9)).toEqual(jobs);
  });

  it("serves somebody with one table after at most one job of a network with forty", () => {
    const greedy = Array.from({ length: 400 }, (_, i) => job("greedy", `t${i % 40}`, 200));
    const queue = filled(...greedy);
    work(queue, 100);
    queue.push(job("honest"), job("honest"));
    expect(work(queue, 2).map(({ network }) => network)).toContain("honest");
  });

  it("shares time and not turns: who takes ten times as long comes ten times less often", () => {
    const queue = filled(
      ...Array.from({ length: 300 }, () => job("slow", "t", 100)),
      ...Array.from({ length: 300 }, () => job("quick", "t", 10)),
    );
    const done = work(queue, 220).map(({ network }) => network);
    expect(done.filter((network) => network === "slow").length).toBeCloseTo(20, -1);
  });

  it("shares the time of a network between its tables", () => {
    const queue = filled(
      ...Array.from({ length: 50 }, () => job("a", "one")),
      ...Array.from({ length: 5 }, () => job("a", "two")),
    );
    expect(work(queue, 10).filter(({ table }) => table === "two")).toHaveLength(5);
  });

  it("serves tables that nobody watches when nobody else waits", () => {
    const queue = filled(job(null), job("a"), job(null), job("b"));
    expect(work(queue, 4).map(({ network }) => network)).toEqual(["a", "b", null, null]);
  });

  it("gives nobody the time back in which they wanted nothing", () => {
    const queue = filled(...Array.from({ length: 100 }, () => job("busy")));
    work(queue, 50);
    for (let i = 0; i < 50; i++) queue.push(job("late"), job("late"));
    const done = work(queue, 20).map(({ network }) => network);
    expect(done.filter((network) => network === "busy").length).toBeGreaterThanOrEqual(9);
  });

  it("loses nothing, and nobody waits longer than everybody's longest job for an equal share", () => {
    const owner = fc.record({
      network: fc.constantFrom("a", "b", "c", null),
      table: fc.constantFrom("one", "two"),
      cost: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(owner, { maxLength: 400 }), (jobs) => {
        const queue = filled(...jobs);
        const had: Record<string, number> = {};
        const left = (name: string) => jobs.filter(({ network }) => network === name).length;
        const served: Record<string, number> = {};
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          queue.charge(next, next.cost);
          const name = String(next.network);
          served[name] = (served[name] ?? 0) + 1;
          had[name] = (had[name] ?? 0) + next.cost;
          const waiting = ["a", "b", "c"].filter((one) => (served[one] ?? 0) < left(one));
          for (const one of waiting) {
            for (const other of waiting) expect((had[one] ?? 0) - (had[other] ?? 0)).toBeLessThanOrEqual(200);
          }
        }
        expect(Object.values(served).reduce((sum, count) => sum + count, 0)).toBe(jobs.length);
        expect(queue.length).toBe(0);
      }),
      { seed: 20, numRuns: 200 },
    );
  });
});
