import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { figuresOf, SEARCH, searchDeck } from "./search.ts";

/** `npm run deck -- schicki-micki`: searches the deck again and writes it where the rules read it. */
const FILE = fileURLToPath(new URL("../rules/our-deck.json", import.meta.url));

const cards = searchDeck(SEARCH);
const figures = figuresOf(cards);
writeFileSync(
  FILE,
  `${JSON.stringify({ name: "Fagiane di casa", search: SEARCH, cards, figures }, null, 2)}\n`,
);
console.log(FILE, figures);
