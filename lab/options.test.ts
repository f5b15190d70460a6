import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "@tavolata/games";
import { afterAll, describe, expect, it } from "vitest";
import { BadRequest } from "./bad-request.ts";
import { describeGame } from "./help.ts";
import { jsonFault } from "./json-fault.ts";
import { Laboratory } from "./laboratory.ts";
import { settableOptions, wordsOf } from "./options.ts";
import { planFor } from "./plan.ts";

const folder = mkdtempSync(path.join(tmpdir(), "lab-options-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

function refusalOf(request: Parameters<typeof planFor>[0]): string {
  try {
    planFor(request);
  } catch (fault) {
    if (fault instanceof BadRequest) return fault.message;
    throw fault;
  }
  throw new Error("it was not refused");
}

describe.each(GAMES.map((game) => [game.rules.name, game] as const))("The options of %s", (name, game) => {
  it("are listed with what they mean, in both languages", () => {
    for (const language of ["it", "en"] as const) {
      const help = describeGame(game, language);
      expect(help).not.toMatch(/undefined|unset/);
      for (const [option] of settableOptions(game)) {
        const words = wordsOf(game, option, language);
        expect(words?.label, option).toBeTruthy();
        expect(help).toContain(`  ${option}: ${words?.label}`);
        if (words?.help) expect(help).toContain(words.help);
      }
    }
  });

  it("are refused in words that say what is allowed", () => {
    for (const [option, node] of settableOptions(game)) {
      if (node.fromFile) continue;
      const refusal = refusalOf({ game: name, set: [`${option}=-7`] });
      expect(refusal).toContain(`${option}=-7: ${option} (${wordsOf(game, option, "en")?.label}) can be `);
      expect(refusal).not.toMatch(/anyOf|constant|must|undefined|unset/);
      expect(refusal).toMatch(/on or off$| or \S|a whole number from \d+ to \d+/);
    }
  });
});

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const withFiles = GAMES.flatMap((game) =>
  settableOptions(game)
    .filter(([, { fromFile }]) => fromFile)
    .map(
      ([option]) =>
        [game.rules.name, option, path.join(ROOT, "games", game.rules.name, "rules/our-deck.json")] as const,
    ),
);

describe.each(withFiles)("In %s, the option %s from a file", (game, option, ours) => {
  const refusal = (value: string) => refusalOf({ game, set: [`${option}=${value}`] });

  it("is played with", () => {
    const plan = planFor({ game, set: [`${option}=${ours}`], games: "2" });
    expect((plan.options as Record<string, unknown>)[option]).toBeDefined();
    expect(new Laboratory(plan).play({ family: 0, from: 0, to: 2 }).rows.wins?.at(-1)).toBe(2);
  });

  it("may be typed in place of its file's name, and compared", () => {
    const typed = JSON.stringify(JSON.parse(readFileSync(ours, "utf8")));
    const plan = planFor({ game, set: [`${option}=${typed}`] });
    expect(plan.options).toEqual(planFor({ game, set: [`${option}=${ours}`] }).options);
    expect(planFor({ game, compare: [`${option}=${ours}`] }).variants).toEqual([plan.options]);
  });

  it("is refused in one sentence: no such file, not JSON, not what the game wants", () => {
    const missing = path.join(folder, "missing.json");
    expect(refusal(missing)).toBe(
      `--set ${option}: there is no file ${missing}; ${option} is the name of a JSON file, or JSON itself`,
    );
    const broken = written("broken.json", '{\n  "cards": [1, 2,\n  }\n');
    expect(refusal(broken)).toBe(`${broken}:3:3: from here on this is not JSON.`);
    const other = written("other.json", '{ "cards": 7 }');
    expect(refusal(other)).toMatch(new RegExp(`^${other}:.* .*[.]( \\(and \\d+ more\\))?$`));
    expect(refusal("{}")).toMatch(new RegExp(`^--set ${option}:`));
  });
});

it("finds where a text stops being JSON", () => {
  const faults: [string, number, number][] = [
    ["", 1, 1],
    ["{", 1, 2],
    ['{"a": 1,}', 1, 9],
    ['{"a" 1}', 1, 6],
    ["[1, a]", 1, 5],
    ["[1 2]", 1, 4],
    ['["a\nb"]', 1, 2],
    ["[01]", 1, 3],
    ['{"a": [1, 2],\n "b": nul}', 2, 7],
    ["[1]]", 1, 4],
  ];
  for (const [text, line, column] of faults)
    expect([text, jsonFault(text)]).toEqual([text, { line, column }]);
  expect(jsonFault(' {"a": [1, -2.5e3, "\\u00e8", null, {}]} ')).toBeUndefined();
});
