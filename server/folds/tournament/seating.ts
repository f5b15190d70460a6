import { fairRandom, hexHashOf, shuffle } from "@tavolata/kernel";
import { type Player, playerAt, playersLeft, type TournamentState } from "./state.ts";

/** Nobody can know the seats before everybody's seed is there, and anybody can draw them again afterwards. */
export function drawSeats(
  serverSeed: string,
  players: readonly Pick<Player, "who">[],
  tableSize: number,
): { readonly tables: number; readonly seating: readonly number[] } {
  const seeds = players.map(({ who }) => ("seed" in who ? who.seed : "bot"));
  const order = shuffle([...players.keys()], fairRandom({ server: serverSeed, players: seeds }, 0));
  const tables = Math.ceil(players.length / tableSize);
  const seating = players.map(() => 0);
  for (const [i, player] of order.entries()) seating[player] = i % tables;
  return { tables, seating };
}

/** The players who are left, in the order in which they sit at the last table. */
export function drawFinal(
  serverSeed: string,
  players: readonly Pick<Player, "who">[],
  left: readonly number[],
): number[] {
  const seeds = players.map(({ who }) => ("seed" in who ? who.seed : "bot"));
  return shuffle([...left], fairRandom({ server: serverSeed, players: seeds }, FINAL_TURN));
}

/** The seats at the start are drawn in turn 0. */
const FINAL_TURN = 1;

/** The seed of one table. It follows from the tournament's, which was committed to before anybody entered. */
export function tableSeed(serverSeed: string, table: number): string {
  return hexHashOf(`${serverSeed}:${table}`);
}

export interface Move {
  readonly player: number;
  readonly table: number;
}

/** Whether players can be moved from this table now: between hands, with a clear pot. */
export type IsClear = (table: number) => boolean;

/**
 * Who must be sent where, as far as it can be done now: newcomers to the table with the fewest players; everybody
 * from a table that is no longer needed; and one player from the fullest to the emptiest table if they are two apart.
 */
export function movesDue(state: TournamentState, isClear: IsClear): Move[] {
  const left = playersLeft(state);
  const newcomers = left.filter((player) => playerAt(state, player).table === null);
  const inUse = new Map([...tableSizes(state)].filter(([, size]) => size > 0));
  if (newcomers.length > 0) return sendToEmptiest(newcomers, inUse, state.plan.tableSize);
  const needed = tablesNeeded(state);
  return inUse.size > needed ? breakOne(state, left, inUse, isClear) : balance(state, left, inUse, isClear);
}

/** How many play at each open table, or are on their way to it. */
export function tableSizes(state: TournamentState): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const [table, { closed }] of state.tables.entries()) if (!closed) sizes.set(table, 0);
  for (const player of playersLeft(state)) {
    const { table } = playerAt(state, player);
    if (table !== null) sizes.set(table, (sizes.get(table) ?? 0) + 1);
  }
  return sizes;
}

export function tablesNeeded(state: TournamentState): number {
  return Math.ceil(playersLeft(state).length / state.plan.tableSize);
}

/** If those who came late do not fit at the tables there are: where they go, when one more is opened. */
export function movesToNewTable(state: TournamentState): Move[] {
  const { plan, tables } = state;
  const newcomers = playersLeft(state).filter((player) => playerAt(state, player).table === null);
  const inUse = [...tableSizes(state).values()].filter((size) => size > 0).length;
  if (newcomers.length === 0 || tablesNeeded(state) <= inUse) return [];
  return newcomers.slice(0, plan.tableSize).map((player) => ({ player, table: tables.length }));
}

function breakOne(
  state: TournamentState,
  left: readonly number[],
  sizes: ReadonlyMap<number, number>,
  isClear: IsClear,
): Move[] {
  const fewest = Math.min(...sizes.values());
  const broken = [...sizes.keys()].find((table) => sizes.get(table) === fewest && isClear(table));
  if (broken === undefined) return [];
  const others = new Map([...sizes].filter(([table]) => table !== broken));
  const players = left.filter((player) => playerAt(state, player).table === broken);
  return sendToEmptiest(players, others, state.plan.tableSize);
}

/** Nobody is moved a second time while there is somebody who was moved longer ago, or never. */
function balance(
  state: TournamentState,
  left: readonly number[],
  sizes: ReadonlyMap<number, number>,
  isClear: IsClear,
): Move[] {
  const most = Math.max(...sizes.values());
  const fewest = Math.min(...sizes.values());
  if (most - fewest < 2) return [];
  const to = [...sizes.keys()].find((table) => sizes.get(table) === fewest);
  const from = [...sizes.keys()].find((table) => sizes.get(table) === most && isClear(table));
  if (to === undefined || from === undefined) return [];
  const [first] = left
    .filter((player) => playerAt(state, player).table === from)
    .sort((a, b) => playerAt(state, a).lastMove - playerAt(state, b).lastMove);
  return first === undefined ? [] : [{ player: first, table: to }];
}

function sendToEmptiest(
  players: readonly number[],
  sizes: ReadonlyMap<number, number>,
  tableSize: number,
): Move[] {
  const now = new Map(sizes);
  const moves: Move[] = [];
  for (const player of players) {
    const [table, size] = [...now].sort(([, a], [, b]) => a - b)[0] ?? [];
    if (table === undefined || size === undefined || size >= tableSize) break;
    now.set(table, size + 1);
    moves.push({ player, table });
  }
  return moves;
}
