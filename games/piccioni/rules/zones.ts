import type { Seat } from "@tavolata/kernel";
import { isPlace, type Pigeon, PLACES, type Zone } from "./cards.ts";
import { deckOf, pigeonFace } from "./faces.ts";
import type { Player, State } from "./state.ts";

export function areasOf({ players }: Pick<State, "players">): Seat[] {
  return players.map((_, seat) => seat);
}

export function zonesOf(state: Pick<State, "players">): Zone[] {
  return [...PLACES, ...areasOf(state)];
}

/** Where pigeons sit, in a state as in a view. */
export interface WithPigeons extends Pick<State, "places" | "options"> {
  players: Pick<Player, "pigeons">[];
}

/** The face-up pigeons of a Zone; the list itself. */
export function pigeonsIn({ players, places }: Omit<WithPigeons, "options">, zone: Zone): Pigeon[] {
  if (isPlace(zone)) return places[zone];
  const player = players[zone];
  if (player === undefined) throw new RangeError(`no seat ${zone}`);
  return player.pigeons;
}

export function zoneOf(state: State, pigeon: Pigeon): Zone | undefined {
  return zonesOf(state).find((zone) => pigeonsIn(state, zone).includes(pigeon));
}

/** Out of the Zone it is in. */
export function takeOut(state: State, pigeon: Pigeon): void {
  const zone = zoneOf(state, pigeon);
  if (zone === undefined) throw new RangeError(`${pigeon} is in no Zone`);
  const there = pigeonsIn(state, zone);
  there.splice(there.indexOf(pigeon), 1);
}

/** PIC-27: the sizes of the pigeons there. */
export function fullness(state: WithPigeons, zone: Zone): number {
  return pigeonsIn(state, zone).reduce((sum, pigeon) => sum + pigeonFace(state, pigeon).size, 0);
}

/** PIC-27: pigeons in Folla are never turned into Trophies. */
export function isShelter(state: State, zone: Zone): boolean {
  return isPlace(zone) && deckOf(state.options).places[zone].shelter;
}

/** Those of the items that have the most of something; all of them where they have the same. */
export function withMost<Item>(items: readonly Item[], amountOf: (item: Item) => number): Item[] {
  const most = Math.max(...items.map(amountOf));
  return items.filter((item) => amountOf(item) === most);
}
