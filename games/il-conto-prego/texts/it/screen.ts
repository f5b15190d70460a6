import { agreeing } from "@tavolata/kernel";
import type { Call, Dish, WhichDish } from "../../rules/index.ts";
import type { EndingTexts, ScoreTexts, Who } from "../shape.ts";
import { CARD, counted, dishes, LOST_HAND, number, OMAGGIO, whichDish } from "./nouns.ts";
import { view } from "./seen.ts";
import { HOW, tally } from "./told.ts";

const plates: Readonly<Record<WhichDish, string>> = { first: "Primo", second: "Secondo" };

/** How a dish changes, over the ranks it can take. */
const change = {
  order: () => "Ordina: una carta sola",
  spice: (count: number) => (count === 1 ? "Spezia: resta una" : `Spezia: restano ${number(count)}`),
  abound: (count: number) => `Abbonda: diventano ${number(count + 1)}`,
} satisfies Record<Call["type"], (count: number) => string>;

/** What the small signs beside a face mean. */
const marks = {
  cards: (n: number) => `${counted(n, CARD)} in mano`,
  losses: (n: number) => counted(n, LOST_HAND),
  saldi: tally.saldi,
  omaggi: tally.omaggi,
  dealer: "mazziere",
  oste: "Oste",
  shows: (card: string) => `mostra ${card}`,
};

const pad = {
  title: "Il taccuino",
  empty: "Ancora nessuna chiamata",
  /** After a name. */
  does: (p: { how: Call["type"]; dish: WhichDish }) => `${HOW[p.how]} il ${whichDish(p.dish)}`,
  /** The same where there is little room. */
  doesShort: (p: { how: Call["type"]; dish: WhichDish }) => `${HOW[p.how]} il ${p.dish === "first" ? 1 : 2}°`,
};

const bill = {
  title: "Il conto",
  shout: "Il conto, prego!",
  capotavola: "chiede il conto",
  cameriere: "ha chiamato",
  /** A place that no card was found for. */
  gap: "manca",
  /** What the verdict follows from: how many cards are missing even with all the Jokers. */
  why: (short: number) =>
    short === 0
      ? "Non manca niente: la chiamata è vera."
      : `${agreeing(short, "Manca", "Mancano")} ${counted(short, CARD)}: la chiamata è falsa.`,
  verdict: { true: "VERO", false: "FALSO" },
  pays: (who: Who) => (who === null ? "Paghi tu" : `Paga ${who}`),
  again: "Rivedi il conto",
  /** Once the verdict is there. */
  skip: "Tocca per continuare",
};

const score = {
  /** Also on the button, and over the table that it opens. */
  losses: "Mani perse",
  saldi: "Saldi",
  omaggi: "Omaggi",
};

const endings: EndingTexts = {
  hands: ({ hands }) =>
    hands === 1
      ? "La mano è giocata: vince chi non l'ha persa."
      : `Le ${number(hands)} mani sono giocate: vince chi ne ha perse meno.`,
  saldo: () => "Gli altri non hanno più carte: vince chi è rimasto in gioco.",
  omaggi: ({ target }) =>
    `${agreeing(target, "Bastava", "Bastavano")} ${counted(target, OMAGGIO)}: la partita finisce qui.`,
  deserted: () => view.deserted,
};

const OUT = "fuori";

const scores: ScoreTexts = {
  hands: (n) => counted(n, LOST_HAND),
  saldo: (n) => (n === 0 ? OUT : counted(n, CARD)),
  omaggi: (n) => counted(n, OMAGGIO),
  deserted: (n) => counted(n, OMAGGIO),
};

/** What the drawn table says beside its pictures. */
export const screen = {
  plates,
  notOrdered: "da ordinare",
  /** Where it can be ordered now. */
  tapToCall: "tocca per chiamare",
  change,
  dishFirst: "Prima scegli la portata e il rango, poi la carta da mostrare",
  pickRank: (dish: WhichDish) => `Per il ${whichDish(dish)}: scegli il rango`,
  pickCard: (called: readonly Dish[]) => `Chiama ${dishes(called)}: tocca la carta da mostrare`,
  pickMore: (n: number) => `Scegli ancora ${counted(n, CARD)}`,
  /** "Davvero", not "sicuro" or "sicura": nobody has told us which. */
  sure: "Davvero? Tocca di nuovo",
  discard: (n: number) => (n === 0 ? "Scarta" : `Scarta ${counted(n, CARD)}`),
  cancel: "Annulla",
  close: "Chiudi",
  ownHand: "Le tue carte",
  hand: (p: { hand: number; of: number | null }) => `Mano ${p.hand}${p.of === null ? "" : ` di ${p.of}`}`,
  inPlay: (n: number) => `${n} ${agreeing(n, "carta", "carte")} in gioco`,
  marks,
  out: OUT,
  /** Beside one's own name. */
  you: "tu",
  away: "non c'è",
  standIn: "gioca un bot",
  pad,
  bill,
  score,
  endings,
  scores,
};
