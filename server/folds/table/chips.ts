import type { ChipEffect, GameTypes, Seat } from "@tavolata/kernel";
import { HOUSE_ACCOUNT, type Transfer } from "../../store/contract.ts";
import { type Chair, isPersons, type Room } from "../room/room.ts";
import { chairOfSeat } from "./state.ts";

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

/** The account that the chips on a chair come from and go back to. The house pays for its bots. */
function accountOf({ tournament }: Pick<Room, "tournament">, sitting: Chair | null | undefined): string {
  if (tournament !== undefined && sitting?.player !== undefined) {
    return stackAccount(tournament, sitting.player);
  }
  return isPersons(sitting) ? purseOf(sitting.person) : HOUSE_ACCOUNT;
}

export interface Payments {
  readonly transfers: readonly Transfer[];
  /** How many chips each seat has now brought to the table and not yet taken away. */
  readonly stakes: readonly number[];
}

/** What a game has asked to be paid, between the table and the people on its seats. */
export function transfersFor(
  effects: readonly GameTypes["effect"][],
  room: Pick<Room, "table" | "tournament" | "chairs">,
  chairs: readonly number[],
  stakesBefore: readonly number[] | undefined,
): Payments {
  const table = tableAccount(room.table);
  const stakes = chairs.map((_, seat) => stakesBefore?.[seat] ?? 0);
  const transfers: Transfer[] = [];
  for (const effect of effects as readonly ChipEffect[]) {
    if (effect.type === "eliminated") continue;
    const { seat, chips: amount } = effect;
    const account = accountOf(room, room.chairs[chairOfSeat(chairs, seat)]);
    const comes = effect.type === "chipsIn" || effect.type === "entry";
    stakes[seat]! += comes ? amount : -amount;
    transfers.push({ from: comes ? account : table, to: comes ? table : account, amount, why: effect.type });
  }
  return { transfers, stakes };
}

/** A game is given up: everybody gets back what they have brought. */
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
            to: accountOf(room, room.chairs[chairOfSeat(chairs, seat)]),
            amount,
            why: "refund",
          },
        ],
  );
}
