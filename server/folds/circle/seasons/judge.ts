import type { Instant, Refusal } from "@tavolata/kernel";
import { type PublicPerson, refusal, type SeasonAct } from "../../../protocol/index.ts";
import type { Draws } from "../../draws.ts";
import { instantOf, isDay, isZone } from "../evenings/when.ts";
import { dayOfEvening, endOfSeason, isRunning, type Season, type SeasonsState } from "./state.ts";
import type { SeasonStep } from "./steps.ts";

export type JudgedSeasonAct = { readonly steps: readonly SeasonStep[] } | { readonly refused: Refusal };

/** An organiser does something about the seasons. */
export function judgeSeasonAct(
  state: SeasonsState,
  at: Instant,
  by: PublicPerson,
  act: SeasonAct,
  findMember: (person: string) => PublicPerson | undefined,
  draws: Draws,
): JudgedSeasonAct {
  if (act.type === "open-season") {
    const { plan } = act;
    const bad = (path: string) => ({ refused: refusal("bad-season", { path }) });
    if (!isZone(plan.zone)) return bad("/zone");
    if (!isDay(plan.from)) return bad("/from");
    if (!isDay(plan.to) || plan.to < plan.from) return bad("/to");
    if (plan.to < dayOfEvening(plan.zone, at)) return bad("/to");
    if (plan.rule.counts === "chips" && plan.stack === null) return bad("/stack");
    // What counts to two seasons at once counts twice.
    const other = state.find(
      ({ plan: one, ended }) => ended === null && one.from <= plan.to && plan.from <= one.to,
    );
    if (other !== undefined) return { refused: refusal("season-there", { name: other.plan.name }) };
    return { steps: [{ type: "season-opened", season: draws.id(), plan }] };
  }
  const season = state.find(({ id }) => id === act.season);
  if (season === undefined) return { refused: refusal("no-such-season") };
  if (act.type === "end-season") {
    return season.ended === null
      ? { steps: [{ type: "season-ended", season: season.id }] }
      : { refused: refusal("season-over") };
  }
  const person = findMember(act.person) ?? season.people[act.person];
  if (person === undefined) return { refused: refusal("no-such-member") };
  const { game, points, reason } = act;
  if (points === 0) return { refused: refusal("already-so") };
  return { steps: [{ type: "season-corrected", season: season.id, by, person, game, points, reason }] };
}

/** When a season must be seen to if nothing happens from now on. Those who come after its last day are owed nothing. */
export function seasonsAlarm(state: SeasonsState, at: Instant, members: readonly string[]): Instant | null {
  const times = state.flatMap(({ plan, ended, given }) => {
    if (ended !== null) return [];
    const isOwed =
      plan.stack !== null &&
      dayOfEvening(plan.zone, at) <= plan.to &&
      members.some((person) => !given.includes(person));
    return [...(isOwed ? [startOf(plan)] : []), endOfSeason(plan, startOfDay)];
  });
  return times.length === 0 ? null : Math.min(...times);
}

function startOf({ zone, from }: Season["plan"]): Instant {
  return startOfDay(zone, from) + 6 * 3_600_000;
}

function startOfDay(zone: string, day: string): Instant {
  return instantOf(zone, day, "00:00");
}

/** What a season has to write now: its end, or chips for members who have none yet. */
export function seasonStepDue(
  state: SeasonsState,
  at: Instant,
  members: readonly string[],
): SeasonStep | undefined {
  for (const season of state) {
    if (season.ended !== null) continue;
    if (endOfSeason(season.plan, startOfDay) <= at) return { type: "season-ended", season: season.id };
    if (season.plan.stack === null || !isRunning(season, at)) continue;
    const people = members.filter((person) => !season.given.includes(person));
    if (people.length > 0) return { type: "season-stacks", season: season.id, people };
  }
  return undefined;
}
