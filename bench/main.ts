import { parseArgs } from "node:util";
import { benchEngine } from "./engine.ts";
import { benchLab } from "./lab.ts";

const BENCHES: Record<string, () => object> = {
  engine: benchEngine,
  lab: benchLab,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false } },
});

const bench = BENCHES[positionals[0] ?? ""];
if (bench === undefined || positionals.length > 1) {
  console.error(`usage: npm run bench -- <${Object.keys(BENCHES).join(" | ")}> [--json]`);
  process.exit(2);
}
const figures = bench();
if (values.json) console.log(JSON.stringify(figures));
else console.table(figures);
