import type { Instant } from "@tavolata/kernel";
import type { Coming, EveningPlan } from "../../../protocol/index.ts";
import type { EveningStep, Opening } from "./steps.ts";
import { type Exception, findOccurrence, nextOccurrences, type Series, shownAt } from "./when.ts";

/** The evenings of a circle. Plain JSON, and part of the circle's state. */
export interface EveningsState {
  series: EveningSeries[];
  /** The last ones that have begun, the newest last. */
  begun: BegunEvening[];
}

/** An evening that is held once or again and again. */
export interface EveningSeries {
  readonly id: string;
  plan: EveningPlan;
  /** By the day for which each evening was meant. */
  exceptions: Record<string, Exception>;
  /** By the same day: who has said whether they come, in the order in which they did. */
  answers: Record<string, Answer[]>;
  /** Counts the changes that calendars should hear of. */
  revision: number;
  /** When it was last changed, or planned. */
  changed: Instant;
  /** Whatever was to start until then has begun, or was not held. */
  doneUntil: Instant;
  /** When all that was to come was called off. */
  cancelled: Instant | null;
}

export interface Answer {
  readonly person: string;
  readonly coming: Coming;
  readonly at: Instant;
}

/** An evening that has begun. */
export interface BegunEvening {
  readonly evening: string;
  readonly day: string;
  readonly plan: EveningPlan;
  readonly at: Instant;
  readonly ends: Instant;
  /** Everybody who had said that they come and for whom there was room. */
  readonly expected: readonly string[];
  /** One for each part of the program that has been opened. */
  openings: Opening[];
}

const MOST_BEGUN = 24;
/** For so long calendars are told that something was called off or is over. */
export const REMEMBERED_MS = 60 * 86_400_000;

export function noEvenings(): EveningsState {
  return { series: [], begun: [] };
}

export function seriesOf({ series }: EveningsState, evening: string): EveningSeries | undefined {
  return series.find(({ id }) => id === evening);
}

/** The evenings of a series that are still to come. */
export function isToCome({ doneUntil, cancelled }: EveningSeries, starts: Instant): boolean {
  return cancelled === null && starts > doneUntil;
}

/** Changes the state, a copy of the one before, by one step that was found to be possible before it was written. */
export function foldEvenings(state: EveningsState, step: EveningStep, at: Instant): void {
  switch (step.type) {
    case "evening-planned":
      state.series.push({
        id: step.evening,
        plan: step.plan,
        exceptions: {},
        answers: {},
        revision: 0,
        changed: at,
        doneUntil: at,
        cancelled: null,
      });
      break;
    case "evening-changed":
      change(state, step.evening, at, (series) => {
        Object.assign(series, byPlan(state, series, step.plan));
      });
      break;
    case "evening-cancelled":
      change(state, step.evening, at, (series) => {
        if (step.day === undefined) series.cancelled = at;
        else series.exceptions[step.day] = { cancelled: true };
      });
      break;
    case "evening-moved":
      change(state, step.evening, at, (series) => {
        series.exceptions[step.day] = step.to;
      });
      break;
    case "evening-answered": {
      const series = seriesOf(state, step.evening);
      if (series !== undefined) answer(series, step, at);
      break;
    }
    case "evening-opened":
      open(state, step, at);
      break;
  }
  state.series = state.series.filter((series) => !isLongOver(series, at));
}

/** One evening of the calendar, as other parts of the circle know it. */
export function keyOf(evening: string, day: string): string {
  return `${evening}/${day}`;
}

export function dayOfKey(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

function change(
  state: EveningsState,
  evening: string,
  at: Instant,
  by: (series: EveningSeries) => void,
): void {
  const series = seriesOf(state, evening);
  if (series === undefined) return;
  by(series);
  series.revision++;
  series.changed = at;
}

/** The series by another plan. Evenings that have begun stay when they were, or they would be due once more. */
export function byPlan({ begun }: EveningsState, series: EveningSeries, plan: EveningPlan): EveningSeries {
  const held = begun.flatMap(({ evening, day }) => {
    const found = evening === series.id ? occurrenceOf(series, day) : undefined;
    return found === undefined ? [] : [[day, shownAt(plan.schedule.zone, found.starts)] as const];
  });
  return {
    ...series,
    plan,
    exceptions: onSchedule(plan, { ...series.exceptions, ...Object.fromEntries(held) }),
    answers: onSchedule(plan, series.answers),
  };
}

/** What was said about a day on which there is no evening any more says nothing. */
function onSchedule<Of>(plan: EveningPlan, byDay: Record<string, Of>): Record<string, Of> {
  const series: Series = { schedule: plan.schedule, exceptions: {} };
  return Object.fromEntries(
    Object.entries(byDay).filter(([day]) => findOccurrence(series, day) !== undefined),
  );
}

/** Whoever says the same again keeps their place; whoever comes after all goes to the end. */
function answer(series: EveningSeries, step: EveningStep & { type: "evening-answered" }, at: Instant): void {
  const { day, person, coming } = step;
  const before = series.answers[day] ?? [];
  if (before.some((one) => one.person === person && one.coming === coming)) return;
  const others = before.filter((one) => one.person !== person);
  series.answers[day] = coming === null ? others : [...others, { person, coming, at }];
}

function open(state: EveningsState, step: EveningStep & { type: "evening-opened" }, at: Instant): void {
  const { evening, day, opening } = step;
  const series = seriesOf(state, evening);
  let begun = state.begun.find((one) => one.evening === evening && one.day === day);
  if (begun === undefined) {
    if (series === undefined) return;
    const { plan } = series;
    const ends = at + plan.schedule.minutes * 60_000;
    begun = { evening, day, plan, at, ends, expected: listsOf(series, day).coming, openings: [] };
    state.begun = [...state.begun, begun].slice(-MOST_BEGUN);
    delete series.answers[day];
  }
  const starts = series && occurrenceOf(series, day)?.starts;
  // Whatever came before this step, the same evening is not due after it.
  if (series !== undefined && starts !== undefined && starts <= at) {
    series.doneUntil = Math.max(series.doneUntil, starts);
  }
  if (opening !== null) begun.openings.push(opening);
}

/** One evening of a series, with what became of it. */
export function occurrenceOf({ plan, exceptions }: EveningSeries, day: string) {
  return findOccurrence({ schedule: plan.schedule, exceptions }, day);
}

export interface Lists {
  readonly coming: readonly string[];
  /** In the order in which they move up. */
  readonly waiting: readonly string[];
  readonly maybe: readonly string[];
  readonly no: readonly string[];
}

/** Who comes, and who would if there were room: whoever said so first. */
export function listsOf({ plan, answers }: Pick<EveningSeries, "plan" | "answers">, day: string): Lists {
  const said = (wanted: Coming) =>
    (answers[day] ?? []).flatMap(({ person, coming }) => (coming === wanted ? [person] : []));
  const yes = said("yes");
  const most = plan.most ?? yes.length;
  return { coming: yes.slice(0, most), waiting: yes.slice(most), maybe: said("maybe"), no: said("no") };
}

/** They left the circle, or wanted to be forgotten: nobody expects them. */
export function leaveEvenings(state: EveningsState, person: string): void {
  for (const series of state.series) {
    for (const [day, answers] of Object.entries(series.answers)) {
      series.answers[day] = answers.filter((one) => one.person !== person);
    }
  }
}

/** A guest turned out to be somebody who may have answered already: their own answer counts. */
export function becomeInEvenings(state: EveningsState, guest: string, person: string): void {
  const named = (id: string) => (id === guest ? person : id);
  for (const series of state.series) {
    for (const [day, answers] of Object.entries(series.answers)) {
      const isIn = answers.some((one) => one.person === person);
      series.answers[day] = answers
        .filter((one) => one.person !== guest || !isIn)
        .map((one) => ({ ...one, person: named(one.person) }));
    }
  }
  state.begun = state.begun.map((begun) => ({
    ...begun,
    expected: begun.expected.map(named),
    openings: begun.openings.map((opening) => ({
      ...opening,
      tables: opening.tables.map(({ id, seated }) => ({ id, seated: seated.map(named) })),
      standing: opening.standing.map(named),
    })),
  }));
}

function isLongOver({ plan, exceptions, cancelled, doneUntil }: EveningSeries, at: Instant): boolean {
  if (cancelled !== null) return cancelled + REMEMBERED_MS < at;
  if (doneUntil + REMEMBERED_MS >= at) return false;
  return nextOccurrences({ schedule: plan.schedule, exceptions }, doneUntil + 1).length === 0;
}
