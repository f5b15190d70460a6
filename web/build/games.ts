import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { gameFolders } from "../../games/folders.ts";

const NAME = "virtual:games";
const RESOLVED = `\0${NAME}`;

/**
 * `virtual:games`: every game's manifest at once, its cover's address, and how to load what is drawn of it. A game
 * without a drawing has its texts there instead, of which a plain table is made.
 */
export function games(folder: string): Plugin {
  return {
    name: "games",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(folder);
      return writeModule(folder);
    },
  };
}

function writeModule(folder: string): string {
  const imports: string[] = [];
  const entries = gameFolders(folder).map((game, i) => {
    const file = (name: string) => JSON.stringify(path.join(folder, game, name));
    const has = (name: string) => existsSync(path.join(folder, game, name));
    imports.push(`import { manifest as manifest${i} } from ${file("manifest.ts")};`);
    const parts = [`manifest: manifest${i}`];
    if (has("screen/cover.svg")) {
      imports.push(`import cover${i} from ${file("screen/cover.svg")};`);
      parts.push(`cover: cover${i}`);
    }
    const part = has("screen/index.ts") ? "screen" : "texts";
    parts.push(`${part}: () => import(${file(`${part}/index.ts`)})`);
    return `{ ${parts.join(", ")} }`;
  });
  return `${imports.join("\n")}\nexport const GAMES = [${entries.join(",\n")}];\n`;
}
