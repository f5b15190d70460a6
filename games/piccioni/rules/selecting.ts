import type { Seat } from "@tavolata/kernel";
import { type Card, isPlace, kindOf, type Pigeon, type PigeonKind, PLACES, type Zone } from "./cards.ts";
import type { Choice, Purpose } from "./choices.ts";
import { faceOf, pigeonFace } from "./faces.ts";
import { canFly } from "./flights.ts";
import { playerAt, type State } from "./state.ts";
import type { Effect, Guano, Pigeons, To } from "./vocabulary.ts";
import { areasOf, isShelter, pigeonsIn, zoneOf, zonesOf } from "./zones.ts";

/** The seat that selects, and the pigeons that its card is already about. */
export interface Selector {
  readonly seat: Seat;
  readonly picked: readonly Pigeon[];
}

/** What an effect is about: these pigeons, or something to choose. */
export type Selection =
  | { readonly pigeons: Pigeon[]; readonly choice?: undefined }
  | { readonly choice: Choice };

type Group = { zone: Zone; pigeons: Pigeon[] };

/** Everything the effect could be about; undefined if there is not enough for it. */
export function selectPigeons(
  state: State,
  effect: Extract<Effect, { pigeons?: Pigeons }>,
  by: Selector,
): Selection | undefined {
  const { wanted, purpose } = wantedBy(state, effect);
  const groups = candidates(state, wanted, purpose, by);
  const { choose, together } = wanted;
  if (choose === undefined) {
    if (groups.length === 0) return undefined;
    if (!together || groups.length === 1) return { pigeons: groups.flatMap(({ pigeons }) => pigeons) };
    return { choice: { purpose, kind: "zone", zones: groups.map(({ zone }) => zone) } };
  }
  const open = together ? groups : [{ zone: null, pigeons: groups.flatMap(({ pigeons }) => pigeons) }];
  const enough = open.filter(({ pigeons }) => pigeons.length >= Math.max(1, choose.least));
  const [only, another] = enough;
  if (only === undefined) return choose.least === 0 ? { pigeons: [] } : undefined;
  if (another === undefined && only.pigeons.length === choose.least) return { pigeons: only.pigeons };
  return { choice: { purpose, kind: "pigeons", groups: enough, least: choose.least, most: choose.most } };
}

/** What the effect is about if it is about everything in this Zone. */
export function allIn(state: State, effect: Effect, zone: Zone, by: Selector): Pigeon[] {
  const { wanted, purpose } = wantedBy(state, effect);
  return candidates(state, wanted, purpose, by).find((group) => group.zone === zone)?.pigeons ?? [];
}

/** PIC-28: in the final phase nobody is evicted, and those who choose must know. */
function wantedBy({ finalPhase }: State, effect: Effect): { wanted: Pigeons; purpose: Purpose } {
  const { pigeons: wanted, effect: purpose } = effect as { pigeons: Pigeons; effect: Purpose };
  return { wanted, purpose: purpose === "evict" && finalPhase !== null ? "scare" : purpose };
}

/** The pigeons that fit, by Zone; Zones with none are left out. */
function candidates(state: State, wanted: Pigeons, purpose: Purpose, { seat, picked }: Selector): Group[] {
  const { from, kinds, size } = wanted;
  const fits = (pigeon: Pigeon) =>
    !picked.includes(pigeon) &&
    (kinds === undefined || kinds.includes(kindOf(pigeon) as PigeonKind)) &&
    (size === undefined || pigeonFace(state, pigeon).size === size) &&
    (purpose === "scare" || purpose === "evict" ? canFly(state, pigeon) : true);
  return zonesFrom(state, from, seat, picked)
    .filter((zone) => purpose !== "trophy" || !isShelter(state, zone))
    .map((zone) => ({ zone, pigeons: pigeonsIn(state, zone).filter(fits) }))
    .filter(({ pigeons }) => pigeons.length > 0);
}

export function zonesFrom(
  state: State,
  from: Pigeons["from"] | To["zones"],
  seat: Seat,
  picked: readonly Pigeon[] = [],
): Zone[] {
  switch (from) {
    case "zones":
      return zonesOf(state);
    case "areas":
      return areasOf(state);
    case "others":
      return areasOf(state).filter((other) => other !== seat);
    case "own":
      return [seat];
    case "places":
      return [...PLACES];
    case "ownAndPlaces":
      return [...PLACES, seat];
    case "there":
      return zonesOf(state).filter((zone) => picked.some((pigeon) => zoneOf(state, pigeon) === zone));
    default:
      return [from];
  }
}

/** The Zones that could receive it. */
export function receivers(state: State, to: To, seat: Seat): Zone[] {
  return zonesFrom(state, to.zones, seat).filter(
    (zone) => pigeonsIn(state, zone).length >= (to.pigeons ?? 0),
  );
}

/** The Guano in the Areas that are meant. */
export function guanoIn(state: State, { from, stays }: Guano, seat: Seat): Card[] {
  return zonesFrom(state, from, seat)
    .flatMap((zone) => (isPlace(zone) ? [] : playerAt(state, zone).guano))
    .filter((card) => stays === undefined || faceOf(state, card).stays === stays);
}
