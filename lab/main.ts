import { closeSync, openSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { writePage } from "./page/page.ts";
import { BadRequest, gameOf, planFor, wholeNumber } from "./plan.ts";
import { run } from "./pool.ts";
import { progressLine } from "./progress.ts";
import { reportOf } from "./results.ts";
import { writeTable } from "./terminal.ts";

const USAGE = `npm run lab -- <game> [--players n] [--games n] [--bots a,b,… …] [--set option=value …]
               [--compare option=value …] [--ban move] [--seed s] [--cores n] [--json] [--html file]

  --bots     who plays: one name for all seats, or several that go round the table; "name:level" for a level.
             Repeat it to see every verdict under another family of bots.
  --set      options of the variant; --compare: what is changed in the variant it is compared with, on the same seeds
  --ban      one seat in every game does without this move: what is it worth?
  --json     the report as JSON on the standard output (npm run -s lab, to have nothing else there); --html file: as one page to look at
  Ctrl-C     stops, and reports what was played until then`;

async function main(): Promise<void> {
  const { positionals, values } = readArguments();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (positionals.length > 1) throw new BadRequest(`one game at a time, not ${positionals.join(" and ")}`);
  const plan = planFor({ ...values, game: positionals[0] });
  const cores = values.cores === undefined ? undefined : wholeNumber("--cores", values.cores, 1);
  if (cores === 0) throw new BadRequest("--cores: at least one");
  if (values.html !== undefined) checkWritable(values.html);

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

  const report = reportOf(plan, gameOf(plan), finished);
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : writeTable(report));
  if (values.html !== undefined) writeFileSync(values.html, writePage(report));
}

/** Checked before the games are played, because nobody wants to find out afterwards. */
function checkWritable(file: string): void {
  try {
    closeSync(openSync(file, "a"));
  } catch (fault) {
    throw new BadRequest(
      `--html: ${file} cannot be written (${fault instanceof Error ? fault.message : fault})`,
    );
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        players: { type: "string" },
        games: { type: "string" },
        bots: { type: "string", multiple: true },
        set: { type: "string", multiple: true },
        compare: { type: "string", multiple: true },
        ban: { type: "string" },
        seed: { type: "string" },
        cores: { type: "string" },
        json: { type: "boolean", default: false },
        html: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (fault) {
    throw new BadRequest(fault instanceof Error ? fault.message : String(fault));
  }
}

main().catch((fault: unknown) => {
  if (!(fault instanceof BadRequest)) throw fault;
  console.error(`${fault.message}\n\n${USAGE}`);
  process.exitCode = 2;
});
