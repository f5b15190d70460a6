import path from "node:path";
import type { Plugin } from "vite";
import { gameFolders } from "../../games/folders.ts";
import { manifestOf } from "./games.ts";

/**
 * `home.html`, which the server serves at `/`: the page, and a link to the first picture that is seen there. Otherwise a
 * browser would hear of it only once the script has run. Other pages do not show it and are not told to fetch it.
 */
export function homePage(folder: string): Plugin {
  return {
    name: "home-page",
    apply: "build",
    generateBundle: {
      // The page itself is written by a plugin that would otherwise come last.
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("there is no index.html to make the home page of");
        const first = `games/${await firstGame(folder)}/screen/cover.svg`;
        const cover = Object.values(bundle).find(
          (file) => file.type === "asset" && file.originalFileNames.some((name) => name.endsWith(first)),
        );
        const link =
          cover && `<link rel="preload" href="/${cover.fileName}" as="image" fetchpriority="high" />`;
        const source = String(page.source).replace("</head>", `${link ?? ""}</head>`);
        this.emitFile({ type: "asset", fileName: "home.html", source });
      },
    },
  };
}

/** The game that is seen first, as the catalogue orders them. */
async function firstGame(folder: string): Promise<string | undefined> {
  const games = await Promise.all(
    gameFolders(folder).map(async (game) => ({
      game,
      ...(await manifestOf(path.join(folder, game, "manifest.ts"))),
    })),
  );
  const shown = games.filter(({ template }) => template !== true);
  const order = (one: (typeof games)[number]) => one.order ?? Number.POSITIVE_INFINITY;
  return shown.sort((a, b) => order(a) - order(b))[0]?.game;
}
