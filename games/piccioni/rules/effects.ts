import type { Seat, Turn } from "@tavolata/kernel";
import { type Card, isPlace, type Pigeon } from "./cards.ts";
import type { Pick } from "./choices.ts";
import { drawCards } from "./drawing.ts";
import { faceOf, reactionOf } from "./faces.ts";
import { evict, makeTrophy, movePigeons, ownerOf, scare } from "./flights.ts";
import { assignmentOf, guanoInPlay, stillIn } from "./reacting.ts";
import { type InPlay, known, onTop, pickOf, plan, playerAt, type State, seatsFrom } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";
import type { Effect, ReactionEffect } from "./vocabulary.ts";
import { zoneOf } from "./zones.ts";

/** PIC-19: Trophies come first, whatever the order on the card. */
export function planEffects(state: State): void {
  const { card, cancelled, reaction } = onTop(state);
  if (cancelled) return;
  const steps = reaction ? [0] : trophiesFirst(faceOf(state, card).effects);
  plan(state, ...steps.map((step) => ({ do: "effect", step }) as const));
}

/** The numbers of these effects, in the order in which they are applied. */
export function trophiesFirst(effects: readonly { readonly effect: string }[]): number[] {
  const isTrophy = ({ effect }: { readonly effect: string }) => Number(effect === "trophy");
  return [...effects.entries()].sort(([, a], [, b]) => isTrophy(b) - isTrophy(a)).map(([step]) => step);
}

export function applyEffect(state: State, step: number, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  const pick = pickOf(inPlay, step);
  if (inPlay.reaction) {
    REACTIONS[reactionOf(state, inPlay.card)](state, { answered: below(state), by: inPlay.by, pick }, turn);
  } else {
    const effect = known(faceOf(state, inPlay.card).effects[step], "effect");
    // The effect's own name picks the function, which the compiler cannot follow through a union.
    const apply = EFFECTS[effect.effect] as Apply<Effect["effect"]>;
    apply(state, inPlay, effect, pick, turn);
  }
}

type Apply<Name extends Effect["effect"]> = (
  state: State,
  inPlay: InPlay,
  effect: Extract<Effect, { effect: Name }>,
  pick: Pick,
  turn: Turn<Piccioni>,
) => void;

/** PIC-30: what each word for a card's own effects does. */
const EFFECTS: { readonly [Name in Effect["effect"]]: Apply<Name> } = {
  trophy(state, inPlay, _, { guano, pigeons }, turn) {
    if (guano !== null) guanoTrophy(state, inPlay.by, guano, turn);
    distribute(state, inPlay, pigeons, turn);
  },
  scare: (state, _inPlay, _, { pigeons }, turn) => scare(state, pigeons, turn),
  evict: (state, _inPlay, _, { pigeons }, turn) => evict(state, pigeons, turn),
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
  // It has been paid for by now, and counts when Trophies are distributed.
  contribute: () => {},
};

/** The card that is answered by the reaction on top of it. */
function below(state: State): InPlay {
  return known(state.inPlay.at(-2), "card that is answered");
}

interface Reacting {
  readonly answered: InPlay;
  readonly by: Seat;
  readonly pick: Pick;
}

/** What a reaction does to the card that it answers. */
const REACTIONS: {
  readonly [Name in ReactionEffect]: (state: State, reacting: Reacting, turn: Turn<Piccioni>) => void;
} = {
  cancel(state, { answered }, turn) {
    answered.cancelled = true;
    announce(state, { type: "cancelled", card: answered.card }, turn);
  },
  redirect(state, { answered, pick: { to } }, turn) {
    pickOf(answered, known(assignmentOf(state, answered), "Guano to redirect")).to = to;
    const { card } = guanoInPlay(state);
    announce(state, { type: "redirected", card, to: ownerOf(to) ?? null }, turn);
  },
  scare(state, { by, pick }, turn) {
    scare(state, stillIn(state, by, pick.pigeons), turn);
  },
  contribute(state, { answered, by }, turn) {
    answered.contributors.push(by);
    announce(state, { type: "joined", seat: by, card: answered.card }, turn);
  },
};

/** PIC-21: one at a time to each player who contributed, starting with the current player, whose card it is. */
function distribute(state: State, inPlay: InPlay, pigeons: readonly Pigeon[], turn: Turn<Piccioni>): void {
  const { by, contributors } = inPlay;
  const receivers = seatsFrom(state, by).filter((seat) => seat === by || contributors.includes(seat));
  pigeons.forEach((pigeon, i) => {
    makeTrophy(state, known(receivers[i % receivers.length], "receiver"), pigeon, turn);
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

/** PIC-8, PIC-17: from before the current player into the Area; a card that nobody can receive stays and is discarded. */
function assignCard(state: State, { card }: InPlay, { to }: Pick, turn: Turn<Piccioni>): void {
  const seat = ownerOf(to);
  if (seat === undefined) return;
  for (const laid of state.laid) if (laid.card === card) laid.assigned = true;
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

/** The card is done, and the one below goes on. */
export function closeCard(state: State): void {
  state.inPlay.pop();
}
