import type { Instant } from "@tavolata/kernel";
import type { OpenTable } from "../../protocol/index.ts";
import type { Shown } from "../../store/contract.ts";
import { companyAt, isOpenTable } from "../room/company.ts";
import { makesRoom } from "../room/promised.ts";
import { isPersons, MOST_GUESTS, type Room } from "../room/room.ts";
import type { GameAtTables } from "../table-game.ts";
import { chairsAt, mayBeRated } from "./begin.ts";
import { hasOpenChairs } from "./chairs.ts";
import { isInPlay, type TableState } from "./state.ts";

/** A table as the whole house may see it, and what the referee needs to know about who may see it. */
export interface ShownRow {
  readonly open: Omit<OpenTable, "since">;
  /** Those whose table it is. Not for anybody's eyes. */
  readonly company: readonly string[];
  /** The nodes that people there are connected to. */
  readonly nodes: readonly string[];
}

/** What the house is shown of a table; undefined if nobody should come, or its host does not want to show it. */
export function shownOf(state: TableState, game: GameAtTables): ShownRow | undefined {
  const { room } = state;
  if (!isOpenTable(room) || room.locked || room.closed !== null || room.closing !== undefined)
    return undefined;
  const present = room.people.filter(({ nodes }) => nodes.length > 0);
  if (present.length === 0 || room.people.length >= MOST_GUESTS) return undefined;
  const chairs = chairsAt(room, game);
  const free = chairs.flatMap((_, at) => (isFree(state, game, at) ? [at] : []));
  if (free.length === 0) return undefined;
  return {
    open: {
      table: room.table,
      game: room.game,
      chairs: chairs.length,
      free: free.length,
      people: chairs.filter(isPersons).length,
      bots: chairs.flatMap((chair) => (chair === null || isPersons(chair) ? [] : chair.bot)),
      pace: room.settings.pace,
      language: room.settings.language ?? "any",
      skill: room.settings.skill ?? "any",
      rated: room.settings.rated === true && mayBeRated(room, game),
      playing: isInPlay(state),
    },
    company: companyAt(room),
    nodes: [...new Set(present.flatMap(({ nodes }) => nodes))],
  };
}

/** Whether somebody could sit down there, or be promised the chair: empty ones come first. */
export function isFree(state: TableState, game: GameAtTables, at: number): boolean {
  const { room } = state;
  if (room.chairs[at] === null) return !isInPlay(state) || hasOpenChairs(state, game);
  return makesRoom(room, at) && !hasOpenChairs(state, game);
}

/** The table after an entry, with the time since which it has waited for people. */
export function sinceShown(state: TableState, game: GameAtTables, at: Instant): TableState {
  const { room } = state;
  if (!room.settings.listed && room.shownSince === undefined) return state;
  const isShown = shownOf(state, game) !== undefined;
  if (isShown === (room.shownSince !== undefined)) return state;
  const { shownSince: _, ...rest } = room;
  return { ...state, room: isShown ? { ...rest, shownSince: at } : (rest as Room) };
}

/** What the store is to show of the table from this entry on; undefined if nothing changes. */
export function shownChange(
  before: TableState,
  after: TableState,
  game: GameAtTables,
  at: Instant,
): Shown | null | undefined {
  if (!before.room.settings.listed && !after.room.settings.listed) return undefined;
  const [was, is] = [before, after].map((state) => {
    const row = shownOf(state, game);
    return row === undefined ? null : JSON.stringify(row);
  });
  if (was === is || is === undefined) return undefined;
  return is === null ? null : { since: after.room.shownSince ?? at, text: is };
}
