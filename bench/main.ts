import { parseArgs } from "node:util";
import { benchBots } from "./bots/bench.ts";
import { benchStalls } from "./bots/stalls.ts";
import { benchEngine } from "./engine.ts";
import { benchFairness } from "./fairness/bench.ts";
import { benchLab } from "./lab.ts";
import { benchServer, compareServers } from "./server/bench.ts";

interface Bench<Figures extends object> {
  measure(): Figures | Promise<Figures>;
  /** What people may want to read below the figures. */
  comment?(figures: Figures): readonly string[];
}

/** Prints one line of JSON, or a table and its comment. */
function printed<Figures extends object>({ measure, comment }: Bench<Figures>) {
  return async (json: boolean): Promise<void> => {
    const figures = await measure();
    if (json) console.log(JSON.stringify(figures));
    else {
      console.table(figures);
      for (const line of comment?.(figures) ?? []) console.log(line);
    }
  };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, game: { type: "string" } },
});

const BENCHES: Record<string, (json: boolean) => Promise<void>> = {
  bots: printed({ measure: () => benchBots(values.game) }),
  engine: printed({ measure: benchEngine }),
  fairness: printed({ measure: benchFairness }),
  lab: printed({ measure: benchLab }),
  server: printed({ measure: benchServer, comment: compareServers }),
  stalls: printed({ measure: benchStalls }),
};

const bench = BENCHES[positionals[0] ?? ""];
const lacksGame = positionals[0] === "bots" && values.game === undefined;
if (bench === undefined || positionals.length > 1 || lacksGame) {
  console.error(`usage: npm run bench -- <${Object.keys(BENCHES).join(" | ")}> [--game <game>] [--json]`);
  process.exit(2);
}
await bench(values.json);
