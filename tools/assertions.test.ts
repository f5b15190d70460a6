import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type Test, TestReader } from "./assertions.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function testsIn(text: string, others: Record<string, string> = {}): Test[] {
  const root = mkdtempSync(path.join(tmpdir(), "assertions-"));
  folders.push(root);
  const files = {
    "kernel/package.json": '{ "name": "@tavolata/kernel", "exports": { "./check": "./check/index.ts" } }',
    "games/tom/a.test.ts": text,
    ...others,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return new TestReader(root).testsOf("games/tom/a.test.ts");
}

describe("A test asserts nothing", () => {
  const empty: [string, string][] = [
    ["if it is empty", 'it("x", () => {});'],
    ["if it has no body", 'it.todo("x");'],
    ["if it only plays", 'it("x", () => { const table = tableWith({}); table.plays(0, "bet"); });'],
    [
      "if its expectation is commented out",
      'it("x", () => {\n  // expect(1).toBe(1);\n  /* expect(1).toBe(1); */\n});',
    ],
    ["if its expectation is a text", 'it("x", () => { console.log("expect(1).toBe(1)"); });'],
    ["if it calls no matcher", 'it("x", () => { expect(1); });'],
    ["if it only describes a value", 'it("x", () => { play(expect.objectContaining({ a: 1 })); });'],
    ["if nobody calls the function that would", 'it("x", () => { const check = () => expect(1).toBe(1); });'],
    ["if only the test before it does", 'it("y", () => { expect(1).toBe(1); }); it("x", () => {});'],
    [
      "if its property returns nothing",
      'it("x", () => { fc.assert(fc.property(fc.nat(), (n) => { play(n); })); });',
    ],
    ["if its function calls only itself", 'const play = () => play(); it("x", () => { play(); });'],
  ];

  it.each(empty)("%s", (_, text) => {
    expect(testsIn(text).find(({ title }) => title === "x")).toEqual({ title: "x", asserts: false });
  });

  it("if its helper only waits until the test can begin, or throws if it cannot", () => {
    const [test] = testsIn(
      'import { start } from "./e2e/start.ts"; it("x", async () => { await start(page); });',
      {
        "games/tom/e2e/start.ts":
          "export async function start(page) { await page.waitForURL(1); throw new Error(); }",
      },
    );
    expect(test?.asserts).toBe(false);
  });
});

describe("A test asserts something", () => {
  const asserting: [string, string][] = [
    ["with a matcher", 'it("x", () => { expect(1).toBe(1); });'],
    [
      "with a negated, awaited or polled matcher",
      'it("x", async () => { await expect(p).resolves.not.toBe(1); });',
    ],
    ["with a polled matcher", 'it("x", async () => { await expect.poll(p).toBe(1); });'],
    ["inside a callback", 'it("x", () => { seats.forEach((seat) => { expect(seat).toBe(1); }); });'],
    ["in a loop of tests", "for (const x of all) it(`x`, () => { expect(x).toBe(1); });"],
    ["for each of a table", 'test.each([1, 2])("x", (n) => { expect(n).toBe(1); });'],
    ["for each row of a template", 'test.each`a`("x", (n) => { expect(n).toBe(1); });'],
    ["under a condition", 'it.skipIf(slow).each([1])("x", (n) => { expect(n).toBe(1); });'],
    ["through a function of its own", 'it("x", () => { const check = () => expect(1).toBe(1); check(); });'],
    ["through a function of its file", 'function check() { expect(1).toBe(1); } it("x", () => check());'],
    ["as a function of its file", 'const check = () => { expect(1).toBe(1); }; it("x", check);'],
    [
      "through a function that is handed on",
      'const check = () => expect(1).toBe(1); it("x", () => all.forEach(check));',
    ],
    ["as a function that another one makes", 'const make = () => () => expect(1).toBe(1); it("x", make());'],
    [
      "by a property that holds or not",
      'it("x", () => { fc.assert(fc.property(fc.nat(), (n) => n >= 0)); });',
    ],
    ["by waiting for something on a page", 'it("x", async () => { await page.getByText("1").waitFor(); });'],
  ];

  it.each(asserting)("%s", (_, text) => {
    expect(testsIn(text)).toEqual([{ title: "x", asserts: true }]);
  });

  it("through a helper, however it is imported, and through the helper's own helpers", () => {
    const helpers = {
      "games/tom/testing/index.ts":
        'export { refused as refuses } from "./refused.ts"; export * from "./table.ts";',
      "games/tom/testing/refused.ts":
        "export function refused() { check(); } const check = () => expect(1).toBe(1);",
      "games/tom/testing/table.ts": "export class Table { shows() { expect(this).toEqual(1); } deals() {} }",
      "kernel/check/index.ts":
        "export function tryLaw(law) { fc.assert(fc.property(tables, (table) => law(table))); }",
    };
    const text = `
      import { refuses, Table } from "./testing/index.ts";
      import * as testing from "./testing/index.ts";
      import { tryLaw } from "@tavolata/kernel/check";
      it("by name", () => refuses());
      it("by its folder", () => testing.refuses());
      it("by a method", () => new Table().shows());
      it("by another method", () => new Table().deals());
      it("by a law", () => tryLaw(law));
    `;
    expect(testsIn(text, helpers).map(({ title, asserts }) => [title, asserts])).toEqual([
      ["by name", true],
      ["by its folder", true],
      ["by a method", true],
      ["by another method", false],
      ["by a law", true],
    ]);
  });

  it("only in a file that can be read", () => {
    expect(() => testsIn('it("x", () => {')).toThrow("games/tom/a.test.ts");
  });
});
