import { joined, type Names, type OptionWords, type Widen } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import {
  type Card,
  type Event,
  type Options,
  type Rank,
  type RefusalCode,
  rankOf,
  type Suit,
  suitOf,
} from "../rules/index.ts";

type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** One sentence for each event; without one this does not compile. */
type EventTexts = {
  readonly [Type in Event["type"]]: (event: EventOf<Type>, names: Names) => string;
};

const figures: Partial<Record<Rank, string>> = { A: "l'Asso", F: "il Fante", C: "il Cavallo", R: "il Re" };
const suits: Readonly<Record<Suit, string>> = { D: "denari", C: "coppe", B: "bastoni", S: "spade" };
/** "Ada, Bea ed Elio" */
const and = (items: readonly string[]) => joined(items, (last) => (/^e/i.test(last) ? " ed " : " e "));

function theCard(card: Card): string {
  const rank = rankOf(card);
  return `${figures[rank] ?? `il ${rank}`} di ${suits[suitOf(card)]}`;
}

const events: EventTexts = {
  roundBegins: ({ round, dealer }, names) => `Giro ${round}: dà le carte ${names(dealer)}.`,
  gets: ({ seat, card }, names) => `${names(seat)} riceve ${theCard(card)}.`,
  kept: ({ seat }, names) => `${names(seat)} tiene la sua carta.`,
  swapped: ({ seat, with: other }, names) => `${names(seat)} scambia con ${names(other)}.`,
  stopped: ({ seat, by, card }, names) =>
    `${names(seat)} vuole scambiare con ${names(by)}, che mostra ${theCard(card)}: «Cucù!»`,
  drew: ({ seat }, names) => `${names(seat)} scambia con il mazzo.`,
  timeOut: ({ seat }, names) => `Tempo scaduto per ${names(seat)}.`,
  turnedUp: ({ round, cards, losers }, names) => {
    const shown = cards.flatMap((card, seat) => (card === null ? [] : [`${names(seat)} ${theCard(card)}`]));
    const lose = `${losers.length === 1 ? "perde" : "perdono"} una vita ${and(losers.map(names))}`;
    return `Giù le carte del giro ${round}: ${shown.join(", ")}; ${lose}.`;
  },
  out: ({ seat }, names) => `${names(seat)} non ha più vite, e da qui in poi guarda.`,
  gameOver: ({ places }, names) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [names(seat)] : []));
    return `Partita finita: ${winners.length === 1 ? "vince" : "vincono"} ${and(winners)}.`;
  },
};

const refusals: Readonly<Record<RefusalCode, string>> = {
  "not-a-player": "Qui gioca chi è seduto: prendi un posto al tavolo.",
  "not-your-turn": "Non tocca ancora a te: aspetta il tuo turno.",
  "king-is-shown": "Il tuo Re è scoperto e resta dov'è: tieni la carta.",
  "you-are-out": "Non hai più vite: resta pure a guardare, alla prossima rigiochi.",
  "game-is-over": "La partita è finita: per giocare ancora, cominciatene un'altra.",
};

const options: Readonly<Record<keyof Options, OptionWords>> = {
  lives: { label: "Vite", help: "Quante ne ha ciascuno all'inizio." },
  kings: {
    label: "I Re",
    help: "Chi ha un Re può rifiutare lo scambio, oppure no.",
    values: { stop: "fermano lo scambio", swap: "si scambiano" },
  },
  decisionSeconds: {
    label: "Tempo per decidere",
    help: "Quando è scaduto, l'orologio tiene la carta.",
    values: { 0: "senza limite" },
  },
};

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: manifest.title,
  events,
  moves: {
    keep: (who: string) => `${who} tiene la carta`,
    swap: (who: string) => `${who} scambia la carta`,
  },
  refusals,
  /** For whatever the game itself does not refuse. */
  otherRefusal: "Adesso non si può: dai un'occhiata al tavolo e riprova.",
  view: {
    round: (round: number, dealer: string) => `Giro ${round}, dà le carte ${dealer}.`,
    turn: (name: string) => `Tocca ${/^a/i.test(name) ? "ad" : "a"} ${name}.`,
    yourTurn: (other: string | null) => `Tocca a te: tieni la carta, o scambiala con ${other ?? "il mazzo"}?`,
    lives: (name: string, lives: number) => `${name} ha ${lives === 1 ? "una vita" : `${lives} vite`}.`,
    out: (name: string, round: number) => `${name} è fuori dopo il giro ${round}.`,
    card: (name: string, card: Card) => `${name} ha in mano ${theCard(card)}.`,
  },
  options,
  score: (rounds: number) => (rounds === 1 ? "1 giro superato" : `${rounds} giri superati`),
  basics: [
    "Ognuno ha una carta e qualche vita.",
    "Quando tocca a te, tieni la carta o scambiala con quella del vicino, che non può dire di no.",
    "Chi ha un Re lo mostra, dice «Cucù!» e ferma lo scambio.",
    "Chi dà le carte gioca per ultimo, e scambia con il mazzo.",
    "Poi tutti scoprono: la carta più bassa costa una vita, e chi resta per ultimo vince.",
  ],
};

export type Texts = Widen<typeof it>;
