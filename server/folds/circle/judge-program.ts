import type { Instant, Refusal } from "@tavolata/kernel";
import {
  type CircleAct,
  type EveningAct,
  ProgramAct,
  refusal,
  type SeasonAct,
} from "../../protocol/index.ts";
import type { Draws } from "../draws.ts";
import { withWhatOpens } from "./due.ts";
import type { EveningCircumstances } from "./evenings/due.ts";
import { isForOrganisers, judgeEveningAct } from "./evenings/judge.ts";
import type { JudgedCircleAct } from "./judge.ts";
import { judgeSeasonAct } from "./seasons/judge.ts";
import { type CircleState, memberOf, organises, wasDone } from "./state.ts";

/** Somebody does something about the evenings or the seasons of the circle. */
export function judgeProgramAct(
  state: CircleState,
  at: Instant,
  person: string,
  request: string,
  act: ProgramAct,
  circumstances: EveningCircumstances,
  draws: Draws,
): JudgedCircleAct {
  if (wasDone(state, person, request)) return { steps: [] };
  const refused = refuseProgramAct(state, person, act);
  if (refused !== undefined) return { refused };
  const isMember = (one: string) => memberOf(state, one) !== undefined;
  const judged = isSeasonAct(act)
    ? judgeSeasonAct(
        state.seasons,
        at,
        publicMember(state, person),
        act,
        (one) => findMember(state, one),
        draws,
      )
    : judgeEveningAct(state.evenings, at, person, act, isMember, circumstances, draws);
  if ("refused" in judged) return judged;
  return { steps: [{ type: "asked", from: { person, request } }, ...withWhatOpens(judged.steps)] };
}

export function isProgramAct(act: CircleAct | ProgramAct): act is ProgramAct {
  return PROGRAM_ACTS.has(act.type);
}

const PROGRAM_ACTS: ReadonlySet<string> = new Set(
  ProgramAct.anyOf.map(({ properties }) => properties.type.const),
);

function refuseProgramAct(state: CircleState, person: string, act: ProgramAct): Refusal | undefined {
  if (memberOf(state, person) === undefined) return refusal("not-a-member");
  const isForAll = !isSeasonAct(act) && !isForOrganisers(act);
  if (!isForAll && !organises(state, person)) return refusal("not-an-organiser");
  return state.closed === null ? undefined : refusal("circle-closed");
}

function isSeasonAct(act: EveningAct | SeasonAct): act is SeasonAct {
  return act.type.endsWith("-season");
}

function findMember(state: CircleState, person: string) {
  return memberOf(state, person) === undefined ? undefined : publicMember(state, person);
}

function publicMember(state: CircleState, person: string) {
  const { id, nickname, avatar } = memberOf(state, person) ?? { id: person, nickname: "", avatar: "" };
  return { id, nickname, avatar };
}
