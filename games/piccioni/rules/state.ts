import type { Instant, Result, Seat } from "@tavolata/kernel";
import type { Card, Pigeon, Place } from "./cards.ts";
import type { Pick as Announced, Answer, Choice } from "./choices.ts";
import type { Ending, Event } from "./events.ts";
import type { Options } from "./options.ts";
import type { PlaceEffect } from "./vocabulary.ts";

/** PIC-6 */
export const HAND_LIMIT = 5;
/** PIC-5 */
export const ACTIONS_A_TURN = 2;
/** PIC-14: after this many turns each the game is over, whatever is left in the deck. */
export const MOST_ROUNDS = 30;

/** Face down in an Area. The back shows which deck it is from. */
export type Trophy = ({ back: "pigeon"; card: Pigeon } | { back: "action"; card: Card }) & {
  /** Its owner saw the face before it was turned down; not so what was drawn unseen (PIC-20). */
  seen: boolean;
};

/** A player, with their Area. */
export interface Player {
  hand: Card[];
  pigeons: Pigeon[];
  /** Guano and Montagne di Guano, face up. */
  guano: Card[];
  trophies: Trophy[];
}

/** PIC-8: a card played in this turn. It lies before the current player, unless it was assigned to an Area. */
export interface Laid {
  card: Card;
  by: Seat;
  assigned: boolean;
}

/** A card whose effects are not done yet. A reaction lies above the card that it answers. */
export interface InPlay {
  card: Card;
  by: Seat;
  reaction: boolean;
  /** One for each of its effects. */
  picks: Announced[];
  /** The seats that must still answer in this round (PIC-7). */
  asked: Seat[];
  /** In this round, by seat, null until there is one; hidden from the others until all have answered (PIC-32). */
  answers: (Answer | null)[];
  /** Whether all have answered. */
  answered: boolean;
  /** The seats whose answers of this round have had their turn. */
  settled: Seat[];
  /** The reactions that wait until its effects are done. */
  afterwards: Reserved[];
  cancelled: boolean;
  /** The seats that contributed: they paid, or reacted as a Complice (PIC-21). */
  contributors: Seat[];
}

/** A reaction that is set aside in its player's hand, for all to see. */
export interface Reserved {
  seat: Seat;
  card: Card;
}

/** What the choice is for: an effect of the card in play, or a pigeon of the flock. */
export type ChoiceFor =
  | { is: "what" | "whole" | "where"; step: number }
  | { is: "landing" | "followers"; pigeon: Pigeon }
  | { is: "biggest"; effect: PlaceEffect["effect"] };

/** What the game waits for, and until when; null if there is no time limit. */
export type Waiting = { until: Instant | null } & (
  | { is: "action" }
  | { is: "choice"; seat: Seat; choice: Choice; for: ChoiceFor }
  | { is: "answers" }
  | { is: "throwAway"; seat: Seat; cards: number }
);

/** What is still to be done before anybody is asked for something new. */
export type Task =
  | { do: "act" }
  | { do: "limitHand"; seat: Seat }
  | { do: "announce"; step: number; part: "what" | "where" }
  | { do: "ask" }
  | { do: "settle" }
  | { do: "effects" }
  | { do: "effect"; step: number }
  | { do: "settleAfterwards" }
  | { do: "close" }
  | { do: "flock" }
  | { do: "reveal"; left: number }
  | { do: "glide"; pigeon: Pigeon }
  | { do: "follow"; pigeon: Pigeon }
  | { do: "land"; pigeon: Pigeon; place: Place }
  | { do: "overflow"; place: Place; pigeon: Pigeon; step: number }
  | { do: "endTurn" };

/** PIC-13 */
export interface FinalPhase {
  trigger: Seat;
  /** How many last turns are still to come, including the one that is on. */
  turnsLeft: number;
}

export interface State {
  options: Options;
  /** From 1. */
  turn: number;
  current: Seat;
  actionsLeft: number;
  players: Player[];
  places: Record<Place, Pigeon[]>;
  /** Face down; the tops are at the end. */
  pigeonDeck: Pigeon[];
  actionDeck: Card[];
  /** Face up. */
  discards: Card[];
  laid: Laid[];
  /** Revealed, and not yet in a Zone. */
  hovering: Pigeon | null;
  /** The last is on top. */
  inPlay: InPlay[];
  /** The last is next. */
  agenda: Task[];
  waiting: Waiting | null;
  finalPhase: FinalPhase | null;
  /** How many final phases there have been. */
  finalPhases: number;
  /** What everybody has heard since the last move: for newcomers, and because cards that fly may be out of sight by now. */
  news: Event[];
  endedBy: Ending | null;
  result: Result | null;
}

export function playerAt<P>(state: { readonly players: readonly P[] }, seat: Seat): P {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

/** All seats clockwise, this one first. */
export function seatsFrom({ players }: { players: readonly unknown[] }, seat: Seat): Seat[] {
  return players.map((_, i) => (seat + i) % players.length);
}

export function onTop<Card>(state: { readonly inPlay: readonly Card[] }): Card {
  return known(state.inPlay.at(-1), "card in play");
}

/** What was announced of one effect of a card. */
export function pickOf({ picks }: Pick<InPlay, "picks">, step: number): Announced {
  return known(picks[step], "effect");
}

/** What the rules guarantee to be there. */
export function known<T>(value: T | null | undefined, what: string): T {
  if (value == null) throw new RangeError(`there is no ${what}`);
  return value;
}

/** The next task first. */
export function plan(state: State, ...tasks: Task[]): void {
  state.agenda.push(...tasks.reverse());
}
