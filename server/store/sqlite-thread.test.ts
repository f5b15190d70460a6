import { expect, test } from "vitest";
import { rememberingStatements } from "./sqlite-thread.ts";

test("Statements that are used again and again are prepared once, and those of long ago are forgotten", () => {
  const prepared: string[] = [];
  const database = { prepare: (sql: string) => ({ sql, prepared: prepared.push(sql) }), close: () => {} };
  const statements = rememberingStatements(database as never, 3);
  for (let length = 1; length <= 50; length++) {
    statements.prepare("the usual");
    statements.prepare(`a list of ${length}`);
  }
  expect(prepared.filter((sql) => sql === "the usual")).toHaveLength(1);
  statements.prepare("a list of 50");
  statements.prepare("a list of 2");
  expect(prepared.slice(-2), "only the latest are there").toEqual(["a list of 50", "a list of 2"]);
});
