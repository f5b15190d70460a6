import type { Turn } from "@tavolata/kernel";
import { isPlace, kindOf, type Pigeon, type PigeonKind, PLACES, type Place, type Zone } from "./cards.ts";
import { askToChoose } from "./choosing.ts";
import { trophiesFirst } from "./effects.ts";
import { deckOf, faceOf, pigeonFace } from "./faces.ts";
import { makeTrophy, movePigeons, scare } from "./flights.ts";
import { known, plan, playerAt, type State, type Task } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";
import type { PlaceEffect } from "./vocabulary.ts";
import { areasOf, fullness, pigeonsIn, takeOut, withMost, zoneOf } from "./zones.ts";

/** PIC-11: as many as the cards of the turn call, and one if none does. PIC-13: none in the final phase. */
export function beginFlock(state: State, turn: Turn<Piccioni>): void {
  if (state.finalPhase !== null) {
    plan(state, { do: "endTurn" });
    return;
  }
  const asked = state.laid.reduce((sum, { card }) => sum + faceOf(state, card).reveals, 0);
  const pigeons = Math.max(1, asked);
  announce(state, { type: "flock", seat: state.current, pigeons }, turn);
  plan(state, { do: "reveal", left: pigeons }, { do: "endTurn" });
}

/** PIC-11: one at a time, each applied in full. PIC-12: a pigeon that is due while the deck is empty is lost. */
export function reveal(state: State, left: number, turn: Turn<Piccioni>): void {
  const pigeon = state.pigeonDeck.pop();
  if (pigeon === undefined) {
    announce(state, { type: "flockCut", pigeons: left }, turn);
    return;
  }
  state.hovering = pigeon;
  announce(state, { type: "revealed", pigeon }, turn);
  if (left > 1) plan(state, { do: "reveal", left: left - 1 });
  plan(state, { do: "glide", pigeon }, { do: "follow", pigeon });
}

/** PIC-22 to PIC-26: if there is more than one such Zone, the current player picks. */
export function glide(state: State, pigeon: Pigeon, turn: Turn<Piccioni>): void {
  const zones = landingsOf(state, pigeon);
  const [only, another] = zones;
  if (only !== undefined && another === undefined) glideTo(state, pigeon, only, turn);
  else {
    const choice = { purpose: "landing", kind: "zone", zones } as const;
    askToChoose(state, state.current, choice, { is: "landing", pigeon }, turn);
  }
}

function landingsOf(state: State, pigeon: Pigeon): Zone[] {
  const { glides } = pigeonFace(state, pigeon);
  if (typeof glides === "object")
    return withMost([...new Set(glides.fuller)], (place) => fullness(state, place));
  switch (glides) {
    case "current":
      return [state.current];
    case "mostTrophies":
      return withMost(areasOf(state), (seat) => playerAt(state, seat).trophies.length);
    case "fewestPigeons":
      return withMost(areasOf(state), (seat) => -playerAt(state, seat).pigeons.length);
    default:
      return [glides];
  }
}

export function glideTo(state: State, pigeon: Pigeon, zone: Zone, turn: Turn<Piccioni>): void {
  announce(state, { type: "glided", pigeon, to: zone }, turn);
  if (isPlace(zone)) arrive(state, pigeon, zone, turn);
  else {
    state.hovering = null;
    playerAt(state, zone).pigeons.push(pigeon);
  }
}

/** PIC-24 */
export function follow(state: State, leader: Pigeon, turn: Turn<Piccioni>): void {
  const { followers } = pigeonFace(state, leader);
  if (followers === undefined || zoneOf(state, leader) === undefined) return;
  const pigeons = PLACES.flatMap((place) => pigeonsIn(state, place)).filter(
    (pigeon) => pigeon !== leader && followers.kinds.includes(kindOf(pigeon) as PigeonKind),
  );
  if (pigeons.length === 0) return;
  const groups = [{ zone: null, pigeons }];
  const choice = { purpose: "followers", kind: "pigeons", groups, least: 0, most: followers.most } as const;
  askToChoose(state, state.current, choice, { is: "followers", pigeon: leader }, turn);
}

export function followTo(
  state: State,
  leader: Pigeon,
  pigeons: readonly Pigeon[],
  turn: Turn<Piccioni>,
): void {
  const to = known(zoneOf(state, leader), "Zone to follow to");
  if (!isPlace(to)) movePigeons(state, pigeons, to, turn);
  else plan(state, ...pigeons.map((pigeon) => ({ do: "land", pigeon, place: to }) as const));
}

/** A pigeon that a card moves to a Place. */
export function land(state: State, pigeon: Pigeon, place: Place, turn: Turn<Piccioni>): void {
  const from = zoneOf(state, pigeon);
  if (from === undefined || from === place) return;
  takeOut(state, pigeon);
  state.hovering = pigeon;
  announce(state, { type: "moved", pigeons: [pigeon], to: place }, turn);
  arrive(state, pigeon, place, turn);
}

/** PIC-27: an arrival that exceeds the room of a Place has consequences. */
function arrive(state: State, pigeon: Pigeon, place: Place, turn: Turn<Piccioni>): void {
  state.hovering = null;
  state.places[place].push(pigeon);
  const { capacity, overflow } = deckOf(state.options).places[place];
  if (capacity === null || fullness(state, place) <= capacity) return;
  announce(state, { type: "overflows", place }, turn);
  const steps = trophiesFirst(overflow);
  plan(state, ...steps.map((step) => ({ do: "overflow", place, pigeon, step }) as const));
}

export function applyOverflow(
  state: State,
  { place, pigeon, step }: Extract<Task, { do: "overflow" }>,
  turn: Turn<Piccioni>,
): void {
  const { overflow } = deckOf(state.options).places[place];
  const { effect, which } = known(overflow[step], "effect");
  const meant = whichOf(state, place, pigeon, which);
  if (which !== "biggest" || meant.length <= 1) {
    overflowing(state, effect, meant, turn);
    return;
  }
  const groups = [{ zone: place, pigeons: meant }];
  const choice = { purpose: "biggest", kind: "pigeons", groups, least: 1, most: 1 } as const;
  askToChoose(state, state.current, choice, { is: "biggest", effect }, turn);
}

function whichOf(state: State, place: Place, arriving: Pigeon, which: PlaceEffect["which"]): Pigeon[] {
  const there = [...state.places[place]];
  switch (which) {
    case "all":
      return there;
    case "arriving":
      return there.filter((pigeon) => pigeon === arriving);
    case "biggest":
      return withMost(there, (pigeon) => pigeonFace(state, pigeon).size);
  }
}

/** PIC-27: the current player gets a Place's Trophies. */
export function overflowing(
  state: State,
  effect: PlaceEffect["effect"],
  pigeons: readonly Pigeon[],
  turn: Turn<Piccioni>,
): void {
  if (effect === "scare") scare(state, pigeons, turn);
  else for (const pigeon of pigeons) makeTrophy(state, state.current, pigeon, turn);
}
