import type { EditorWords } from "../it/editor.ts";

export const editor: EditorWords = {
  deck: "The deck",
  deckName: "Made-to-measure pheasants",
  card: (n) => `Card ${n}`,
  mix: (oneWorm, twoWorms, details) =>
    `With one worm: ${oneWorm} of 46. With two: ${twoWorms} of 6. Details: ${details} of 12.`,
  back: "All cards",
  before: "Card before",
  after: "Card after",
  kind: "What card it is",
  kinds: { one: "one worm", two: "two worms", detail: "a detail" },
  which: "Which detail",
  alike: (features) => `The same colour as: ${features}.`,
  copies: (n) => (n === 1 ? "Only one card looks like this." : `${n} cards look like this.`),
  copy: "Copy the card",
  copied: (n) => `Copied: card ${n}`,
  paste: "Paste here",
  often: "How often each colour appears",
  feature: "Feature",
};
