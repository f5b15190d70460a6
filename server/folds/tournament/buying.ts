import type { Instant, Refusal } from "@tavolata/kernel";
import { refusal } from "../../protocol/index.ts";
import { chairsOf, type GameAtTables } from "../table-game.ts";
import { chairOfPlayer } from "./at-tables.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import { levelNow } from "./levels.ts";
import { isDecided, type Player, playerAt, playersLeft, type TournamentState } from "./state.ts";

/** When two were left and one went out, they have so long to buy back in. */
const LAST_CHANCE_MS = 30_000;

type Tables = Pick<TournamentCircumstances, "tables">;

/** Why a player cannot buy back in, if they cannot. */
export function refuseRebuy(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  { tables }: Tables,
  number: number,
): Refusal | undefined {
  const { rebuy } = state.plan;
  if (rebuy === undefined) return refusal("no-rebuys");
  const player = playerAt(state, number);
  if (player.gone !== undefined) return refusal("not-in-it");
  if (isDecided(state) || levelNow(state, game, tables, at) > rebuy.untilLevel) {
    return refusal("rebuys-over", { level: rebuy.untilLevel });
  }
  if (player.rebuys >= rebuy.times) return refusal("rebuys-used", { times: rebuy.times });
  if (player.out !== null) return undefined;
  if (player.waiting) return refusal("chips-on-the-way");
  const chips = chipsAtTable(state, game, { tables }, number);
  return chips !== undefined && chips <= rebuy.below
    ? undefined
    : refusal("too-many-chips", { most: rebuy.below });
}

export function refuseAddOn(state: TournamentState, number: number): Refusal | undefined {
  const { addOn } = state.plan;
  if (addOn === undefined) return refusal("no-add-ons");
  const player = playerAt(state, number);
  if (player.out !== null) return refusal("not-in-it");
  if (player.addOn) return refusal("already-so");
  return state.break?.number === addOn.inBreak
    ? undefined
    : refusal("not-in-the-break", { number: addOn.inBreak });
}

/** What a player has in front of them; undefined while they sit nowhere. */
export function chipsAtTable(
  state: TournamentState,
  { rules }: GameAtTables,
  { tables }: Tables,
  number: number,
): number | undefined {
  const table = tables.get(playerAt(state, number).table ?? -1);
  const seat = table === undefined ? -1 : chairOfPlayer(table.room, number);
  return table?.play == null || table.play.over || seat < 0
    ? undefined
    : chairsOf(rules).chips(table.play.standing.state, seat);
}

/** The house's bots buy what there is to buy. */
export function botsBuying(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  circumstances: Tables,
): { readonly player: number; readonly what: "rebuy" | "add-on" }[] {
  const { rebuy, addOn } = state.plan;
  if (rebuy === undefined && addOn === undefined) return [];
  const wish = (player: Player, number: number) => {
    if (player.out === null) return refuseAddOn(state, number) === undefined ? "add-on" : undefined;
    return refuseRebuy(state, game, at, circumstances, number) === undefined ? "rebuy" : undefined;
  };
  return state.players.flatMap((player, number) => {
    const what = isBot(player) ? wish(player, number) : undefined;
    return what === undefined ? [] : [{ player: number, what }];
  });
}

/** Whether the last one left is to wait for somebody who may still buy back in. */
export function waitsForRebuy(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  circumstances: Tables,
): boolean {
  if (state.plan.rebuy === undefined || playersLeft(state).length > 1) return false;
  const outs = state.players.flatMap(({ out }, player) => (out === null ? [] : [{ player, at: out.at }]));
  const last = Math.max(...outs.map((out) => out.at));
  if (last + LAST_CHANCE_MS <= at) return false;
  return outs.some(({ player }) => refuseRebuy(state, game, at, circumstances, player) === undefined);
}

function isBot({ who }: Pick<Player, "who">): boolean {
  return "bot" in who;
}
