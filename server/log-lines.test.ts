import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const PAGE = path.join(HERE, "..", "docs", "OPERATING.md");
/** A call with a level; what it says may be on the next line. */
const WRITTEN = /\blogger\(\s*"(info|warning|error)",\s*("([^"]+)"|[^)])/g;

/** Every line that the code can write, with its level. */
function linesInCode(): string[] {
  const files = readdirSync(HERE, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      file.endsWith(".ts") && !/\.test\.ts$|(^|\/)testing\//.test(file) && !file.includes("node_modules"),
  );
  const lines = files.flatMap((file) =>
    [...readFileSync(path.join(HERE, file), "utf8").matchAll(WRITTEN)].map(
      ([, level, , what]) => `${level} ${what ?? `something that is not written out, in ${file}`}`,
    ),
  );
  return [...new Set(lines)].sort();
}

function linesOnPage(): string[] {
  const page = readFileSync(PAGE, "utf8");
  const log = page.slice(page.indexOf("### The log"), page.indexOf("### The metrics"));
  return [...log.matchAll(/^\| (`.+?`) *\| (info|warning|error) *\| \S.*\|$/gm)]
    .flatMap(([, lines = "", level]) =>
      [...lines.matchAll(/`([^`]+)`/g)].map(([, what]) => `${level} ${what}`),
    )
    .sort();
}

describe("The lines of the log", () => {
  it("are all explained to operators, with their level, and no others are", () => {
    expect(linesOnPage()).toEqual(linesInCode());
  });
});
