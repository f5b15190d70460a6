import type { Lesson, LessonEvent, LessonMove, Seat } from "@tavolata/kernel";
import {
  type Beccato,
  HIDDEN,
  isFourSerama,
  type Move,
  playerAt,
  RULES,
  SERAMA,
  type Signal,
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

/** Hands in the face are made out by somebody who has never seen a signal. */
const AT_FIRST_SIGHT: readonly Signal[] = [
  "noseLeftHand",
  "noseRightHand",
  "headLeftHand",
  "headRightHand",
  "leftEar",
  "rightEar",
];

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

/** A Serama, if there is one: somebody else is to have all four. */
const passesSerama: Play = (view, offers) =>
  ownHand(view).includes(SERAMA) ? { type: "pass", card: SERAMA } : passes(view, offers);

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

/** Where there is only something to read, the lesson's own button is the one way to go on. */
const ALL_READY: readonly LessonEvent<Beccato>[] = [0, RIVAL, MATE, OTHER_RIVAL].map((by) => ({
  by,
  move: isReady,
}));

/**
 * One's own signal, made for practice; the mate's, missed and then seen, and a Coccodé; then a rival's, and a Beccato; at
 * last four Serama, and a Chicchirichì.
 */
export const LESSON: Lesson<Beccato> = {
  rules: RULES,
  seats: 4,
  options: { voices: false },
  seed: 3_278_910,
  steps: [
    {
      key: "mate",
      needs: (view) => view.phase === "round" && view.holder === 0 && trisIn(ownHand(view)) === undefined,
    },
    { key: "signal", needs: (view) => AT_FIRST_SIGHT.includes(signalOf(view)) },
    { key: "make", teaches: (view) => [{ type: "perform", signal: signalOf(view) }] },
    { key: "decoys", before: [QUIET] },
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
    { key: "egg", before: [QUIET], needs: broughtAnEgg },
    {
      key: "beccato",
      before: [
        ...ALL_READY,
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
    {
      key: "chicchirichi",
      before: [
        ...ALL_READY,
        { by: MATE, move: passesSerama },
        QUIET,
        { by: OTHER_RIVAL, move: passesSerama },
        QUIET,
      ],
      needs: (view) => view.holder === 0 && isFourSerama(ownHand(view)),
      teaches: () => [{ type: "chicchirichi" }],
    },
    { key: "crowed", before: [QUIET], needs: broughtAnEgg },
    { key: "end" },
  ],
};
