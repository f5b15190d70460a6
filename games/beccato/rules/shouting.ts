import {
  type Instant,
  type Offer,
  type Refusal,
  type Seat,
  type Turn,
  type When,
  watchersOf,
} from "@tavolata/kernel";
import { earliestClaim } from "@tavolata/kernel/reactions";
import type { Move, Shout } from "./moves.ts";
import { hasShouted, refuseOutsideRound } from "./phases.ts";
import { refused } from "./refusals.ts";
import { stopAll } from "./rounds.ts";
import { settle } from "./settling.ts";
import { LETS_GO_WITHIN } from "./signals.ts";
import { isOnline, known, playerAt, type Shouted, type State, type Stopped } from "./state.ts";
import { areMates } from "./teams.ts";
import { goBackTo, HELD_MS } from "./trail.ts";
import type { Beccato } from "./types.ts";

/** BEC-18: which shout goes first where times cannot be told apart. */
const PRECEDENCE: readonly Shout["type"][] = ["beccato", "coccode", "chicchirichi"];

/** BEC-18, in milliseconds: how long a player who has taken a shout back has to draw breath. */
const BREATH_MS = 1000;

/**
 * BEC-18: when a shout was made. Online, each player's time runs from what their own device showed them; around one real
 * table all see and hear the same at once, and only the connection's way back is made good.
 */
function shoutedAt(state: Pick<State, "options">, { now, actedAt }: When): Instant {
  return isOnline(state) ? actedAt : Math.round((now + actedAt) / 2);
}

export function refuseShout(state: State, seat: Seat, shout: Shout, when: When): Refusal | undefined {
  return refuseShouting(state, seat, when) ?? refuseWords(state, seat, shout);
}

function refuseShouting(state: State, seat: Seat, when: When): Refusal | undefined {
  if (hasShouted(state, seat)) return refused("shouted-already");
  const outside = refuseOutsideRound(state, seat);
  if (outside !== undefined) return outside;
  if (when.now < playerAt(state, seat).hushedUntil) return refused("out-of-breath");
  return shoutedAt(state, when) < state.dealtAt ? refused("before-the-deal") : undefined;
}

/** BEC-12, BEC-23 */
function refuseWords(state: State, seat: Seat, shout: Shout): Refusal | undefined {
  const { calledChickens } = state.options;
  switch (shout.type) {
    case "coccode":
      if (shout.breed === undefined) return calledChickens ? refused("name-a-breed") : undefined;
      if (!calledChickens) return refused("breeds-not-called");
      return state.coops.some(({ breed }) => breed === shout.breed) ? undefined : refused("no-such-coop");
    case "beccato": {
      const { accused } = shout;
      const isOpponent = accused < state.players.length && !areMates(state, seat, accused);
      return isOpponent ? undefined : refused("not-an-opponent");
    }
    case "chicchirichi":
      return undefined;
  }
}

export function shoutOffers(state: State, seat: Seat, when: When): Offer<Move>[] {
  if (refuseShouting(state, seat, when) !== undefined) return [];
  const coccode: Shout[] = state.options.calledChickens
    ? state.coops.map(({ breed }) => ({ type: "coccode", breed }))
    : [{ type: "coccode" }];
  const beccato = [...state.players.keys()]
    .map((accused): Shout => ({ type: "beccato", accused }))
    .filter((shout) => refuseWords(state, seat, shout) === undefined);
  return [...coccode, ...beccato, { type: "chicchirichi" } as const].map((move) => ({ move }));
}

/**
 * BEC-18: nobody but the caller hears a shout until all that can still count have come in. Somebody who heard it sooner
 * could claim to have shouted before it, and would know what to shout; so for the others the round goes on meanwhile.
 */
export function shout(state: State, seat: Seat, words: Shout, turn: Turn<Beccato>): void {
  const at = shoutedAt(state, turn);
  state.stopped ??= stoppedAt(state, at);
  state.shouts.push({ seat, shout: words, at });
  turn.tell.to([seat], { type: "shouted", seat, shout: words, at });
}

/** BEC-18: until when earlier shouts may still come in, and this one may be taken back. */
export function stoppedAt({ options }: Pick<State, "options">, at: Instant): Stopped {
  return { until: at + LETS_GO_WITHIN + options.tieMs + options.lagCreditMs + HELD_MS };
}

export function refuseTakeBack(state: State, seat: Seat, { now }: When): Refusal | undefined {
  const made = state.stopped === null ? undefined : state.shouts.find((one) => one.seat === seat);
  const latest = LETS_GO_WITHIN + state.options.lagCreditMs + HELD_MS;
  return made !== undefined && now <= made.at + latest ? undefined : refused("nothing-to-take-back");
}

export function takeBackOffers(state: State, seat: Seat, when: When): Offer<Move>[] {
  return refuseTakeBack(state, seat, when) === undefined ? [{ move: { type: "takeBack" } }] : [];
}

/** As if it had never been made; the others go on waiting for nothing, and know nothing of it. */
export function takeBack(state: State, seat: Seat, turn: Turn<Beccato>): void {
  state.shouts = state.shouts.filter((one) => one.seat !== seat);
  const [next] = state.shouts;
  state.stopped = next === undefined ? null : stoppedAt(state, next.at);
  const hushedUntil = turn.now + BREATH_MS;
  playerAt(state, seat).hushedUntil = hushedUntil;
  turn.tell.to([seat], { type: "tookBack", seat, hushedUntil });
}

export function closeShouts(state: State, turn: Turn<Beccato>): void {
  const first = firstShout(state);
  goBackTo(state, first.at);
  state.stopped = null;
  stopAll(state);
  const everybody = watchersOf(state.players.length);
  for (const one of state.shouts) {
    const others = everybody.filter((watcher) => watcher !== one.seat);
    turn.tell.to(others, { type: "shouted", ...one });
  }
  const late = state.shouts.filter((one) => one !== first).map(({ seat }) => seat);
  settle(state, first, late, turn);
}

function firstShout({ shouts, places, dealer, options }: State): Shouted {
  const placeOf = (seat: Seat) => places.indexOf(seat);
  const claims = shouts.map((shouted) => ({ seat: placeOf(shouted.seat), time: shouted.at, shouted }));
  const rank = ({ shouted }: (typeof claims)[number]) => PRECEDENCE.indexOf(shouted.shout.type);
  return known(earliestClaim(claims, options.tieMs, rank, placeOf(dealer), places.length), "shout").shouted;
}
