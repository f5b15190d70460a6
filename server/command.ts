import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { versionHere } from "./version.ts";

const USAGE = `Tavolata: the house where five Italian table games are played for real.

  tavolata [--port <number>] [--data <folder>]    opens the house; Ctrl+C closes it
  tavolata backup <file>                          copies the house's database, also while it is open
  tavolata restore <file>                         puts such a copy in its place, while the house is closed
  tavolata move <postgres://…>                    moves the closed house to an empty PostgreSQL, and checks it
  tavolata operator secret                        makes a new secret for the operator's page, and shows it

  --port <number>    where it is reached; 8080 if nothing is said (also PORT)
  --data <folder>    where it keeps everything; ./data if nothing is said (also DATA_DIR)
  --help, --version

All other settings come from the environment: DATABASE_URL, PUBLIC_URL, TRUST_PROXY, LOG …
They are explained in docs/OPERATING.md, which comes with it.`;

/** Commands other than opening the house, each in a module of its own that starts when it is loaded. */
const OTHERS: Readonly<Record<string, URL>> = {
  backup: new URL("./backup-main.mjs", import.meta.url),
  restore: new URL("./backup-main.mjs", import.meta.url),
  move: new URL("./move-main.mjs", import.meta.url),
  operator: new URL("./operator-main.mjs", import.meta.url),
};

/** Does what somebody asked for on the command line. */
export async function run(args: readonly string[]): Promise<void> {
  const wish = readArguments(args);
  if (typeof wish === "string") return refuse(wish);
  const { values, positionals } = wish;
  if (values.help) return console.log(USAGE);
  if (values.version) return console.log(versionHere());
  if (values.port !== undefined) process.env.PORT = values.port;
  if (values.data !== undefined) process.env.DATA_DIR = values.data;
  const [command = "start", ...rest] = positionals;
  const other = OTHERS[command];
  if (other !== undefined) {
    process.argv = [...process.argv.slice(0, 2), command, ...rest];
    await import(other.href);
  } else if (command !== "start" || rest.length > 0) {
    refuse(`There is no command "${positionals.join(" ")}".`);
  } else if (!existsSync(fileURLToPath(new URL("./web/index.html", import.meta.url)))) {
    console.error("The web page is not built: run npm run build in the folder of the sources.");
    process.exitCode = 1;
  } else {
    await import(new URL("./main.mjs", import.meta.url).href);
  }
}

const OPTIONS = {
  port: { type: "string" },
  data: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

function refuse(why: string): void {
  console.error(`${why}\n\n${USAGE}`);
  process.exitCode = 2;
}
