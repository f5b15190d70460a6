import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import type { Card } from "./cards.ts";
import { askToChoose } from "./choosing.ts";
import { assignsItself } from "./deck-sense.ts";
import { cardsLeft } from "./drawing.ts";
import { faceOf } from "./faces.ts";
import type { Move } from "./moves.ts";
import { refused } from "./refusals.ts";
import { guanoIn, receivers, selectPigeons } from "./selecting.ts";
import { type InPlay, onTop, pickOf, plan, playerAt, type State, type Task } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";
import type { Effect } from "./vocabulary.ts";

export function refusePlay(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (!playerAt(state, seat).hand.includes(card)) return refused("not-in-hand");
  return faceOf(state, card).effects.length === 0 ? refused("only-a-reaction") : undefined;
}

export function playOffers(state: State, seat: Seat): Offer<Move>[] {
  return playerAt(state, seat)
    .hand.filter((card) => refusePlay(state, seat, card) === undefined)
    .map((card) => ({ move: { type: "play", card } }));
}

/** PIC-5: the cards that would be played without a target now: the first thing that they do finds nothing. */
export function idleCards(state: State, seat: Seat): Card[] {
  return playerAt(state, seat).hand.filter((card) => isIdle(state, seat, card));
}

function isIdle(state: State, seat: Seat, card: Card): boolean {
  const first = faceOf(state, card).effects.find(({ effect }) => effect !== "contribute");
  return first !== undefined && !findsTarget(state, seat, first);
}

function findsTarget(state: State, seat: Seat, first: Effect): boolean {
  const by = { seat, picked: [] };
  switch (first.effect) {
    case "draw":
      return cardsLeft(state) > 0;
    case "remove":
      return guanoIn(state, first.guano, seat).length > 0;
    case "assign":
      if (receivers(state, first.to, seat).length === 0) return false;
      return first.pigeons === undefined || selectPigeons(state, first, by) !== undefined;
    case "trophy":
      return first.guano === undefined
        ? selectPigeons(state, first, by) !== undefined
        : guanoIn(state, first.guano, seat).length > 0;
    case "scare":
    case "evict":
      return selectPigeons(state, first, by) !== undefined;
    case "contribute":
      return true;
  }
}

/** PIC-7, PIC-8: the card lies before the current player from now on. */
export function layDown(state: State, seat: Seat, card: Card, reaction: boolean): InPlay {
  const { hand } = playerAt(state, seat);
  hand.splice(hand.indexOf(card), 1);
  state.laid.push({ card, by: seat, assigned: false });
  const effects = reaction ? 1 : faceOf(state, card).effects.length;
  const inPlay: InPlay = {
    card,
    by: seat,
    reaction,
    picks: Array.from({ length: effects }, () => ({ pigeons: [], guano: null, to: null })),
    asked: [],
    answers: state.players.map(() => null),
    answered: false,
    settled: [],
    afterwards: [],
    cancelled: false,
    contributors: [],
  };
  state.inPlay.push(inPlay);
  return inPlay;
}

/** What happens to every card in play once it is announced. */
export const RESOLUTION: readonly Task[] = [
  { do: "ask" },
  { do: "settle" },
  { do: "effects" },
  { do: "settleAfterwards" },
  { do: "close" },
];

export function play(state: State, seat: Seat, card: Card, turn: Turn<Piccioni>): void {
  const idle = isIdle(state, seat, card);
  layDown(state, seat, card, false);
  announce(state, { type: "played", seat, card, ...(idle ? { idle } : {}) }, turn);
  plan(state, { do: "announce", step: 0, part: "what" }, ...RESOLUTION);
}

/** PIC-7: what the card is about is said before anybody answers it. */
export function announceEffect(
  state: State,
  { step, part }: Extract<Task, { do: "announce" }>,
  turn: Turn<Piccioni>,
): void {
  const effect = faceOf(state, onTop(state).card).effects[step];
  if (effect === undefined) return;
  if (part === "what") {
    plan(state, { do: "announce", step, part: "where" });
    announceWhat(state, effect, step, turn);
  } else {
    plan(state, { do: "announce", step: step + 1, part: "what" });
    announceWhere(state, effect, step, turn);
  }
}

function announceWhat(state: State, effect: Effect, step: number, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  const { by, picks } = inPlay;
  const pick = pickOf(inPlay, step);
  if ("guano" in effect && effect.guano !== undefined) {
    const picked = picks.map(({ guano }) => guano);
    const cards = guanoIn(state, effect.guano, by).filter((card) => !picked.includes(card));
    if (cards.length > 1) {
      const purpose = effect.effect;
      askToChoose(state, by, { purpose, kind: "guano", cards }, { is: "what", step }, turn);
    } else pick.guano = cards[0] ?? null;
  } else if ("pigeons" in effect && effect.pigeons !== undefined) {
    const picked = picks.flatMap(({ pigeons }) => pigeons);
    const selection = selectPigeons(state, effect, { seat: by, picked });
    if (selection?.choice !== undefined) {
      const is = selection.choice.kind === "zone" ? "whole" : "what";
      askToChoose(state, by, selection.choice, { is, step }, turn);
    } else pick.pigeons = selection?.pigeons ?? [];
  }
}

function announceWhere(state: State, effect: Effect, step: number, turn: Turn<Piccioni>): void {
  if (effect.effect !== "assign") return;
  const inPlay = onTop(state);
  const { by } = inPlay;
  const pick = pickOf(inPlay, step);
  if (!assignsItself(effect) && pick.pigeons.length === 0) return;
  const zones = receivers(state, effect.to, by);
  if (zones.length > 1) {
    askToChoose(state, by, { purpose: "receiver", kind: "zone", zones }, { is: "where", step }, turn);
  } else pick.to = zones[0] ?? null;
}
