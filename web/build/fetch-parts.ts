import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What Vite wraps around every `import()`: before a part of the page is run, the files it needs are fetched beside it. */
const VITE_HELPER = "\0vite/preload-helper.js";
const OURS = fileURLToPath(new URL("../fetch-part.ts", import.meta.url));

/** Vite's own helper also serves old browsers and servers that we do not have: ours does the same in a third of the bytes. */
export function fetchParts(): Plugin {
  return {
    name: "fetch-parts",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === VITE_HELPER ? `export { fetchPart as __vitePreload } from ${JSON.stringify(OURS)};` : undefined,
  };
}
