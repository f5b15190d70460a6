import { fastRandom, type Random, type Seat } from "@tavolata/kernel";
import { bySeat, type Event } from "../rules/index.ts";
import { CARDS } from "./packed.ts";
import { promise } from "./usual.ts";

/** How somebody is thought to decide whether to play. */
export interface Temper {
  /** How many tricks they want to expect while nobody plays yet. */
  readonly wants: number;
  /** How many more for each player who does. */
  readonly more: number;
}

const MORE_WITH_FOUR_CARDS = 0.15;

/** How many tricks somebody wants to expect when so many others play already. */
export function needed({ wants, more }: Temper, playing: number, handSize: number): number {
  return wants + more * playing + (handSize === 4 ? MORE_WITH_FOUR_CARDS : 0);
}

/** Everything in between is close enough to one of these: from players who play anything to the most careful. */
const WANTS = [-0.3, -0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85, 1.05, 1.3];
const MORE = [0, 0.1, 0.2, 0.35, 0.55];
/** Most people mind the players who are in already less than that. */
const MORE_AT_FIRST = [2, 2, 2, 1, 1];
const TEMPERS: readonly Temper[] = WANTS.flatMap((wants) => MORE.map((more) => ({ wants, more })));
/** Of people one knows nothing of, any wish is as likely as any other: so it is soon known what they are like. */
const PRIOR = normal(WANTS.flatMap(() => MORE_AT_FIRST));

/** The chances that somebody who passed comes in blind when nobody plays, against one, and against more. */
const BLIND_AT_FIRST = [0.7, 0.12, 0.03];
/** After so many occasions, what somebody did counts as much as what people do. */
const SOON = 3;
/** By how many tricks people misjudge their hands. */
export const SPREAD = 0.12;

interface Known {
  /** How likely each temper is. */
  weights: readonly number[];
  readonly blind: { asked: number; came: number }[];
}

/**
 * What is learnt of the others by listening, hand after hand: how good their cards must be before they play, and when
 * they come in blind. It hears what everybody hears.
 */
export class Reading {
  private readonly known = new Map<Seat, Known>();
  private readonly sittingOut = new Set<Seat>();
  private handSize = 3;
  private playing = 0;
  private isFree = false;

  constructor(private readonly learns: boolean) {}

  hear(event: Event): void {
    if (!this.learns) return;
    switch (event.type) {
      case "handBegins":
        this.playing = 0;
        this.isFree = !event.compulsory;
        break;
      case "dealt":
        this.handSize = event.cards.length;
        break;
      case "passed":
        this.note(event.seat, false);
        break;
      case "served":
      case "exchanged":
        this.note(event.seat, true);
        this.playing += 1;
        break;
      case "stayedOut":
        this.noteBlind(event.seat, false);
        break;
      case "blind":
        this.noteBlind(event.seat, true);
        this.playing += 1;
        break;
      case "sitsOut":
      case "willStand":
        this.sittingOut.add(event.seat);
        break;
      case "back":
        this.sittingOut.delete(event.seat);
        break;
      case "sat":
      case "stood":
        this.known.delete(event.seat);
        this.sittingOut.delete(event.seat);
        break;
    }
  }

  /** One way in which this player may decide, as likely as it seems by now. */
  drawTemper(seat: Seat, random: Random): Temper {
    const weights = this.known.get(seat)?.weights ?? PRIOR;
    let left = random.below(FINE) / FINE;
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return temperAt(at < 0 ? TEMPERS.length - 1 : at);
  }

  chanceOfBlind(seat: Seat, playing: number): number {
    const at = Math.min(playing, BLIND_AT_FIRST.length - 1);
    const usual = BLIND_AT_FIRST[at] ?? 0;
    const { asked, came } = this.known.get(seat)?.blind[at] ?? { asked: 0, came: 0 };
    return (usual * SOON + came) / (SOON + asked);
  }

  private note(seat: Seat, plays: boolean): void {
    // A player who sits out passes without having decided anything (BES-19).
    if (!this.isFree || this.sittingOut.has(seat)) return;
    const known = this.of(seat);
    const chances = chancesToPlay(this.handSize, this.playing);
    known.weights = normal(
      known.weights.map((weight, i) => weight * (plays ? bySeat(chances, i) : 1 - bySeat(chances, i))),
    );
  }

  private noteBlind(seat: Seat, came: boolean): void {
    const seen = this.of(seat).blind[Math.min(this.playing, BLIND_AT_FIRST.length - 1)];
    if (seen === undefined) return;
    seen.asked += 1;
    if (came) seen.came += 1;
  }

  private of(seat: Seat): Known {
    const known = this.known.get(seat) ?? {
      weights: PRIOR,
      blind: BLIND_AT_FIRST.map(() => ({ asked: 0, came: 0 })),
    };
    this.known.set(seat, known);
    return known;
  }
}

const FINE = 2 ** 32;

function temperAt(at: number): Temper {
  const temper = TEMPERS[at];
  if (temper === undefined) throw new RangeError(`no temper ${at}`);
  return temper;
}

/** The same proportions, with a sum of one. */
function normal(weights: readonly number[]): number[] {
  const sum = sumOf(weights);
  return weights.map((weight) => weight / sum);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

const HANDS = 1000;
const learnt = new Map<string, readonly number[]>();

/** How often somebody of each temper plays any hand at all, after so many others. */
function chancesToPlay(handSize: number, playing: number): readonly number[] {
  const key = `${handSize} ${playing}`;
  const known = learnt.get(key);
  if (known !== undefined) return known;
  const promises = anyHands(handSize);
  const chances = TEMPERS.map((temper) => {
    const least = needed(temper, playing, handSize);
    const sum = sumOf(promises.map((tricks) => 1 / (1 + Math.exp((least - tricks) / SPREAD))));
    // Nobody is so regular that one surprise would rule anything out.
    return 0.02 + (0.96 * sum) / promises.length;
  });
  learnt.set(key, chances);
  return chances;
}

/** What hands promise that are dealt to anybody. */
function anyHands(handSize: number): number[] {
  const random = fastRandom(handSize, HANDS);
  return Array.from({ length: HANDS }, () => {
    const cards = new Set<number>();
    while (cards.size <= handSize) cards.add(random.below(CARDS));
    const [turnedUp = 0, ...hand] = cards;
    return promise(Int8Array.from(hand), 0, handSize, turnedUp);
  });
}
