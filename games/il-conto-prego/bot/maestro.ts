import type { Bot, Decision } from "@tavolata/bots";
import { drawMove, fastRandom, type Offer, pick, type Random } from "@tavolata/kernel";
import type { IlConto, Move, View } from "../rules/index.ts";
import { error } from "./characters.ts";
import { callChoices, canAskForTheBill, discardChoices } from "./choices.ts";
import { type Effort, type Imagined, imagineTables, withHand } from "./imagining.ts";
import { isTrue } from "./packed.ts";
import { Rollouts } from "./rollout.ts";
import { stakesOf } from "./stakes.ts";
import { listen, type TableTalk } from "./table-talk.ts";
import { bestByHalving, type Thinking } from "./thinking.ts";

const LEVELS: Readonly<Record<string, Effort & Thinking>> = {
  easy: { hands: 60, tables: 40, trials: 100, misjudges: 0.8 },
  normal: { hands: 150, tables: 100, trials: 200, misjudges: 0.25 },
  strong: { hands: 300, tables: 200, trials: 400, misjudges: 0 },
};

/**
 * Imagines the others' cards from what they have called, plays the hand out in its head with each choice, and takes
 * the one after which it loses least. It bluffs where a bluff is believed.
 */
export const maestro: Bot<IlConto> = {
  name: "maestro",
  levels: Object.keys(LEVELS),
  sit: (level) => ({ decide: (decision) => decide(decision, LEVELS[level ?? "strong"]!) }),
};

function decide({ view, offers, random }: Decision<IlConto>, level: Effort & Thinking): Move {
  const seen = view();
  // A real table's chance is dear, so it is asked once, and the head makes its own from the answer.
  const head = fastRandom(random.below(2 ** 32));
  const move =
    seen.phase === "discards" ? discard(seen, offers, level, head) : call(seen, offers, level, head);
  return move ?? drawMove(pick(offers, head), head);
}

function discard(
  view: View,
  offers: readonly Offer<Move>[],
  level: Effort & Thinking,
  random: Random,
): Move | undefined {
  const choices = discardChoices(offers, random);
  if (choices.length < 2) return choices[0]?.move;
  const talk = listen(view);
  const tables = imagineTables(talk, level, random);
  const stakes = stakesOf(view);
  const head = new Rollouts(talk, random);
  const tryOut = ({ kept }: (typeof choices)[number], trial: number) =>
    stakes(head.fromTheOpening(view.opener, withHand(tables[trial % tables.length]!, talk.me, kept)));
  return bestByHalving(choices, tryOut, level, random)?.item.move;
}

function call(
  view: View,
  offers: readonly Offer<Move>[],
  level: Effort & Thinking,
  random: Random,
): Move | undefined {
  const talk = listen(view);
  const tables = imagineTables(talk, level, random);
  const stakes = stakesOf(view);
  const head = new Rollouts(talk, random);
  const best = bestByHalving(
    callChoices(offers, view),
    (choice, trial) => stakes(head.afterCall(choice.call, choice.show, tables[trial % tables.length]!)),
    level,
    random,
  );
  if (!canAskForTheBill(offers)) return best?.item.move;
  const doubt = worthOfTheBill(view, talk, tables) + error(level.misjudges, random);
  return best === undefined || doubt > best.worth ? { type: "bill" } : best.item.move;
}

function worthOfTheBill(view: View, { me, first, second }: TableTalk, tables: readonly Imagined[]): number {
  const stakes = stakesOf(view);
  const duel = { capotavola: me, cameriere: view.calls.at(-1)!.seat };
  const worths = tables.map(({ all }) => stakes({ ...duel, isTrue: isTrue(first, second, all) }));
  return worths.reduce((sum, worth) => sum + worth, 0) / tables.length;
}
