import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { fetchParts } from "./build/fetch-parts.ts";
import { frenchCards } from "./build/french-cards.ts";
import { games } from "./build/games.ts";
import { homePage } from "./build/home-page.ts";
import { linkPictures } from "./build/link-pictures.ts";
import { serviceWorker } from "./build/service-worker.ts";

/**
 * The scripts that are fetched beside a part of the page, so that it need not wait for them. Those of the first page are
 * there already, and what a game's screen fetches later needs little that the screen has not brought.
 */
function notThereYet(part: string, needed: readonly string[], { hostId }: { hostId: string }): string[] {
  if (hostId.startsWith("assets/screen-")) return [part];
  return needed.filter((file) => !file.startsWith("assets/index-"));
}

const GAMES = fileURLToPath(new URL("../games", import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    games(GAMES),
    homePage(GAMES),
    linkPictures(GAMES),
    frenchCards(),
    fetchParts(),
    serviceWorker(),
    compress(),
  ],
  // In pieces like the page itself: the thread that checks a game fetches the rules of that game only.
  worker: { format: "es" },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is inlined: the Content-Security-Policy knows only files of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: notThereYet },
    // Says which chunk needs which. The budgets read it; it is not served.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the first page needs is one piece: packed together it is smaller.
            { name: "shell", tags: ["$initial"] },
            // Only some games are played with these cards.
            {
              name: "table-parts-french",
              test: /web\/kit\/parts\/(?:french-card|card-picture)|virtual:french-cards/,
            },
            // What every table is made of is loaded once, whichever games are played.
            {
              name: "table-parts",
              test: /web\/kit\/(?:parts\/(?!sheet|italian-card)|cards\/|language-loader|screen-words|sounds|table\.ts|use-box|use-media)|kernel\/texts\.ts/,
            },
            // What many parts of a game share is one piece for each game: packed together it is smaller.
            {
              name: (id: string) => `${/games\/([^/]+)\//.exec(id)?.[1]}-shared`,
              test: /games\/[^/]+\/(?:rules|texts)\//,
              minShareCount: 3,
            },
            // Only people who write a deck of their own need it.
            { name: "schemas", test: /node_modules\/typebox/ },
          ],
        },
      },
    },
    // The compressed files are what counts, and tools/budgets.test.ts counts them.
    reportCompressedSize: false,
  },
});
