import { agreeing, type Names } from "@tavolata/kernel";
import { bySeat, type Deed, HIDDEN, type Outcome, type Settling, type Why } from "../../rules/index.ts";
import { amountsOf, capitalized, placesOf } from "../grammar.ts";
import type { Texts } from "../it.ts";
import { and, CARD, card, counted, features, hands, seconds, worn } from "./nouns.ts";

const BLUE_PAWN = { one: "blue pawn", other: "blue pawns" };

export const events: Texts["events"] = {
  begins: ({ dealer, cards, bluePawns }, names) =>
    `${counted(cards, CARD)} in the deck, ${counted(bluePawns, BLUE_PAWN)} and a red one in the middle. ${names(dealer)} starts turning cards.`,
  reaches: ({ seat }, names) => `${names(seat)} reaches for the deck.`,
  turned: (event, names) => {
    const who = event.byClock ? "The clock" : names(event.dealer);
    const what = event.card === HIDDEN ? "look at the screen" : card(event.card);
    const last = event.left === 0 ? " It's the last one." : "";
    return `${who} turns card ${event.number}: ${what}.${last}`;
  },
  shown: ({ number }) => `Card ${number} is on the screen.`,
  windowOpens: () => "Somebody reacts: one more moment for the others.",
  called: ({ seat, what }, names) => `${names(seat)} calls: “${capitalized(features[what])}!”`,
  moved: ({ seat, what }, names) => `${names(seat)} ${what === HIDDEN ? "moves a hand" : hands[what]}.`,
  tooEarly: () => "Too early: nobody could see the card yet, so it doesn't count.",
  voteOpens: ({ claimants, reactions }, names) => {
    const done = reactions.map((one) => `${names(one.seat)} ${deed(one)}`);
    return `${capitalized(and(done))}. Who was first, ${claimants.map(names).join(" or ")}? Now vote.`;
  },
  voted: ({ seat, vote }, names) => `${names(seat)} votes for ${names(vote)}.`,
  settled: (event, names) =>
    [
      ...(event.why === null ? [] : [`${onTheLine(event.why)}.`]),
      ...event.reactions.map((one) => reaction(one, names, event.why === null)),
      outcome(event, names),
      ...penalties(event, names),
      ...(event.why === null ? [] : earlier(event.why, names)),
    ].join(" "),
  deckPasses: ({ dealer }, names) => `The deck passes to ${names(dealer)}.`,
  flagged: ({ seat, flag }, names) =>
    ({
      "too-regular": `${names(seat)}'s reaction times are nearly always the same.`,
      "always-on-the-bound": `${names(seat)}'s reaction times are always at the limit of what the connection allows.`,
      "slow-line": `${names(seat)}'s connection is slow or unsteady: part of the delay can't be forgiven.`,
    })[flag],
  cleared: ({ seat }, names) => `${names(seat)}'s reaction times look normal again.`,
  gameOver: (event, names) => {
    const [first, ...rest] = placesOf(event).map(({ seats }) =>
      seats.map((seat) => `${names(seat)} with ${counted(bySeat(event.scores, seat), CARD)}`),
    );
    const then = rest.map((some) => `, then ${and(some)}`).join("");
    const left = event.left === null ? [] : [`${onTheLine(event.left)}.`, ...earlier(event.left, names)];
    return `${left.map((sentence) => `${sentence} `).join("")}Game over: in first place ${and(first ?? [])}${then}.`;
  },
};

const ON_THE_LINE: Readonly<Record<Why["situation"], (why: Why) => string>> = {
  twoWorms: () => "A card with two worms",
  identical: () => "Two identical cards",
  several: (why) => `Several matches: ${matches(why)}`,
  one: (why) => `One match: ${matches(why)}`,
  none: () => "No match",
};

export const onTheLine: Texts["onTheLine"] = (why) => ON_THE_LINE[why.situation](why);

function matches({ matches: all }: Why): string {
  return and(all.map(({ feature, colour }) => worn(feature, colour)));
}

function deed({ kind, what }: Deed): string {
  return kind === "call" ? `calls “${features[what]}”` : hands[what];
}

const RESULT: Readonly<Record<Outcome, string>> = {
  wins: "right",
  late: "right, but somebody was quicker",
  nothing: "right, but not enough",
  wrong: "wrong",
  void: "the pawn was gone",
};

/** SCH-26: that a call was right is said when the line is over, because it says what lies there. */
function reaction(one: Settling["reactions"][number], names: Names, isOpen = false): string {
  const result = isOpen && one.outcome === "nothing" ? "wins nothing" : RESULT[one.outcome];
  return `${names(one.seat)} ${deed(one)} after ${seconds(one.after)}: ${result}.`;
}

function earlier({ earlier: all }: Why, names: Names): string[] {
  return all.length === 0 ? [] : ["Earlier, on the same line:", ...all.map((one) => reaction(one, names))];
}

function outcome({ winners, won, missing, undecided, cards }: Settling, names: Names): string {
  const [first] = winners;
  if (first === undefined) return "Nobody takes cards.";
  if (winners.length === 1 && won[first] === cards) {
    return `${names(first)} takes ${cards === 1 ? "the card" : "all the cards"}.`;
  }
  const how = undecided ? "Nobody can tell who was first: one" : "One";
  const short = amountsOf(missing).map(({ seat }) => names(seat));
  const lack =
    short.length === 0
      ? ""
      : ` The deck has run out, but ${and(short)} still ${agreeing(short, "gets", "get")} the point.`;
  return `${how} card ${agreeing(winners, "", "each ")}for ${and(winners.map(names))}.${lack}`;
}

/** SCH-17, SCH-28 */
function penalties({ paid, out }: Settling, names: Names): string[] {
  const returned = amountsOf(paid).map(
    ({ seat, cards }) => `${names(seat)} gives ${counted(cards, CARD)} back.`,
  );
  if (out.length === 0) return returned;
  return [...returned, `${capitalized(and(out.map(names)))} ${agreeing(out, "is", "are")} out of this line.`];
}

export const movers: Texts["movers"] = { house: "The house", screen: "The screen" };

export const moves: Texts["moves"] = {
  turn: ({ who }) => `${who} turns a card`,
  call: ({ who, feature }) => `${who} calls “${features[feature]}”`,
  hand: ({ who, does }) => `${who} ${hands[does]}`,
  vote: ({ who, whom }) => `${who} votes for ${whom}`,
  shown: ({ who, card: number }) => `${who} shows card ${number}`,
};

export const kinds: Texts["kinds"] = {
  turn: "Turn a card",
  call: "Call",
  hand: "Move the hand",
  vote: "Vote",
  shown: "Shown",
};
