import { afterEach, expect, it, vi } from "vitest";
import type { ShownTable } from "../../store/contract.ts";
import { MOST_OPEN, OpenTables } from "./open-tables.ts";

afterEach(() => vi.useRealTimers());

it("A full list of open tables is filled up again when one of them closes", async () => {
  vi.useFakeTimers();
  const shown = new Map<string, ShownTable>();
  for (let i = 0; i < MOST_OPEN + 3; i++) {
    const [log, text] = [`table ${i}`, JSON.stringify({ open: {}, company: [], nodes: ["here"] })];
    shown.set(log, { log, seq: 0, since: i, shown: text });
  }
  const tables = new OpenTables({
    store: {
      shownTables: async (limit) => [...shown.values()].slice(0, limit),
      shownAmong: async (logs) => logs.flatMap((log) => shown.get(log) ?? []),
    },
    isLost: () => false,
    logger: (_, what) => expect.unreachable(what),
    wake: () => {},
  });
  await tables.subscribe({ push: () => {} });
  expect(tables.size).toBe(MOST_OPEN);
  for (const gone of ["table 0", "table 7"]) {
    shown.delete(gone);
    tables.hint(gone);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(tables.size).toBe(MOST_OPEN);
});
