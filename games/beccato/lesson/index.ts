import type { Lesson, LessonEvent, LessonMove, Seat } from "@tavolata/kernel";
import {
  type Beccato,
  HIDDEN,
  type Move,
  playerAt,
  RULES,
  SERAMA,
  singlesIn,
  teamWith,
  trisIn,
  type View,
} from "../rules/index.ts";
import { seenOf, signalOf } from "./seen.ts";

/** To the learner's left a rival, then the mate, then the other rival. */
const RIVAL: Seat = 1;
const MATE: Seat = 2;
const OTHER_RIVAL: Seat = 3;

/** Longer than hands rest after a signal, in milliseconds. */
const A_MOMENT = 2000;

type Play = LessonMove<Beccato>;
const QUIET: LessonEvent<Beccato> = { by: "clock", until: "quiet" };

/** What the watcher holds themselves. */
function ownHand(view: View) {
  return playerAt(view, view.watcher as Seat).hand.flatMap((card) => (card === HIDDEN ? [] : [card]));
}

/** Keeps what is alike, and passes the first card that is not. */
const passes: Play = (view) => {
  const [card] = singlesIn(ownHand(view));
  if (card === undefined) throw new Error("nothing to pass");
  return { type: "pass", card };
};

/** The guild's signal, by somebody who has a reason to make it. */
const signs: Play = (view) => {
  if (trisIn(ownHand(view)) === undefined) throw new Error("no tris to signal");
  return { type: "perform", signal: signalOf(view) };
};

function isReady(): Move {
  return { type: "ready" };
}

/** Whether the last shout brought the learner's guild an egg. */
function broughtAnEgg(view: View): boolean {
  const { outcome, teams } = view;
  const own = teams.indexOf(teamWith(view, 0));
  return outcome?.right === true && outcome.gains.some(({ team }) => team === own);
}

/** The mate's signal, missed and then seen, and a Coccodé; then a rival's, and a Beccato. */
export const LESSON: Lesson<Beccato> = {
  rules: RULES,
  seats: 4,
  options: { voices: false },
  seed: 3536,
  steps: [
    {
      key: "mate",
      needs: (view) => view.phase === "round" && view.holder === 0 && trisIn(ownHand(view)) === undefined,
    },
    { key: "signal" },
    {
      key: "pass",
      needs: (view) => singlesIn(ownHand(view)).length === 2 && singlesIn(ownHand(view)).includes(SERAMA),
      teaches: () => [{ type: "pass", card: SERAMA }],
    },
    {
      key: "feather",
      before: [
        QUIET,
        { by: RIVAL, move: passes },
        QUIET,
        { by: MATE, move: passes },
        QUIET,
        { by: MATE, after: A_MOMENT, move: signs },
        QUIET,
      ],
      needs: ({ own, holder }) => own?.gaze?.at === RIVAL && holder === OTHER_RIVAL,
      teaches: () => [{ type: "look", at: MATE }],
    },
    {
      key: "coccode",
      before: [QUIET, { by: MATE, after: A_MOMENT, move: signs }, { by: "clock" }],
      needs: (view) => seenOf(view, MATE) === signalOf(view),
      teaches: () => [{ type: "coccode" }],
    },
    { key: "egg", before: [QUIET], needs: broughtAnEgg, teaches: () => [{ type: "ready" }] },
    {
      key: "beccato",
      before: [
        { by: RIVAL, move: isReady },
        { by: MATE, move: isReady },
        { by: OTHER_RIVAL, move: isReady },
        { by: RIVAL, move: passes },
        QUIET,
        { by: RIVAL, after: A_MOMENT, move: signs },
        { by: "clock" },
      ],
      needs: (view) => seenOf(view, RIVAL) !== undefined && trisIn(ownHand(view)) === undefined,
      teaches: () => [{ type: "beccato", accused: RIVAL }],
    },
    {
      key: "choose",
      before: [QUIET],
      needs: ({ outcome }) => outcome?.right === true,
      teaches: ({ choice }) => (choice?.sources ?? []).map((from): Move => ({ type: "take", from })),
    },
    { key: "wrong", needs: broughtAnEgg },
    { key: "end" },
  ],
};
