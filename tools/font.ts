import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./files.ts";

/**
 * Cuts our display face out of Fraunces: the letters that our two languages and our games need, in a soft style for
 * headings. The result is checked in, so this only runs when the letters change.
 */
const SOURCE = path.join(ROOT, "node_modules/@fontsource-variable/fraunces");
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const LETTERS = `${ASCII}àèéìòùÀÈÉÌÒÙçñöäüß°«»“”‘’–—…·×−½€♣♦♥♠`;

const font = await subsetFont(
  readFileSync(path.join(SOURCE, "files/fraunces-latin-full-normal.woff2")),
  LETTERS,
  {
    targetFormat: "woff2",
    variationAxes: { SOFT: 100, WONK: 0, opsz: 72, wght: { min: 400, max: 800 } },
  },
);
writeFileSync(path.join(ROOT, "web/fonts/fraunces.woff2"), font);
copyFileSync(path.join(SOURCE, "LICENSE"), path.join(ROOT, "web/fonts/OFL.txt"));
console.log(`web/fonts/fraunces.woff2: ${font.length} bytes`);
