import { fitsEverySize } from "../../../e2e/browser/every-size.ts";
import { BUSY } from "./small-decks.ts";

fitsEverySize({
  game: "piccioni",
  players: 3,
  bot: "greedy",
  options: { actionSeconds: 0, reactionSeconds: 0, deck: BUSY },
  moves: ["discard", "throwAway", "decline", "react", "choosePigeons", "chooseZone"],
  chance: "12",
});
