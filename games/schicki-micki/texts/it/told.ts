import { agreeing, type Names } from "@tavolata/kernel";
import {
  bySeat,
  type Deed,
  HIDDEN,
  type Move,
  type Outcome,
  type ScreenMove,
  type Settling,
  type Why,
} from "../../rules/index.ts";
import { amountsOf, capitalized, placesOf } from "../grammar.ts";
import type { EventTexts, MoveTexts } from "../shape.ts";
import { and, CARD, card, counted, features, hands, seconds, to, worn } from "./nouns.ts";

const BLUE_PAWN = { one: "pedina blu", other: "pedine blu", a: "una " };

export const events: EventTexts = {
  begins: ({ dealer, cards, bluePawns }, names) =>
    `${counted(cards, CARD)} nel mazzo, in mezzo ${counted(bluePawns, BLUE_PAWN)} e una rossa. Comincia a scoprire ${names(dealer)}.`,
  reaches: ({ seat }, names) => `${names(seat)} allunga la mano verso il mazzo.`,
  turned: (event, names) => {
    const who = event.byClock ? "L'orologio" : names(event.dealer);
    const what = event.card === HIDDEN ? "guardate lo schermo" : card(event.card);
    const last = event.left === 0 ? " È l'ultima." : "";
    return `${who} scopre la carta ${event.number}: ${what}.${last}`;
  },
  shown: ({ number }) => `La carta ${number} è sullo schermo.`,
  windowOpens: () => "Qualcuno reagisce: un attimo ancora per gli altri.",
  called: ({ seat, what }, names) => `${names(seat)} chiama: «${capitalized(features[what])}!».`,
  moved: ({ seat, what }, names) => `${names(seat)} ${what === HIDDEN ? "muove la mano" : hands[what]}.`,
  tooEarly: () => "Troppo presto: la carta non si vedeva ancora, e non conta.",
  voteOpens: ({ claimants, reactions }, names) => {
    const done = reactions.map((one) => `${names(one.seat)} ${deed(one)}`);
    return `${capitalized(and(done))}. Chi ha fatto prima, ${claimants.map(names).join(" o ")}? Si vota.`;
  },
  voted: ({ seat, vote }, names) => `${names(seat)} vota per ${names(vote)}.`,
  settled: (event, names) =>
    [
      ...(event.why === null ? [] : [`${onTheLine(event.why)}.`]),
      ...event.reactions.map((one) => reaction(one, names, event.why === null)),
      outcome(event, names),
      ...penalties(event, names),
      ...(event.why === null ? [] : earlier(event.why, names)),
    ].join(" "),
  deckPasses: ({ dealer }, names) => `Il mazzo passa ${to(names(dealer))}.`,
  flagged: ({ seat, flag }, names) =>
    ({
      "too-regular": `I tempi di ${names(seat)} sono quasi sempre uguali.`,
      "always-on-the-bound": `I tempi di ${names(seat)} sono sempre al limite di quello che la linea permette.`,
      "slow-line": `La linea di ${names(seat)} è lenta o incerta: una parte del ritardo non si può compensare.`,
    })[flag],
  cleared: ({ seat }, names) => `I tempi di ${names(seat)} sono di nuovo normali.`,
  gameOver: (event, names) => {
    const [first, ...rest] = placesOf(event).map(({ seats }) =>
      seats.map((seat) => `${names(seat)} con ${counted(bySeat(event.scores, seat), CARD)}`),
    );
    const then = rest.map((some) => `, poi ${and(some)}`).join("");
    const left = event.left === null ? [] : [`${onTheLine(event.left)}.`, ...earlier(event.left, names)];
    return `${left.map((sentence) => `${sentence} `).join("")}Partita finita: al primo posto ${and(first ?? [])}${then}.`;
  },
};

const ON_THE_LINE: Readonly<Record<Why["situation"], (why: Why) => string>> = {
  twoWorms: () => "Una carta con due lombrichi",
  identical: () => "Due carte identiche",
  several: (why) => `Più particolari uguali: ${matches(why)}`,
  one: (why) => `Un particolare uguale: ${matches(why)}`,
  none: () => "Niente di uguale",
};

/** What there was to see. */
export function onTheLine(why: Why): string {
  return ON_THE_LINE[why.situation](why);
}

function matches({ matches: all }: Why): string {
  return and(all.map(({ feature, colour }) => worn(feature, colour)));
}

function deed({ kind, what }: Deed): string {
  return kind === "call" ? `chiama «${features[what]}»` : hands[what];
}

const RESULT: Readonly<Record<Outcome, string>> = {
  wins: "giusto",
  late: "giusto, ma c'è chi ha fatto prima",
  nothing: "giusto, ma non basta",
  wrong: "sbagliato",
  void: "la pedina non c'era più",
};

/** SCH-26: that a call was right is said when the line is over, because it says what lies there. */
function reaction(one: Settling["reactions"][number], names: Names, isOpen = false): string {
  const result = isOpen && one.outcome === "nothing" ? "non porta niente" : RESULT[one.outcome];
  return `${names(one.seat)} ${deed(one)} dopo ${seconds(one.after)}: ${result}.`;
}

function earlier({ earlier: all }: Why, names: Names): string[] {
  return all.length === 0 ? [] : ["Prima, sulla stessa fila:", ...all.map((one) => reaction(one, names))];
}

function outcome({ winners, won, missing, undecided, cards }: Settling, names: Names): string {
  const [first] = winners;
  if (first === undefined) return "Nessuno prende carte.";
  if (winners.length === 1 && won[first] === cards) {
    return `${names(first)} prende ${cards === 1 ? "la carta" : "tutte le carte"}.`;
  }
  const how = undecided ? "Non si può dire chi ha fatto prima. Una" : "Una";
  const short = amountsOf(missing).map(({ seat }) => names(seat));
  const lack = short.length === 0 ? "" : ` Il mazzo è finito, ma il punto vale anche per ${and(short)}.`;
  return `${how} carta ${agreeing(winners, "", "a testa: ")}${and(winners.map((seat) => to(names(seat))))}.${lack}`;
}

/** SCH-17, SCH-28 */
function penalties({ paid, out }: Settling, names: Names): string[] {
  const returned = amountsOf(paid).map(
    ({ seat, cards }) => `${names(seat)} restituisce ${counted(cards, CARD)}.`,
  );
  if (out.length === 0) return returned;
  return [
    ...returned,
    `${capitalized(and(out.map(names)))} ${agreeing(out, "resta", "restano")} fuori da questa fila.`,
  ];
}

export const movers = { house: "La casa", screen: "Lo schermo" };

export const moves: MoveTexts = {
  turn: ({ who }) => `${who} scopre una carta`,
  call: ({ who, feature }) => `${who} chiama «${features[feature]}»`,
  hand: ({ who, does }) => `${who} ${hands[does]}`,
  vote: ({ who, whom }) => `${who} vota per ${whom}`,
  shown: ({ who, card: number }) => `${who} mostra la carta ${number}`,
};

/** What the kinds of move are called where moves are listed. */
export const kinds = {
  turn: "Scoprire una carta",
  call: "Chiamare",
  hand: "Muovere la mano",
  vote: "Votare",
  shown: "Mostrata",
} satisfies Record<Move["type"] | ScreenMove["type"], string>;
