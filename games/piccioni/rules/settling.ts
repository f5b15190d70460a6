import type { Seat, Turn } from "@tavolata/kernel";
import type { Answer, Pick } from "./choices.ts";
import { askToChoose } from "./choosing.ts";
import { putAway } from "./drawing.ts";
import { reactionOf } from "./faces.ts";
import { layDown, RESOLUTION } from "./playing.ts";
import { otherReceivers, pigeonsAssigned, stillIn } from "./reacting.ts";
import { type InPlay, known, onTop, pickOf, plan, type Reserved, type State, seatsFrom } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";
import type { ReactionEffect } from "./vocabulary.ts";

type Kind = ReactionEffect | "pay";

/** PIC-7: in this order, and within each group clockwise from the current player. */
const ORDER: readonly (readonly Kind[])[] = [["cancel"], ["redirect"], ["pay", "contribute"], ["scare"]];

/** One answer after the other; then there is another round, unless nobody did anything in this one. */
export function settle(state: State, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  const next = nextAnswer(state, inPlay);
  if (next !== undefined) {
    plan(state, { do: "settle" });
    settleAnswer(state, inPlay, next, turn);
    return;
  }
  const goesOn = inPlay.settled.length > 0 && !inPlay.cancelled;
  // What had nothing left to answer stays in hand, and is free again.
  inPlay.answers = state.players.map(() => null);
  if (goesOn) plan(state, { do: "ask" }, { do: "settle" });
}

/** The reactions to pigeons that have just arrived, if those are still there. */
export function settleAfterwards(state: State, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  if (inPlay.cancelled) return;
  const next = inPlay.afterwards.shift();
  if (next === undefined) return;
  plan(state, { do: "settleAfterwards" });
  const pigeons = stillIn(state, next.seat, pigeonsAssigned(state, inPlay, next.seat));
  if (pigeons.length > 0) react(state, inPlay, next, turn).pigeons = pigeons;
}

/** A cancelled card leaves nothing to answer. */
function nextAnswer(state: State, inPlay: InPlay): Seat | undefined {
  if (inPlay.cancelled) return undefined;
  const seats = seatsFrom(state, state.current).filter((seat) => !inPlay.settled.includes(seat));
  for (const kinds of ORDER) {
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

function settleAnswer(state: State, inPlay: InPlay, seat: Seat, turn: Turn<Piccioni>): void {
  const answer = known(inPlay.answers[seat], "answer");
  inPlay.settled.push(seat);
  if (answer.type === "contribute") {
    putAway(state, seat, answer.cards);
    inPlay.contributors.push(seat);
    announce(state, { type: "contributed", seat, cards: [...answer.cards] }, turn);
  } else if (answer.type === "react") {
    const { card } = answer;
    if (reactionOf(state, card) === "scare") inPlay.afterwards.push({ seat, card });
    else react(state, inPlay, { seat, card }, turn);
  }
}

/** PIC-7: a reaction is played like any other card; it may itself be answered, and is done before what it answers. */
function react(state: State, answered: InPlay, { seat, card }: Reserved, turn: Turn<Piccioni>): Pick {
  const pick = pickOf(layDown(state, seat, card, true), 0);
  announce(state, { type: "reacted", seat, card, to: answered.card }, turn);
  plan(state, ...RESOLUTION);
  if (reactionOf(state, card) === "redirect") {
    const zones = otherReceivers(state, seat);
    if (zones.length > 1) {
      askToChoose(state, seat, { purpose: "receiver", kind: "zone", zones }, { is: "where", step: 0 }, turn);
    } else pick.to = zones[0] ?? "discards";
  }
  return pick;
}
