import { standingsOf } from "../../folds/circle/seasons/standings.ts";
import type { CircleState } from "../../folds/circle/state.ts";
import type { CircleStep } from "../../folds/circle/steps.ts";
import { circleAccount } from "../../folds/table/circle-chips.ts";
import type { Step } from "../../folds/table/steps.ts";
import { circleOf, type EverythingElse, OPERATOR_LOG, purseOf, type Store } from "../../store/contract.ts";
import { CALENDAR_PATH } from "../circle/calendars.ts";
import type { Recognised } from "./people.ts";

export interface Exporting {
  readonly store: Store;
  findCircleById(id: string): Promise<{ readonly state: CircleState } | undefined>;
}

type Transfers = EverythingElse["transfers"];

/**
 * Everything that the house knows about somebody, as one document. Keys and hashes are left out: they prove, not tell. The
 * logs are read one after the other and only where somebody spoke, because a person may be in hundreds of them.
 */
export async function exportOf(house: Exporting, { person, formerly }: Recognised): Promise<object> {
  const { store } = house;
  const people = [person.id, ...formerly];
  // What operators did is theirs to read, whomever it was about.
  const logs = (await store.logsWith(person.id)).filter((log) => log !== OPERATOR_LOG);
  const roles = new Map((await store.circlesOf(person.id)).map(({ log, role }) => [log, role]));
  const circles: { readonly state: CircleState; readonly role: string | null }[] = [];
  for (const log of new Set([...roles.keys(), ...logs])) {
    const id = circleOf(log);
    const found = id === undefined ? undefined : await house.findCircleById(id);
    if (found !== undefined) circles.push({ state: found.state, role: roles.get(log) ?? null });
  }
  const purses = people.map(purseOf);
  const ofCircles = circles.flatMap(({ state }) =>
    state.seasons.flatMap((season) => stacksIn(state, season.id, people)),
  );
  const other = await store.everythingElseOf(person.id, [...purses, ...ofCircles]);
  const stored = await store.person(person.id);
  const devices = await store.devicesOf(person.id);
  const passkeys = await store.passkeysOf(person.id);
  const aversions = await store.aversionsOf(person.id);
  const reports = await store.reportsBy(person.id);
  const said: object[] = [];
  for (const log of logs) said.push({ id: log, said: await saidIn(store, log, people) });
  const theirCircles: object[] = [];
  for (const { state, role } of circles) {
    theirCircles.push(await ofCircle(store, state, role, people, other.transfers));
  }
  return {
    person: {
      ...person,
      formerly,
      since: stored?.since ?? null,
      showsFigures: stored?.showsFigures ?? false,
    },
    devices: devices.map(({ id, label, since, seen }) => ({ id, label, since, seen })),
    passkeys: passkeys.map(({ id, label, since, used }) => ({ id, label, since, used })),
    recoveryCodesLeft: await store.recoveryCodesOf(person.id),
    purse: {
      cents: await store.balance(purseOf(person.id)),
      transfers: between(other.transfers, purses),
    },
    games: other.seats.map((seat) => ({ ...seat, figures: parsed(seat.figures) })),
    figures: other.figures.map(({ game, counted, rows }) => ({ game, counted, rows: parsed(rows) })),
    ratings: other.ratings,
    bans: other.bans,
    keepsAwayFrom: aversions.map(({ other: id, nickname, how, since }) => ({ id, nickname, how, since })),
    // Whom they are about is that person's own.
    reports: reports.map(({ at, kind, words, table }) => ({ at, kind, words, table })),
    circles: theirCircles,
    tablesAndTournaments: said,
  };
}

/** What they are and did in one circle, or were and did. */
async function ofCircle(
  store: Store,
  state: CircleState,
  role: string | null,
  people: readonly string[],
  transfers: Transfers,
): Promise<object> {
  const [person = ""] = people;
  const secret = await store.feedOf(state.id, person);
  const isTheirs = (one: { readonly person: string }) => people.includes(one.person);
  const seasons: object[] = [];
  for (const season of state.seasons) {
    const { id, plan, evenings, corrections } = season;
    const [standing] = standingsOf(season).filter((row) => people.includes(row.person.id));
    const stacks = plan.stack === null ? [] : stacksIn(state, id, people);
    const balances = await Promise.all(stacks.map((account) => store.balance(account)));
    if (standing === undefined && !season.given.some((one) => people.includes(one))) continue;
    seasons.push({
      name: plan.name,
      place: standing?.place ?? null,
      points: standing?.points ?? null,
      results: evenings.flatMap(({ day, scores }) =>
        scores.filter(isTheirs).map(({ game, points, places }) => ({ day, game, points, places })),
      ),
      corrections: corrections
        .filter((one) => people.includes(one.person.id))
        .map(({ at, game, points, reason }) => ({ at, game, points, reason })),
      chips:
        plan.stack === null
          ? null
          : {
              cents: balances.reduce((sum, balance) => sum + balance, 0),
              transfers: between(transfers, stacks),
            },
    });
  }
  return {
    name: state.traits.name,
    role,
    calendar: secret === undefined ? null : `${CALENDAR_PATH}${secret}.ics`,
    evenings: state.evenings.series.flatMap(({ plan, answers }) =>
      Object.entries(answers).flatMap(([day, all]) =>
        all.filter(isTheirs).map(({ coming, at }) => ({ name: plan.name, day, coming, at })),
      ),
    ),
    seasons,
  };
}

function stacksIn({ id: circle }: CircleState, season: string, people: readonly string[]): string[] {
  return people.map((person) => circleAccount({ circle, season }, person));
}

function between(transfers: Transfers, accounts: readonly string[]): Transfers {
  return transfers.filter(({ from, to }) => accounts.includes(from) || accounts.includes(to));
}

async function saidIn(
  store: Store,
  log: string,
  people: readonly string[],
): Promise<{ at: number; text: string }[]> {
  return (await store.mayHaveSaid(log)).flatMap(({ at, steps }) =>
    (JSON.parse(steps) as (Step | CircleStep)[]).flatMap((step) =>
      step.type === "act" &&
      (step.act.type === "say" || step.act.type === "post") &&
      people.includes(step.from.person)
        ? [{ at, text: step.act.text }]
        : [],
    ),
  );
}

function parsed(text: string | number | null | undefined): unknown {
  return typeof text === "string" ? JSON.parse(text) : null;
}
