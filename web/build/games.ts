import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import type { Plugin } from "vite";
import { gameFolders } from "../../games/folders.ts";
import { plainCover } from "./plain-cover.ts";

const NAME = "virtual:games";
const RESOLVED = `\0${NAME}`;

/**
 * `virtual:games`: every game's manifest at once, its cover's address, and how to load what is drawn of it. A game
 * without a drawing has its texts there instead, of which a plain table is made, and a plain cover.
 */
export function games(folder: string): Plugin {
  /** By their file names in the build. */
  const plainCovers = new Map<string, string>();
  return {
    name: "games",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(folder);
      plainCovers.clear();
      return writeModule(folder, plainCovers);
    },
    generateBundle() {
      for (const [fileName, source] of plainCovers) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

async function writeModule(folder: string, plainCovers: Map<string, string>): Promise<string> {
  const imports: string[] = [];
  const entries = gameFolders(folder).map(async (game, i) => {
    const file = (name: string) => JSON.stringify(path.join(folder, game, name));
    const has = (name: string) => existsSync(path.join(folder, game, name));
    imports.push(`import { manifest as manifest${i} } from ${file("manifest.ts")};`);
    const parts = [`manifest: manifest${i}`];
    if (has("screen/cover.svg")) {
      imports.push(`import cover${i} from ${file("screen/cover.svg")};`);
      parts.push(`cover: cover${i}`);
    } else {
      const cover = plainCover(game, (await manifestOf(path.join(folder, game, "manifest.ts"))).title);
      const hash = createHash("sha256").update(cover).digest("base64url").slice(0, 8);
      plainCovers.set(`assets/cover-${hash}.svg`, cover);
      parts.push(`cover: ${JSON.stringify(`/assets/cover-${hash}.svg`)}`);
    }
    parts.push(`hasLesson: ${has("lesson/index.ts")}`);
    const part = has("screen/index.ts") ? "screen" : "texts";
    parts.push(`${part}: () => import(${file(`${part}/index.ts`)})`);
    return `{ ${parts.join(", ")} }`;
  });
  const list = (await Promise.all(entries)).join(",\n");
  return `${imports.join("\n")}\nexport const GAMES = [${list}];\n`;
}

/** What the build wants to know of a game. */
interface ManifestRead {
  readonly title: string;
  readonly order?: number;
  readonly template?: boolean;
}

/** A manifest is plain data: without its types it can be read as it stands. */
export async function manifestOf(manifest: string): Promise<ManifestRead> {
  const { code } = await transform(readFileSync(manifest, "utf8"), { loader: "ts" });
  const read = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return read.manifest;
}
