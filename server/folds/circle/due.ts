import type { Instant } from "@tavolata/kernel";
import type { Transfer } from "../../store/contract.ts";
import type { Draws } from "../draws.ts";
import { stacksFor } from "../table/circle-chips.ts";
import { type EveningCircumstances, eveningStepDue, eveningsAlarm } from "./evenings/due.ts";
import { seasonStepDue, seasonsAlarm } from "./seasons/judge.ts";
import type { SeasonStep } from "./seasons/steps.ts";
import type { CircleState } from "./state.ts";
import type { CircleStep } from "./steps.ts";

/** A log without an alarm is one that is closed; a circle in which nothing happens for so long says that it is not. */
const LOOK_AFTER_MS = 90 * 24 * 60 * 60_000;

/** When some node must see to the circle again if nothing happens before; null once it is closed. */
export function circleAlarm(state: CircleState): Instant | null {
  if (state.closed !== null) return null;
  const times = [
    state.at + LOOK_AFTER_MS,
    eveningsAlarm(state.evenings),
    seasonsAlarm(state.seasons, state.at, membersOf(state)),
  ];
  return Math.min(...times.filter((time) => time !== null));
}

/** What a circle writes by itself, and the chips that go with it. */
export interface CircleChange {
  readonly steps: readonly CircleStep[];
  readonly transfers?: readonly Transfer[];
}

/** What the circle itself has to write now; nothing if nothing is due. */
export function circleChangeDue(
  state: CircleState,
  at: Instant,
  circumstances: EveningCircumstances,
  draws: Draws,
): CircleChange {
  if (state.closed !== null) return { steps: [] };
  const evening = eveningStepDue(state.evenings, at, circumstances, draws);
  if (evening !== undefined) return { steps: withWhatOpens([evening]) };
  const season = seasonStepDue(state.seasons, at, membersOf(state));
  if (season !== undefined) return { steps: [season], transfers: transfersWith(state, season) };
  const isToLook = state.at + LOOK_AFTER_MS <= at || isOutOfDate(state, at);
  return isToLook ? { steps: [{ type: "looked" }] } : { steps: [] };
}

/** The circle was to be seen to for a season that was over before anybody did: the next entry brings another alarm. */
function isOutOfDate(state: CircleState, at: Instant): boolean {
  const members = membersOf(state);
  const alarm = seasonsAlarm(state.seasons, state.at, members);
  return alarm !== null && alarm <= at && alarm !== seasonsAlarm(state.seasons, at, members);
}

/** What an evening opens is open in the circle. */
export function withWhatOpens(steps: readonly CircleStep[]): CircleStep[] {
  return steps.flatMap((step): CircleStep[] => {
    if (step.type !== "evening-opened" || step.opening === null) return [step];
    const { tables, tournament } = step.opening;
    return [
      step,
      ...tables.map(({ id }): CircleStep => ({ type: "opened-here", id, kind: "table" })),
      ...(tournament === null ? [] : [{ type: "opened-here", id: tournament, kind: "tournament" } as const]),
    ];
  });
}

function transfersWith({ id, seasons }: CircleState, step: SeasonStep): readonly Transfer[] {
  if (step.type !== "season-stacks") return [];
  const stack = seasons.find((season) => season.id === step.season)?.plan.stack ?? 0;
  return stacksFor({ circle: id, season: step.season }, step.people, stack);
}

function membersOf({ members }: CircleState): string[] {
  return members.map(({ id }) => id);
}
