import type { PublicEvening, PublicPerson } from "../../../protocol/index.ts";
import { closesAt, SHOWN_AHEAD_MS } from "./judge.ts";
import { type BegunEvening, type EveningSeries, type EveningsState, listsOf } from "./state.ts";
import { nextOccurrences, type Occurrence, occurrences } from "./when.ts";

const MOST_OF_SERIES = 4;
const MOST_BEGUN_SHOWN = 6;

/** The evenings of a circle as its members see them: those to come, and the last ones that have begun. */
export function publicEvenings(state: EveningsState, members: readonly PublicPerson[]): PublicEvening[] {
  const coming = state.series.flatMap((series) =>
    upcoming(series).map((occurrence) => publicEvening(series, occurrence, members)),
  );
  const begun = state.begun.slice(-MOST_BEGUN_SHOWN).map((one) => publicBegun(one, members));
  return [...begun, ...coming].sort((a, b) => a.starts - b.starts);
}

function upcoming(series: EveningSeries): Occurrence[] {
  const { plan, exceptions, doneUntil } = series;
  if (series.cancelled !== null) return [];
  const dates = { schedule: plan.schedule, exceptions };
  const soon = occurrences(dates, doneUntil + 1, doneUntil + SHOWN_AHEAD_MS).slice(0, MOST_OF_SERIES);
  return soon.length > 0 ? soon : nextOccurrences(dates, doneUntil + 1);
}

function publicEvening(
  series: EveningSeries,
  { day, starts, ends, movedFrom, cancelled }: Occurrence,
  members: readonly PublicPerson[],
): PublicEvening {
  const { id, plan } = series;
  const lists = listsOf(series, day);
  const called = (people: readonly string[]) => peopleOf(people, members);
  return {
    evening: id,
    day,
    plan,
    starts,
    ends,
    movedFrom,
    cancelled,
    closes: closesAt(plan, { starts }),
    coming: called(lists.coming),
    waiting: called(lists.waiting),
    maybe: called(lists.maybe),
    no: called(lists.no),
    opened: null,
  };
}

function publicBegun(
  { evening, day, plan, at, ends, expected, openings }: BegunEvening,
  members: readonly PublicPerson[],
): PublicEvening {
  return {
    evening,
    day,
    plan,
    starts: at,
    ends,
    movedFrom: null,
    cancelled: false,
    closes: at,
    coming: peopleOf(expected, members),
    waiting: [],
    maybe: [],
    no: [],
    opened: {
      at,
      tables: openings.flatMap(({ part, tables }) => {
        const item = plan.program[part];
        if (item?.type !== "tables") return [];
        return tables.map(({ id, seated }) => ({ table: id, game: item.game, seated }));
      }),
      tournaments: openings.flatMap(({ part, tournament }) => {
        const item = plan.program[part];
        if (tournament === null || item?.type !== "tournament") return [];
        return [{ tournament, game: item.plan.game }];
      }),
      parts: openings.length,
    },
  };
}

/** Those who have left the circle since then are no longer named. */
function peopleOf(people: readonly string[], members: readonly PublicPerson[]): PublicPerson[] {
  return people.flatMap((person) => {
    const found = members.find(({ id }) => id === person);
    return found === undefined ? [] : [{ id: found.id, nickname: found.nickname, avatar: found.avatar }];
  });
}
