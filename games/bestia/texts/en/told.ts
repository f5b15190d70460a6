import { agreeing, capitalized } from "@tavolata/kernel";
import type { CardWords } from "../card-words.ts";
import { amountsOf, openCards, placesOf } from "../grammar.ts";
import type { Texts } from "../it.ts";
import type { EventOf } from "../shape.ts";
import { and, CARD, chips, counted } from "./nouns.ts";

export const eventsWith = ({ cards, suits, theCard }: CardWords): Texts["events"] => ({
  handBegins: (event, names) =>
    [
      `Hand ${event.hand}: ${names(event.dealer)} deals; playing for the pot: ${and(event.eligible.map(names))}.`,
      `Ante ${chips(event.ante)}, pot ${chips(event.pot)}, bestia ${chips(event.bestia)}.`,
      ...(event.compulsory ? ["Compulsory hand: nobody may pass."] : []),
    ].join(" "),
  dealt: ({ seat, cards: dealt }, names) => {
    const open = openCards(dealt);
    const received = `${names(seat)} is dealt ${counted(dealt.length, CARD)}`;
    return open === null ? `${received}.` : `${received}: ${cards(open)}.`;
  },
  trump: ({ card }) =>
    `${capitalized(theCard(card))} is turned up: trumps are ${suits[card[1] as keyof typeof suits]}.`,
  passed: ({ seat }, names) => `${names(seat)} passes.`,
  served: ({ seat }, names) => `${names(seat)} stands pat.`,
  exchanged: (event, names) => {
    const said = `${names(event.seat)} plays and exchanges ${counted(event.discards.length, CARD)}`;
    return `${said}${whichCards(event, cards)}.`;
  },
  blindRound: () => "Anyone who passed can still come in blind.",
  stayedOut: ({ seat }, names) => `${names(seat)} stays out.`,
  blind: (event, names) => `${names(event.seat)} comes in blind${whichCards(event, cards)}.`,
  played: ({ seat, card }, names) => `${names(seat)} plays ${theCard(card)}.`,
  trick: ({ seat }, names) => `${names(seat)} takes the trick.`,
  handOver: (event, names) => [outcome(event, names), ...bestie(event, names), next(event)].join(" "),
  potTaken: ({ seat, pot }, names) =>
    `${names(seat)} is the only one left of those entitled to the pot, and takes ${chips(pot)}.`,
  potSplit: ({ pot, shares }, names) =>
    `Nobody has chips left: the pot of ${chips(pot)} is split, ${and(
      amountsOf(shares).map((share) => `${chips(share.chips)} to ${names(share.seat)}`),
    )}.`,
  timeOut: ({ seat }, names) => `Time is up for ${names(seat)}.`,
  sitsOut: ({ seat, why }, names) => `${names(seat)} sits out${WHY[why]}.`,
  willSitOut: ({ seat }, names) => `${names(seat)} will sit out from the next hand until back.`,
  back: ({ seat }, names) => `${names(seat)} is back.`,
  sat: ({ seat, chips: brought }, names) => `${names(seat)} sits down with ${chips(brought)}.`,
  toppedUp: ({ seat, chips: added, credit }, names) =>
    `${names(seat)} adds ${chips(added)} and now has ${chips(credit)}.`,
  willStand: ({ seat }, names) =>
    `${names(seat)} will stand up after the hand, and is sitting out until then.`,
  stood: ({ seat, chips: taken }, names) => `${names(seat)} stands up with ${chips(taken)}.`,
  waits: ({ waitingFor }) =>
    waitingFor === "players"
      ? "Play stops: there are not enough players."
      : "Play stops: everybody who could play is sitting out.",
  resumes: () => "Play resumes in a few seconds.",
  closing: () => "The game will end as soon as the pot is empty.",
  levels: ({ held }) => (held ? "The levels stop: a break is coming." : "The levels go on."),
  eliminated: ({ seat, hand }, names) => `${names(seat)} is out of the tournament after hand ${hand}.`,
  gameOver: (event, names) => {
    const [winners, ...rest] = placesOf(event).map(({ seats }) => seats.map(names));
    if (winners === undefined) return "This table is closed.";
    const then = rest.map((some) => `, then ${and(some)}`).join("");
    const prizes = amountsOf(event.prizes).map((prize) => `${chips(prize.chips)} to ${names(prize.seat)}`);
    const paid = prizes.length === 0 ? "" : ` Prizes: ${and(prizes)}.`;
    return `Game over: in first place ${and(winners)}${then}.${paid}`;
  },
});

const WHY: Readonly<Record<EventOf<"sitsOut">["why"], string>> = {
  choice: "",
  time: ": no answer in time",
  credit: ": the credit is below the minimum",
  away: ": away from the table",
};

type Outcome = EventOf<"handOver">;

function whichCards({ discards, drawn }: EventOf<"exchanged" | "blind">, cards: CardWords["cards"]): string {
  const [gone, come] = [openCards(discards), openCards(drawn)];
  return gone === null || come === null ? "" : `: discards ${cards(gone)} and draws ${cards(come)}`;
}

function outcome({ how, pot, won }: Outcome, names: (seat: number) => string): string {
  const shares = and(amountsOf(won).map((share) => `${chips(share.chips)} to ${names(share.seat)}`));
  if (how === "saved") return `One trick each: the pot is saved, and ${chips(pot)} stays in it.`;
  if (how === "alone") return `Only one player plays, and takes the pot: ${shares}.`;
  if (how === "played") return `The pot of ${chips(pot)} is shared: ${shares}.`;
  return shares === "" ? "Nobody plays." : `Nobody plays, and the pot goes to the dealer: ${shares}.`;
}

function bestie({ bestie: seats, bestia }: Outcome, names: (seat: number) => string): string[] {
  if (seats.length === 0) return [];
  return [`${and(seats.map(names))} ${agreeing(seats, "goes", "go")} bestia, for ${chips(bestia)}.`];
}

function next({ nextPot }: Outcome): string {
  return nextPot === 0 ? "The pot is empty." : `Initial pot of the next hand: ${chips(nextPot)}.`;
}

export const movers: Texts["movers"] = { house: "The house", screen: "The screen" };

export const movesWith = ({ cards, theCard }: CardWords): Texts["moves"] => ({
  pass: ({ who }) => `${who} passes`,
  served: ({ who }) => `${who} stands pat`,
  exchange: ({ who, cards: some }) => `${who} exchanges ${cards(some)}`,
  blind: ({ who }) => `${who} comes in blind`,
  play: ({ who, card }) => `${who} plays ${theCard(card)}`,
  sitOut: ({ who }) => `${who}: “I'll sit out from the next hand until I'm back”`,
  back: ({ who }) => `${who}: “I'm back”`,
  sit: ({ who, whom, chips: brought }) => `${who} seats ${whom} with ${chips(brought)}`,
  stand: ({ who, whom }) => `${who} lets ${whom} stand up`,
  topUp: ({ who, whom, chips: added }) => `${who} gives ${chips(added)} to ${whom}`,
  away: ({ who, whom }) => `${who} notes that ${whom} is away`,
  isBack: ({ who, whom }) => `${who} notes that ${whom} is back`,
  close: ({ who }) => `${who} closes the game`,
  levels: ({ who, held }) => (held ? `${who} stops the levels` : `${who} lets the levels go on`),
});

export const kinds: Texts["kinds"] = {
  pass: "Pass",
  served: "Stand pat",
  exchange: "Exchange",
  blind: "Blind",
  play: "Play a card",
  sitOut: "Sit out from the next hand until you're back",
  back: "I'm back",
  sit: "Seat somebody",
  stand: "Let somebody stand up",
  topUp: "Add chips",
  away: "Away",
  isBack: "Back",
  close: "Close the game",
  levels: "Levels",
};
