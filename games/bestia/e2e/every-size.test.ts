import { fitsEverySize } from "../../../e2e/browser/every-size.ts";

fitsEverySize({
  game: "bestia",
  players: 4,
  bot: "maestro:easy",
  options: { hands: 4, decisionSeconds: 0, betweenSeconds: 1 },
  moves: ["pass", "play", "blind"],
  chance: "5",
  not: ["sitOut", "back"],
});
