import type { ChipEffect, GameTypes, Seat } from "@tavolata/kernel";
import { HOUSE_ACCOUNT, type Transfer } from "../../store/contract.ts";
import { type Chair, isPersons, type Room } from "../room/room.ts";

export function purseOf(person: string): string {
  return `purse:${person}`;
}

export function personOfPurse(account: string): string | undefined {
  return account.startsWith("purse:") ? account.slice("purse:".length) : undefined;
}

/** What lies on a table, in front of people and in the pot. */
export function tableAccount(table: string): string {
  return `table:${table}`;
}

/** The chips a player of a tournament has between two tables of it; they are worth nothing outside. */
export function stackAccount(tournament: string, player: number): string {
  return `stack:${tournament}:${player}`;
}

/** Where the chips of whoever sits there come from and go to: the house feeds its bots. */
function accountOf({ tournament }: Pick<Room, "tournament">, sitting: Chair | null | undefined): string {
  if (tournament !== undefined && sitting?.player !== undefined) {
    return stackAccount(tournament, sitting.player);
  }
  return isPersons(sitting) ? purseOf(sitting.person) : HOUSE_ACCOUNT;
}

/** Chips in hand, chips out of it: how many each seat has brought to the table and not yet taken from it. */
export interface Owed {
  readonly transfers: readonly Transfer[];
  readonly stakes: readonly number[];
}

/** What a game asked to be paid, between who sits there and the table. */
export function transfersFor(
  effects: readonly GameTypes["effect"][],
  room: Pick<Room, "table" | "tournament" | "chairs">,
  chairs: readonly number[],
  stakesBefore: readonly number[] | undefined,
): Owed {
  const table = tableAccount(room.table);
  const stakes = chairs.map((_, seat) => stakesBefore?.[seat] ?? 0);
  const transfers: Transfer[] = [];
  for (const effect of effects as readonly ChipEffect[]) {
    if (effect.type === "eliminated") continue;
    const { seat, chips: amount } = effect;
    const account = accountOf(room, room.chairs[chairs[seat]!]);
    const comes = effect.type === "chipsIn" || effect.type === "entry";
    stakes[seat] = stakes[seat]! + (comes ? amount : -amount);
    transfers.push({ from: comes ? account : table, to: comes ? table : account, amount, why: effect.type });
  }
  return { transfers, stakes };
}

/** A game that is given up: everybody gets back what he has brought. */
export function refundsFor(
  room: Pick<Room, "table" | "tournament" | "chairs">,
  chairs: readonly number[],
  stakes: readonly number[],
): Transfer[] {
  return stakes.flatMap((amount, seat: Seat) =>
    amount <= 0
      ? []
      : [
          {
            from: tableAccount(room.table),
            to: accountOf(room, room.chairs[chairs[seat]!]),
            amount,
            why: "refund",
          },
        ],
  );
}
