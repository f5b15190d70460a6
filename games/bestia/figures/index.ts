import type { PlayerFigures } from "@tavolata/figures/player";
import type { Seat } from "@tavolata/kernel";
import { anteOfLevel, type Bestia, type Event, type HandOver, netOf, seatsRightOf } from "../rules/index.ts";
import { type Position, SHAPES } from "./shapes.ts";

type Begins = Extract<Event, { type: "handBegins" }>;

interface Hand extends Pick<Begins, "dealer" | "eligible" | "ante" | "level"> {
  /** Those who have spoken themselves, and whether they play. */
  readonly said: Map<Seat, boolean>;
}

const PLAYS: Partial<Record<Event["type"], boolean>> = {
  passed: false,
  stayedOut: false,
  served: true,
  exchanged: true,
  blind: true,
};

/** What is counted about the people who play. */
export const PLAYER_FIGURES: PlayerFigures<Bestia, typeof SHAPES> = {
  shapes: SHAPES,
  watch(seats, options) {
    let hand: Hand | undefined;

    const settle = (over: HandOver, { said, ante, level, dealer, eligible }: Hand) => {
      // BES-6: where somebody is short, the hand's own ante may be next to nothing; chips are measured by the level's.
      const unit = anteOfLevel(options, level);
      const order = seatsRightOf(dealer, seats.length).filter((seat) => eligible.includes(seat));
      for (const [seat, plays] of said) {
        for (const row of ["all", positionOf(seat, dealer, order)] as const) {
          seats[seat]?.rate("plays", row, plays);
          if (plays) seats[seat]?.rate("bestie", row, over.bestie.includes(seat));
          seats[seat]?.mean("net", row, (netOf(over, seat) - ante) / unit);
        }
      }
    };

    return ({ events, mover }) => {
      for (const event of events) {
        if (event.type === "handBegins") {
          hand = { ...event, said: new Map() };
        } else if (event.type === "handOver") {
          if (hand !== undefined) settle(event, hand);
          hand = undefined;
        } else {
          const plays = PLAYS[event.type];
          if (plays !== undefined && "seat" in event && event.seat === mover) hand?.said.set(mover, plays);
        }
      }
    };
  },
};

/** BES-16: the leader is the first eligible player to the dealer's right. */
function positionOf(seat: Seat, dealer: Seat, order: readonly Seat[]): Position {
  if (seat === dealer) return "dealer";
  return seat === order[0] ? "leader" : "between";
}
