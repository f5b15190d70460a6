import type { EditorWords } from "../it/editor.ts";

export const editor: EditorWords = {
  text: "The deck, in JSON",
  fine: (cards) => `All right: ${cards} action cards`,
  problems: (n) => (n === 1 ? "One error" : `${n} errors`),
  at: ({ line, column }) => `Line ${line}, column ${column}`,
  pigeons: "Pigeons",
  places: "Places",
  actions: "Action cards",
  count: (n) => `× ${n}`,
  use: "Play with this one",
  ours: "Start again from ours",
};
