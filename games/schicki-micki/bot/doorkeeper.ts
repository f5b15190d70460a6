import type { Bot, Decision, Mind, Reaction } from "@tavolata/bots";
import { drawMove, fastRandom, pick, type Seat } from "@tavolata/kernel";
import { type Card, HIDDEN, type Move, type SchickiMicki, type View } from "../rules/index.ts";
import { answerTo } from "./answer.ts";
import { LEVEL_NAMES, LEVELS, type Level, type LevelName } from "./levels.ts";
import { Pacing } from "./pacing.ts";
import { reactionTime } from "./reaction-time.ts";
import { remark } from "./remarks.ts";

/** The level that paces itself to the people at the table; it comes before those that do not. */
export const FRIENDLY = "friendly";

/**
 * Seeing is nothing to a program, so this one has people's eyes. It takes their time, overlooks what they overlook and
 * confuses what they confuse; its levels differ in how much.
 */
export const doorkeeper: Bot<SchickiMicki> = {
  name: "doorkeeper",
  levels: [FRIENDLY, ...LEVEL_NAMES],
  sit: (name, seat) => {
    if (name === FRIENDLY) return sitFriendly(seat);
    const level = LEVELS[(name ?? LEVEL_NAMES.at(-1)) as LevelName];
    return { decide, react: (decision) => reactAs(level, decision) };
  },
  attention: (event) => {
    if (event.type === "turned") return "look";
    // When the line has been taken, what somebody was about to do about it is void.
    return event.type === "settled" && event.winners.length > 0 ? "forget" : undefined;
  },
  pause: { least: 2000, most: 4000 },
  remark,
};

/** Errs as the easy level does, and paces itself to its company. */
function sitFriendly(seat: Seat | undefined): Mind<SchickiMicki> {
  const pacing = new Pacing();
  return {
    decide,
    react: (decision) => {
      const { players } = decision.view();
      const piles = players.map(({ pile, missing }) => pile.length + missing);
      const slowness = seat === undefined ? 1 : pacing.slowness(piles, seat, decision.random);
      return reactAs(LEVELS.easy, decision, slowness);
    },
  };
}

/** When it is asked, there is a card to turn or a vote to cast. */
export function decide({ view, offers, random }: Decision<SchickiMicki>): Move {
  const turn = offers.find(({ move }) => move.type === "turn");
  if (turn !== undefined) return turn.move as Move;
  // SCH-22: it has not seen the hands. The clocks can hardly tell the claimants apart, but they have one before the others.
  const first = offers.some(({ move }) => move.type === "vote") ? view().vote?.claimants[0] : undefined;
  return first === undefined ? drawMove(pick(offers, random), random) : { type: "vote", seat: first };
}

/** What somebody who plays like this does about the line, `slowness` times as slowly as they usually do. */
function reactAs(
  { pace, slips }: Level,
  decision: Decision<SchickiMicki>,
  slowness = 1,
): Reaction<SchickiMicki> | undefined {
  return reactWith(slips, decision, (cards, head) => reactionTime(pace, cards, head, slowness));
}

/** The same, for somebody of whom it is known how long they take to look at some cards. */
export function reactWith(
  slips: Level["slips"],
  { view, offers, random }: Decision<SchickiMicki>,
  timeFor: (cards: readonly Card[], head: ReturnType<typeof fastRandom>) => number,
): Reaction<SchickiMicki> | undefined {
  const line = facesOf(view());
  if (line === undefined) return undefined;
  // Real tables draw their chance slowly, so it is drawn once, and everything else is made from it.
  const head = fastRandom(random.below(2 ** 32));
  const answer = answerTo(line, slips, head);
  if (answer === undefined) return undefined;
  const { move, lookedAt } = answer;
  if (!offers.some((offer) => offer.move.type === move.type)) return undefined;
  return { move, after: timeFor(lookedAt, head) };
}

/** The cards of the line; undefined if they are hidden, as they are on phones around one table (SCH-22). */
function facesOf({ line }: View): Card[] | undefined {
  const faces = line.flatMap(({ card }) => (card === HIDDEN ? [] : [card]));
  return faces.length === line.length ? faces : undefined;
}
