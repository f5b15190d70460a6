import {
  count,
  countRate,
  type Figure,
  type GameFigures,
  ratesFigure,
  seriesFigure,
  sharesFigure,
  spreadFigure,
  type Tally,
  type Watching,
} from "@tavolata/figures";
import type { Random } from "@tavolata/kernel";
import { type Bill, compose, type Dish, type IlConto, isIn, type State } from "../rules/index.ts";
import { en, it, largestSet } from "../texts/index.ts";
import { ITALIAN } from "./italian.ts";
import { largestSetFigure, watchLargestSets } from "./largest-set.ts";

const MOST_CALLED = 24;
const PER_MILLE = 1000;
/** Whether a call was true when it was made takes the referee's eyes and some time: one game in so many is looked at. */
const ONE_GAME_IN = 32;

/** How long people take, in seconds; dealing and discarding happen for all at once. */
const SECONDS = { handBegins: 8, called: 9, bill: 25, discarded: 3 };

export const FIGURES: GameFigures<IlConto> = {
  scoredAfter: "bill",
  score: ({ players }) => players.map(({ losses, omaggi }) => 100 * omaggi - losses),
  measures: [
    { id: "hands", label: "Hands in a game", unit: "hands", scale: 1 },
    { id: "calls", label: "Calls in a hand", unit: "calls", scale: 100 },
    { id: "true-bills", label: "Bills that were true", unit: "%", scale: 10 },
    { id: "opener", label: "Hands the dealer's left loses beyond an even share", unit: "%", scale: 10 },
    { id: "size", label: "Cards called when the bill comes", unit: "cards", scale: 100 },
  ],
  watch,
  report,
  defaults: { bots: ["counter", "rulebook", "bluffer"], games: 1000 },
  optionWords: { it: it.options, en: en.options },
  italian: () => ITALIAN,
};

function watch(tally: Tally, players: number): Watching<IlConto> {
  const byPosition = tally.row("con/position");
  const callsInAHand = tally.row("con/calls");
  const trueBySize = tally.row("con/true-by-size");
  const doubtedBySize = tally.row("con/doubted-by-size");
  const bluffBySize = tally.row("con/bluff-by-size");
  const whoLoses = tally.row("con/who-loses");
  const onJokers = tally.row("con/on-jokers");
  const deal = watchLargestSets(tally);
  let looking = false;
  let opener = 0;
  let calls = 0;
  let openCall: { size: number; isTrue: boolean } | undefined;
  let game = { hands: 0, calls: 0, trueBills: 0, openerExcess: 0, size: 0 };

  const settleCall = (doubted: boolean) => {
    if (openCall === undefined) return;
    const { size, isTrue } = openCall;
    countRate(trueBySize, size, isTrue);
    countRate(doubtedBySize, size, doubted);
    if (!isTrue) countRate(bluffBySize, size, !doubted);
    openCall = undefined;
  };

  const lookAtCall = (dishes: readonly Dish[], state: State) => {
    settleCall(false);
    openCall = { size: sizeOf(dishes), isTrue: compose(dishes, handsOf(state)).verdict === "true" };
  };

  const settleHand = (bill: Bill) => {
    const isTrue = bill.verdict === "true";
    const size = sizeOf(bill.dishes);
    countRate(whoLoses, 0, isTrue);
    if (isTrue) countRate(onJokers, 0, bill.missing > 0);
    count(callsInAHand, calls);
    const playing = bill.hands.filter((hand) => hand.length > 0).length;
    if (playing === players) {
      const position = (bill.loser - opener + players) % players;
      count(byPosition, position);
      count(byPosition, players);
    }
    game.hands += 1;
    game.calls += calls;
    game.trueBills += isTrue ? 1 : 0;
    game.openerExcess += (bill.loser === opener ? 1 : 0) - 1 / playing;
    game.size += size;
  };

  return {
    beginGame(index) {
      looking = index % ONE_GAME_IN === 0;
      game = { hands: 0, calls: 0, trueBills: 0, openerExcess: 0, size: 0 };
    },
    event(event, state) {
      switch (event.type) {
        case "handBegins":
          opener = event.opener;
          calls = 0;
          return SECONDS.handBegins;
        case "called":
          calls += 1;
          if (looking && state !== undefined) lookAtCall(event.dishes, state);
          return SECONDS.called;
        case "bill":
          if (looking) settleCall(true);
          settleHand(event);
          return SECONDS.bill;
        case "discarded":
          return SECONDS.discarded;
        default:
          return 0;
      }
    },
    endGame() {
      const { hands } = game;
      return [
        hands,
        Math.round((100 * game.calls) / hands),
        Math.round((PER_MILLE * game.trueBills) / hands),
        Math.round((PER_MILLE * game.openerExcess) / hands),
        Math.round((100 * game.size) / hands),
      ];
    },
    experiment: (random: Random) => deal(random),
  };
}

function sizeOf(dishes: readonly { count: number }[]): number {
  return Math.min(
    MOST_CALLED,
    dishes.reduce((sum, dish) => sum + dish.count, 0),
  );
}

function handsOf({ players }: State) {
  return players.filter(isIn).map(({ cards, shown }) => (shown === null ? cards : [...cards, shown]));
}

function report(tally: Tally, players: number): Figure[] {
  const byPosition = tally.row("con/position");
  const hands = byPosition[players] ?? 0;
  const lost = Array.from({ length: players }, (_, i) => byPosition[i] ?? 0);
  const products = lost.map((times, i) => lost.map((_, j) => (i === j ? times : 0)));
  const bySize = (id: string, title: string, note: string) =>
    seriesFigure({ id, title, note }, "cards called", "% of the calls", tally.row(`con/${id}`));
  return [
    sharesFigure(
      {
        id: "position",
        title: "Who loses the hand, from the dealer's left",
        note: "Hands with everybody still in.",
      },
      lost.map((_, i) => (i === 0 ? "Opener" : i === players - 1 ? "Dealer" : `${i + 1} after the dealer`)),
      hands,
      lost,
      products,
    ),
    ratesFigure({ id: "verdicts", title: "Bills" }, ["True: who asked loses"], tally.row("con/who-loses")),
    ratesFigure({ id: "jokers", title: "True bills" }, ["Rested on a Joker"], tally.row("con/on-jokers")),
    spreadFigure({ id: "calls", title: "Calls in a hand" }, "calls", tally.row("con/calls")),
    bySize(
      "true-by-size",
      "Calls that are true, by cards called",
      `Seen with the referee's eyes in one game out of ${ONE_GAME_IN}.`,
    ),
    bySize("doubted-by-size", "Calls that are doubted at once, by cards called", "By the next player."),
    bySize(
      "bluff-by-size",
      "Bluffs that get through, by cards called",
      "False calls that the next player did not doubt.",
    ),
    largestSetFigure(tally, largestSet),
  ];
}
