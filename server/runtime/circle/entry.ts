import type { Instant } from "@tavolata/kernel";
import { circleAlarm } from "../../folds/circle/due.ts";
import { type CircleState, foldCircle } from "../../folds/circle/state.ts";
import type { CircleStep } from "../../folds/circle/steps.ts";
import { type CircleRows, circleLog, type LogWrite } from "../../store/contract.ts";

/** The entry with which a circle goes from one state to the next, and what lists need to know of it. */
export function entryOf(
  before: CircleState | undefined,
  next: CircleState,
  { seq, at }: { readonly seq: number; readonly at: Instant },
  steps: readonly CircleStep[],
): LogWrite {
  const rows = rowsOf(next);
  const isNew = before === undefined || JSON.stringify(rowsOf(before)) !== JSON.stringify(rows);
  const visitors = steps.flatMap((step) => {
    if (step.type === "founded") return step.founder.id;
    return "person" in step && typeof step.person === "object" ? step.person.id : [];
  });
  return {
    log: circleLog(next.id),
    seq,
    at,
    steps: JSON.stringify(steps),
    told: JSON.stringify(steps.map(() => null)),
    alarm: circleAlarm(next),
    ...(visitors.length > 0 ? { visitors } : {}),
    ...(isNew ? { circle: rows } : {}),
    ...handledIn(next, steps),
  };
}

/** Operators read which circle has dealt with a report; who it was, and what they said, is in the circle's own log. */
function handledIn({ traits }: CircleState, steps: readonly CircleStep[]): Pick<LogWrite, "handledReports"> {
  const handledReports = steps.flatMap((step) =>
    step.type === "act" && step.act.type === "handle-report"
      ? [{ id: step.act.report, by: traits.name }]
      : [],
  );
  return handledReports.length > 0 ? { handledReports } : {};
}

export function rowsOf({ traits, closed, members }: CircleState): CircleRows {
  const { name, crest, membersOnly } = traits;
  return {
    name,
    crest,
    membersOnly,
    isClosed: closed !== null,
    members: members.map(({ id, role }) => ({ person: id, role })),
  };
}

export function foldAll(
  before: CircleState | undefined,
  steps: readonly CircleStep[],
  at: Instant,
): CircleState {
  let state = before;
  for (const step of steps) state = foldCircle(state, step, at);
  if (state === undefined) throw new Error("an entry without steps");
  return state;
}
