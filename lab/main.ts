import { closeSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { BadRequest } from "./bad-request.ts";
import { writeCsv } from "./csv.ts";
import { withAdvice } from "./feeling.ts";
import { describeGame } from "./help.ts";
import { writePage } from "./page/page.ts";
import { gameNamed, gameOf, languageOf, planFor, wholeNumber } from "./plan.ts";
import { run } from "./pool.ts";
import { progressLine } from "./progress.ts";
import { reportOf } from "./results.ts";
import { writeTable } from "./terminal.ts";
import { inItalian } from "./translated.ts";

const USAGE = `npm run lab -- <game> [--players n] [--games n] [--seconds n] [--bots a,b,… …] [--set option=value …]
               [--compare option=value,… …] [--ban move] [--seed s] [--cores n]
               [--lang it|en] [--json] [--html file] [--csv file]

  <game> --help   the game's options, bots and moves, in words
  --games    how many games each line-up plays; without it, as many as the game needs, in at most 40 seconds
  --seconds  for how long to play; with --games, whatever comes first
  --bots     who plays: one name for all seats, or several that go round the table; "name:level" for a level.
             Repeat it to see every verdict under another family of bots.
  --set      options of the variant; a deck of your own is a file: --set deck=mine.json
  --compare  what is changed in a variant it is compared with, on the same seeds; repeat it for another variant
  --ban      one seat in every game does without this move: what is it worth?
  --lang     the language of the report
  --json     the report as JSON on the standard output (npm run -s lab, to have nothing else there);
             --html file: as one page to look at; --csv file: all its numbers, for a spreadsheet
  Ctrl-C     stops, and reports what was played until then`;

async function main(): Promise<void> {
  const { positionals, values } = readArguments();
  if (positionals.length > 1) throw new BadRequest(`one game at a time, not ${positionals.join(" and ")}`);
  const language = languageOf(values.lang);
  if (values.help) {
    console.log(positionals.length === 0 ? USAGE : describeGame(gameNamed(positionals[0]), language));
    return;
  }
  const plan = planFor({ ...values, game: positionals[0] });
  const cores = values.cores === undefined ? undefined : wholeNumber("--cores", values.cores, 1);
  if (cores === 0) throw new BadRequest("--cores: at least one");
  const html = writable("--html", values.html);
  const csv = writable("--csv", values.csv);

  const progress = progressLine(process.stderr);
  const running = run(plan, progress.show, cores);
  let asked = false;
  process.on("SIGINT", () => {
    if (asked) process.exit(130);
    asked = true;
    process.stderr.write("\nstopping: what is being played is still counted; Ctrl-C again loses it all\n");
    running.stop();
  });
  const finished = await running.finished;
  progress.end();

  const game = gameOf(plan);
  const inEnglish = withAdvice(reportOf(plan, game, finished, language), plan, game);
  const report = language === "it" ? inItalian(inEnglish, game) : inEnglish;
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : writeTable(report, language));
  if (html !== undefined) writeFileSync(html, writePage(report, language));
  if (csv !== undefined) writeFileSync(csv, writeCsv(report, language));
}

/** Checked before the games are played, because nobody wants to find out afterwards. */
function writable(flag: string, typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const file = path.resolve(process.env.INIT_CWD ?? ".", typed);
  try {
    closeSync(openSync(file, "a"));
  } catch (fault) {
    throw new BadRequest(
      `${flag}: ${file} cannot be written (${fault instanceof Error ? fault.message : fault})`,
    );
  }
  return file;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        players: { type: "string" },
        games: { type: "string" },
        seconds: { type: "string" },
        bots: { type: "string", multiple: true },
        set: { type: "string", multiple: true },
        compare: { type: "string", multiple: true },
        ban: { type: "string" },
        seed: { type: "string" },
        cores: { type: "string" },
        lang: { type: "string" },
        json: { type: "boolean", default: false },
        html: { type: "string" },
        csv: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (fault) {
    throw new BadRequest(fault instanceof Error ? fault.message : String(fault));
  }
}

main().catch((fault: unknown) => {
  if (!(fault instanceof BadRequest)) throw fault;
  console.error(`${fault.message}\n\nnpm run lab -- <game> --help says what can be asked.`);
  process.exitCode = 2;
});
