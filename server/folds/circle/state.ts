import type { Instant } from "@tavolata/kernel";
import type {
  CircleAct,
  CircleClosedBecause,
  CircleHappening,
  CircleHappeningKind,
  CircleRole,
  CircleTraits,
} from "../../protocol/index.ts";
import { NOBODYS_NAME, namelessly } from "../room/forgotten.ts";
import type { Arriving } from "../room/steps.ts";
import {
  becomeInEvenings,
  type EveningsState,
  foldEvenings,
  leaveEvenings,
  noEvenings,
} from "./evenings/state.ts";
import { type Board, emptyBoard, forgetOnBoard, post, renameOnBoard, takeDown } from "./notices.ts";
import {
  becomeInSeasons,
  foldSeasons,
  forgetInSeasons,
  isNamedInSeasons,
  renameInSeasons,
  type SeasonsState,
} from "./seasons/state.ts";
import { type CircleStep, isEveningStep } from "./steps.ts";
import { foldTables, type OpenInCircle } from "./tables.ts";

/** A whole circle after some entry of its log. Plain JSON. */
export interface CircleState {
  readonly id: string;
  readonly since: Instant;
  /** When something last happened in it. */
  at: Instant;
  traits: CircleTraits;
  closed: CircleClosedBecause | null;
  /** What lets people join, and the short code that leads to it; null once it is closed. */
  invitation: { secret: string; code: string } | null;
  /** In the order in which they joined. One of them is the founder, as long as there are any. */
  members: Member[];
  asking: Asking[];
  removed: Removed[];
  /** The last ones only. */
  happenings: CircleHappening[];
  board: Board;
  evenings: EveningsState;
  seasons: SeasonsState;
  /** What was opened here, and is not known to be over. */
  open: readonly OpenInCircle[];
  /** The last requests, so that a repeat does nothing. */
  recent: { person: string; request: string }[];
}

export interface Member extends Arriving {
  role: CircleRole;
  since: Instant;
}

export interface Asking extends Arriving {
  since: Instant;
}

export interface Removed extends Arriving {
  at: Instant;
  reason: string;
}

const MOST_RECENT = 128;
const MOST_HAPPENINGS = 60;
/** Whoever was removed before so many others may try again; an organiser will see. */
const MOST_REMOVED = 200;

export function memberOf({ members }: Pick<CircleState, "members">, person: string): Member | undefined {
  return members.find(({ id }) => id === person);
}

export function organises(state: Pick<CircleState, "members">, person: string): boolean {
  const role = memberOf(state, person)?.role;
  return role === "founder" || role === "organiser";
}

export function isAsking({ asking }: Pick<CircleState, "asking">, person: string): boolean {
  return asking.some(({ id }) => id === person);
}

export function wasDone({ recent }: CircleState, person: string, request: string): boolean {
  return recent.some((one) => one.person === person && one.request === request);
}

/** Whether the circle knows somebody under this name. */
export function knows(state: CircleState, person: string): boolean {
  return (
    memberOf(state, person) !== undefined ||
    isAsking(state, person) ||
    state.removed.some(({ id }) => id === person)
  );
}

/** Whether anything in it still says who somebody is. */
export function mentions(state: CircleState, person: string): boolean {
  const isCalled = ({ id, nickname }: Arriving) => id === person && nickname !== NOBODYS_NAME;
  return (
    knows(state, person) ||
    state.happenings.some(({ whom, by }) => isCalled(whom) || (by !== null && isCalled(by))) ||
    state.board.notices.some((notice) => notice.person === person) ||
    isNamedInSeasons(state.seasons, isCalled) ||
    state.recent.some((one) => one.person === person)
  );
}

/** The circle after one more step; the state before is left as it is. */
export function foldCircle(before: CircleState | undefined, step: CircleStep, at: Instant): CircleState {
  if (step.type === "founded") return founded(step, at);
  if (before === undefined) throw new Error("a circle's log does not begin with its founding");
  const state = structuredClone(before);
  state.at = at;
  switch (step.type) {
    case "act":
      state.recent = [...state.recent.slice(1 - MOST_RECENT), { ...step.from }];
      doAct(state, step.act, step.from.person, step.person, at);
      break;
    case "renewed":
      state.invitation = { secret: step.invitation, code: step.code };
      break;
    case "introduced":
      rename(state, step.person.id, step.person);
      break;
    case "became":
      becomeOne(state, step.guest, step.person, at);
      break;
    case "forgotten":
      forget(state, step.person, at);
      break;
    case "asked":
      state.recent = [...state.recent.slice(1 - MOST_RECENT), { ...step.from }];
      break;
    case "opened-here":
    case "over-here":
      state.open = foldTables(state.open, step, at);
      break;
    case "looked":
      break;
    default:
      if (isEveningStep(step)) foldEvenings(state.evenings, step, at);
      else foldSeasons(state.seasons, step, at, (person) => memberOf(state, person) !== undefined);
  }
  if (state.closed === null && state.members.length === 0) state.closed = "empty";
  if (state.closed !== null) {
    state.invitation = null;
    state.asking = [];
  }
  return state;
}

function founded(step: CircleStep & { type: "founded" }, at: Instant): CircleState {
  const { circle, traits, founder, invitation, code } = step;
  return {
    id: circle,
    since: at,
    at,
    traits,
    closed: null,
    invitation: { secret: invitation, code },
    members: [{ ...founder, role: "founder", since: at }],
    asking: [],
    removed: [],
    happenings: [{ at, what: "founded", whom: founder, by: null, reason: null }],
    board: emptyBoard(),
    evenings: noEvenings(),
    seasons: [],
    open: [],
    recent: [],
  };
}

function doAct(
  state: CircleState,
  act: CircleAct,
  by: string,
  person: Arriving | undefined,
  at: Instant,
): void {
  switch (act.type) {
    case "join":
      if (person === undefined) break;
      if (state.traits.needsApproval) state.asking.push({ ...person, since: at });
      else join(state, person, at, null);
      break;
    case "withdraw":
      state.asking = state.asking.filter(({ id }) => id !== by);
      break;
    case "leave":
      note(state, at, "left", by);
      goOut(state, by, at);
      break;
    case "post": {
      const author = memberOf(state, by);
      if (author !== undefined) post(state.board, author, act.text, at);
      break;
    }
    case "take-down":
      takeDown(state.board, act.notice);
      break;
    case "approve": {
      const asking = state.asking.find(({ id }) => id === act.person);
      state.asking = state.asking.filter((one) => one !== asking);
      if (asking !== undefined) join(state, asking, at, by);
      break;
    }
    case "decline":
      state.asking = state.asking.filter(({ id }) => id !== act.person);
      break;
    case "remove": {
      const { person: whom, reason } = act;
      const member = memberOf(state, whom);
      note(state, at, "removed", whom, by, reason);
      if (member !== undefined) {
        const removed = { ...arriving(member), at, reason };
        state.removed = [...state.removed, removed].slice(-MOST_REMOVED);
      }
      goOut(state, whom, at);
      break;
    }
    case "let-back":
      note(state, at, "let-back", act.person, by);
      state.removed = state.removed.filter(({ id }) => id !== act.person);
      break;
    case "make-organiser":
    case "make-member": {
      const role = act.type === "make-organiser" ? "organiser" : "member";
      setRole(state, act.person, role);
      note(state, at, `made-${role}`, act.person, by);
      break;
    }
    case "change":
      state.traits = { ...state.traits, ...act.traits };
      note(state, at, "changed", by);
      if (act.traits.needsApproval === false) letAllIn(state, at, by);
      break;
    case "renew-invitation":
      note(state, at, "renewed", by);
      break;
    case "handle-report":
      note(state, at, "handled-report", by, null, act.text);
      break;
    case "hand-over":
      setRole(state, by, "organiser");
      setRole(state, act.person, "founder");
      note(state, at, "handed-over", act.person, by);
      break;
    case "close":
      state.closed = "founder";
      break;
  }
}

function join(state: CircleState, person: Arriving, at: Instant, by: string | null): void {
  state.members.push({ ...arriving(person), role: "member", since: at });
  note(state, at, "joined", person.id, by);
}

/** Nobody has to be asked any more, so those who wait need not wait. */
function letAllIn(state: CircleState, at: Instant, by: string): void {
  for (const person of state.asking) join(state, person, at, by);
  state.asking = [];
}

/** Somebody is no member any more. A founder is followed by whoever has organised, or been there, for longest. */
function goOut(state: CircleState, person: string, at: Instant): void {
  const member = memberOf(state, person);
  state.members = state.members.filter((one) => one !== member);
  leaveEvenings(state.evenings, person);
  if (member?.role !== "founder") return;
  const heir = state.members.find(({ role }) => role === "organiser") ?? state.members[0];
  if (heir === undefined) return;
  heir.role = "founder";
  note(state, at, "inherited", heir.id);
}

function setRole(state: CircleState, person: string, role: CircleRole): void {
  const member = memberOf(state, person);
  if (member !== undefined) member.role = role;
}

function note(
  state: CircleState,
  at: Instant,
  what: CircleHappeningKind,
  whom: string,
  by: string | null = null,
  reason: string | null = null,
): void {
  const called = (id: string) => {
    const found = memberOf(state, id) ?? state.removed.find((one) => one.id === id);
    return found === undefined ? namelessly(id) : arriving(found);
  };
  const happening = { at, what, whom: called(whom), by: by === null ? null : called(by), reason };
  state.happenings = [...state.happenings, happening].slice(-MOST_HAPPENINGS);
}

function arriving({ id, nickname, avatar }: Arriving): Arriving {
  return { id, nickname, avatar };
}

/** Somebody who is known as `was` is this person, as they are called now. */
function rename(state: CircleState, was: string, person: Arriving): void {
  const named = <Of extends Arriving>(one: Of): Of => (one.id === was ? { ...one, ...person } : one);
  state.members = state.members.map(named);
  state.asking = state.asking.map(named);
  state.removed = state.removed.map(named);
  state.happenings = state.happenings.map(({ whom, by, ...rest }) => ({
    ...rest,
    whom: named(whom),
    by: by && named(by),
  }));
  renameOnBoard(state.board, was, person);
  renameInSeasons(state.seasons, person);
}

/** Somebody who is in it under both names is one member from now on, with the higher role and the longer time. */
function becomeOne(state: CircleState, guest: string, person: Arriving, at: Instant): void {
  const [was, is] = [memberOf(state, guest), memberOf(state, person.id)];
  if (was !== undefined && is !== undefined) {
    if (rank(is.role) > rank(was.role)) was.role = is.role;
    was.since = Math.min(was.since, is.since);
    state.members = state.members.filter((member) => member !== is);
  }
  // Whoever was removed does not come back by way of a guest.
  const cameBack = is === undefined && state.removed.some(({ id }) => id === person.id);
  if (cameBack) goOut(state, guest, at);
  rename(state, guest, person);
  becomeInEvenings(state.evenings, guest, person.id);
  becomeInSeasons(state.seasons, guest, arriving(person));
  state.recent = state.recent.map((one) => (one.person === guest ? { ...one, person: person.id } : one));
  const isIn = memberOf(state, person.id) !== undefined;
  state.removed = state.removed.filter(({ id }, i, all) => {
    return id !== person.id || (!isIn && all.findIndex((one) => one.id === id) === i);
  });
  state.asking = state.asking.filter(({ id }, i, all) => {
    return id !== person.id || (!isIn && all.findIndex((one) => one.id === id) === i);
  });
}

function rank(role: CircleRole): number {
  return ["member", "organiser", "founder"].indexOf(role);
}

function forget(state: CircleState, person: string, at: Instant): void {
  goOut(state, person, at);
  state.asking = state.asking.filter(({ id }) => id !== person);
  state.removed = state.removed.filter(({ id }) => id !== person);
  const nameless = <Of extends Arriving>(one: Of): Of =>
    one.id === person ? { ...one, ...namelessly(person) } : one;
  state.happenings = state.happenings.map(({ whom, by, reason, ...rest }) => ({
    ...rest,
    whom: nameless(whom),
    by: by && nameless(by),
    reason: whom.id === person ? null : reason,
  }));
  forgetOnBoard(state.board, person);
  forgetInSeasons(state.seasons, person);
  state.recent = state.recent.filter((one) => one.person !== person);
}
