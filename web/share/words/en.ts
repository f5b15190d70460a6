import type { ShareWords } from "./it.ts";

export const en: ShareWords = {
  drawing: "Drawing…",
  picture: (game, headline) => `The result as a picture: ${game}. ${headline}`,
  send: "Send the picture",
  save: "Save the picture",
  failed: "The picture did not come out: try again.",
  text: (game) => `How ${game} ended`,
  file: "result",
};
