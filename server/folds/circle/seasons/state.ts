import type { Instant } from "@tavolata/kernel";
import type { PublicPerson, SeasonCorrection, SeasonPlan } from "../../../protocol/index.ts";
import { namelessly } from "../../room/forgotten.ts";
import { dayAt } from "../evenings/when.ts";
import type { CircleResult, SeasonStep } from "./steps.ts";

/** The seasons of a circle, the newest last. Plain JSON, and part of the circle's state. */
export type SeasonsState = Season[];

export interface Season {
  readonly id: string;
  readonly plan: SeasonPlan;
  ended: Instant | null;
  /** Grows with every result and every correction. */
  number: number;
  /** Everybody who is in it, as they were last called. */
  people: Record<string, PublicPerson>;
  evenings: EveningOfSeason[];
  corrections: SeasonCorrection[];
  /** The games and tournaments that were counted already. */
  counted: string[];
  /** Who has been given the circle's chips. */
  given: string[];
}

export interface EveningOfSeason {
  /** One evening of the calendar; or a day on which there was none. */
  readonly key: string;
  readonly day: string;
  scores: Score[];
}

/** What somebody got in one game on one evening. */
export interface Score {
  readonly person: string;
  readonly game: string;
  readonly points: number;
  /** How often they were first, second … */
  readonly places: readonly number[];
}

/** Whoever plays until late still plays on the evening before. */
const NIGHT_MS = 6 * 3_600_000;
/** A game may end after midnight of the last day, and be heard of later still. */
const GRACE_MS = 36 * 3_600_000;
const MOST_SEASONS = 24;

/** The day to which something counts that happened at this time. */
export function dayOfEvening(zone: string, at: Instant): string {
  return dayAt(zone, at - NIGHT_MS);
}

export function isRunning({ plan, ended }: Season, at: Instant): boolean {
  if (ended !== null) return false;
  const day = dayOfEvening(plan.zone, at);
  return plan.from <= day && day <= plan.to;
}

/** When a season ends by itself. */
export function endOfSeason(
  { zone, to }: SeasonPlan,
  startOfDay: (zone: string, day: string) => Instant,
): Instant {
  return startOfDay(zone, to) + 24 * 3_600_000 + GRACE_MS;
}

export function foldSeasons(
  state: SeasonsState,
  step: SeasonStep,
  at: Instant,
  isMember: (person: string) => boolean,
): void {
  switch (step.type) {
    case "season-opened":
      state.push({
        id: step.season,
        plan: step.plan,
        ended: null,
        number: 0,
        people: {},
        evenings: [],
        corrections: [],
        counted: [],
        given: [],
      });
      state.splice(0, state.length - MOST_SEASONS);
      break;
    case "season-ended":
      for (const season of state) {
        if (season.id !== step.season) continue;
        season.ended = at;
        season.counted = [];
      }
      break;
    case "season-stacks":
      for (const season of state) if (season.id === step.season) season.given.push(...step.people);
      break;
    case "season-corrected":
      for (const season of state) {
        if (season.id !== step.season) continue;
        const { by, person, game, points, reason } = step;
        season.people[person.id] = person;
        season.corrections.push({ at, by, person, game, points, reason });
        season.number++;
      }
      break;
    case "season-result":
      count(state, step.result, isMember);
      break;
  }
}

/** The season to which something counts that ended at this time. */
export function seasonFor(state: SeasonsState, { ended }: Pick<CircleResult, "ended">): Season | undefined {
  return state.find((season) => isRunning(season, ended));
}

/** Counts what members did in a game, once; to its own season, if it was played with that season's chips. */
function count(state: SeasonsState, result: CircleResult, isMember: (person: string) => boolean): void {
  const season = seasonFor(state, result);
  if (season === undefined || season.counted.includes(result.id)) return;
  season.counted.push(result.id);
  const { rule, zone } = season.plan;
  if (rule.games.length > 0 && !rule.games.includes(result.game)) return;
  const ownChips = result.season === season.id;
  if (rule.counts === "chips" && !ownChips) return;
  if (rule.counts === "places" && result.givenUp) return;
  const players = result.players.filter(({ person }) => isMember(person.id));
  if (players.length === 0) return;
  season.number++;
  const key = result.evening?.key ?? dayOfEvening(zone, result.ended);
  const day = result.evening?.day ?? key;
  let evening = season.evenings.find((one) => one.key === key);
  if (evening === undefined) {
    evening = { key, day, scores: [] };
    season.evenings.push(evening);
    season.evenings.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  }
  for (const { person, place, net } of players) {
    const { id, nickname, avatar } = person;
    season.people[id] = { id, nickname, avatar };
    const points = rule.counts === "chips" ? net : place === null ? 0 : (rule.points[place - 1] ?? 0);
    const before = evening.scores.find((one) => one.person === id && one.game === result.game);
    evening.scores = evening.scores.filter((one) => one !== before);
    evening.scores.push({
      person: id,
      game: result.game,
      points: (before?.points ?? 0) + points,
      places: withPlace(before?.places ?? [], place),
    });
  }
}

function withPlace(places: readonly number[], place: number | null): readonly number[] {
  if (place === null || place < 1 || place > 20) return places;
  return Array.from(
    { length: Math.max(places.length, place) },
    (_, i) => (places[i] ?? 0) + (i === place - 1 ? 1 : 0),
  );
}

/** Whether any season still says who somebody is. */
export function isNamedInSeasons(state: SeasonsState, isCalled: (person: PublicPerson) => boolean): boolean {
  return state.some(
    ({ people, corrections }) =>
      Object.values(people).some(isCalled) ||
      corrections.some(({ by, person }) => isCalled(by) || isCalled(person)),
  );
}

/** Their scores stay, because others were measured by them; nobody knows whose they were. */
export function forgetInSeasons(state: SeasonsState, person: string): void {
  for (const season of state) {
    if (season.people[person] !== undefined) season.people[person] = namelessly(person);
    season.corrections = season.corrections.map((one) => ({
      ...one,
      by: one.by.id === person ? namelessly(person) : one.by,
      person: one.person.id === person ? namelessly(person) : one.person,
      reason: one.person.id === person || one.by.id === person ? "…" : one.reason,
    }));
  }
}

export function renameInSeasons(state: SeasonsState, { id, nickname, avatar }: PublicPerson): void {
  for (const season of state) {
    if (season.ended === null && season.people[id] !== undefined)
      season.people[id] = { id, nickname, avatar };
  }
}

/** A guest turned out to be somebody: what both of them got is theirs. */
export function becomeInSeasons(state: SeasonsState, guest: string, person: PublicPerson): void {
  const named = (id: string) => (id === guest ? person.id : id);
  for (const season of state) {
    if (season.people[guest] !== undefined) {
      delete season.people[guest];
      season.people[person.id] = { id: person.id, nickname: person.nickname, avatar: person.avatar };
    }
    for (const evening of season.evenings) {
      const joined: Score[] = [];
      for (const score of evening.scores.map((one) => ({ ...one, person: named(one.person) }))) {
        const at = joined.findIndex((one) => one.person === score.person && one.game === score.game);
        const before = joined[at];
        if (before === undefined) joined.push(score);
        else {
          const length = Math.max(before.places.length, score.places.length);
          joined[at] = {
            ...score,
            points: before.points + score.points,
            places: Array.from({ length }, (_, i) => (before.places[i] ?? 0) + (score.places[i] ?? 0)),
          };
        }
      }
      evening.scores = joined;
    }
    season.corrections = season.corrections.map((one) => ({
      ...one,
      by: one.by.id === guest ? person : one.by,
      person: one.person.id === guest ? person : one.person,
    }));
    season.given = [...new Set(season.given.map(named))];
  }
}
