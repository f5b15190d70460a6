import type { Refusal } from "@tavolata/kernel";
import { type CircleAct, type CircleTraits, refusal } from "../../protocol/index.ts";
import type { Arriving } from "../room/steps.ts";
import { refuseTakingDown } from "./notices.ts";
import { type CircleState, isAsking, memberOf, organises, wasDone } from "./state.ts";
import type { CircleStep } from "./steps.ts";

export const MOST_MEMBERS = 300;
/** Of how many circles somebody may be a member. */
export const MOST_CIRCLES = 50;

export type JudgedCircleAct = { readonly steps: readonly CircleStep[] } | { readonly refused: Refusal };

/**
 * Somebody does something in the circle. `next` is what lets people join if the invitation is renewed; the reports are
 * those that its organisers may see and that nobody has dealt with.
 */
export function judgeCircleAct(
  state: CircleState,
  person: Arriving,
  request: string,
  act: CircleAct,
  next: { readonly invitation: string; readonly code: string } | undefined,
  openReports: readonly string[] = [],
): JudgedCircleAct {
  if (wasDone(state, person.id, request)) return { steps: [] };
  const refused = refuseCircleAct(state, person.id, act, openReports);
  if (refused !== undefined) return { refused };
  const from = { person: person.id, request };
  if (act.type === "join") return { steps: [{ type: "act", act, from, person }] };
  const step = { type: "act", act, from } as const;
  if (act.type !== "renew-invitation") return { steps: [step] };
  return next === undefined
    ? { refused: refusal("unavailable") }
    : { steps: [step, { type: "renewed", ...next }] };
}

/** Whom an act is for, apart from those who are not in the circle yet. */
const RIGHTS: Readonly<Record<CircleAct["type"], "anybody" | "member" | "organiser" | "founder">> = {
  join: "anybody",
  withdraw: "anybody",
  leave: "member",
  post: "member",
  "take-down": "member",
  // Oneself, or by the founder.
  "make-member": "member",
  approve: "organiser",
  decline: "organiser",
  remove: "organiser",
  "let-back": "organiser",
  "make-organiser": "organiser",
  change: "organiser",
  "renew-invitation": "organiser",
  "handle-report": "organiser",
  "hand-over": "founder",
  close: "founder",
};

/** Why somebody may not do this; what they have no right to, they are not told more about. */
export function refuseCircleAct(
  state: CircleState,
  person: string,
  act: CircleAct,
  openReports: readonly string[] = [],
): Refusal | undefined {
  const right = RIGHTS[act.type];
  if (right !== "anybody" && memberOf(state, person) === undefined) return refusal("not-a-member");
  if (right === "organiser" && !organises(state, person)) return refusal("not-an-organiser");
  if (right === "founder" && memberOf(state, person)?.role !== "founder") return refusal("not-the-founder");
  if (state.closed !== null) return refusal("circle-closed");
  if (act.type === "handle-report") {
    return openReports.includes(act.report) ? undefined : refusal("no-such-report");
  }
  return refuseWithRight(state, person, act);
}

function refuseWithRight(
  state: CircleState,
  person: string,
  act: Exclude<CircleAct, { type: "handle-report" }>,
): Refusal | undefined {
  switch (act.type) {
    case "join":
      return refuseJoining(state, person, act.invitation);
    case "withdraw":
      return isAsking(state, person) ? undefined : refusal("not-in-it");
    case "leave":
      return refuseLeaving(state, person);
    case "take-down":
      return refuseTakingDown(state.board, act.notice, person, organises(state, person));
    case "approve":
    case "decline":
      return isAsking(state, act.person) ? undefined : refusal("no-such-member");
    case "let-back":
      return state.removed.some(({ id }) => id === act.person) ? undefined : refusal("no-such-member");
    case "remove":
      return refuseRemoving(state, person, act.person);
    case "make-organiser":
      return refuseRole(state, act.person, "member");
    case "make-member":
      return refuseDemotion(state, person, act.person);
    case "change":
      return changes(state.traits, act.traits) ? undefined : refusal("already-so");
    case "hand-over":
      return refuseHandOver(state, person, act.person);
    case "post":
    case "renew-invitation":
    case "close":
      return undefined;
  }
}

function refuseJoining(state: CircleState, person: string, invitation: string): Refusal | undefined {
  if (memberOf(state, person) !== undefined || isAsking(state, person)) return refusal("in-already");
  if (state.invitation?.secret !== invitation) return refusal("invitation-void");
  const removed = state.removed.find(({ id }) => id === person);
  if (removed !== undefined) return refusal("removed-from-circle", { reason: removed.reason });
  const isFull = state.members.length + state.asking.length >= MOST_MEMBERS;
  return isFull ? refusal("circle-full", { most: MOST_MEMBERS }) : undefined;
}

/** Whoever is the last to organise leaves it to somebody first; with nobody left, the circle closes. */
function refuseLeaving(state: CircleState, person: string): Refusal | undefined {
  const isLast =
    organises(state, person) && !state.members.some(({ id }) => id !== person && organises(state, id));
  return isLast && state.members.length > 1 ? refusal("last-organiser") : undefined;
}

function refuseRemoving(state: CircleState, person: string, whom: string): Refusal | undefined {
  const member = memberOf(state, whom);
  if (member === undefined || whom === person) return refusal("no-such-member");
  const mayRemove = member.role === "member" || memberOf(state, person)?.role === "founder";
  return mayRemove ? undefined : refusal("not-the-founder");
}

function refuseDemotion(state: CircleState, person: string, whom: string): Refusal | undefined {
  if (!organises(state, person)) return refusal("not-an-organiser");
  if (memberOf(state, whom)?.role === "founder") return refusal("last-organiser");
  if (whom !== person && memberOf(state, person)?.role !== "founder") return refusal("not-the-founder");
  return refuseRole(state, whom, "organiser");
}

function refuseRole(state: CircleState, whom: string, before: "member" | "organiser"): Refusal | undefined {
  const role = memberOf(state, whom)?.role;
  if (role === undefined) return refusal("no-such-member");
  return role === before ? undefined : refusal("already-so");
}

function refuseHandOver(state: CircleState, person: string, whom: string): Refusal | undefined {
  if (memberOf(state, whom) === undefined) return refusal("no-such-member");
  return whom === person ? refusal("already-so") : undefined;
}

function changes(traits: CircleTraits, given: Partial<CircleTraits>): boolean {
  return Object.entries(given).some(([name, value]) => traits[name as keyof CircleTraits] !== value);
}
