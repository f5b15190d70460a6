import type { Seat } from "@tavolata/kernel";
import { isPlace, type Pigeon, PLACES, type Zone } from "./cards.ts";
import { deckOf, pigeonFace } from "./faces.ts";
import { known, type Player, playerAt, type State } from "./state.ts";

export function areasOf({ players }: { players: readonly unknown[] }): Seat[] {
  return players.map((_, seat) => seat);
}

export function zonesOf(state: { players: readonly unknown[] }): Zone[] {
  return [...PLACES, ...areasOf(state)];
}

/** Something in which pigeons sit: a state, or a view. */
export interface WithPigeons extends Pick<State, "places" | "options"> {
  players: Pick<Player, "pigeons">[];
}

/** The list of a Zone's face-up pigeons, to read or to change. */
export function pigeonsIn({ players, places }: Omit<WithPigeons, "options">, zone: Zone): Pigeon[] {
  return isPlace(zone) ? places[zone] : playerAt({ players }, zone).pigeons;
}

export function zoneOf(state: Omit<WithPigeons, "options">, pigeon: Pigeon): Zone | undefined {
  return zonesOf(state).find((zone) => pigeonsIn(state, zone).includes(pigeon));
}

/** Takes a pigeon out of the Zone it is in. */
export function takeOut(state: State, pigeon: Pigeon): void {
  const there = pigeonsIn(state, known(zoneOf(state, pigeon), "Zone with this pigeon"));
  there.splice(there.indexOf(pigeon), 1);
}

/** PIC-27: the sum of the sizes of the pigeons there. */
export function fullness(state: WithPigeons, zone: Zone): number {
  return pigeonsIn(state, zone).reduce((sum, pigeon) => sum + pigeonFace(state, pigeon).size, 0);
}

/** PIC-27: pigeons in Folla are never turned into Trophies. */
export function isShelter(state: State, zone: Zone): boolean {
  return isPlace(zone) && deckOf(state.options).places[zone].shelter;
}

/** The items that have the most of something; several if they have the same. */
export function withMost<Item>(items: readonly Item[], amountOf: (item: Item) => number): Item[] {
  const most = Math.max(...items.map(amountOf));
  return items.filter((item) => amountOf(item) === most);
}
