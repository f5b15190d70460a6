import { agreeing } from "@tavolata/kernel";
import type { HouseMove, Move } from "../../rules/index.ts";
import type { CardWords } from "../card-words.ts";
import { amountsOf, openCards, placesOf } from "../grammar.ts";
import type { EventOf, EventTexts, MoveTexts } from "../shape.ts";
import { and, CARD, chips, counted, to } from "./nouns.ts";

export const eventsWith = ({ cards, suits, theCard }: CardWords): EventTexts => ({
  handBegins: (event, names) =>
    [
      `Smazzata ${event.hand}: dà le carte ${names(event.dealer)}, ${agreeing(event.eligible, "ha", "hanno")} diritto ${and(event.eligible.map(names))}.`,
      `Invito ${chips(event.ante)}, piatto ${chips(event.pot)}, bestia ${chips(event.bestia)}.`,
      ...(event.compulsory ? ["Giro obbligato: nessuno può passare."] : []),
    ].join(" "),
  dealt: ({ seat, cards: dealt }, names) => {
    const open = openCards(dealt);
    const received = `${names(seat)} riceve ${counted(dealt.length, CARD)}`;
    return open === null ? `${received}.` : `${received}: ${cards(open)}.`;
  },
  trump: ({ card }) => `Si scopre ${theCard(card)}: la briscola è ${suits[card[1] as keyof typeof suits]}.`,
  passed: ({ seat }, names) => `${names(seat)} passa.`,
  served: ({ seat }, names) => `${names(seat)} gioca servito.`,
  exchanged: (event, names) => {
    const said = `${names(event.seat)} gioca e cambia ${counted(event.discards.length, CARD)}`;
    return `${said}${whichCards(event, cards)}.`;
  },
  blindRound: () => "Chi ha passato può ancora entrare al buio.",
  stayedOut: ({ seat }, names) => `${names(seat)} resta fuori.`,
  blind: (event, names) => `${names(event.seat)} entra al buio${whichCards(event, cards)}.`,
  played: ({ seat, card }, names) => `${names(seat)} gioca ${theCard(card)}.`,
  trick: ({ seat }, names) => `La presa è di ${names(seat)}.`,
  handOver: (event, names) => [...outcome(event, names), bestie(event, names), next(event)].flat().join(" "),
  potTaken: ({ seat, pot }, names) =>
    `Fra chi aveva diritto al piatto resta solo ${names(seat)}: prende ${chips(pot)}.`,
  potSplit: ({ pot, shares }, names) =>
    `Nessuno ha più gettoni: il piatto di ${chips(pot)} si divide, ${and(
      amountsOf(shares).map((share) => `${chips(share.chips)} ${to(names(share.seat))}`),
    )}.`,
  timeOut: ({ seat }, names) => `Tempo scaduto per ${names(seat)}.`,
  sitsOut: ({ seat, why }, names) => `${names(seat)} va in sit-out${WHY[why]}.`,
  willSitOut: ({ seat }, names) =>
    `${names(seat)} andrà in sit-out dalla prossima smazzata, finché non torna.`,
  back: ({ seat }, names) => `${names(seat)} è di nuovo al tavolo.`,
  sat: ({ seat, chips: brought }, names) => `${names(seat)} si siede con ${chips(brought)}.`,
  toppedUp: ({ seat, chips: added, credit }, names) =>
    `${names(seat)} aggiunge ${chips(added)}: ora ha ${chips(credit)}.`,
  willStand: ({ seat }, names) => `${names(seat)} si alzerà a fine smazzata; fino ad allora è in sit-out.`,
  stood: ({ seat, chips: taken }, names) => `${names(seat)} si alza con ${chips(taken)}.`,
  waits: ({ waitingFor }) =>
    waitingFor === "players"
      ? "Il gioco si ferma: mancano giocatori."
      : "Il gioco si ferma: chi potrebbe giocare è in sit-out.",
  resumes: () => "Si riprende fra pochi secondi.",
  closing: () => "La partita si chiude appena il piatto è vuoto.",
  levels: ({ held }) =>
    held ? "I livelli si fermano: fra poco c'è un intervallo." : "I livelli riprendono.",
  eliminated: ({ seat, hand }, names) => `${names(seat)} è fuori dal torneo dopo la smazzata ${hand}.`,
  gameOver: (event, names) => {
    const [winners, ...rest] = placesOf(event).map(({ seats }) => seats.map(names));
    if (winners === undefined) return "Il tavolo è chiuso.";
    const then = rest.map((some) => `, poi ${and(some)}`).join("");
    const prizes = amountsOf(event.prizes).map((prize) => `${chips(prize.chips)} ${to(names(prize.seat))}`);
    const paid = prizes.length === 0 ? "" : ` Premi: ${and(prizes)}.`;
    return `Partita finita: al primo posto ${and(winners)}${then}.${paid}`;
  },
});

const WHY: Readonly<Record<EventOf<"sitsOut">["why"], string>> = {
  choice: "",
  time: " perché non ha risposto",
  credit: ": il credito è sotto il minimo",
  away: ": non è al tavolo",
};

type Outcome = EventOf<"handOver">;

function whichCards({ discards, drawn }: EventOf<"exchanged" | "blind">, cards: CardWords["cards"]): string {
  const [gone, come] = [openCards(discards), openCards(drawn)];
  return gone === null || come === null ? "" : `: scarta ${cards(gone)} e pesca ${cards(come)}`;
}

function outcome({ how, pot, won }: Outcome, names: (seat: number) => string): string[] {
  const shares = amountsOf(won).map((share) => `${chips(share.chips)} ${to(names(share.seat))}`);
  if (how === "saved") return [`Una presa a testa: piatto salvo, restano ${chips(pot)}.`];
  if (how === "alone") return [`Gioca uno solo e prende il piatto: ${and(shares)}.`];
  if (how === "played") return [`Il piatto di ${chips(pot)} si divide: ${and(shares)}.`];
  return [
    shares.length === 0
      ? "Non gioca nessuno."
      : `Non gioca nessuno, il piatto va al mazziere: ${and(shares)}.`,
  ];
}

function bestie({ bestie: seats, bestia }: Outcome, names: (seat: number) => string): string[] {
  if (seats.length === 0) return [];
  return [`${agreeing(seats, "Va", "Vanno")} in bestia ${and(seats.map(names))}, per ${chips(bestia)}.`];
}

function next({ nextPot }: Outcome): string {
  return nextPot === 0 ? "Il piatto è vuoto." : `Piatto iniziale della prossima smazzata: ${chips(nextPot)}.`;
}

export const movers = { house: "La casa", screen: "Lo schermo" };

export const movesWith = ({ cards, theCard }: CardWords): MoveTexts => ({
  pass: ({ who }) => `${who} passa`,
  served: ({ who }) => `${who} gioca servito`,
  exchange: ({ who, cards: some }) => `${who} cambia ${cards(some)}`,
  blind: ({ who }) => `${who} entra al buio`,
  play: ({ who, card }) => `${who} gioca ${theCard(card)}`,
  sitOut: ({ who }) => `${who}: «Sit-out dalla prossima smazzata, finché non torno»`,
  back: ({ who }) => `${who}: «Sono tornato»`,
  sit: ({ who, whom, chips: brought }) => `${who} fa sedere ${whom} con ${chips(brought)}`,
  stand: ({ who, whom }) => `${who} fa alzare ${whom}`,
  topUp: ({ who, whom, chips: added }) => `${who} dà ${chips(added)} ${to(whom)}`,
  away: ({ who, whom }) => `${who} segna ${whom} come assente`,
  isBack: ({ who, whom }) => `${who} segna ${whom} come presente`,
  close: ({ who }) => `${who} chiude la partita`,
  levels: ({ who, held }) => (held ? `${who} ferma i livelli` : `${who} fa ripartire i livelli`),
});

/** What the kinds of move are called where moves are listed; the first three are the buttons (BES-35). */
export const kinds = {
  pass: "Passo",
  served: "Servito",
  exchange: "Cambio",
  blind: "Al buio",
  play: "Giocare una carta",
  sitOut: "Sit-out dalla prossima smazzata, finché non torni",
  back: "Sono tornato",
  sit: "Far sedere",
  stand: "Far alzare",
  topUp: "Aggiungere gettoni",
  away: "Assente",
  isBack: "Presente",
  close: "Chiudere la partita",
  levels: "Livelli",
} satisfies Record<Move["type"] | HouseMove["type"], string>;
