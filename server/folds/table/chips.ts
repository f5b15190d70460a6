import type { ChipEffect, GameTypes, Seat } from "@tavolata/kernel";
import { HOUSE_ACCOUNT, purseOf, type Transfer } from "../../store/contract.ts";
import { type Chair, isPersons, type Room } from "../room/room.ts";
import { circleAccount, circleBank, personOfCircleAccount } from "./circle-chips.ts";
import { chairOfSeat } from "./state.ts";

/** Whose chips an account has; undefined if it is nobody's. */
export function personOfPurse(account: string): string | undefined {
  return account.startsWith("purse:") ? account.slice("purse:".length) : personOfCircleAccount(account);
}

/** What lies on a table, in front of people and in the pot. */
export function tableAccount(table: string): string {
  return `table:${table}`;
}

/** The chips a player of a tournament has between two tables of it; they are worth nothing outside. */
export function stackAccount(tournament: string, player: number): string {
  return `stack:${tournament}:${player}`;
}

/** The account that the chips on a chair come from and go back to. The house pays for its bots, or the circle's bank. */
function accountOf({ tournament, circle, occasion }: Accounts, sitting: Chair | null | undefined): string {
  if (tournament !== undefined && sitting?.player !== undefined) {
    return stackAccount(tournament, sitting.player);
  }
  if (circle !== undefined && occasion?.season !== undefined) {
    const chips = { circle, season: occasion.season };
    return isPersons(sitting) ? circleAccount(chips, sitting.person) : circleBank(chips);
  }
  return isPersons(sitting) ? purseOf(sitting.person) : HOUSE_ACCOUNT;
}

/** What decides whose chips are played with. */
type Accounts = Pick<Room, "tournament" | "circle" | "occasion">;

export interface Payments {
  readonly transfers: readonly Transfer[];
  /** How many chips each seat has now brought to the table and not yet taken away. */
  readonly stakes: readonly number[];
}

/** What a game has asked to be paid, between the table and the people on its seats. */
export function transfersFor(
  effects: readonly GameTypes["effect"][],
  room: Accounts & Pick<Room, "table" | "chairs">,
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
  room: Accounts & Pick<Room, "table" | "chairs">,
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
