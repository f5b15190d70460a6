import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { gameFolders } from "../../games/folders.ts";

/** What chats show of a link to a game, at an address that the server can name: `npm run pictures` draws them. */
export function linkPictures(folder: string): Plugin {
  return {
    name: "link-pictures",
    apply: "build",
    generateBundle() {
      for (const game of gameFolders(folder)) {
        const file = path.join(folder, game, "screen/link.png");
        if (!existsSync(file)) continue;
        this.emitFile({ type: "asset", fileName: `link/${game}.png`, source: readFileSync(file) });
      }
    },
  };
}
