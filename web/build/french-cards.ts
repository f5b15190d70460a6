import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const MODULE = "virtual:french-cards";
const RESOLVED = `\0${MODULE}`;
/** Adrian Kennard's cards (CC0), the ones with the big index, in four colours and in two. */
const FOLDERS: Readonly<Record<string, string>> = { "4": "4color-bf", "2": "2color-bf" };
const PACKAGE = new URL("../../node_modules/@heruka_urgyen/react-playing-cards/src/images/", import.meta.url);
const FACES = [..."23456789TJQKA"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));
/** Digits after the point; docs/decisions/0010 has what each of them costs. */
const PRECISION = 2;

/** The deck in our own colours: ink, tomato, and no colour that exists only on screens. */
const PALETTE: Readonly<Record<string, string>> = {
  black: "#221c17",
  white: "#fffdf7",
  red: "#bf2c1e",
  green: "#3a7a2c",
  blue: "#1f56a3",
  "#44F": "#34507f",
  "#FC4": "#f2c14e",
};
/** The strokes of the rank in the corner, bolder: it is all one sees of most cards. */
const THIN = 'stroke-width="80"';
const BOLD = 'stroke-width="112"';

interface Deck {
  readonly folder: string;
  /** By the path below the folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** Ships the faces of the French deck, and tells `virtual:french-cards` where they lie. */
export function frenchCards(): Plugin {
  let deck: Deck | undefined;
  const shrunk = () => {
    deck ??= shrinkDeck();
    return deck;
  };
  return {
    name: "french-cards",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? `export const FRENCH_CARDS = ${JSON.stringify(`/${shrunk().folder}`)};` : undefined,
    generateBundle() {
      const { folder, files } = shrunk();
      for (const [file, source] of files) {
        this.emitFile({ type: "asset", fileName: `${folder}/${file}`, source });
      }
    },
  };
}

function shrinkDeck(): Deck {
  const files = new Map<string, string>();
  const hash = createHash("sha256");
  for (const [colours, folder] of Object.entries(FOLDERS)) {
    for (const face of FACES) {
      const svg = readFileSync(fileURLToPath(new URL(`${folder}/${face}.svg`, PACKAGE)), "utf8");
      const { data } = optimize(inOurHand(svg), { floatPrecision: PRECISION });
      files.set(`${colours}/${face}.svg`, data);
      hash.update(data);
    }
  }
  return { folder: `assets/cards-${hash.digest("base64url").slice(0, 8)}`, files };
}

function inOurHand(svg: string): string {
  return svg.replaceAll(THIN, BOLD).replace(/(fill|stroke)="([^"]+)"/g, (whole, what, colour) => {
    const ours = PALETTE[colour];
    return ours === undefined ? whole : `${what}="${ours}"`;
  });
}
