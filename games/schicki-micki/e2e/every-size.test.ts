import { fitsEverySize } from "../../../e2e/browser/every-size.ts";

fitsEverySize({
  game: "schicki-micki",
  players: 4,
  bot: "doorkeeper:easy",
  options: { voteSeconds: 0, dealerSeconds: 0 },
  moves: ["turn", "call"],
});
