import { fitsEverySize } from "../../../e2e/browser/every-size.ts";

fitsEverySize({
  game: "beccato",
  players: 4,
  bot: "fox:easy",
  options: { passSeconds: 0, chooseSeconds: 20, agreeSeconds: 0, restSeconds: 0, pyramid: true },
  moves: ["ready", "pass", "perform", "coccode", "look"],
  not: ["takeBack"],
});
