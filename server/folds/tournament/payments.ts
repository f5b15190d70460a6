import { HOUSE_ACCOUNT, purseOf, type Transfer } from "../../store/contract.ts";
import { stackAccount } from "../table/chips.ts";
import { type Player, personOf, playerAt, type TournamentState } from "./state.ts";

/** Where the entries are until they are paid out as prizes, and what is on people's heads. */
export function poolAccount(tournament: string): string {
  return `tournament:${tournament}`;
}

/** The house pays for its bots, and wins with them. */
export function accountOf(player: Pick<Player, "who">): string {
  const person = personOf(player);
  return person === undefined ? HOUSE_ACCOUNT : purseOf(person);
}

export function entryFrom({ id, plan }: Pick<TournamentState, "id" | "plan">, from: string): Transfer[] {
  return transfer(from, poolAccount(id), plan.entry, "entry");
}

export function fromPool(
  { id }: Pick<TournamentState, "id">,
  player: Pick<Player, "who">,
  amount: number,
  why: string,
): Transfer[] {
  return transfer(poolAccount(id), accountOf(player), amount, why);
}

/** The entry of somebody who goes, without what others have won with their head. */
export function entryBack(state: TournamentState, number: number): Transfer[] {
  const player = playerAt(state, number);
  return fromPool(state, player, state.plan.entry - player.claimed, "refund");
}

/** All that somebody has paid, as far as it was not won by others. */
export function refundOf(state: TournamentState, number: number): Transfer[] {
  const { plan } = state;
  const player = playerAt(state, number);
  const entry = player.refunded ? 0 : plan.entry - player.claimed;
  const bought = player.rebuys * (plan.rebuy?.price ?? 0) + (player.addOn ? (plan.addOn?.price ?? 0) : 0);
  return fromPool(state, player, entry + bought, "refund");
}

/** Chips that are worth nothing outside, and go back to the house at the end. */
export function stackFor(tournament: string, player: number, amount: number): Transfer[] {
  return transfer(HOUSE_ACCOUNT, stackAccount(tournament, player), amount, "stack");
}

export function stackBack(tournament: string, player: number, amount: number, why = "stack"): Transfer[] {
  return transfer(stackAccount(tournament, player), HOUSE_ACCOUNT, amount, why);
}

/** What a player pays and gets for a rebuy or an add-on. */
export function buying(state: TournamentState, number: number, what: "rebuy" | "add-on"): Transfer[] {
  const offer = what === "rebuy" ? state.plan.rebuy : state.plan.addOn;
  if (offer === undefined) return [];
  return [
    ...transfer(accountOf(playerAt(state, number)), poolAccount(state.id), offer.price, what),
    ...stackFor(state.id, number, offer.chips),
  ];
}

function transfer(from: string, to: string, amount: number, why: string): Transfer[] {
  return amount <= 0 || from === to ? [] : [{ from, to, amount, why }];
}
