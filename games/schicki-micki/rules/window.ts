import type { Instant, Offer, Refusal, Seat, Turn, When } from "@tavolata/kernel";
import { isAnticipated } from "@tavolata/kernel/reactions";
import { FEATURES, HIDDEN } from "./cards.ts";
import { doneAt } from "./clock.ts";
import { judgeWindow } from "./judging.ts";
import { HANDS, type Move } from "./moves.ts";
import { refused } from "./refusals.ts";
import { settleWindow } from "./settling.ts";
import type { Deed } from "./situation.ts";
import { playerAt, type State } from "./state.ts";
import type { SchickiMicki } from "./types.ts";
import { mustVote, openVote } from "./voting.ts";

/** SCH-6, SCH-11, SCH-24, SCH-28. Nothing here may depend on what others' hands have done. */
export function refuseReaction(
  state: State,
  seat: Seat,
  kind: Deed["kind"],
  when: When,
): Refusal | undefined {
  const { phase, line, window, spent, lastCall } = state;
  const at = doneAt(state, when);
  if (phase === "vote") return refused("vote-on");
  const first = line[0];
  if (first === undefined || at < first.at) return refused("nothing-on-the-line");
  const closesAt = window?.closesAt ?? lastCall;
  if (closesAt !== null && at > closesAt) return refused("window-closed");
  if (playerAt(state, seat).out) return refused("out-of-the-line");
  const done = [...(window?.reactions ?? []), ...spent];
  if (!done.some((one) => one.seat === seat && one.kind === kind)) return undefined;
  return refused(kind === "call" ? "called-already" : "hand-committed");
}

/** SCH-25: the nine targets, the same for everybody and always in the same order. */
export function reactionOffers(state: State, seat: Seat, when: When): Offer<Move>[] {
  const isOpen = (kind: Deed["kind"]) => refuseReaction(state, seat, kind, when) === undefined;
  const calls: Move[] = FEATURES.map((feature) => ({ type: "call", feature }));
  const hands: Move[] = HANDS.map((does) => ({ type: "hand", does }));
  return [...(isOpen("call") ? calls : []), ...(isOpen("hand") ? hands : [])].map((move) => ({ move }));
}

/** SCH-6: the first reaction stops the turning; the window is counted from when it was made. */
export function react(state: State, seat: Seat, deed: Deed, turn: Turn<SchickiMicki>): void {
  const at = doneAt(state, turn);
  if (isOnNoLine(state, at)) {
    turn.tell.to([seat], { type: "tooEarly", seat });
    return;
  }
  playerAt(state, seat).away = false;
  if (state.window === null) {
    // SCH-24: the last window is never shorter than it is without a reaction.
    const closesAt = Math.max(at + state.options.windowMs, state.lastCall ?? at);
    state.window = { closesAt, reactions: [] };
    state.phase = "window";
    state.reaching = false;
    turn.tell({ type: "windowOpens", closesAt: state.window.closesAt });
  }
  state.window.reactions.push({ ...deed, seat, at, judged: turn.reaction ?? null });
  if (deed.kind === "call") {
    turn.tell({ type: "called", seat, what: deed.what });
  } else {
    // SCH-11: that a hand moved is seen, what it did is not.
    turn.tell.to([seat], { type: "moved", seat, what: deed.what }, { type: "moved", seat, what: HIDDEN });
  }
}

/** SCH-10: nobody can have seen the first card so soon, and before it there was no line. */
function isOnNoLine({ line }: State, at: Instant): boolean {
  const first = line[0];
  return first === undefined || isAnticipated(at - first.at);
}

/** All reactions are settled together, unless it takes a vote to say who was first. */
export function closeWindow(state: State, turn: Turn<SchickiMicki>): void {
  const judgement = judgeWindow(state);
  if (mustVote(state, judgement)) openVote(state, judgement, turn);
  else settleWindow(state, judgement, null, turn);
}
