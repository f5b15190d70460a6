import { fitsEverySize } from "../../../e2e/browser/every-size.ts";

fitsEverySize({
  game: "il-conto-prego",
  players: 4,
  bot: "maestro:easy",
  options: { hands: 2, turnSeconds: 0, oste: true },
  moves: ["order", "bill"],
});
