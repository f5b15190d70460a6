import { parseArgs } from "node:util";
import { benchBotsLoad } from "./bots-load.ts";
import { benchEngine } from "./engine.ts";
import { benchEvenings } from "./evenings.ts";
import type { BenchSettings } from "./game-bench/contract.ts";
import { benchedGames, loadBenches } from "./game-bench/index.ts";
import { coresFor } from "./game-bench/pool.ts";
import { benchLab } from "./lab.ts";
import { benchPeople } from "./people.ts";

interface Bench {
  readonly figures: object;
  /** Lines for people to read below the figures. */
  readonly comment?: readonly string[];
}

/** The platform's own benches; games bring others (`games/<name>/bench`). */
const OUR_BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  engine: async () => ({ figures: benchEngine() }),
  "bots-load": async () => benchBotsLoad(values.game),
  lab: async () => ({ figures: benchLab() }),
  people: benchPeople,
  evenings: benchEvenings,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    game: { type: "string" },
    sizes: { type: "string" },
    seconds: { type: "string" },
    games: { type: "string" },
  },
});

/** The sizes that were named; a bench that has no use for one ignores it. */
function settings(): BenchSettings {
  const { sizes, seconds, games } = values;
  return {
    ...(sizes === undefined ? {} : { sizes: sizes.split(",").map(Number) }),
    ...(seconds === undefined ? {} : { seconds: Number(seconds) }),
    ...(games === undefined ? {} : { games: Number(games) }),
  };
}

/** The games whose bench of this name is to run: the game that was named, or all that have such a bench. */
async function gamesWith(name: string): Promise<string[]> {
  const games = benchedGames().filter((game) => values.game === undefined || game === values.game);
  const have = await Promise.all(games.map(async (game) => name in (await loadBenches(game)).BENCHES));
  return games.filter((_, i) => have[i]);
}

async function benchGames(name: string, games: readonly string[]): Promise<Bench> {
  const figures: Record<string, object> = {};
  const comment: string[] = [];
  for (const game of games) {
    const { BENCHES, COMMENTS } = await loadBenches(game);
    const bench = BENCHES[name];
    if (bench === undefined) continue;
    const measured = await bench(coresFor(game), settings());
    figures[game] = measured;
    comment.push(...(COMMENTS?.[name]?.(measured) ?? []));
  }
  const [only, ...others] = Object.values(figures);
  return { figures: only !== undefined && others.length === 0 ? only : figures, comment };
}

async function usage(): Promise<string> {
  const ofGames = await Promise.all(
    benchedGames().map(async (game) => {
      const names = Object.keys((await loadBenches(game)).BENCHES);
      return names.map((name) => `  ${name} --game ${game}`).join("\n");
    }),
  );
  const ours = Object.keys(OUR_BENCHES).map((name) => `  ${name}`);
  return `usage: npm run bench -- <name> [--game <game>] [--json] [--sizes 10,100] [--seconds 40] [--games 100000], with one of\n${[...ours, ...ofGames].join("\n")}`;
}

const [name = "", ...rest] = positionals;
const ours = OUR_BENCHES[name];
const games = ours === undefined ? await gamesWith(name) : [];
if (rest.length > 0 || (ours === undefined && games.length === 0)) {
  console.error(await usage());
  process.exit(2);
}
const { figures, comment = [] } = await (ours === undefined ? benchGames(name, games) : ours());
if (values.json) console.log(JSON.stringify(figures));
else {
  console.table(figures);
  for (const line of comment) console.log(line);
}
