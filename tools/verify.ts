import { readFile } from "node:fs/promises";
import { findGame } from "@tavolata/games";
import { type AnyGame, type Fault, type Verdict, verify } from "@tavolata/kernel";

/** Checks a finished game completely: `npm run verify -- <file or address>`. */
export async function verifyFrom(
  source: string,
  rulesOf: (game: string) => AnyGame | undefined,
): Promise<Verdict> {
  const record = JSON.parse(await readSource(source)) as unknown;
  const name = (record as { game?: unknown } | null)?.game;
  const rules = typeof name === "string" ? rulesOf(name) : undefined;
  if (rules === undefined)
    return { fair: false, fault: { code: "another-game", game: String(name), version: 0 } };
  return verify(rules, record);
}

/** The record in a file, or at an address such as `/api/record/<id>` of a server. */
async function readSource(source: string): Promise<string> {
  if (!/^https?:\/\//.test(source)) return readFile(source, "utf8");
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
}

const FAULTS: Readonly<Record<Fault["code"], string>> = {
  "not-a-record": "this is not the record of a game",
  "another-game": "the record is of a game, or of a version of it, that is not known here",
  "seed-not-revealed": "the server has not revealed its seed",
  "seed-not-committed": "the seed is not the one that the server had committed to before the deal",
  "players-seeds-missing": "not every player's seed is in the record",
  "impossible-input": "an input was not possible when it was made",
  "broken-upgrade": "an upgrade left a state that cannot be played on",
  "not-finished": "the game is not finished",
  "another-result": "the result does not follow from the inputs",
};

export function describe(verdict: Verdict): string {
  if (verdict.fair) {
    const from =
      verdict.checkedFrom === 0 ? "" : ` (checked from input ${verdict.checkedFrom}, an upgrade, on)`;
    return `fair: chance, every input and the result are as they should be${from}; places ${verdict.result.places.join(", ")}`;
  }
  const { code, ...details } = verdict.fault;
  return `NOT fair: ${FAULTS[code]} [${code}] ${JSON.stringify(details)}`;
}

if (process.argv[1]?.endsWith("verify.ts")) {
  const [source, ...rest] = process.argv.slice(2);
  if (source === undefined || rest.length > 0) {
    console.error("usage: npm run verify -- <file or address of a finished game's record>");
    process.exit(2);
  }
  try {
    const verdict = await verifyFrom(source, (game) => findGame(game)?.rules);
    console.log(describe(verdict));
    process.exitCode = verdict.fair ? 0 : 1;
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 2;
  }
}
