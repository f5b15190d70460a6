import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../service-worker.ts", import.meta.url));
const CARDS = /^\/assets\/cards-[^/]+\//;
const NAMED_BY_THE_PAGE = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** Builds the service worker under its fixed name and tells it what this build is made of. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.addWatchFile(SOURCE);
    },
    generateBundle: {
      // The page itself is written by a plugin that would otherwise come last.
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("there is no index.html to build a service worker for");
        const html = String(page.source);
        const assets = Object.keys(bundle)
          .filter((file) => file.startsWith("assets/"))
          .map((file) => `/${file}`)
          .sort();
        const cards = [...new Set(assets.flatMap((file) => CARDS.exec(file) ?? []))];
        const shell = [...new Set([...html.matchAll(NAMED_BY_THE_PAGE)].map(([, file = ""]) => file))];
        const version = createHash("sha256")
          .update(html)
          .update(assets.join())
          .digest("base64url")
          .slice(0, 8);
        const { outputFiles } = await build({
          entryPoints: [SOURCE],
          bundle: true,
          minify: true,
          write: false,
          format: "iife",
          target: "es2022",
          define: {
            BUILD: JSON.stringify({
              version,
              shell,
              cards,
              assets: assets.filter((file) => !CARDS.test(file)),
            }),
          },
        });
        this.emitFile({ type: "asset", fileName: "service-worker.js", source: outputFiles[0]!.text });
      },
    },
  };
}
