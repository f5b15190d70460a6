import { type Instant, refuseSetup } from "@tavolata/kernel";
import type { ProgramItem } from "../../../protocol/index.ts";
import type { Draws } from "../../draws.ts";
import type { GameAtTables } from "../../table-game.ts";
import { type Pair, seatEvenly } from "./seating.ts";
import { type EveningSeries, type EveningsState, listsOf } from "./state.ts";
import type { EveningStep } from "./steps.ts";
import { nextOccurrences } from "./when.ts";

/** A tournament waits so long for those who signed up and are not there yet; then it starts with those who are in. */
export const WAITS_FOR_ENTRIES_MS = 5 * 60_000;

/** Pages find their way back to a house that was away within this time. */
export const PEOPLE_RETURN_MS = 15_000;

/** What decides what opens, besides the evenings themselves. */
export interface EveningCircumstances {
  readonly findGame: (name: string) => GameAtTables | undefined;
  /** The members who are there. */
  readonly present: readonly string[];
  /** Those of them who do not come to the same table. */
  readonly apart: readonly Pair[];
  /** Since when this node has been there without a gap: people who were there before may still be on their way back. */
  readonly openSince: Instant;
}

/** When some node must see to the evenings if nothing happens before; null if nothing is planned. */
export function eveningsAlarm(state: EveningsState): Instant | null {
  const starts = state.series.flatMap((series) => nextOf(series)?.starts ?? []);
  return starts.length === 0 ? null : Math.min(...starts);
}

/** The next evening of a series that is held. */
export function nextOf(series: EveningSeries) {
  if (series.cancelled !== null) return undefined;
  const { plan, exceptions, doneUntil } = series;
  return nextOccurrences({ schedule: plan.schedule, exceptions }, doneUntil + 1)[0];
}

/** The step with which an evening begins whose time has come; undefined if there is none. */
export function eveningStepDue(
  state: EveningsState,
  at: Instant,
  circumstances: EveningCircumstances,
  draws: Draws,
): EveningStep | undefined {
  for (const series of state.series) {
    const next = nextOf(series);
    if (next === undefined || next.starts > at) continue;
    const { day } = next;
    const { coming, waiting } = listsOf(series, day);
    if (mayReturn(coming, at, circumstances)) continue;
    const [first] = series.plan.program;
    const opening =
      first === undefined || next.ends <= at
        ? null
        : openingOf(first, 0, [...coming, ...waiting], circumstances, draws);
    return { type: "evening-opened", evening: series.id, day, opening };
  }
  return undefined;
}

/** Whether it is too early to say who is not there. */
function mayReturn(
  coming: readonly string[],
  at: Instant,
  { present, openSince }: EveningCircumstances,
): boolean {
  const areAllHere = coming.length > 0 && coming.every((person) => present.includes(person));
  return !areAllHere && at < openSince + PEOPLE_RETURN_MS;
}

/** What one part of the program opens: those who signed up come first, in that order, then others who are there. */
export function openingOf(
  item: ProgramItem,
  part: number,
  signedUp: readonly string[],
  { findGame, present, apart }: EveningCircumstances,
  draws: Draws,
): (EveningStep & { type: "evening-opened" })["opening"] {
  if (item.type === "tournament") {
    if (present.length === 0 && signedUp.length === 0) return null;
    return { part, tables: [], standing: [], tournament: draws.id() };
  }
  const game = findGame(item.game);
  if (game === undefined) return null;
  const people = [
    ...signedUp.filter((person) => present.includes(person)),
    ...present.filter((person) => !signedUp.includes(person)),
  ];
  if (people.length === 0) return null;
  const { tables, standing } = seatEvenly(
    people,
    game.rules.seats.max,
    (seats) => canPlay(game, item.options, seats),
    apart,
  );
  return {
    part,
    tables: tables.map((seated) => ({ id: draws.id(), seated })),
    standing,
    tournament: null,
  };
}

function canPlay({ rules }: GameAtTables, options: object, seats: number): boolean {
  const { min, max } = rules.seats;
  if (seats < min || seats > max) return false;
  if (rules.chairs?.areOpen(options)) return seats <= rules.chairs.count(options);
  return refuseSetup(rules, { seats, options }) === undefined;
}
