import type { Bot, Decision } from "@tavolata/bots";
import { fastRandom, type Offer, type Random } from "@tavolata/kernel";
import { type Bestia, firstOf, type Move } from "../rules/index.ts";
import { Declaring, type Option, optionsAmong } from "./declaring.ts";
import { type Belief, Imagining } from "./imagining.ts";
import { unpackCard } from "./packed.ts";
import { judgeCards } from "./playing.ts";
import { Reading } from "./reading.ts";
import { CHARACTERS, remarksOf } from "./remarks.ts";
import { anyOf, seriousAmong } from "./sit-out.ts";
import { listen, type TableTalk } from "./table-talk.ts";

export interface Level {
  /** How many deals are imagined for a card. */
  readonly deals: number;
  /** How many trials all options have together, in each round of thinking about a declaration. */
  readonly trials: number;
  /** What is thought of the others when laying a card, and when declaring, which takes more trials. */
  readonly belief: { readonly laying: Belief; readonly declaring: Belief };
  /** Whether it remembers what the others are like. */
  readonly learns: boolean;
  /** How far off the judgement of a whole hand may be, either way, in pots. */
  readonly misjudges: number;
  /** The same for one card, and for what to exchange. */
  readonly fumbles: number;
  /**
   * How much playing must promise beyond what it risks, in pots. Weak hands look better than they are to players who
   * imagine that they will know everybody's cards, by about this much for the strongest level.
   */
  readonly caution: number;
}

const INSIGHT = { spread: 0.08, oddDeclaration: 0.02, oddCard: 0.1 };

function thinkingOf(candidates: number, enough: number): Belief {
  return { ...INSIGHT, candidates, enough };
}

/**
 * The easy one plays like a beginner: it looks at its own cards only, is timid about them and picks wrong ones. The
 * others learn from what people say and lay.
 */
const LEVELS: Readonly<Record<string, Level>> = {
  easy: {
    deals: 10,
    trials: 150,
    belief: { laying: thinkingOf(1, 1), declaring: thinkingOf(1, 1) },
    learns: false,
    misjudges: 0.3,
    fumbles: 0.8,
    caution: 0.4,
  },
  normal: {
    deals: 25,
    trials: 150,
    belief: { laying: thinkingOf(6, 1), declaring: thinkingOf(6, 1) },
    learns: true,
    misjudges: 0.2,
    fumbles: 0.4,
    caution: 0.08,
  },
  strong: {
    deals: 100,
    trials: 500,
    belief: { laying: thinkingOf(100, 1.5), declaring: thinkingOf(60, 1) },
    learns: true,
    misjudges: 0,
    fumbles: 0,
    caution: 0.12,
  },
};

function levelNamed(name: string): Level {
  const level = LEVELS[name];
  if (level === undefined) throw new RangeError(`the maestro has no level ${name}`);
  return level;
}

/**
 * Imagines deals from what the others have said and laid. It tries what it can say in all of them, the others going on
 * as people do; and it lays the card that gains most when the rest of each deal is played as well as can be.
 */
export const maestro: Bot<Bestia> = {
  name: "maestro",
  levels: Object.keys(LEVELS),
  sit(name) {
    const level = levelNamed(name ?? "strong");
    const reading = new Reading(level.learns);
    return {
      hear: (event) => reading.hear(event),
      decide: (decision) => decideBy(level, reading, decision),
    };
  },
  remark: remarksOf(CHARACTERS.maestro),
};

function decideBy(
  usual: Level,
  reading: Reading,
  { view, offers, random, effort = 1 }: Decision<Bestia>,
): Move {
  const serious = seriousAmong(offers);
  const [first, second] = serious;
  if (first === undefined) return anyOf(offers, random);
  if (second === undefined && first.open === undefined) return first.move as Move;
  const { deals, trials } = usual;
  const level = { ...usual, deals: Math.ceil(effort * deals), trials: Math.ceil(effort * trials) };
  const seen = view();
  const talk = listen(seen);
  // A real table's chance is expensive, so it is asked once, and the answer seeds a fast one of the bot's own.
  const head = fastRandom(random.below(2 ** 32));
  return seen.phase === "play"
    ? lay(talk, level, reading, head)
    : declare(talk, serious, level, reading, head);
}

function lay(talk: TableTalk, level: Level, reading: Reading, random: Random): Move {
  const imagining = new Imagining(talk, level.belief.laying, reading, random);
  const deals = Array.from({ length: level.deals }, () => imagining.imagine());
  const judged = judgeCards(talk, deals).map(({ card, worth }) => ({
    card,
    worth: worth + error(level.fumbles, talk, random),
  }));
  const best = judged.reduce((a, b) => (b.worth > a.worth ? b : a));
  return { type: "play", card: unpackCard(best.card) };
}

const FINE = 1024;

/** At most so many pots, either way. */
function error(pots: number, { stakes }: TableTalk, random: Random): number {
  return pots === 0 ? 0 : (pots * stakes.pot * (random.below(2 * FINE + 1) - FINE)) / FINE;
}

/** Tries all options, then the better half of them again, and so on until the best two have been tried. */
function declare(
  talk: TableTalk,
  offers: readonly Offer<Move>[],
  level: Level,
  reading: Reading,
  random: Random,
): Move {
  const imagining = new Imagining(talk, level.belief.declaring, reading, random);
  const declaring = new Declaring(talk, reading);
  const trials = level.trials * lightness(talk);
  // A misjudged hand is misjudged alike for every exchange: otherwise there would be many chances to play too much.
  const mood = error(level.misjudges, talk, random);
  let left = optionsAmong(offers, talk).map((option) => ({
    option,
    sum: 0,
    off:
      option.say === "pass"
        ? 0
        : mood - cautionFor(option, talk, level) * talk.stakes.pot + error(level.fumbles, talk, random) / 4,
  }));
  let tried = 0;
  for (;;) {
    const deals = Array.from({ length: Math.ceil(trials / left.length) }, () => ({
      deal: imagining.imagine(),
      dice: declaring.throwDice(random),
    }));
    tried += deals.length;
    for (const choice of left) {
      for (const { deal, dice } of deals) choice.sum += declaring.tryOut(choice.option, deal, dice);
    }
    // All that are left have been tried equally often, so sums compare like means.
    left.sort((a, b) => b.sum + tried * b.off - (a.sum + tried * a.off));
    if (left.length <= 2) return moveOf(firstOf(left).option, talk);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
}

const WITH_CARDS_UNSEEN = 2.5;

/** Against players who have chosen their cards, cards unseen look even better than they are. */
function cautionFor({ say }: Option, { playing }: TableTalk, { caution }: Level): number {
  return say === "blind" && playing.length > 0 ? WITH_CARDS_UNSEEN * caution : caution;
}

const USUAL_TABLE = 5;

/** Large tables and hands of four cards take longer to imagine and to play, so there are fewer trials. */
function lightness({ talkers, handSize }: TableTalk): number {
  return (USUAL_TABLE / Math.max(USUAL_TABLE, talkers.length)) * (handSize === 4 ? 0.25 : 1);
}

function moveOf(option: Option, { mine }: TableTalk): Move {
  if (option.say !== "exchange") return { type: option.say };
  return { type: "exchange", cards: mine.filter((_, slot) => (option.slots >> slot) & 1).map(unpackCard) };
}
