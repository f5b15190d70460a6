import type { Bot, Decision, Mind, Reaction } from "@tavolata/bots";
import { fastRandom, pick, type Random, type Seat } from "@tavolata/kernel";
import {
  type Beccato,
  type Breed,
  type Event,
  isFidget,
  isFourSerama,
  type Move,
  matesOf,
  type Shout,
  type Signal,
  signalsAt,
  teamNumber,
  teamOf,
  trisIn,
  type View,
} from "../rules/index.ts";
import { happens, timeIn } from "./chances.ts";
import { answerMate } from "./changing.ts";
import { chooseOutside } from "./choosing.ts";
import { useEyes } from "./eyes.ts";
import { attentionTo } from "./fox.ts";
import { ATTENTIVE, type Span } from "./levels.ts";
import { cardToPass } from "./passing.ts";
import { remarkOn } from "./remarks.ts";
import { ownHand, ownRows, possibleBreeds } from "./shouting.ts";
import { isAtLeisure, rowToShow } from "./signalling.ts";

const FEIGNS = 0.04;
const BEGIN: Span = [200, 500];
/** How often a gesture must have come before a tris, and how much more often than any other, to be taken for a signal. */
const OFTEN = 3;
const AHEAD = 2;

/**
 * A team that plays by a script, as a yardstick: it signals as soon as it has a tris, shouts when it sees its signal, and
 * takes a gesture seen three times before a tris for a rival's signal. Its eyes are as good as those of other bots.
 */
export const scripted: Bot<Beccato> = {
  name: "scripted",
  levels: [],
  sit: () => new Scripted(),
  attention: attentionTo,
  remark: remarkOn,
  pause: { least: ATTENTIVE.pass[0], most: ATTENTIVE.pass[1] },
};

class Scripted implements Mind<Beccato> {
  private stirring: Seat | undefined;
  private seen: { seat: Seat; what: Signal }[] = [];
  /** For each player, how often each gesture was seen in a round in which they turned out to have a tris. */
  private readonly before = new Map<Seat, Map<Signal, number>>();
  /** What it believes to be each team's signal since hands were last shown. */
  private readonly cracked = new Map<number, Signal | undefined>();

  hear(event: Event): void {
    switch (event.type) {
      case "roundBegins":
        this.seen = [];
        this.stirring = undefined;
        return;
      case "passed":
        this.stirring = undefined;
        return;
      case "stirs":
        this.stirring = event.seat;
        return;
      case "seen":
        if (!isFidget(event.what)) this.seen.push({ seat: event.seat, what: event.what });
        return;
      case "settled":
        for (const { seat, hand } of event.hands) if (trisIn(hand) !== undefined) this.count(seat);
        this.cracked.clear();
        return;
    }
  }

  private count(seat: Seat): void {
    const counts = this.before.get(seat) ?? new Map<Signal, number>();
    this.before.set(seat, counts);
    for (const what of this.seenOf(seat)) counts.set(what, (counts.get(what) ?? 0) + 1);
  }

  private seenOf(seat: Seat): Set<Signal> {
    return new Set(this.seen.filter((one) => one.seat === seat).map(({ what }) => what));
  }

  decide(decision: Decision<Beccato>): Move {
    const view = decision.view();
    return view.phase === "round" ? holdersMove(view, decision.random) : chooseOutside(decision);
  }

  react({ view: look, random }: Decision<Beccato>): Reaction<Beccato> | undefined {
    const view = look();
    if (view.phase !== "round") return answerMate(view, random);
    const head = fastRandom(random.below(2 ** 32));
    const shout = this.shoutFor(view);
    if (shout !== undefined) return { move: shout, after: timeIn(ATTENTIVE.shout, head) };
    if (view.holder === view.watcher) {
      return { move: holdersMove(view, head), after: timeIn(ATTENTIVE.pass, head) };
    }
    return this.useHands(view, head) ?? useEyes(view, this.stirring, ATTENTIVE, head);
  }

  private useHands(view: View, head: Random): Reaction<Beccato> | undefined {
    if (!isAtLeisure(view)) return undefined;
    const [first] = rowToShow(view) ?? [];
    if (first !== undefined) return perform(first, head);
    return happens(FEIGNS, head) ? perform(pick(feints(view), head), head) : undefined;
  }

  private shoutFor(view: View): Shout | undefined {
    const me = view.watcher as Seat;
    const possible = possibleBreeds(view);
    if (possible.length === 0) return undefined;
    const mates = matesOf(view, me);
    const shown = ownRows(view).find(({ row: [first] }) =>
      mates.some((mate) => first !== undefined && this.seenOf(mate).has(first)),
    );
    const coccode = shown && coccodeFor(view, shown.breed, possible);
    if (coccode !== undefined) return coccode;
    const accused = view.places.find((seat) => {
      if (seat === me || mates.includes(seat)) return false;
      const cracked = this.crackedOf(view, teamOf(view, seat));
      return cracked !== undefined && this.seenOf(seat).has(cracked);
    });
    return accused === undefined ? undefined : { type: "beccato", accused };
  }

  private crackedOf(view: View, team: number): Signal | undefined {
    if (!this.cracked.has(team)) this.cracked.set(team, this.crack(teamNumber(view, team).seats));
    return this.cracked.get(team);
  }

  private crack(members: readonly Seat[]): Signal | undefined {
    const counts = new Map<Signal, number>();
    for (const member of members) {
      for (const [what, n] of this.before.get(member) ?? []) counts.set(what, (counts.get(what) ?? 0) + n);
    }
    const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
    return first !== undefined && first[1] >= OFTEN && first[1] - (second?.[1] ?? 0) >= AHEAD
      ? first[0]
      : undefined;
  }
}

function holdersMove(view: View, random: Random): Move {
  const hand = ownHand(view);
  if (isFourSerama(hand)) return { type: "chicchirichi" };
  return { type: "pass", card: cardToPass(view, hand, false, random) };
}

function perform(signal: Signal, random: Random): Reaction<Beccato> {
  return { move: { type: "perform", signal }, after: timeIn(BEGIN, random) };
}

/** BEC-23: where a breed must be named, that takes a signal of its own for it, or only one possible breed. */
function coccodeFor(
  { options }: View,
  breed: Breed | undefined,
  possible: readonly Breed[],
): Shout | undefined {
  if (!options.calledChickens) return { type: "coccode" };
  const named = breed ?? (possible.length === 1 ? possible[0] : undefined);
  return named !== undefined && possible.includes(named) ? { type: "coccode", breed: named } : undefined;
}

function feints(view: View): readonly Signal[] {
  const real = ownRows(view).flatMap(({ row }) => row);
  return signalsAt(view.options).filter((one) => !real.includes(one));
}
