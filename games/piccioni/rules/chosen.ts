import type { Turn } from "@tavolata/kernel";
import type { Card, Pigeon, Zone } from "./cards.ts";
import type { ChoiceMove } from "./choosing.ts";
import { faceOf } from "./faces.ts";
import { followTo, glideTo, overflowing } from "./flock.ts";
import { allIn } from "./selecting.ts";
import { type ChoiceFor, known, onTop, pickOf, type State } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";

/** A player has chosen, or the clock has for them. */
export function takeChoice(state: State, move: ChoiceMove, turn: Turn<Piccioni>): void {
  const { waiting } = state;
  if (waiting?.is !== "choice") throw new RangeError("there is nothing to choose");
  const { seat } = waiting;
  state.waiting = null;
  if (move.type === "chooseGuano") {
    announce(state, { type: "choseGuano", seat, card: move.card }, turn);
    takeGuano(state, waiting.for, move.card);
  } else if (move.type === "chooseZone") {
    announce(state, { type: "choseZone", seat, zone: move.zone }, turn);
    takeZone(state, waiting.for, move.zone, turn);
  } else {
    announce(state, { type: "chosePigeons", seat, pigeons: [...move.pigeons] }, turn);
    takePigeons(state, waiting.for, [...move.pigeons], turn);
  }
}

function takeGuano(state: State, purpose: ChoiceFor, card: Card): void {
  if (purpose.is === "what") pickOf(onTop(state), purpose.step).guano = card;
}

function takeZone(state: State, purpose: ChoiceFor, zone: Zone, turn: Turn<Piccioni>): void {
  if (purpose.is === "landing") glideTo(state, purpose.pigeon, zone, turn);
  if (purpose.is === "where") pickOf(onTop(state), purpose.step).to = zone;
  if (purpose.is === "whole") takeWhole(state, purpose.step, zone);
}

function takeWhole(state: State, step: number, zone: Zone): void {
  const inPlay = onTop(state);
  const effect = known(faceOf(state, inPlay.card).effects[step], "effect");
  const picked = inPlay.picks.flatMap(({ pigeons }) => pigeons);
  pickOf(inPlay, step).pigeons = allIn(state, effect, zone, { seat: inPlay.by, picked });
}

function takePigeons(state: State, purpose: ChoiceFor, pigeons: Pigeon[], turn: Turn<Piccioni>): void {
  if (purpose.is === "what") pickOf(onTop(state), purpose.step).pigeons = pigeons;
  if (purpose.is === "followers") followTo(state, purpose.pigeon, pigeons, turn);
  if (purpose.is === "biggest") overflowing(state, purpose.effect, pigeons, turn);
}
