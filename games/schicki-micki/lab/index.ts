import { count, countMean, countRate, type GameFigures, type Tally, type Watching } from "@tavolata/figures";
import type { Seat } from "@tavolata/kernel";
import {
  type Card,
  type Event,
  gotBy,
  look,
  type Options,
  parseDeck,
  pointsOf,
  type SchickiMicki,
  type Settled,
} from "../rules/index.ts";
import { en, it, wordDeckProblem } from "../texts/index.ts";
import { ITALIAN } from "./italian.ts";
import { report } from "./report.ts";
import { BIN_MS, DEEDS, type Deed, LONGEST_MS, OUTCOMES, rowsOf, SITUATIONS } from "./rows.ts";

export const FIGURES: GameFigures<SchickiMicki> = {
  scoredAfter: "settled",
  score: ({ players }) => players.map(pointsOf),
  measures: [
    { id: "turned", label: "Cards turned in a game", unit: "cards", scale: 1 },
    { id: "lines", label: "Lines won in a game", unit: "lines", scale: 1 },
    { id: "windows-without-winner", label: "Windows that nobody won", unit: "windows", scale: 1 },
    { id: "wrong", label: "Wrong reactions in a game", unit: "reactions", scale: 1 },
    { id: "paid", label: "Cards paid in a game", unit: "cards", scale: 1 },
    { id: "pawns", label: "Pawns taken in a game", unit: "pawns", scale: 1 },
    { id: "first-reaction", label: "First reaction of a window", unit: "ms", scale: 1 },
    { id: "dealer", label: "Cards the dealer gets of a line beyond another", unit: "cards", scale: 1000 },
  ],
  watch,
  report,
  defaults: {
    bots: [
      "doorkeeper:strong",
      "doorkeeper:easy",
      "doorkeeper:easy,doorkeeper:normal,doorkeeper:strong,doorkeeper:expert",
    ],
    games: 2000,
  },
  optionWords: { it: it.options, en: en.options },
  readFile: (_, text, language) => {
    // A file has its cards in a list called so; typed by hand they may stand alone, as the option has them.
    const parsed = parseDeck(text.trimStart().startsWith("[") ? `{"cards":${text}}` : text);
    return parsed.problems === undefined
      ? { value: parsed.cards }
      : {
          problems: parsed.problems.map((problem) => wordDeckProblem(language === "it" ? it : en, problem)),
        };
  },
  italian: () => ITALIAN,
};

type Settling = Extract<Event, { type: "settled" }>;
type Times = Pick<Options, "turning" | "paceSeconds" | "windowMs" | "restSeconds">;

/** How slowly people turn cards by hand, and how long they vote. */
const BY_HAND_SECONDS = 3;
const VOTE_SECONDS = 6;
/** SCH-6: after a window that nobody won. */
const GLANCE_SECONDS = 1;

function watch(tally: Tally, players: number): Watching<SchickiMicki> {
  const rows = rowsOf(tally);
  let line: Card[] = [];
  /** Whether the line has had something to react to. */
  let seen = false;
  let dealer: Seat = 0;
  /** Whether nobody has reacted since the last card: then the next one came at the usual pace. */
  let lying = false;
  let game = newGame();

  const turn = (event: Extract<Event, { type: "turned" }>, options: Times): number => {
    const seconds = lying ? paceOf(options) : 0;
    line.push(event.card as Card);
    dealer = event.dealer;
    lying = true;
    game.turned += 1;
    const { situation } = look(line);
    if (!seen && situation !== "none") {
      seen = true;
      countParts(rows.first, SITUATIONS, situation);
      count(rows.cardsAtFirst, line.length);
    }
    return seconds;
  };

  const settle = (settling: Settling, options: Times): number => {
    const { reactions, winners, wonBy, undecided } = settling;
    const [earliest] = reactions;
    if (earliest === undefined) throw new RangeError("a window without reactions is never settled");
    // A shared screen may say after a reaction that it showed the card later than that (SCH-5).
    const first = Math.max(0, earliest.after);
    lying = false;
    countRate(rows.windows, 0, winners.length > 0);
    countRate(rows.windows, 1, undecided);
    count(rows.inWindow, reactions.length);
    count(rows.firstTime, Math.floor(Math.min(first, LONGEST_MS) / BIN_MS));
    countMean(rows.firstTimeMean, first);
    game.first += first;
    game.windows += 1;
    game.paid += sumOf(settling.paid);
    for (const reaction of reactions) countReaction(reaction);
    const blue = reactions.filter(({ what, outcome }) => what === "blue" && outcome !== "void").length;
    if (blue > 0) count(rows.bluePawns, blue);
    if (winners.length > 0) {
      game.lines += 1;
      countParts(rows.wonBy, SITUATIONS, wonBy);
      count(rows.cardsWon, line.length);
      settlePositions(settling);
      line = [];
      seen = false;
    }
    const look = winners.length > 0 ? options.restSeconds : GLANCE_SECONDS;
    return first / 1000 + options.windowMs / 1000 + look;
  };

  const countReaction = ({ kind, what, outcome }: Settled) => {
    const deed: Deed = kind === "call" ? "call" : what;
    countParts(rows.outcomes, OUTCOMES, outcome);
    countParts(rows.deeds, DEEDS, deed);
    countRate(rows.wrongByDeed, DEEDS.indexOf(deed), outcome === "wrong");
    if (outcome === "wrong") game.wrong += 1;
    if (outcome !== "void" && (what === "blue" || what === "red")) game.pawns += 1;
  };

  /** SCH-4: the dealer plays, too. Does it make a difference where somebody sits from them? */
  const settlePositions = (settling: Settling) => {
    for (let position = 0; position < players; position++) {
      const seat = (dealer + position) % players;
      countRate(rows.winsAt, position, settling.winners.includes(seat));
      countMean(rows.cardsAt(position), gotBy(settling, seat));
    }
    const dealers = gotBy(settling, dealer);
    const others = sumOf(settling.won) + sumOf(settling.missing) - dealers;
    game.dealer += dealers - others / (players - 1);
  };

  return {
    beginGame() {
      line = [];
      seen = false;
      lying = false;
      game = newGame();
    },
    event(event, state) {
      const options = state?.options;
      if (options === undefined) return 0;
      switch (event.type) {
        case "turned":
          return turn(event, options);
        case "settled":
          return settle(event, options);
        case "voteOpens":
          return VOTE_SECONDS;
        case "gameOver":
          countRate(rows.endings, 0, event.endedBy === "lastCard");
          countRate(rows.endings, 1, event.endedBy === "deckOut");
          return lying ? paceOf(options) : 0;
        default:
          return 0;
      }
    },
    endGame() {
      const { turned, lines, windows, wrong, paid, pawns, first, dealer: dealers } = game;
      return [
        turned,
        lines,
        windows - lines,
        wrong,
        paid,
        pawns,
        windows === 0 ? 0 : Math.round(first / windows),
        lines === 0 ? 0 : Math.round((1000 * dealers) / lines),
      ];
    },
  };
}

function newGame() {
  return { turned: 0, lines: 0, windows: 0, wrong: 0, paid: 0, pawns: 0, first: 0, dealer: 0 };
}

function paceOf({ turning, paceSeconds }: Times): number {
  return turning === "clock" ? paceSeconds : BY_HAND_SECONDS;
}

/** One of several things that make a whole. */
function countParts<Part>(row: number[], parts: readonly Part[], which: Part | "none"): void {
  parts.forEach((part, i) => {
    countRate(row, i, part === which);
  });
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
