import { copy, type Offer, type Refusal, type Seat, type Turn } from "@tavolata/kernel";
import { HIDDEN } from "./cards.ts";
import { reactionUntil } from "./clock.ts";
import { holds } from "./drawing.ts";
import { faceOf } from "./faces.ts";
import type { Move, MoveOf } from "./moves.ts";
import { answersIt, contributionTo, freeHand, mightAnswer } from "./reacting.ts";
import { refused } from "./refusals.ts";
import { type InPlay, onTop, playerAt, type State, seatsFrom } from "./state.ts";
import { announce, confide } from "./telling.ts";
import type { Piccioni } from "./types.ts";

export type AnswerMove = MoveOf<"react" | "contribute" | "decline">;

/** PIC-7: a new round. All who might answer are asked at the same time, whether they hold a reaction or not. */
export function askAll(state: State, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  const { card, by, picks } = inPlay;
  const seats = seatsFrom(state, state.current).filter((seat) => mightAnswer(state, inPlay, seat));
  const answers = state.players.map(() => null);
  Object.assign(inPlay, { asked: [...seats], answers, answered: false, settled: [] });
  const until = seats.length === 0 ? null : reactionUntil(state, turn.now);
  if (seats.length > 0) state.waiting = { is: "answers", until };
  announce(state, { type: "asked", seat: by, card, picks: copy(picks), seats, until }, turn);
}

export function refuseAnswer(state: State, seat: Seat, move: AnswerMove): Refusal | undefined {
  if (state.waiting?.is !== "answers") return refused("not-asked");
  const inPlay = onTop(state);
  if (!inPlay.asked.includes(seat)) {
    return refused(inPlay.answers[seat] === null ? "not-asked" : "answered-already");
  }
  switch (move.type) {
    case "decline":
      return undefined;
    case "react":
      return refuseReaction(state, inPlay, seat, move);
    case "contribute":
      return refuseContribution(state, inPlay, seat, move);
  }
}

function refuseReaction(
  state: State,
  inPlay: InPlay,
  seat: Seat,
  { card }: MoveOf<"react">,
): Refusal | undefined {
  if (!playerAt(state, seat).hand.includes(card)) return refused("not-in-hand");
  if (!freeHand(state, seat).includes(card)) return refused("set-aside");
  const { reaction } = faceOf(state, card);
  if (reaction === undefined) return refused("not-a-reaction");
  return answersIt(state, inPlay, seat, reaction.effect) ? undefined : refused("does-not-answer");
}

function refuseContribution(
  state: State,
  inPlay: InPlay,
  seat: Seat,
  { cards }: MoveOf<"contribute">,
): Refusal | undefined {
  const price = contributionTo(state, inPlay, seat);
  if (price === undefined) return refused("nothing-to-contribute-to");
  if (!holds(playerAt(state, seat).hand, cards)) return refused("not-in-hand");
  if (!holds(freeHand(state, seat), cards)) return refused("set-aside");
  return cards.length === price ? undefined : refused("wrong-price", { cards: price });
}

export function answerOffers(state: State, seat: Seat): Offer<Move>[] {
  if (refuseAnswer(state, seat, { type: "decline" }) !== undefined) return [];
  const from = freeHand(state, seat);
  const reactions = from
    .map((card): MoveOf<"react"> => ({ type: "react", card }))
    .filter((move) => refuseAnswer(state, seat, move) === undefined);
  const price = contributionTo(state, onTop(state), seat);
  const contribution: Offer<Move>[] =
    price === undefined || from.length < price
      ? []
      : [
          {
            move: { type: "contribute" },
            open: { cards: { kind: "some", from, least: price, most: price } },
          },
        ];
  return [{ move: { type: "decline" } }, ...reactions.map((move) => ({ move })), ...contribution];
}

/** PIC-32: nobody's answer is shown before all have answered. */
export function giveAnswer(state: State, seat: Seat, answer: AnswerMove, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  inPlay.answers[seat] = answer;
  inPlay.asked = inPlay.asked.filter((other) => other !== seat);
  const hidden = { type: "answered", seat, answer: HIDDEN } as const;
  confide(state, seat, { type: "answered", seat, answer }, hidden, turn);
  if (inPlay.asked.length === 0) showAnswers(state, turn);
}

/** PIC-31: players whose time is up decline. */
export function declineByClock(state: State, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  const seats = inPlay.asked.splice(0);
  announce(state, { type: "timeUp", seats }, turn);
  for (const seat of seats) inPlay.answers[seat] = { type: "decline" };
  showAnswers(state, turn);
}

function showAnswers(state: State, turn: Turn<Piccioni>): void {
  const inPlay = onTop(state);
  inPlay.answered = true;
  state.waiting = null;
  announce(state, { type: "answers", card: inPlay.card, answers: [...inPlay.answers] }, turn);
}
