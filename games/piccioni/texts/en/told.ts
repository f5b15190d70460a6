import { agreeing, type Names } from "@tavolata/kernel";
import { type Answer, HIDDEN, type Pick, PLACES } from "../../rules/index.ts";
import { placesOf, scoreAt, shownOf } from "../grammar.ts";
import type { Texts } from "../it.ts";
import type { EventTexts, MoveTexts } from "../shape.ts";
import { ACTION, and, CARD, counted, nounsIn, PIGEON, POINT, place, purposes } from "./nouns.ts";

/** What happened, and what can be done, with everything named as in this deck; some cards would be played idly. */
export const toldIn: Texts["toldIn"] = (deck, idle = []) => {
  const { card, cards, into, zone } = nounsIn(deck);
  const events: EventTexts = {
    begins: ({ first, areas, places, pigeons }, names) =>
      `${and(areas.map((pigeon, seat) => `${card(pigeon)} at ${names(seat)}'s`))}; ${PLACES.map((one) => `${card(places[one])} ${into(one, names)}`).join(", ")}. Another ${counted(pigeons, PIGEON)} in the deck. ${names(first)} begins.`,
    dealt: ({ seat, cards: dealt }, names) => `${names(seat)} is dealt ${drawn(dealt)}.`,
    turnBegins: ({ seat, last }, names) => `It's ${names(seat)}'s ${last ? "last turn" : "turn"}.`,
    goesOn: ({ seat, actionsLeft }, names) =>
      `${names(seat)} has ${counted(actionsLeft, ACTION)}${actionsLeft === 1 ? " left" : ""}.`,
    skips: ({ seat }, names) => `${names(seat)} can't do anything and skips the action.`,
    timeUp: ({ seats }, names) => `Time is up for ${and(seats.map(names))}.`,
    drew: ({ seat, cards: some }, names) => `${names(seat)} draws ${drawn(some)}.`,
    reshuffled: ({ cards: count }) =>
      `The deck is empty: the discards are shuffled, ${counted(count, CARD)}.`,
    mustThrowAway: ({ seat, cards: count }, names) =>
      `${names(seat)} has too many cards in hand: ${counted(count, CARD)} to throw away.`,
    threwAway: ({ seat, cards: some }, names) => `${names(seat)} throws away ${cards(some)}.`,
    paid: ({ seat, cards: some, target }, names) =>
      `${names(seat)} discards ${cards(some)} for ${card(target)}.`,
    played: ({ seat, card: one, idle }, names) =>
      `${names(seat)} plays ${named(one)}${idle ? " without a target" : ""}.`,
    reacted: ({ seat, card: one, to: answered }, names) =>
      `${names(seat)} answers ${named(answered)} with ${named(one)}.`,
    mustChoose: ({ seat, choice }, names) => `${names(seat)} has to choose ${purposes[choice.purpose]}.`,
    chosePigeons: ({ seat, pigeons }, names) =>
      pigeons.length === 0 ? `${names(seat)} chooses nobody.` : `${names(seat)} chooses ${cards(pigeons)}.`,
    choseZone: ({ seat, zone: chosen }, names) => `${names(seat)} chooses ${zone(chosen, names)}.`,
    choseGuano: ({ seat, card: one }, names) => `${names(seat)} chooses ${card(one)}.`,
    asked: ({ card: one, picks, seats }, names) =>
      `${named(one)}${about(picks, names)}: ${seats.length === 0 ? "nobody can answer" : "it can be answered"}.`,
    answered: ({ seat, answer: given }, names) =>
      given === HIDDEN ? `${names(seat)} has answered.` : `${names(seat)} ${answer(given)}.`,
    answers: ({ card: one, answers }, names) => {
      const given = answers.flatMap((each, seat) =>
        each === null || each.type === "decline" ? [] : [`${names(seat)} ${answer(each)}`],
      );
      return given.length === 0
        ? `Nobody answers ${named(one)}.`
        : `Answers to ${named(one)}: ${and(given)}.`;
    },
    contributed: ({ seat, cards: some }, names) => `${names(seat)} contributes ${cards(some)}.`,
    joined: ({ seat, card: one }, names) =>
      `${names(seat)} is an accomplice: the Trophies of ${named(one)} are distributed.`,
    cancelled: ({ card: one }) => `${named(one)} has no effect.`,
    redirected: ({ card: one, to: seat }, names) =>
      seat === null
        ? `${card(one)} finds no other Area, and is discarded.`
        : `${card(one)} goes to ${names(seat)} instead.`,
    assigned: ({ card: one, seat }, names) => `${card(one)} stays in ${names(seat)}'s Area.`,
    removed: ({ card: one, seat }, names) => `${card(one)} is gone from ${names(seat)}'s Area.`,
    moved: ({ pigeons, to: there }, names) =>
      `${cards(pigeons)} ${agreeing(pigeons, "moves", "move")} ${into(there, names)}.`,
    scared: ({ pigeons, to: there }, names) => {
      const whole = `${cards(pigeons)} ${agreeing(pigeons, "is", "are")} scared`;
      return there === null
        ? `${whole}: Areas are tied, so ${agreeing(pigeons, "it goes", "they go")} back into the deck.`
        : `${whole} and ${agreeing(pigeons, "flies", "fly")} ${into(there, names)}.`;
    },
    evicted: ({ pigeons }) =>
      `${cards(pigeons)} ${agreeing(pigeons, "is", "are")} evicted, back into the deck.`,
    trophy: ({ seat, card: one }, names) => `${card(one)} is ${names(seat)}'s Trophy.`,
    returned: ({ seat, pigeon }, names) =>
      `${card(pigeon)} goes back into the deck, and ${names(seat)} gets an unseen Trophy instead.`,
    flock: ({ pigeons }) => `Here comes the flock: ${counted(pigeons, PIGEON)}.`,
    revealed: ({ pigeon }) => `Look, a ${card(pigeon)}.`,
    flockCut: ({ pigeons }) =>
      `The pigeon deck is empty: ${pigeons === 1 ? "one is" : `${pigeons} are`} missing.`,
    glided: ({ pigeon, to: there }, names) => `${card(pigeon)} glides ${into(there, names)}.`,
    overflows: ({ place: full }, names) => `Too many on ${zone(full, names)}!`,
    cleared: ({ cards: some }) => `The turn ends, and these are discarded: ${cards(some)}.`,
    finalPhase: ({ trigger }, names) =>
      `The pigeon deck is empty: the final phase. One last turn for everybody except ${names(trigger)}.`,
    finalPhaseStops: () => "There are pigeons in the deck again: the final phase stops, and play goes on.",
    gameOver: (event, names) => {
      const ranking = placesOf(event).map((one) =>
        one.seats
          .map((seat) => `${place(one.place)} ${names(seat)} with ${points(scoreAt(event, seat))}`)
          .join(", "),
      );
      return `Game over: ${ranking.join(", ")}.`;
    },
  };

  const moves: MoveTexts = {
    draw: ({ who, count }) => `${who} draws ${counted(count, CARD)}`,
    play: ({ who, card: one }) =>
      `${who} plays ${named(one)}${idle.includes(one) ? " without a target" : ""}`,
    discard: ({ who, cards: some, target }) => `${who} discards ${cards(some)} for ${card(target)}`,
    throwAway: ({ who, cards: some }) => `${who} throws away ${cards(some)}`,
    react: ({ who, card: one }) => `${who} answers with ${named(one)}`,
    contribute: ({ who, cards: some }) => `${who} contributes ${cards(some)}`,
    decline: ({ who }) => `${who} lets it pass`,
    choosePigeons: ({ who, pigeons }) =>
      pigeons.length === 0 ? `${who} chooses nobody` : `${who} chooses ${cards(pigeons)}`,
    chooseZone: ({ who, zone: chosen }, names) => `${who} chooses ${zone(chosen, names)}`,
    chooseGuano: ({ who, card: one }) => `${who} chooses ${card(one)}`,
  };

  return { events, moves };

  /** Names are quoted, because some end in a mark of their own. */
  function named(one: string): string {
    return `“${card(one)}”`;
  }

  function drawn(some: readonly string[]): string {
    const shown = shownOf(some);
    return shown.length > 0 ? cards(shown) : counted(some.length, CARD);
  }

  /** " for Limper and Dimwit, into Ada's Area". */
  function about(picks: readonly Pick[], names: Names): string {
    const whom = picks.flatMap(({ pigeons, guano }) => [...pigeons, ...(guano === null ? [] : [guano])]);
    const where = picks.flatMap(({ to: there }) =>
      there === null ? [] : [there === "discards" ? "to be discarded" : into(there, names)],
    );
    return [...(whom.length === 0 ? [] : [`for ${cards(whom)}`]), ...where]
      .map((part) => ` ${part}`)
      .join(",");
  }

  function answer(given: Answer): string {
    switch (given.type) {
      case "decline":
        return "lets it pass";
      case "react":
        return `answers with ${named(given.card)}`;
      case "contribute":
        return `offers ${cards(given.cards)} to contribute`;
    }
  }
};

function points(n: number): string {
  return n < 0 ? `minus ${counted(-n, POINT)}` : counted(n, POINT);
}

export const movers: Texts["movers"] = { house: "The house", screen: "The screen" };

export const kinds: Texts["kinds"] = {
  draw: "Draw",
  play: "Play a card",
  discard: "Discard to clean up",
  throwAway: "Throw away extra cards",
  react: "React",
  contribute: "Contribute",
  decline: "Let it pass",
  choosePigeons: "Choose pigeons",
  chooseZone: "Choose a Zone",
  chooseGuano: "Choose a Guano",
};
