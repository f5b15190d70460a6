import { copy, nobodyListens, type Offer, type Random, type Seat, type Turn } from "@tavolata/kernel";
import { type Event, known, type Move, type Piccioni, piccioni, type State } from "../rules/index.ts";
import { type Candidate, candidatesAmong, onlyMove } from "./candidates.ts";
import { weigh } from "./habits.ts";

/** A table that a player thinks through in their head, by the real rules. */
export class Thought {
  /** How many moves were made in it. */
  moves = 0;
  private readonly turn: Turn<Piccioni>;

  constructor(
    readonly state: State,
    private readonly random: Random,
  ) {
    this.turn = { now: 0, actedAt: 0, random, tell: nobodyListens<Event>(), effect: () => {} };
  }

  /** A copy of the thought, to go on from here in another way. */
  branch(): Thought {
    const { options, news: _, ...rest } = this.state;
    return new Thought({ ...copy(rest), options, news: [] }, this.random);
  }

  awaited(): Seat[] {
    return piccioni.awaits(this.state);
  }

  candidates(seat: Seat): Candidate[] {
    const offers = piccioni.moves(this.state, seat, this.turn) as Offer<Move>[];
    return candidatesAmong(this.state, seat, offers);
  }

  play(seat: Seat, move: Move): void {
    piccioni.play(this.state, seat, move, this.turn);
    this.moves += 1;
  }

  /** Plays as people do without thinking long: what looks best at a glance, give or take a little. */
  playByHabit(seat: Seat, spread: number): void {
    const candidates = this.candidates(seat);
    this.play(seat, onlyMove(candidates) ?? this.usual(seat, candidates, spread));
  }

  private usual(seat: Seat, candidates: readonly Candidate[], spread: number): Move {
    return bestAtAGlance(this.state, seat, candidates, spread, this.random).move;
  }
}

const FINE = 1024;

export function bestAtAGlance(
  state: State,
  seat: Seat,
  candidates: readonly Candidate[],
  spread: number,
  random: Random,
): Candidate {
  let best: Candidate | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { candidate, worth } of weigh(state, seat, candidates)) {
    const seen = worth + (spread * random.below(FINE)) / FINE;
    if (seen > most) {
      most = seen;
      best = candidate;
    }
  }
  return known(best, "candidate");
}
