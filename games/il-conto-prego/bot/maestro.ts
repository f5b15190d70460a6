import type { Bot, Decision } from "@tavolata/bots";
import { drawMove, fastRandom, type Offer, pick, type Random, type Seat } from "@tavolata/kernel";
import type { IlConto, Move, View } from "../rules/index.ts";
import { Acquaintance } from "./acquaintance.ts";
import { error, OWN_KIND } from "./characters.ts";
import { callChoices, canAskForTheBill, discardChoices } from "./choices.ts";
import {
  type Effort,
  type Imagined,
  imagineTables,
  imagineTablesForAll,
  type KindsOf,
  mostUnseen,
  withHand,
} from "./imagining.ts";
import { chanceOfTruth, knowledgeOf } from "./odds.ts";
import { pauseAt } from "./pacing.ts";
import { isTrue } from "./packed.ts";
import { doubleAt, itemAt } from "./readers.ts";
import { remark } from "./remarks.ts";
import { Rollouts } from "./rollout.ts";
import { BILL, deedOf, type Foreseen, SelfPlay } from "./self-play.ts";
import { stakesOf } from "./stakes.ts";
import { type Stock, WHOLE_STOCK } from "./stock.ts";
import { listen, type TableTalk } from "./table-talk.ts";
import { bestByHalving, type Thinking } from "./thinking.ts";

interface Level extends Effort, Thinking {
  /** How many decisions it goes through in its head when it plays the end of a game against itself. */
  readonly foresees: number;
}

const LEVELS: Readonly<Record<string, Level>> = {
  easy: { hands: 60, tables: 40, trials: 100, misjudges: 1, foresees: 0 },
  normal: { hands: 150, tables: 100, trials: 200, misjudges: 0.5, foresees: 0 },
  strong: { hands: 2500, tables: 1000, trials: 2500, misjudges: 0, foresees: 100_000 },
};

function levelNamed(name: string): Level {
  const level = LEVELS[name];
  if (level === undefined) throw new RangeError(`the maestro has no level ${name}`);
  return level;
}

/** The same level with only this share of its thinking. */
function shareOf(level: Level, share: number): Level {
  const part = (count: number) => Math.ceil(share * count);
  return {
    ...level,
    hands: part(level.hands),
    tables: part(level.tables),
    trials: part(level.trials),
    foresees: part(level.foresees),
  };
}

/**
 * Imagines the others' cards from what they have called, plays the hand out in its head with each choice, and takes
 * the one after which it loses least. It bluffs where a bluff is believed.
 */
export function maestroWith(stock: Stock): Bot<IlConto> {
  return {
    name: "maestro",
    levels: Object.keys(LEVELS),
    remark,
    pauseAt,
    sit: (level) => {
      const acquaintance = new Acquaintance(stock);
      return {
        hear: (event) => acquaintance.hear(event),
        decide: (decision) =>
          draw(maestroIntends(decision, level ?? "strong", stock, acquaintance), decision.random),
      };
    },
  };
}

export const maestro = maestroWith(WHOLE_STOCK);

/** What it would do after one thought, and with what chance. */
export interface Intention {
  readonly move: Move;
  readonly share: number;
}

/** One thought of the maestro's. Chance draws its move from what comes out; measuring it is exact with the shares. */
export function maestroIntends(
  decision: Decision<IlConto>,
  level: string,
  stock: Stock,
  acquaintance = new Acquaintance(stock),
  changed: Partial<Level> = {},
): Intention[] {
  const { view, offers, random, effort: share = 1 } = decision;
  const seen = view();
  const effort = { ...shareOf(levelNamed(level), share), ...changed };
  // A real table's chance is dear, so it is asked once, and the head makes its own from the answer.
  const head = fastRandom(random.below(2 ** 32));
  const kindsOf = acquaintance.kindsOf(seen.options.saldo, seen.watcher as Seat);
  if (seen.phase === "discards")
    return surely(discard(seen, offers, effort, stock, kindsOf, head), offers, head);
  const talk = listen(seen, stock);
  const tables = imagineTables(talk, kindsOf, effort, head);
  const foreseen = foresee(seen, talk, tables, kindsOf, effort, head);
  if (foreseen !== undefined) return intentionsOf(foreseen, offers, seen);
  return surely(call(seen, offers, talk, tables, kindsOf, effort, head), offers, head);
}

function surely(move: Move | undefined, offers: readonly Offer<Move>[], random: Random): Intention[] {
  return [{ move: move ?? drawMove(pick(offers, random), random), share: 1 }];
}

const FINE = 2 ** 32;

function draw(intentions: readonly Intention[], random: Random): Move {
  const last = intentions.at(-1);
  if (last === undefined) throw new RangeError("the maestro intends nothing");
  if (intentions.length === 1) return last.move;
  let mark = random.below(FINE) / FINE;
  const drawn = intentions.find(({ share }) => {
    mark -= share;
    return mark < 0;
  });
  return (drawn ?? last).move;
}

function discard(
  view: View,
  offers: readonly Offer<Move>[],
  level: Level,
  stock: Stock,
  kindsOf: KindsOf,
  random: Random,
): Move | undefined {
  const choices = discardChoices(offers, random);
  if (choices.length < 2) return choices[0]?.move;
  const talk = listen(view, stock);
  const tables = imagineTables(talk, kindsOf, level, random);
  const head = new Rollouts(talk, stakesOf(view), random);
  const tryOut = ({ kept }: (typeof choices)[number], trial: number) =>
    head.fromTheOpening(view.opener, withHand(itemAt(tables, trial % tables.length), talk.me, kept));
  return bestByHalving(choices, tryOut, level, random)?.item.move;
}

/**
 * The best of many estimates flatters its call by about so much; the bill's is one estimate, and flatters nobody. Who
 * plays like the maestro also sees through more of its calls than it foresees: the more of the others do, by so much.
 */
const FLATTERED = { always: 0.02, byItsLike: 0.1 };

function flatteredBy({ ring }: TableTalk, kindsOf: KindsOf): number {
  const others = ring.slice(1);
  const alike = others.reduce((sum, seat) => sum + doubleAt(kindsOf(seat), OWN_KIND), 0);
  return FLATTERED.always + (FLATTERED.byItsLike * alike) / others.length;
}

/** Players who count find such a call absurd, and laugh at those who raise it: 19 of 20 of them are false. */
const HOPELESS = 0.02;

function call(
  view: View,
  offers: readonly Offer<Move>[],
  talk: TableTalk,
  tables: readonly Imagined[],
  kindsOf: KindsOf,
  level: Level,
  random: Random,
): Move | undefined {
  if (canAskForTheBill(offers) && chanceOfTruth(view.dishes, knowledgeOf(view), talk.stock) < HOPELESS)
    return { type: "bill" };
  const head = new Rollouts(talk, stakesOf(view), random);
  const best = bestByHalving(
    callChoices(offers, view),
    (choice, trial) => head.afterCall(choice.call, choice.show, itemAt(tables, trial % tables.length)),
    level,
    random,
  );
  if (!canAskForTheBill(offers)) return best?.item.move;
  const doubt = worthOfTheBill(view, talk, tables) + error(level.misjudges, random);
  return best === undefined || doubt > best.worth - flatteredBy(talk, kindsOf)
    ? { type: "bill" }
    : best.item.move;
}

/** Hands of which no more cards are unseen come again and again in its head. */
const FEW_UNSEEN = 2;

/** What it does when it knows the rest of the hand nearly by heart; undefined where that is too much to think of. */
function foresee(
  view: View,
  talk: TableTalk,
  tables: readonly Imagined[],
  kindsOf: KindsOf,
  level: Level,
  random: Random,
): Foreseen | undefined {
  if (level.foresees === 0 || mostUnseen(talk) > FEW_UNSEEN) return undefined;
  const stakes = view.players.map((_, seat) => stakesOf(view, seat));
  const play = new SelfPlay(talk, (seat, duel) => itemAt(stakes, seat)(duel), random);
  return play.foresee(imagineTablesForAll(talk, kindsOf, level, random), tables, level.foresees);
}

/** Shares that are so much smaller than the largest are only what is left of its first tries. */
const SLIGHT = 0.1;

function intentionsOf({ shares }: Foreseen, offers: readonly Offer<Move>[], view: View): Intention[] {
  const calls = callChoices(offers, view).map(({ move, call, show }) => ({
    move: move as Move,
    share: shares.get(deedOf(call, show)) ?? 0,
  }));
  const bill: Intention = { move: { type: "bill" }, share: shares.get(BILL) ?? 0 };
  const most = Math.max(bill.share, ...calls.map(({ share }) => share));
  const meant = [...calls, bill].filter(({ share }) => share >= SLIGHT * most);
  const total = meant.reduce((sum, { share }) => sum + share, 0);
  return meant.map(({ move, share }) => ({ move, share: share / total }));
}

function worthOfTheBill(
  view: View,
  { me, last, first, second }: TableTalk,
  tables: readonly Imagined[],
): number {
  const stakes = stakesOf(view);
  const duel = { capotavola: me, cameriere: last };
  const worths = tables.map(({ all }) => stakes({ ...duel, isTrue: isTrue(first, second, all) }));
  return worths.reduce((sum, worth) => sum + worth, 0) / tables.length;
}
