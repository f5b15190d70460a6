import { buildAll } from "../../tools/build.ts";
import { readCommand, summary, usage } from "./command-line.ts";
import { SOAKS } from "./soaks.ts";

const MOST_DETAILS = 200;
const LONGEST_DETAIL = 1000;

const command = readCommand(process.argv.slice(2), SOAKS);
const soak = command && SOAKS[command.name];
if (command === undefined || soak === undefined) {
  console.error(usage(SOAKS));
  process.exit(2);
}
if (soak.needsBuild) await buildAll(process.cwd());
const from = performance.now();
const outcome = await soak.run(command);
for (const detail of outcome.found.details.slice(0, MOST_DETAILS)) {
  console.error(detail.slice(0, LONGEST_DETAIL));
}
console.log(summary(command, (performance.now() - from) / 1000, outcome));
process.exit(outcome.found.total === 0 ? 0 : 1);
