import type { Bot, Decision, Reaction } from "@tavolata/bots";
import { drawMove, fastRandom, pick } from "@tavolata/kernel";
import { type Card, HIDDEN, type Move, type SchickiMicki, type View } from "../rules/index.ts";
import { answerTo } from "./answer.ts";
import { LEVEL_NAMES, LEVELS, type Level, type LevelName } from "./levels.ts";
import { reactionTime } from "./reaction-time.ts";

/**
 * Seeing is nothing to a program: so this one has people's eyes. It takes their time, overlooks what they overlook and
 * confuses what they confuse; its levels differ in how much.
 */
export const doorkeeper: Bot<SchickiMicki> = {
  name: "doorkeeper",
  levels: LEVEL_NAMES,
  sit: (name) => {
    const level = LEVELS[(name ?? LEVEL_NAMES.at(-1)) as LevelName];
    return { decide, react: (decision) => reactBy(level, decision) };
  },
  attention: (event) => {
    if (event.type === "turned") return "look";
    // What somebody was about to do about a line is over with it.
    return event.type === "settled" && event.winners.length > 0 ? "forget" : undefined;
  },
  pause: { least: 2000, most: 4000 },
};

/** When it is asked, there is a card to turn or a vote to cast. */
function decide({ view, offers, random }: Decision<SchickiMicki>): Move {
  const turn = offers.find(({ move }) => move.type === "turn");
  if (turn !== undefined) return turn.move as Move;
  // SCH-22: it has not seen the hands; of those whom the clocks can hardly tell apart, they have one before the others.
  const first = offers.some(({ move }) => move.type === "vote") ? view().vote?.claimants[0] : undefined;
  return first === undefined ? drawMove(pick(offers, random), random) : { type: "vote", seat: first };
}

function reactBy(
  level: Level,
  { view, offers, random }: Decision<SchickiMicki>,
): Reaction<SchickiMicki> | undefined {
  const line = facesOf(view());
  if (line === undefined) return undefined;
  // A real table's chance is dear, so it is asked once, and the head makes its own from the answer.
  const head = fastRandom(random.below(2 ** 32));
  const answer = answerTo(line, level.slips, head);
  if (answer === undefined) return undefined;
  const { move, lookedAt } = answer;
  if (!offers.some((offer) => offer.move.type === move.type)) return undefined;
  return { move, after: reactionTime(level.pace, lookedAt, head) };
}

/** SCH-22: around one table the cards are on the shared screen only: who does not look at it sees nothing. */
function facesOf({ line }: View): Card[] | undefined {
  const faces = line.flatMap(({ card }) => (card === HIDDEN ? [] : [card]));
  return faces.length === line.length ? faces : undefined;
}
