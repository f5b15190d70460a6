import { type Seat, shuffle, type Turn } from "@tavolata/kernel";
import type { Pigeon, Zone } from "./cards.ts";
import { pigeonFace } from "./faces.ts";
import { known, playerAt, type State } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";
import { areasOf, pigeonsIn, takeOut, type WithPigeons, withMost, zoneOf } from "./zones.ts";

/** What decides where scared pigeons go. */
type Roofs = WithPigeons & Pick<State, "finalPhases">;

/** PIC-26 */
export function canFly(state: Pick<State, "options">, pigeon: Pigeon): boolean {
  return pigeonFace(state, pigeon).flies;
}

/**
 * PIC-18: they fly together to the Area with the fewest pigeons, but not to one that they left; if more than one Area is
 * the lowest, back into the deck.
 */
export function scare(state: State, pigeons: readonly Pigeon[], turn: Turn<Piccioni>): void {
  const scared = thoseWhoCanLeave(state, pigeons);
  if (scared.length === 0) return;
  const to = whereScaresGo(state, scared);
  for (const pigeon of scared) takeOut(state, pigeon);
  announce(state, { type: "scared", pigeons: scared, to: to ?? null }, turn);
  if (to === undefined) shuffleBack(state, scared, turn);
  else pigeonsIn(state, to).push(...scared);
}

/** PIC-28: back into the deck; in the final phase, which must not stop, they are scared instead. */
export function evict(state: State, pigeons: readonly Pigeon[], turn: Turn<Piccioni>): void {
  if (state.finalPhase !== null) {
    scare(state, pigeons, turn);
    return;
  }
  const evicted = thoseWhoCanLeave(state, pigeons);
  if (evicted.length === 0) return;
  for (const pigeon of evicted) takeOut(state, pigeon);
  announce(state, { type: "evicted", pigeons: evicted }, turn);
  shuffleBack(state, evicted, turn);
}

/** PIC-26: not those that cannot fly; nor those that have left their Zone in the meantime. */
function thoseWhoCanLeave(state: State, pigeons: readonly Pigeon[]): Pigeon[] {
  return pigeons.filter((pigeon) => canFly(state, pigeon) && zoneOf(state, pigeon) !== undefined);
}

/** PIC-18: undefined for back into the deck. Everything it depends on is face up, so a view says it as well. */
export function whereScaresGo(state: Roofs, scared: readonly Pigeon[]): Zone | undefined {
  const left = new Set(scared.map((pigeon) => zoneOf(state, pigeon)));
  const areas = areasOf(state).filter((seat) => !left.has(seat));
  const [lowest, another] = withMost(areas, (seat) => -playerAt(state, seat).pigeons.length);
  return another === undefined ? lowest : whereTiedScaresGo(state);
}

/** PIC-29: from the second final phase on, if the table has chosen so, tied scares go to Folla. */
function whereTiedScaresGo({ options, finalPhases }: Roofs): Zone | undefined {
  return options.tiedScares === "folla" && finalPhases >= 2 ? "folla" : undefined;
}

/** PIC-14: when the deck comes back to life, the final phase stops at once. */
function shuffleBack(state: State, pigeons: readonly Pigeon[], turn: Turn<Piccioni>): void {
  state.pigeonDeck.push(...pigeons);
  shuffle(state.pigeonDeck, turn.random);
  if (state.finalPhase === null) return;
  state.finalPhase = null;
  announce(state, { type: "finalPhaseStops" }, turn);
}

/** PIC-19; PIC-20: a pigeon that returns is shuffled back, and the top of the deck, unseen, takes its place. */
export function makeTrophy(state: State, seat: Seat, pigeon: Pigeon, turn: Turn<Piccioni>): void {
  const { trophies } = playerAt(state, seat);
  takeOut(state, pigeon);
  const returns = pigeonFace(state, pigeon).returns;
  if (!returns || state.finalPhase !== null || state.pigeonDeck.length === 0) {
    trophies.push({ back: "pigeon", card: pigeon, seen: true });
    announce(state, { type: "trophy", seat, card: pigeon }, turn);
    return;
  }
  state.pigeonDeck.push(pigeon);
  shuffle(state.pigeonDeck, turn.random);
  trophies.push({ back: "pigeon", card: known(state.pigeonDeck.pop(), "pigeon to draw"), seen: false });
  announce(state, { type: "returned", seat, pigeon }, turn);
}

/** PIC-17: into an Area, where there is always room. */
export function movePigeons(state: State, pigeons: readonly Pigeon[], to: Zone, turn: Turn<Piccioni>): void {
  if (pigeons.length === 0) return;
  for (const pigeon of pigeons) takeOut(state, pigeon);
  pigeonsIn(state, to).push(...pigeons);
  announce(state, { type: "moved", pigeons: [...pigeons], to }, turn);
}

/** Whose Area it is. */
export function ownerOf(zone: Zone | "discards" | null): Seat | undefined {
  return typeof zone === "number" ? zone : undefined;
}
