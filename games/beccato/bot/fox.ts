import type { Attention, Bot, Decision, Mind, Reaction } from "@tavolata/bots";
import { fastRandom, type Random, type Seat } from "@tavolata/kernel";
import { type Beccato, type Event, isFourSerama, type Move, type View } from "../rules/index.ts";
import { timeIn } from "./chances.ts";
import { answerMate, wantedChange } from "./changing.ts";
import { chooseOutside } from "./choosing.ts";
import { useEyes } from "./eyes.ts";
import { ATTENTIVE, LEVEL_NAMES, LEVELS, type Level, type LevelName } from "./levels.ts";
import { Memory } from "./memory.ts";
import { cardToPass } from "./passing.ts";
import { remarkOn } from "./remarks.ts";
import { ownHand, wantedShout } from "./shouting.ts";
import { feign, isAtLeisure, letGo, rowToShow, showSignal } from "./signalling.ts";

/**
 * Signals, feigns, watches and shouts with the same eyes and hands as people, and reads what it sees as Bayes would. The
 * levels differ in how well they watch, how much they dare, and whether they wait for a mate's eyes.
 */
export const fox: Bot<Beccato> = {
  name: "fox",
  levels: LEVEL_NAMES,
  sit: (name) => new Fox(LEVELS[(name ?? LEVEL_NAMES.at(-1)) as LevelName]),
  attention: attentionTo,
  remark: remarkOn,
  pause: { least: ATTENTIVE.pass[0], most: ATTENTIVE.pass[1] },
};

/** Anything that happens in a round may call for action, and so may a mate's request; a shout ends all that. */
export function attentionTo({ type }: Event): Attention | undefined {
  switch (type) {
    case "roundBegins":
    case "passed":
    case "drew":
    case "performs":
    case "letsGo":
    case "seen":
    case "heard":
    case "stirs":
    case "stops":
    case "looks":
    case "eyes":
    case "asked":
      return "look";
    case "shouted":
    case "settled":
      return "forget";
    default:
      return undefined;
  }
}

class Fox implements Mind<Beccato> {
  private readonly memory = new Memory();

  constructor(private readonly level: Level) {}

  hear(event: Event): void {
    this.memory.hear(event);
  }

  decide(decision: Decision<Beccato>): Move {
    const view = decision.view();
    if (view.phase === "round") return this.holdersMove(view, decision.random);
    return wantedChange(view, this.memory, this.level, decision.random) ?? chooseOutside(decision);
  }

  private holdersMove(view: View, random: Random): Move {
    const hand = ownHand(view);
    if (isFourSerama(hand)) return { type: "chicchirichi" };
    return { type: "pass", card: cardToPass(view, hand, this.level.choosy, random) };
  }

  react({ view: look, random }: Decision<Beccato>): Reaction<Beccato> | undefined {
    const view = look();
    if (view.phase !== "round") return answerMate(view, random);
    // Fair chance is expensive, so it is asked once, and the bot's head makes its own from the answer.
    const head = fastRandom(random.below(2 ** 32));
    const { memory, level } = this;
    const shout = wantedShout(view, memory, level);
    if (shout !== undefined) return { move: shout, after: timeIn(level.senses.shout, head) };
    if (view.holder === view.watcher) {
      return { move: this.holdersMove(view, head), after: timeIn(level.senses.pass, head) };
    }
    return this.useHands(view, head) ?? useEyes(view, memory.stirring, level.senses, head);
  }

  private useHands(view: View, head: Random): Reaction<Beccato> | undefined {
    const { memory, level } = this;
    const row = rowToShow(view);
    if (!isAtLeisure(view)) return level.patience > 0 && row !== undefined ? letGo(view) : undefined;
    if (row !== undefined) {
      const next = memory.nextOf(view.watcher as Seat, row);
      return showSignal(view, row, next, memory.quiet, level, head);
    }
    return feign(view, level, head);
  }
}
