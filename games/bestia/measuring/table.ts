import { type AnyBot, findBot, type Mind } from "@tavolata/bots";
import { completeOptions, fastRandom, type Offer, type Random, type Seat, type Turn } from "@tavolata/kernel";
import { BOTS } from "../bot/index.ts";
import {
  type Bestia,
  bestia,
  type Event,
  type HandOver,
  type Move,
  netOf,
  type Options,
  type State,
} from "../rules/index.ts";
import { sampler } from "./sampler.ts";
import { HEURISTICS } from "./yardsticks.ts";

/** So many chips that nobody is ever short of them, and an ante that can be cut in three, four and five. */
const DEEP: Partial<Options> = { stack: 900_000_000, buyInMost: 1_000_000_000, ante: 600 };

/** A table to measure players at. */
export class MeasuringTable {
  state: State;
  /** How the hands ended, in order. */
  readonly hands: HandOver[] = [];
  readonly choices: Random;
  /** Who listens to what is told, by seats. */
  minds: readonly Mind<Bestia>[] = [];
  private readonly turn: Turn<Bestia>;

  constructor(seats: number, options: Partial<Options>, seed: number) {
    const complete = completeOptions<Options>(bestia.options, { ...DEEP, ...options });
    if (complete.problems !== undefined) throw new Error("there are no such options");
    const tell = (event: Event) => {
      if (event.type === "handOver") this.hands.push(event);
      for (const mind of this.minds) mind.hear?.(event);
    };
    tell.to = (seats: readonly Seat[], event: Event, others?: Event) => {
      this.minds.forEach((mind, seat) => {
        const told = seats.includes(seat) ? event : others;
        if (told !== undefined) mind.hear?.(told);
      });
    };
    this.turn = { now: 0, actedAt: 0, random: fastRandom(seed, 1), tell, effect: () => {} };
    this.choices = fastRandom(seed, 2);
    this.state = bestia.start({ seats, options: complete.value }, this.turn);
  }

  get isOver(): boolean {
    return bestia.result(this.state) !== undefined;
  }

  deal(): void {
    bestia.ring(this.state, { ...this.turn, now: this.state.deadline ?? 0 });
  }

  ask(seat: Seat, mind: Mind<Bestia>): Move {
    return mind.decide({
      view: () => bestia.view(this.state, seat),
      offers: this.offers(seat),
      random: this.choices,
    });
  }

  offers(seat: Seat): Offer<Move>[] {
    return bestia.moves(this.state, seat, this.turn) as Offer<Move>[];
  }

  play(seat: Seat, move: Move): void {
    bestia.play(this.state, seat, move, this.turn);
  }
}

/** Those that sit at people's tables, and those that are only measured against. */
const EVERYBODY = [...BOTS, ...HEURISTICS, sampler] as readonly AnyBot[];

export function mindOf(typed: string): Mind<Bestia> {
  const found = findBot(EVERYBODY, typed);
  if (found.fault !== undefined) throw new Error(found.fault);
  return found.bot.sit(found.level) as Mind<Bestia>;
}

export function netInPots(hand: HandOver, seat: Seat): number {
  return netOf(hand, seat) / hand.pot;
}
