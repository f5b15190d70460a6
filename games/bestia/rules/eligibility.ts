import type { Seat } from "@tavolata/kernel";
import { buyInsOf } from "./buy-ins.ts";
import { anteOfLevel } from "./levels.ts";
import { isTournament, type Player, playerAt, type State, type WaitingFor } from "./state.ts";

/** BES-30, BES-31: in tournaments the minimum residual credit is zero; a chip is needed all the same. */
export function leastCredit(state: Pick<State, "options">): number {
  return isTournament(state) ? 1 : Math.max(buyInsOf(state.options).minCredit, 1);
}

/** BES-6: a player who is short of the minimum can still pay the ante, if they have that much. */
export function canPay(state: Pick<State, "options" | "level">, { credit }: Pick<Player, "credit">): boolean {
  return credit >= Math.min(leastCredit(state), anteOfLevel(state.options, state.level));
}

/** What everybody can see of who sits where. */
interface Seating extends Pick<State, "options" | "level" | "pot" | "stopped"> {
  readonly players: readonly SeatedPlayer[];
}
type SeatedPlayer = Omit<Player, "cards" | "discards">;

/** BES-10, BES-11: who is entitled to the next hand, as things stand now. */
export function eligibleSeats(state: Seating): Seat[] {
  const able = seatsWhere(state, (player) => player.seated && canPay(state, player));
  if (state.pot > 0) {
    const entitled = able.filter((seat) => playerAt(state, seat).paidAnte);
    if (entitled.length === 0) return able;
    if (entitled.length > 1) return entitled;
    // The only one left takes the pot before the hand begins, which is then dealt as with a clear one.
  }
  const present = able.filter((seat) => playerAt(state, seat).present);
  return state.stopped || present.length < 2 ? able : present;
}

/** BES-11: the only one left of those entitled to a running pot, if it has come to that. */
export function lastEntitled(state: State, isLeft: (player: SeatedPlayer) => boolean): Seat | undefined {
  if (state.pot === 0) return undefined;
  const [first, second] = seatsWhere(state, (player) => player.seated && player.paidAnte && isLeft(player));
  return second === undefined ? first : undefined;
}

/** BES-34: who is left alone at one of several tables, with a pot to which nobody was left entitled. */
export function aloneWithPot(state: State): Seat | undefined {
  if (!state.options.manyTables || state.phase !== "waiting" || state.pot === 0) return undefined;
  const [first, second] = seatsWhere(state, ({ seated }) => seated);
  return second === undefined ? first : undefined;
}

/** What keeps the next hand from being dealt, if anything does. */
export function whyNotDeal(state: State): WaitingFor | undefined {
  const seated = seatsWhere(state, (player) => player.seated).length;
  const eligible = eligibleSeats(state);
  if (eligible.length < 2 || (!isTournament(state) && seated < state.options.minPlayers)) return "players";
  // BES-9
  const nobodyThere = eligible.every((seat) => playerAt(state, seat).sitOut);
  return nobodyThere && !isTournament(state) ? "anybodyBack" : undefined;
}

export function seatsWhere<Player>(
  state: { readonly players: readonly Player[] },
  holds: (player: Player) => boolean,
): Seat[] {
  return state.players.flatMap((player, seat) => (holds(player) ? [seat] : []));
}
