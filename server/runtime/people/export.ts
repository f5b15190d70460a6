import type { CircleStep } from "../../folds/circle/steps.ts";
import type { Step } from "../../folds/table/steps.ts";
import { purseOf, type Store } from "../../store/contract.ts";
import type { Recognised } from "./people.ts";

/** Everything that the house knows about somebody, as one document. Keys and hashes are left out: they prove, not tell. */
export async function exportOf(store: Store, { person, formerly }: Recognised): Promise<object> {
  const accounts = [person.id, ...formerly].map(purseOf);
  const [circles, stored, devices, passkeys, recoveryCodes, balance, logs, other, aversions, reports] =
    await Promise.all([
      store.circlesOf(person.id),
      store.person(person.id),
      store.devicesOf(person.id),
      store.passkeysOf(person.id),
      store.recoveryCodesOf(person.id),
      store.balance(purseOf(person.id)),
      store.logsWith(person.id),
      store.everythingElseOf(person.id, accounts),
      store.aversionsOf(person.id),
      store.reportsBy(person.id),
    ]);
  return {
    person: {
      ...person,
      formerly,
      since: stored?.since ?? null,
      showsFigures: stored?.showsFigures ?? false,
    },
    devices: devices.map(({ id, label, since, seen }) => ({ id, label, since, seen })),
    passkeys: passkeys.map(({ id, label, since, used }) => ({ id, label, since, used })),
    recoveryCodesLeft: recoveryCodes,
    purse: { cents: balance, transfers: other.transfers },
    games: other.seats.map((seat) => ({ ...seat, figures: parsed(seat.figures) })),
    figures: other.figures.map(({ game, counted, rows }) => ({ game, counted, rows: parsed(rows) })),
    ratings: other.ratings,
    keepsAwayFrom: aversions.map(({ other: id, nickname, how, since }) => ({ id, nickname, how, since })),
    // Whom they are about is that person's own.
    reports: reports.map(({ at, kind, words, table }) => ({ at, kind, words, table })),
    circles: circles.map(({ name, role }) => ({ name, role })),
    tablesAndTournaments: await Promise.all(
      logs.map(async (log) => ({ id: log, said: await saidIn(store, log, [person.id, ...formerly]) })),
    ),
  };
}

async function saidIn(
  store: Store,
  log: string,
  people: readonly string[],
): Promise<{ at: number; text: string }[]> {
  return (await store.read(log, 0)).flatMap(({ at, steps }) =>
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
