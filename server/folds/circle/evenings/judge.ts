import { completeOptions, type Instant, type Refusal } from "@tavolata/kernel";
import { type EveningAct, type EveningPlan, type ProgramItem, refusal } from "../../../protocol/index.ts";
import type { Draws } from "../../draws.ts";
import { refuseMisfits } from "../../room/refuse.ts";
import { refusePlan } from "../../tournament/plan.ts";
import { type EveningCircumstances, nextOf, openingOf } from "./due.ts";
import { byPlan, type EveningSeries, type EveningsState, isToCome, occurrenceOf, seriesOf } from "./state.ts";
import type { EveningStep } from "./steps.ts";
import { instantOf, isDay, isZone, nextOccurrences, type Occurrence, occurrences } from "./when.ts";

/** Pages show so much of a series, and nobody answers for what comes later. */
export const SHOWN_AHEAD_MS = 92 * 86_400_000;
/** How many evenings, single or repeated, a circle may have planned at a time. */
const MOST_SERIES = 20;
const MINUTE_MS = 60_000;

export type JudgedEveningAct = { readonly steps: readonly EveningStep[] } | { readonly refused: Refusal };
type FindGame = EveningCircumstances["findGame"];

/** Whether it is for organisers only. */
export function isForOrganisers(act: EveningAct): boolean {
  return act.type !== "answer-evening";
}

/** A member does something about the evenings; that they may do such things is for the circle to say. */
export function judgeEveningAct(
  state: EveningsState,
  at: Instant,
  person: string,
  act: EveningAct,
  isMember: (person: string) => boolean,
  circumstances: EveningCircumstances,
  draws: Draws,
): JudgedEveningAct {
  const { findGame } = circumstances;
  switch (act.type) {
    case "answer-evening":
      return answering(state, at, person, act, false);
    case "answer-for":
      return isMember(act.person)
        ? answering(state, at, act.person, act, true)
        : { refused: refusal("no-such-member") };
    case "plan-evening": {
      if (state.series.filter(({ cancelled }) => cancelled === null).length >= MOST_SERIES) {
        return { refused: refusal("too-many-evenings", { most: MOST_SERIES }) };
      }
      const planned = completePlan(act.plan, at, findGame);
      return "refused" in planned
        ? planned
        : { steps: [{ type: "evening-planned", evening: draws.id(), plan: planned.plan }] };
    }
    case "change-evening": {
      const series = seriesOf(state, act.evening);
      if (series === undefined || series.cancelled !== null) return { refused: refusal("no-such-evening") };
      const planned = completePlan(act.plan, at, findGame);
      if ("refused" in planned) return planned;
      if (JSON.stringify(planned.plan) === JSON.stringify(series.plan))
        return { refused: refusal("already-so") };
      const changed = byPlan(state, series, planned.plan);
      if (nextOf(changed) === undefined) return { refused: refusal("evening-over") };
      if (Object.keys(changed.exceptions).some((day) => clashes(changed, day))) {
        return { refused: refusal("evening-there") };
      }
      return { steps: [{ type: "evening-changed", evening: act.evening, plan: planned.plan }] };
    }
    case "cancel-evening":
      return cancelling(state, act);
    case "move-evening":
      return moving(state, at, act);
    case "go-on":
      return goingOn(state, at, act, isMember, circumstances, draws);
  }
}

function answering(
  state: EveningsState,
  at: Instant,
  person: string,
  { evening, day, coming }: EveningAct & { type: "answer-evening" | "answer-for" },
  byOrganiser: boolean,
): JudgedEveningAct {
  const found = toCome(state, evening, day);
  if ("refused" in found) return found;
  const { series, occurrence } = found;
  if (occurrence.starts <= at) return { refused: refusal("evening-over") };
  if (occurrence.starts > at + SHOWN_AHEAD_MS && nextOf(series)?.day !== day) {
    return { refused: refusal("evening-too-far") };
  }
  const isGoing = coming === "yes" || coming === "maybe";
  if (isGoing && !byOrganiser && at >= closesAt(series.plan, occurrence)) {
    return { refused: refusal("sign-up-closed") };
  }
  const before = series.answers[day]?.find((one) => one.person === person)?.coming ?? null;
  if (before === coming) return { refused: refusal("already-so") };
  return { steps: [{ type: "evening-answered", evening, day, person, coming }] };
}

/** From when on nobody signs up for an evening any more. */
export function closesAt({ closesBefore }: EveningPlan, { starts }: Pick<Occurrence, "starts">): Instant {
  return starts - closesBefore * MINUTE_MS;
}

function cancelling(
  state: EveningsState,
  { evening, day }: EveningAct & { type: "cancel-evening" },
): JudgedEveningAct {
  if (day === undefined) {
    const series = seriesOf(state, evening);
    return series === undefined || series.cancelled !== null
      ? { refused: refusal("no-such-evening") }
      : { steps: [{ type: "evening-cancelled", evening }] };
  }
  const found = toCome(state, evening, day);
  return "refused" in found ? found : { steps: [{ type: "evening-cancelled", evening, day }] };
}

function moving(
  state: EveningsState,
  at: Instant,
  { evening, day, to }: EveningAct & { type: "move-evening" },
): JudgedEveningAct {
  const found = toCome(state, evening, day);
  if ("refused" in found) return found;
  if (!isDay(to.day)) return { refused: refusal("bad-evening", { path: "/to/day" }) };
  const starts = instantOf(found.series.plan.schedule.zone, to.day, to.time);
  if (starts <= at) return { refused: refusal("evening-in-past") };
  if (starts === found.occurrence.starts) return { refused: refusal("already-so") };
  const { series } = found;
  if (clashes({ ...series, exceptions: { ...series.exceptions, [day]: to } }, day)) {
    return { refused: refusal("evening-there") };
  }
  return { steps: [{ type: "evening-moved", evening, day, to }] };
}

/** Whether another evening of the series begins at the same time: when one of them has begun, neither is to come. */
function clashes(series: EveningSeries, day: string): boolean {
  const own = occurrenceOf(series, day);
  if (own === undefined || own.cancelled || !isToCome(series, own.starts)) return false;
  const { plan, exceptions } = series;
  return occurrences({ schedule: plan.schedule, exceptions }, own.starts, own.starts).some(
    (other) => other.day !== day && !other.cancelled,
  );
}

/** The next part of the program, for those who are there now. */
function goingOn(
  state: EveningsState,
  at: Instant,
  { evening, day }: EveningAct & { type: "go-on" },
  isMember: (person: string) => boolean,
  circumstances: EveningCircumstances,
  draws: Draws,
): JudgedEveningAct {
  const begun = state.begun.find((one) => one.evening === evening && one.day === day);
  if (begun === undefined || begun.ends <= at) return { refused: refusal("evening-over") };
  const part = Math.max(-1, ...begun.openings.map((opening) => opening.part)) + 1;
  const item = begun.plan.program[part];
  if (item === undefined) return { refused: refusal("program-over") };
  // Whoever sits at a table of this evening is there, whatever page they look at.
  const seated = begun.openings.flatMap(({ tables }) => tables.flatMap((table) => table.seated));
  const present = [...new Set([...circumstances.present, ...seated])].filter(isMember);
  const opening = openingOf(item, part, begun.expected, { ...circumstances, present }, draws);
  return opening === null
    ? { refused: refusal("nobody-there") }
    : { steps: [{ type: "evening-opened", evening, day, opening }] };
}

function toCome(
  state: EveningsState,
  evening: string,
  day: string,
): { readonly series: EveningSeries; readonly occurrence: Occurrence } | { readonly refused: Refusal } {
  const series = seriesOf(state, evening);
  const occurrence = series && occurrenceOf(series, day);
  if (series === undefined || occurrence === undefined) return { refused: refusal("no-such-evening") };
  if (occurrence.cancelled || series.cancelled !== null) return { refused: refusal("evening-cancelled") };
  return isToCome(series, occurrence.starts) ? { series, occurrence } : { refused: refusal("evening-over") };
}

/** The plan with everything that was left to the games' own choice, if such an evening could be held. */
function completePlan(
  plan: EveningPlan,
  at: Instant,
  findGame: FindGame,
): { readonly plan: EveningPlan } | { readonly refused: Refusal } {
  const { schedule } = plan;
  const bad = (path: string) => ({ refused: refusal("bad-evening", { path }) });
  if (!isZone(schedule.zone)) return bad("/schedule/zone");
  if (!isDay(schedule.day)) return bad("/schedule/day");
  if (schedule.until !== null && "day" in schedule.until && !isDay(schedule.until.day)) {
    return bad("/schedule/until/day");
  }
  if (nextOccurrences({ schedule, exceptions: {} }, at).length === 0) {
    return { refused: refusal("evening-in-past") };
  }
  const program: ProgramItem[] = [];
  for (const item of plan.program) {
    const completed = completeItem(item, at, findGame);
    if ("refused" in completed) return completed;
    program.push(completed.item);
  }
  return { plan: { ...plan, program } };
}

function completeItem(
  item: ProgramItem,
  at: Instant,
  findGame: FindGame,
): { readonly item: ProgramItem } | { readonly refused: Refusal } {
  const wanted = item.type === "tables" ? item : item.plan;
  const game = findGame(wanted.game);
  if (game === undefined) return { refused: refusal("unknown-game", { game: wanted.game }) };
  const misfits = refuseMisfits(game, wanted.options);
  if (misfits !== undefined) return { refused: misfits };
  const options = completeOptions<object>(game.rules.options, wanted.options);
  if (options.problems !== undefined) return { refused: refusal("bad-options") };
  if (item.type === "tables") return { item: { ...item, options: options.value } };
  // Its name and its time are the evening's.
  const plan = { ...item.plan, options: options.value, startsAt: null };
  const refused = refusePlan(plan, game, at);
  return refused === undefined ? { item: { ...item, plan } } : { refused };
}
