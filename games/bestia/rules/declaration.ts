import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import { addCards, type Card, HIDDEN, type HiddenCard, takeCard } from "./cards.ts";
import { awaitDecision } from "./clock.ts";
import type { Move } from "./moves.ts";
import { beginPlay } from "./play.ts";
import { refused } from "./refusals.ts";
import { type Declaration, dealerOf, playerAt, type State, seatsRightOf } from "./state.ts";
import type { Bestia } from "./types.ts";

type DeclarationMove = Extract<Move, { type: "pass" | "served" | "exchange" | "blind" }>;

/** BES-16: the eligible players in the order in which they speak. */
export function speakingOrder(state: State): Seat[] {
  const [first, ...others] = seatsRightOf(dealerOf(state), state.players.length).filter(
    (seat) => playerAt(state, seat).eligible,
  );
  if (first === undefined) throw new TypeError("nobody is entitled to this hand");
  return state.options.firstToSpeak === "hand" ? [first, ...others] : [...others, first];
}

/** Waits for the next player who has not spoken. BES-19, BES-32: those who are sitting out pass, for good. */
export function goOnDeclaring(state: State, turn: Turn<Bestia>): void {
  for (const seat of speakingOrder(state)) {
    const player = playerAt(state, seat);
    if (player.declaration !== null) continue;
    if (!player.sitOut) {
      awaitDecision(state, seat, turn.now);
      return;
    }
    player.declaration = "pass";
    player.declinedBlind = true;
    turn.tell({ type: "passed", seat });
  }
  state.phase = "blind";
  if (nextForBlind(state) !== undefined) turn.tell({ type: "blindRound" });
  goOnWithBlind(state, turn);
}

/** BES-18: everybody who passed is asked once, while the stock has a hand for them. */
export function goOnWithBlind(state: State, turn: Turn<Bestia>): void {
  const seat = nextForBlind(state);
  if (seat === undefined) beginPlay(state, turn);
  else awaitDecision(state, seat, turn.now);
}

/** BES-32: those who are sitting out when they would be asked stay out. */
function nextForBlind(state: State): Seat | undefined {
  if (state.stock.length < state.options.handSize) return undefined;
  return speakingOrder(state).find((seat) => {
    const player = playerAt(state, seat);
    if (player.declaration !== "pass" || player.declinedBlind) return false;
    player.declinedBlind = player.sitOut;
    return !player.sitOut;
  });
}

export function refuseDeclaration(state: State, seat: Seat, move: DeclarationMove): Refusal | undefined {
  if (state.phase === "play") return refused("declared-already");
  if (state.turn !== seat) return refused("not-your-turn-to-speak");
  if (state.phase === "blind") {
    return move.type === "pass" || move.type === "blind" ? undefined : refused("only-blind-now");
  }
  if (move.type === "blind") return refused("blind-comes-later");
  if (move.type === "pass") return state.compulsory ? refused("must-play") : undefined;
  return move.type === "exchange" ? refuseExchange(state, seat, move.cards) : undefined;
}

/** BES-17 */
function refuseExchange(state: State, seat: Seat, cards: readonly Card[]): Refusal | undefined {
  const left = [...playerAt(state, seat).cards];
  const missing = cards.find((card) => !takeCard(left, card));
  if (missing !== undefined) return refused("card-to-exchange-not-held", { card: missing });
  const inStock = state.stock.length;
  return cards.length > inStock ? refused("stock-too-small", { left: inStock }) : undefined;
}

/** BES-35: Passo, Servito, Cambio. */
export function declarationOffers(state: State, seat: Seat): Offer<Move>[] {
  if (state.turn !== seat || state.phase === "play") return [];
  const pass: Offer<Move> = { move: { type: "pass" } };
  if (state.phase === "blind") return [pass, { move: { type: "blind" } }];
  const served: Offer<Move> = { move: { type: "served" } };
  const { cards } = playerAt(state, seat);
  const most = Math.min(cards.length, state.stock.length);
  const exchange: Offer<Move> = {
    move: { type: "exchange" },
    open: { cards: { kind: "some", from: [...cards], least: 1, most } },
  };
  return [...(state.compulsory ? [] : [pass]), served, ...(most > 0 ? [exchange] : [])];
}

export function declare(state: State, seat: Seat, move: DeclarationMove, turn: Turn<Bestia>): void {
  if (state.phase === "blind") {
    if (move.type === "blind") comeInBlind(state, seat, turn);
    else stayOut(state, seat, turn);
    goOnWithBlind(state, turn);
    return;
  }
  speak(state, seat, move.type);
  if (move.type === "pass") turn.tell({ type: "passed", seat });
  else if (move.type === "served") turn.tell({ type: "served", seat });
  else if (move.type === "exchange") exchange(state, seat, move.cards, turn);
  goOnDeclaring(state, turn);
}

/** BES-29 */
function speak(state: State, seat: Seat, declaration: Declaration): void {
  playerAt(state, seat).declaration = declaration;
  if (declaration !== "pass") state.firstToPlay ??= seat;
}

function exchange(state: State, seat: Seat, cards: readonly Card[], turn: Turn<Bestia>): void {
  playerAt(state, seat).exchanged = cards.length;
  replace(state, seat, cards, "exchanged", turn);
}

/** BES-18 */
function comeInBlind(state: State, seat: Seat, turn: Turn<Bestia>): void {
  speak(state, seat, "blind");
  replace(state, seat, [...playerAt(state, seat).cards], "blind", turn);
}

function stayOut(state: State, seat: Seat, turn: Turn<Bestia>): void {
  playerAt(state, seat).declinedBlind = true;
  turn.tell({ type: "stayedOut", seat });
}

/** BES-17: from the top of the stock. Only the player knows which cards went and came. */
function replace(
  state: State,
  seat: Seat,
  cards: readonly Card[],
  type: "exchanged" | "blind",
  turn: Turn<Bestia>,
): void {
  const player = playerAt(state, seat);
  const discards = [...cards];
  for (const card of discards) takeCard(player.cards, card);
  const drawn = state.stock.splice(-discards.length).reverse();
  player.discards.push(...discards);
  addCards(player.cards, drawn);
  const unseen = discards.map((): HiddenCard => HIDDEN);
  turn.tell.to([seat], { type, seat, discards, drawn }, { type, seat, discards: unseen, drawn: [...unseen] });
}
