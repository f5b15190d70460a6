import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gameFolders } from "@tavolata/games/folders";
import { type AnyLesson, rehearse } from "@tavolata/kernel";
import { ROOT } from "./files.ts";

const USAGE = `usage: npm run lesson-seed -- <game> [<first seed>]

Looks for a seed with which the first hand of a game (games/<game>/lesson) goes as its steps say, and prints it.`;
const MOST_SEEDS = 5_000_000;

const [game = "", first = "0"] = process.argv.slice(2);
const file = path.join(ROOT, "games", game, "lesson", "index.ts");
if (!gameFolders().includes(game) || !existsSync(file) || !/^\d+$/.test(first)) {
  console.error(USAGE);
  process.exit(2);
}
const { LESSON } = (await import(pathToFileURL(file).href)) as { LESSON: AnyLesson };
/** What went wrong, and how often: says which step asks for too much. */
const faults = new Map<string, number>();
for (let seed = Number(first); seed < Number(first) + MOST_SEEDS; seed++) {
  const fault = rehearse(LESSON, seed);
  if (fault === undefined) {
    console.log(seed);
    process.exit(0);
  }
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
  if (seed % 100_000 === 99_999) console.error(`${seed + 1} seeds tried`);
}
console.error("no seed found; what went wrong, and how often:");
for (const [fault, times] of [...faults].sort(([, a], [, b]) => b - a).slice(0, 20))
  console.error(`${times} × ${fault}`);
process.exitCode = 1;
