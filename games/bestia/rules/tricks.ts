import type { Refusal, Seat } from "@tavolata/kernel";
import { type Card, FROM_THE_WEAKEST, strengthOf, suitOf } from "./cards.ts";
import { refused } from "./refusals.ts";
import { type Laid, playerAt, type State, trumpOf } from "./state.ts";

/** BES-23: the seat that laid the highest trump or, without trumps, the highest card of the suit led. */
export function takerOf(laid: readonly Laid[], trump: Card): Seat {
  const [first, ...rest] = laid;
  if (first === undefined) throw new RangeError("nobody takes an empty trick");
  return rest.reduce((best, next) => (beats(next.card, best.card, trump) ? next : best), first).seat;
}

/** Whether a card laid later takes over from the best one so far. */
function beats(card: Card, best: Card, trump: Card): boolean {
  if (suitOf(card) === suitOf(best)) return strengthOf(card) > strengthOf(best);
  return suitOf(card) === suitOf(trump);
}

/** BES-22: the ace of trumps, or the 3 when the ace lies on the table. */
export function dominantTrump(trump: Card): Card {
  const suit = suitOf(trump);
  return trump === `A${suit}` ? `3${suit}` : `A${suit}`;
}

/** How many tricks these cards take whatever anybody else does: one for each of the highest trumps without a gap. */
export function sureTricks(cards: readonly Card[], trump: Card): number {
  const suit = suitOf(trump);
  const fromTheTop = FROM_THE_WEAKEST.map((rank): Card => `${rank}${suit}`)
    .reverse()
    .filter((card) => card !== trump);
  const missing = fromTheTop.findIndex((card) => !cards.includes(card));
  return missing < 0 ? fromTheTop.length : missing;
}

/** Whether anybody else may still have a higher trump than this one, as far as a player with these cards can see. */
export function canBeBeaten(
  { trump, tricks, trick }: Pick<State, "trump" | "tricks" | "trick">,
  own: readonly Card[],
  card: Card,
): boolean {
  const laid = [...tricks.map((one) => one.laid), trick].flat().map((one) => one.card);
  const seen = new Set<Card | null>([trump, ...own, ...laid]);
  return FROM_THE_WEAKEST.map((rank): Card => `${rank}${suitOf(card)}`).some(
    (other) => strengthOf(other) > strengthOf(card) && !seen.has(other),
  );
}

export function legalCards(state: State, seat: Seat): Card[] {
  return playerAt(state, seat).cards.filter((card) => refuseCard(state, seat, card) === undefined);
}

export function refuseCard(state: State, seat: Seat, card: Card): Refusal | undefined {
  const { cards } = playerAt(state, seat);
  if (!cards.includes(card)) return refused("card-not-held", { card });
  const led = state.trick[0];
  return led === undefined ? refuseLead(state, cards, card) : refuseFollowing(state, cards, led.card, card);
}

/** BES-22 */
function refuseLead(state: State, cards: readonly Card[], card: Card): Refusal | undefined {
  if (state.tricks.length > 0) return undefined;
  const dominant = dominantTrump(trumpOf(state));
  return card !== dominant && cards.includes(dominant)
    ? refused("must-lead-dominant", { card: dominant })
    : undefined;
}

/** BES-21 */
function refuseFollowing(state: State, cards: readonly Card[], led: Card, card: Card): Refusal | undefined {
  const suit = suitOf(led);
  if (suitOf(card) === suit) return undefined;
  if (holds(cards, suit)) return refused("must-follow-suit", { suit });
  const trump = suitOf(trumpOf(state));
  if (!holds(cards, trump)) return undefined;
  if (suitOf(card) !== trump) return refused("must-trump", { suit: trump });
  return refuseTrump(state, cards, card);
}

/** BES-24a, sopratagliare */
function refuseTrump(state: State, cards: readonly Card[], card: Card): Refusal | undefined {
  if (!state.options.overtrump) return undefined;
  const trump = suitOf(trumpOf(state));
  const laid = state.trick.flatMap((other) => (suitOf(other.card) === trump ? [strengthOf(other.card)] : []));
  const highest = Math.max(-1, ...laid);
  const higher = cards.some((other) => suitOf(other) === trump && strengthOf(other) > highest);
  return higher && strengthOf(card) < highest ? refused("must-overtrump", { suit: trump }) : undefined;
}

function holds(cards: readonly Card[], suit: string): boolean {
  return cards.some((card) => suitOf(card) === suit);
}
