import type { Refusal } from "@tavolata/kernel";
import {
  type CircleReport,
  type CircleWatcher,
  type PublicCircle,
  type PublicOpenHere,
  refusal,
} from "../../protocol/index.ts";
import { publicEvenings } from "./evenings/public-evenings.ts";
import { seasonInList } from "./seasons/public-season.ts";
import { type CircleState, isAsking, memberOf, organises } from "./state.ts";
import { MOST_OPEN } from "./tables.ts";

/** As what somebody with this invitation, if any, sees the circle; refused if they do not. */
export function watcherOf(
  state: CircleState,
  person: string,
  invitation: string | undefined,
): CircleWatcher | { readonly refused: Refusal } {
  if (organises(state, person)) return "organiser";
  if (memberOf(state, person) !== undefined) return "member";
  const removed = state.removed.find(({ id }) => id === person);
  if (removed !== undefined) {
    return { refused: refusal("removed-from-circle", { name: state.traits.name, reason: removed.reason }) };
  }
  if (isAsking(state, person)) return "asking";
  const isInvited = invitation !== undefined && state.invitation?.secret === invitation;
  if (isInvited) return "invited";
  if (!state.traits.membersOnly) return "stranger";
  return { refused: refusal(invitation === undefined ? "members-only" : "invitation-void") };
}

/** Why somebody may not see the circle's tables and games. */
export function refuseSeeing(state: CircleState, person: string): Refusal | undefined {
  const { membersOnly } = state.traits;
  return membersOnly && memberOf(state, person) === undefined ? refusal("members-only") : undefined;
}

/** Why somebody may not open a table or a tournament in the circle. */
export function refuseOpening(state: CircleState, person: string): Refusal | undefined {
  if (memberOf(state, person) === undefined) return refusal("not-a-member");
  if (state.closed !== null) return refusal("circle-closed");
  return state.open.length < MOST_OPEN ? undefined : refusal("too-many-tables");
}

/** What is going on in a circle besides what its log says. */
export interface GoingOn {
  readonly here: readonly string[];
  readonly open: readonly PublicOpenHere[];
  /** What was reported of its tables, for those who organise it. */
  readonly reports: readonly CircleReport[];
}

/** The circle as one watcher may see it. */
export function publicCircle(state: CircleState, watcher: CircleWatcher, now: GoingOn): PublicCircle {
  const { id, traits, since, closed, members } = state;
  const isIn = watcher === "organiser" || watcher === "member";
  return {
    id,
    watcher,
    ...traits,
    since,
    closed,
    size: members.length,
    inside: isIn ? insideOf(state, now) : null,
    desk: watcher === "organiser" ? deskOf(state, now) : null,
  };
}

/** What costs time to work out, and is the same for every watcher until the log goes on: a state is never changed. */
const workedOut = new WeakMap<
  CircleState,
  Pick<NonNullable<PublicCircle["inside"]>, "evenings" | "seasons">
>();

function programOf(state: CircleState) {
  const known = workedOut.get(state);
  if (known !== undefined) return known;
  const { evenings, members, seasons } = state;
  const program = { evenings: publicEvenings(evenings, members), seasons: seasons.map(seasonInList) };
  workedOut.set(state, program);
  return program;
}

function insideOf(state: CircleState, { here, open }: GoingOn): PublicCircle["inside"] {
  const { members, board, invitation } = state;
  const isHere = new Set(here);
  return {
    members,
    here: members.flatMap(({ id }) => (isHere.has(id) ? [id] : [])),
    open,
    notices: board.notices,
    ...programOf(state),
    invitation,
  };
}

function deskOf({ asking, removed, happenings }: CircleState, { reports }: GoingOn): PublicCircle["desk"] {
  return { asking, removed, reports, happenings };
}
