import type { Seat, Turn } from "@tavolata/kernel";
import type { Card } from "./cards.ts";
import type { Answer } from "./choices.ts";
import { askToChoose } from "./choosing.ts";
import { putAway } from "./drawing.ts";
import { reactionOf } from "./faces.ts";
import { layDown, RESOLUTION } from "./playing.ts";
import { otherReceivers, pigeonsAssigned } from "./reacting.ts";
import { type InPlay, known, onTop, pickOf, plan, type State, seatsFrom } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";
import type { ReactionEffect } from "./vocabulary.ts";

type Kind = ReactionEffect | "pay";

/** PIC-7: in this order before the effect, and within each group clockwise from the current player. */
const BEFORE: readonly (readonly Kind[])[] = [["cancel"], ["redirect"], ["pay", "contribute"]];
const AFTERWARDS: readonly (readonly Kind[])[] = [["scare"]];

export function settle(state: State, turn: Turn<Piccioni>): void {
  const next = nextAnswer(state, BEFORE);
  if (next === undefined) return;
  plan(state, { do: "settle" });
  settleAnswer(state, next, turn);
}

/** The reactions to pigeons that have just arrived. */
export function settleAfterwards(state: State, turn: Turn<Piccioni>): void {
  const next = nextAnswer(state, AFTERWARDS);
  if (next === undefined) return;
  plan(state, { do: "settleAfterwards" });
  settleAnswer(state, next, turn);
}

/** A cancelled card leaves nothing to answer: cards set aside for it stay in hand. */
function nextAnswer(state: State, order: readonly (readonly Kind[])[]): Seat | undefined {
  const inPlay = onTop(state);
  if (inPlay.cancelled) return undefined;
  const seats = seatsFrom(state, state.current).filter((seat) => !inPlay.settled.includes(seat));
  for (const kinds of order) {
    const next = seats.find((seat) => {
      const kind = kindOfAnswer(state, inPlay.answers[seat]);
      return kind !== undefined && kinds.includes(kind);
    });
    if (next !== undefined) return next;
  }
  return undefined;
}

function kindOfAnswer(state: State, answer: Answer | null | undefined): Kind | undefined {
  if (answer?.type === "contribute") return "pay";
  return answer?.type === "react" ? reactionOf(state, answer.card) : undefined;
}

function settleAnswer(state: State, seat: Seat, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  const answer = known(inPlay.answers[seat], "answer");
  inPlay.settled.push(seat);
  if (answer.type === "contribute") {
    putAway(state, seat, answer.cards);
    inPlay.contributors.push(seat);
    announce(state, { type: "contributed", seat, cards: [...answer.cards] }, turn);
  } else if (answer.type === "react") {
    react(state, inPlay, seat, answer.card, turn);
  }
}

/** PIC-7: a reaction is played like any other card; it may itself be answered, and is done before what it answers. */
function react(state: State, answered: InPlay, seat: Seat, card: Card, turn: Turn<Piccioni>): void {
  const pick = pickOf(layDown(state, seat, card, true), 0);
  announce(state, { type: "reacted", seat, card, to: answered.card }, turn);
  plan(state, ...RESOLUTION);
  const effect = reactionOf(state, card);
  if (effect === "scare") pick.pigeons = pigeonsAssigned(state, answered, seat);
  if (effect === "redirect") {
    const zones = otherReceivers(state, seat);
    if (zones.length > 1) {
      askToChoose(state, seat, { purpose: "receiver", kind: "zone", zones }, { is: "where", step: 0 }, turn);
    } else pick.to = zones[0] ?? "discards";
  }
}
