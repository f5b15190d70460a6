import type { Seat, Turn } from "@tavolata/kernel";
import { type Card, isPlace, type Pigeon } from "./cards.ts";
import type { Pick } from "./choices.ts";
import { drawCards } from "./drawing.ts";
import { faceOf } from "./faces.ts";
import { makeTrophy, movePigeons, ownerOf, scare } from "./flights.ts";
import { assignmentOf, guanoInPlay } from "./reacting.ts";
import { type InPlay, onTop, plan, playerAt, type State, seatsFrom } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";
import type { Effect, ReactionEffect } from "./vocabulary.ts";
import { zoneOf } from "./zones.ts";

/** PIC-19: Trophies first, whatever the order on the card. */
export function planEffects(state: State): void {
  const { card, cancelled, reaction } = onTop(state);
  if (cancelled) return;
  const steps = reaction ? [0] : faceOf(state, card).effects.map((_, step) => step);
  const isTrophy = (step: number) => !reaction && faceOf(state, card).effects[step]!.effect === "trophy";
  const ordered = [...steps.filter(isTrophy), ...steps.filter((step) => !isTrophy(step))];
  plan(state, ...ordered.map((step) => ({ do: "effect", step }) as const));
}

export function applyEffect(state: State, step: number, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  const { effects, reaction } = faceOf(state, inPlay.card);
  if (inPlay.reaction) REACTIONS[reaction!.effect](state, inPlay, turn);
  else {
    // The name that picks the function is the effect's own, which the compiler cannot follow through a union.
    const apply = EFFECTS[effects[step]!.effect] as Apply<Effect["effect"]>;
    apply(state, inPlay, effects[step]!, inPlay.picks[step]!, turn);
  }
}

type Apply<Name extends Effect["effect"]> = (
  state: State,
  inPlay: InPlay,
  effect: Extract<Effect, { effect: Name }>,
  pick: Pick,
  turn: Turn<Piccioni>,
) => void;

/** PIC-30: what every word for a card's own effects does. */
const EFFECTS: { readonly [Name in Effect["effect"]]: Apply<Name> } = {
  trophy(state, inPlay, _, { guano, pigeons }, turn) {
    if (guano !== null) guanoTrophy(state, inPlay.by, guano, turn);
    distribute(state, inPlay, pigeons, turn);
  },
  scare: (state, _inPlay, { back }, { pigeons }, turn) => scare(state, pigeons, turn, back),
  assign(state, inPlay, { pigeons }, pick, turn) {
    if (pigeons === undefined) assignCard(state, inPlay, pick, turn);
    else assignPigeons(state, pick, turn);
  },
  remove(state, _inPlay, _, { guano }, turn) {
    if (guano !== null) removeGuano(state, guano, turn);
  },
  draw(state, { by }, { cards }, _, turn) {
    drawCards(state, by, cards, turn);
    plan(state, { do: "limitHand", seat: by });
  },
  // It has been paid for by now, and counts where Trophies are distributed.
  contribute: () => {},
};

/** What a reaction does to the card that it answers, which lies below it. */
const REACTIONS: {
  readonly [Name in ReactionEffect]: (state: State, inPlay: InPlay, turn: Turn<Piccioni>) => void;
} = {
  cancel(state, _, turn) {
    const answered = state.inPlay.at(-2)!;
    answered.cancelled = true;
    announce(state, { type: "cancelled", card: answered.card }, turn);
  },
  redirect(state, { picks }, turn) {
    const answered = state.inPlay.at(-2)!;
    const { to } = picks[0]!;
    answered.picks[assignmentOf(state, answered)!]!.to = to;
    const { card } = guanoInPlay(state);
    announce(state, { type: "redirected", card, to: ownerOf(to) ?? null }, turn);
  },
  scare(state, { by, picks }, turn) {
    const still = picks[0]!.pigeons.filter((pigeon) => zoneOf(state, pigeon) === by);
    scare(state, still, turn);
  },
  contribute(state, { by }, turn) {
    const answered = state.inPlay.at(-2)!;
    answered.accomplices.push(by);
    announce(state, { type: "joined", seat: by, card: answered.card }, turn);
  },
};

/**
 * PIC-21: one at a time to each who contributed, starting with the current player; PIC-28: with a Complice, starting with
 * him.
 */
function distribute(state: State, inPlay: InPlay, pigeons: readonly Pigeon[], turn: Turn<Piccioni>): void {
  const clockwise = seatsFrom(state, inPlay.by);
  const { accomplices, contributors } = inPlay;
  const receivers = [
    ...clockwise.filter((seat) => accomplices.includes(seat)),
    inPlay.by,
    ...clockwise.filter((seat) => contributors.includes(seat)),
  ];
  pigeons.forEach((pigeon, i) => {
    makeTrophy(state, receivers[i % receivers.length]!, pigeon, turn);
  });
}

/** PIC-15: it counts more than any pigeon. */
function guanoTrophy(state: State, seat: Seat, card: Card, turn: Turn<Piccioni>): void {
  takeGuano(state, card);
  playerAt(state, seat).trophies.push({ back: "action", card, seen: true });
  announce(state, { type: "trophy", seat, card }, turn);
}

/** PIC-8 */
function removeGuano(state: State, card: Card, turn: Turn<Piccioni>): void {
  const seat = takeGuano(state, card);
  state.discards.push(card);
  announce(state, { type: "removed", card, seat }, turn);
}

function takeGuano(state: State, card: Card): Seat {
  const seat = state.players.findIndex(({ guano }) => guano.includes(card));
  const { guano } = playerAt(state, seat);
  guano.splice(guano.indexOf(card), 1);
  return seat;
}

/** PIC-8, PIC-17: from before the current player into the Area; what nobody can receive stays there and is discarded. */
function assignCard(state: State, { card }: InPlay, { to }: Pick, turn: Turn<Piccioni>): void {
  const seat = ownerOf(to);
  if (seat === undefined) return;
  state.laid.find((laid) => laid.card === card)!.assigned = true;
  playerAt(state, seat).guano.push(card);
  announce(state, { type: "assigned", card, seat }, turn);
}

/** PIC-27: in a Place they arrive one after the other. */
function assignPigeons(state: State, { pigeons, to }: Pick, turn: Turn<Piccioni>): void {
  if (to === null || to === "discards") return;
  const there = pigeons.filter((pigeon) => zoneOf(state, pigeon) !== undefined);
  if (!isPlace(to)) movePigeons(state, there, to, turn);
  else plan(state, ...there.map((pigeon) => ({ do: "land", pigeon, place: to }) as const));
}

/** Done: the card below goes on. */
export function closeCard(state: State): void {
  state.inPlay.pop();
}
