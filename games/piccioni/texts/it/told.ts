import { agreeing, type Names } from "@tavolata/kernel";
import {
  type Answer,
  type Card,
  type Deck,
  HIDDEN,
  type Move,
  type Pick,
  PLACES,
} from "../../rules/index.ts";
import { placesOf, scoreAt, shownOf } from "../grammar.ts";
import type { EventTexts, MoveTexts } from "../shape.ts";
import { ACTION, and, CARD, counted, nounsIn, PIGEON, POINT, purposes, to } from "./nouns.ts";

/** What happened, and what can be done, with everything named as in this deck; some cards would be played idly. */
export function toldIn(
  deck: Deck | undefined,
  idle: readonly Card[] = [],
): { events: EventTexts; moves: MoveTexts } {
  const { card, cards, into, zone } = nounsIn(deck);
  const events: EventTexts = {
    begins: ({ first, areas, places, pigeons }, names) =>
      `${and(areas.map((pigeon, seat) => `${card(pigeon)} da ${names(seat)}`))}; ${PLACES.map((place) => `${card(places[place])} ${into(place, names)}`).join(", ")}. Altri ${counted(pigeons, PIGEON)} nel mazzo. Comincia ${names(first)}.`,
    dealt: ({ seat, cards: dealt }, names) => `${names(seat)} ha in mano ${drawn(dealt)}.`,
    turnBegins: ({ seat, last }, names) => `Tocca ${to(names(seat))}${last ? ", per l'ultima volta" : ""}.`,
    goesOn: ({ seat, actionsLeft }, names) =>
      `${names(seat)} ha ${actionsLeft === 1 ? "ancora " : ""}${counted(actionsLeft, ACTION)}.`,
    skips: ({ seat }, names) => `${names(seat)} non può fare niente, e salta l'azione.`,
    timeUp: ({ seats }, names) => `Tempo scaduto per ${and(seats.map(names))}.`,
    drew: ({ seat, cards: some }, names) => `${names(seat)} pesca ${drawn(some)}.`,
    reshuffled: ({ cards: count }) =>
      `Il mazzo è finito: si rimescolano gli scarti, ${counted(count, CARD)}.`,
    mustThrowAway: ({ seat, cards: count }, names) =>
      `${names(seat)} ha troppe carte in mano: ${counted(count, CARD)} da scartare.`,
    threwAway: ({ seat, cards: some }, names) => `${names(seat)} scarta ${cards(some)}.`,
    paid: ({ seat, cards: some, target }, names) =>
      `${names(seat)} scarta ${cards(some)} per ${card(target)}.`,
    played: ({ seat, card: one, idle }, names) =>
      `${names(seat)} gioca ${named(one)}${idle ? " a vuoto" : ""}.`,
    reacted: ({ seat, card: one, to: answered }, names) =>
      `${names(seat)} risponde a ${named(answered)} con ${named(one)}.`,
    mustChoose: ({ seat, choice }, names) => `${names(seat)} deve scegliere: ${purposes[choice.purpose]}.`,
    chosePigeons: ({ seat, pigeons }, names) =>
      pigeons.length === 0
        ? `${names(seat)} non sceglie nessuno.`
        : `${names(seat)} sceglie ${cards(pigeons)}.`,
    choseZone: ({ seat, zone: chosen }, names) => `${names(seat)} sceglie ${zone(chosen, names)}.`,
    choseGuano: ({ seat, card: one }, names) => `${names(seat)} sceglie ${card(one)}.`,
    asked: ({ card: one, picks, seats }, names) =>
      `${named(one)}${about(picks, names)}: ${seats.length === 0 ? "nessuno può" : "si può"} rispondere.`,
    answered: ({ seat, answer: given }, names) =>
      given === HIDDEN ? `${names(seat)} ha risposto.` : `${names(seat)} ${answer(given)}.`,
    answers: ({ card: one, answers }, names) => {
      const given = answers.flatMap((each, seat) =>
        each === null || each.type === "decline" ? [] : [`${names(seat)} ${answer(each)}`],
      );
      return given.length === 0
        ? `Nessuno risponde a ${named(one)}.`
        : `Risposte a ${named(one)}: ${and(given)}.`;
    },
    contributed: ({ seat, cards: some }, names) => `${names(seat)} contribuisce con ${cards(some)}.`,
    joined: ({ seat, card: one }, names) =>
      `${names(seat)} è complice: i Trofei di ${named(one)} si distribuiscono.`,
    cancelled: ({ card: one }) => `${named(one)} non ha effetto.`,
    redirected: ({ card: one, to: seat }, names) =>
      seat === null
        ? `${card(one)} non trova un'altra Area: si scarta.`
        : `${card(one)} va invece ${to(names(seat))}.`,
    assigned: ({ card: one, seat }, names) => `${card(one)} resta ${into(seat, names)}.`,
    removed: ({ card: one, seat }, names) => `${card(one)} sparisce dall'Area di ${names(seat)}.`,
    moved: ({ pigeons, to: there }, names) =>
      `${cards(pigeons)} ${agreeing(pigeons, "si sposta", "si spostano")} ${into(there, names)}.`,
    scared: ({ pigeons, to: there }, names) => {
      const whole = `${cards(pigeons)} ${agreeing(pigeons, "si spaventa", "si spaventano")}`;
      return there === null
        ? `${whole}: più Aree sono pari, e ${agreeing(pigeons, "torna", "tornano")} nel mazzo.`
        : `${whole} e ${agreeing(pigeons, "vola", "volano")} ${into(there, names)}.`;
    },
    evicted: ({ pigeons }) =>
      `Sfratto: ${cards(pigeons)} ${agreeing(pigeons, "torna", "tornano")} nel mazzo.`,
    trophy: ({ seat, card: one }, names) => `${card(one)} è un Trofeo di ${names(seat)}.`,
    returned: ({ seat, pigeon }, names) =>
      `${card(pigeon)} torna nel mazzo: ${names(seat)} prende al suo posto un Trofeo che nessuno ha visto.`,
    flock: ({ pigeons }) => `Arriva lo stormo: ${counted(pigeons, PIGEON)}.`,
    revealed: ({ pigeon }) => `Ecco ${card(pigeon)}.`,
    flockCut: ({ pigeons }) =>
      `Il mazzo dei piccioni è vuoto: ne ${pigeons === 1 ? "manca uno" : `mancano ${pigeons}`}.`,
    glided: ({ pigeon, to: there }, names) => `${card(pigeon)} plana ${into(there, names)}.`,
    overflows: ({ place }, names) => `Troppi ${into(place, names)}!`,
    cleared: ({ cards: some }) => `A fine turno si scarta: ${cards(some)}.`,
    finalPhase: ({ trigger }, names) =>
      `Il mazzo dei piccioni è vuoto: Fase Finale. Un ultimo turno per tutti, tranne ${names(trigger)}.`,
    finalPhaseStops: () => "Ci sono di nuovo piccioni nel mazzo: la Fase Finale si ferma, e si va avanti.",
    gameOver: (event, names) => {
      const ranking = placesOf(event).map(({ place, seats }) =>
        seats.map((seat) => `${place}° ${names(seat)} con ${points(scoreAt(event, seat))}`).join(", "),
      );
      return `Partita finita: ${ranking.join(", ")}.`;
    },
  };

  const moves: MoveTexts = {
    draw: ({ who, count }) => `${who} pesca ${counted(count, CARD)}`,
    play: ({ who, card: one }) => `${who} gioca ${named(one)}${idle.includes(one) ? " a vuoto" : ""}`,
    discard: ({ who, cards: some, target }) => `${who} scarta ${cards(some)} per ${card(target)}`,
    throwAway: ({ who, cards: some }) => `${who} scarta ${cards(some)}`,
    react: ({ who, card: one }) => `${who} risponde con ${named(one)}`,
    contribute: ({ who, cards: some }) => `${who} contribuisce con ${cards(some)}`,
    decline: ({ who }) => `${who} lascia passare`,
    choosePigeons: ({ who, pigeons }) =>
      pigeons.length === 0 ? `${who} non sceglie nessuno` : `${who} sceglie ${cards(pigeons)}`,
    chooseZone: ({ who, zone: chosen }, names) => `${who} sceglie ${zone(chosen, names)}`,
    chooseGuano: ({ who, card: one }) => `${who} sceglie ${card(one)}`,
  };

  return { events, moves };

  /** Names are quoted, because some end in a mark of their own. */
  function named(one: string): string {
    return `«${card(one)}»`;
  }

  function drawn(some: readonly string[]): string {
    const shown = shownOf(some);
    return shown.length > 0 ? cards(shown) : counted(some.length, CARD);
  }

  /** " su Zoppo e Stupido, nell'Area di Ada". */
  function about(picks: readonly Pick[], names: Names): string {
    const whom = picks.flatMap(({ pigeons, guano }) => [...pigeons, ...(guano === null ? [] : [guano])]);
    const where = picks.flatMap(({ to: there }) =>
      there === null ? [] : [there === "discards" ? "da scartare" : into(there, names)],
    );
    return [...(whom.length === 0 ? [] : [`su ${cards(whom)}`]), ...where]
      .map((part) => ` ${part}`)
      .join(",");
  }

  function answer(given: Answer): string {
    switch (given.type) {
      case "decline":
        return "lascia passare";
      case "react":
        return `risponde con ${named(given.card)}`;
      case "contribute":
        return `offre ${cards(given.cards)} per contribuire`;
    }
  }
}

function points(n: number): string {
  return n < 0 ? `meno ${counted(-n, POINT)}` : counted(n, POINT);
}

export const movers = { house: "La casa", screen: "Lo schermo" };

/** The names of the kinds of move, where moves are listed. */
export const kinds = {
  draw: "Pescare",
  play: "Giocare una carta",
  discard: "Scartare per ripulire",
  throwAway: "Scartare quelle di troppo",
  react: "Reagire",
  contribute: "Contribuire",
  decline: "Lasciar passare",
  choosePigeons: "Scegliere i piccioni",
  chooseZone: "Scegliere la Zona",
  chooseGuano: "Scegliere il Guano",
} satisfies Record<Move["type"], string>;
