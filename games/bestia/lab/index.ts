import { count, countMean, countRate, type GameFigures, type Tally, type Watching } from "@tavolata/figures";
import type { Seat } from "@tavolata/kernel";
import {
  type Bestia,
  balanceOf,
  type Event,
  firstOf,
  type HandOver,
  netOf,
  rankOf,
  type State,
  seatsRightOf,
  suitOf,
} from "../rules/index.ts";
import { en, it } from "../texts/index.ts";
import { ITALIAN } from "./italian.ts";
import { report } from "./report.ts";
import { RANKS_BY_STRENGTH, rowsOf, WAYS_TO_END, WAYS_TO_SAY } from "./rows.ts";

/** How long people take, in seconds. */
const SECONDS: Partial<Record<Event["type"], number>> = {
  handBegins: 5,
  passed: 4,
  served: 6,
  exchanged: 9,
  stayedOut: 3,
  blind: 7,
  played: 5,
  trick: 2,
  handOver: 7,
};

export const FIGURES: GameFigures<Bestia> = {
  scoredAfter: "handOver",
  score: ({ players }) => players.map(balanceOf),
  measures: [
    { id: "hands", label: "Hands in a game", unit: "hands", scale: 1 },
    { id: "playing", label: "Players who play a hand", unit: "players", scale: 100 },
    { id: "bestie", label: "Bestie in a hand", unit: "bestie", scale: 100 },
    { id: "largest-pot", label: "Largest pot of a game, in rounds of antes", unit: "pots", scale: 100 },
    { id: "dealer", label: "What the dealer takes of a pot more than the others", unit: "%", scale: 10 },
    { id: "ruined", label: "Players ruined in a game", unit: "players", scale: 1 },
  ],
  watch,
  report,
  defaults: { bots: ["seasoned", "bold", "wary,regular"], games: 1000 },
  optionWords: { it: it.options, en: en.options },
  italian: () => ITALIAN,
};

const PER_MILLE = 1000;

function watch(tally: Tally, players: number): Watching<Bestia> {
  const rows = rowsOf(tally);
  let hand = newHand();
  let game = newGame();

  const settleHand = (over: HandOver) => {
    count(rows.ending, WAYS_TO_END.indexOf(over.how));
    count(rows.playing, hand.said.size);
    for (const [seat, way] of hand.said) {
      countRate(rows.bestiaByWay, way, over.bestie.includes(seat));
      countRate(rows.bestia, 0, over.bestie.includes(seat));
    }
    settlePositions(over);
    settleTricks(over);
    settleRun(over);
    game.hands += 1;
    game.playing += hand.said.size;
    game.bestie += over.bestie.length;
  };

  /** Only where everybody is in: otherwise the last in the order would not always be the dealer. */
  const settlePositions = (over: HandOver) => {
    if (hand.eligible.length < players) return;
    seatsRightOf(hand.dealer, players).forEach((seat, position) => {
      countMean(rows.netAt(position), netInPerMille(over, seat));
      countRate(rows.playsAt, position, hand.said.has(seat));
      if (hand.said.has(seat)) countRate(rows.bestiaAt, position, over.bestie.includes(seat));
    });
    const dealers = netInPerMille(over, hand.dealer);
    const all = hand.eligible.reduce((sum, seat) => sum + netInPerMille(over, seat), 0);
    game.dealer += dealers - (all - dealers) / (players - 1);
    game.full += 1;
  };

  const settleTricks = ({ tricks, trump }: HandOver) => {
    tricks.forEach(({ laid, taker }, number) => {
      countRate(rows.leaderTakes, number, firstOf(laid).seat === taker);
      for (const { seat, card } of laid) {
        const row = suitOf(card) === suitOf(trump) ? rows.trumpTakes : rows.plainTakes;
        countRate(row, RANKS_BY_STRENGTH.indexOf(rankOf(card)), seat === taker);
      }
    });
  };

  /** A run is what is played from one clear pot to the next. */
  const settleRun = ({ pot, nextPot }: HandOver) => {
    const fresh = hand.ante * hand.eligible.length;
    const inFreshPots = fresh === 0 ? 100 : Math.round((100 * pot) / fresh);
    game.run += 1;
    game.largest = Math.max(game.largest, inFreshPots);
    game.largestInRun = Math.max(game.largestInRun, inFreshPots);
    countMean(rows.potAt(game.run), inFreshPots);
    if (nextPot > 0) return;
    count(rows.runs, game.run);
    countMean(rows.largestInRun, game.largestInRun);
    game.run = 0;
    game.largestInRun = 0;
  };

  return {
    beginGame() {
      game = newGame();
    },
    event(event) {
      if (event.type === "handBegins") {
        hand = { ...newHand(), dealer: event.dealer, eligible: event.eligible, ante: event.ante };
      } else if (event.type === "handOver") settleHand(event);
      else {
        const way = wayOf(event);
        if (way !== undefined) countDeclaration(rows.said, way);
        if (way !== undefined && way > 0) hand.said.set((event as { seat: Seat }).seat, way);
      }
      return SECONDS[event.type] ?? 0;
    },
    endGame(state) {
      const ruined = ruinedIn(state);
      countRate(rows.ruin, 0, ruined > 0);
      for (let seat = 0; seat < players; seat++) countRate(rows.ruin, 1, seat < ruined);
      const { hands, full } = game;
      return [
        hands,
        Math.round((100 * game.playing) / hands),
        Math.round((100 * game.bestie) / hands),
        game.largest,
        full === 0 ? 0 : Math.round(game.dealer / full),
        ruined,
      ];
    },
  };
}

interface Hand {
  dealer: Seat;
  eligible: readonly Seat[];
  ante: number;
  /** How those who play came in. */
  said: Map<Seat, number>;
}

function newHand(): Hand {
  return { dealer: 0, eligible: [], ante: 0, said: new Map() };
}

function newGame() {
  return { hands: 0, playing: 0, bestie: 0, largest: 0, largestInRun: 0, run: 0, dealer: 0, full: 0 };
}

/** Which of the ways to declare this was; staying out in the blind round is not another pass. */
function wayOf(event: Event): number | undefined {
  switch (event.type) {
    case "passed":
      return WAYS_TO_SAY.indexOf("Pass");
    case "served":
      return WAYS_TO_SAY.indexOf("Stand pat");
    case "exchanged":
      return WAYS_TO_SAY.indexOf("Stand pat") + event.discards.length;
    case "blind":
      return WAYS_TO_SAY.indexOf("Blind");
    default:
      return undefined;
  }
}

function countDeclaration(row: number[], way: number): void {
  WAYS_TO_SAY.forEach((_, other) => {
    countRate(row, other, other === way);
  });
}

/** Of the pot. */
function netInPerMille(over: HandOver, seat: Seat): number {
  return over.pot === 0 ? 0 : Math.round((PER_MILLE * netOf(over, seat)) / over.pot);
}

/** How many are out of a tournament, or have lost all they brought to a cash table. */
function ruinedIn({ players }: State): number {
  return players.filter(
    ({ eliminatedAfter, credit, takenOut, broughtIn }) =>
      eliminatedAfter !== null || (broughtIn > 0 && credit + takenOut === 0),
  ).length;
}
