import { chairsAt } from "../../folds/table/begin.ts";
import { hasOpenChairs } from "../../folds/table/chairs.ts";
import { isFree } from "../../folds/table/shown.ts";
import { playOf } from "../../folds/table/state.ts";
import type { Act, RequestOf } from "../../protocol/index.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { KnownTable } from "./open-tables.ts";

type Wish = Omit<RequestOf<"find-table">, "type" | "id">;

/**
 * The open tables that suit somebody, the best first: of the game, the pace, the language and the skill that they want; those
 * between games before those where one is on; where more people wait; and then where they have waited longest.
 */
export function bestTables(tables: readonly KnownTable[], person: string, wish: Wish): KnownTable[] {
  const { game, pace, language = "any", skill = "any" } = wish;
  return tables
    .filter(
      ({ open, company }) =>
        !company.includes(person) &&
        (game === undefined || open.game === game) &&
        (pace === undefined || open.pace === pace) &&
        suits(open.language, language) &&
        suits(open.skill, skill),
    )
    .sort(
      ({ open: a }, { open: b }) =>
        Number(a.playing) - Number(b.playing) || b.people - a.people || a.since - b.since,
    );
}

function suits<Of extends string>(there: Of | "any", wanted: Of | "any"): boolean {
  return wanted === "any" || there === "any" || there === wanted;
}

/** How somebody sits down there: on an empty chair before a bot's; with the usual chips where a game with chips is on. */
export function sittingDown({ state, game }: LiveTable): Act | undefined {
  const free = [...chairsAt(state.room, game).keys()].filter((at) => isFree(state, game, at));
  const chair = free.find((at) => state.room.chairs[at] === null) ?? free[0];
  if (chair === undefined) return undefined;
  const chips = hasOpenChairs(state, game)
    ? game.rules.chairs?.stack(playOf(state).begun.options)
    : undefined;
  return { type: "sit", chair, ...(chips === undefined ? {} : { chips }) };
}
