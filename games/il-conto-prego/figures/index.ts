import type { PlayerFigures } from "@tavolata/figures/player";
import type { Seat } from "@tavolata/kernel";
import { compose, type Dish, type IlConto, isIn, type State } from "../rules/index.ts";
import { SHAPES, type Size, sizeOf } from "./shapes.ts";

/** The call that the next player believes or not. */
interface OpenCall {
  readonly seat: Seat;
  readonly size: Size;
  readonly isTrue: boolean;
  /** Whether the player made it, and not the clock or a stand-in. */
  readonly isOwn: boolean;
}

/** What is counted about the people who play. */
export const PLAYER_FIGURES: PlayerFigures<IlConto, typeof SHAPES> = {
  shapes: SHAPES,
  watch(seats) {
    let open: OpenCall | undefined;

    /** The clock neither believes nor doubts. */
    const settle = (believed: boolean, mover: Seat | undefined, byClock: boolean) => {
      if (open === undefined || byClock) return;
      const { seat, size, isTrue, isOwn } = open;
      if (!isTrue && mover !== undefined) seats[mover]?.rate("bills", "caught", !believed);
      if (!isOwn) return;
      seats[seat]?.rate("believed", isTrue ? "true" : "bluff", believed);
      if (isTrue) return;
      seats[seat]?.rate("through", "all", believed);
      seats[seat]?.rate("through", size, believed);
    };

    const noteCall = (seat: Seat, dishes: readonly Dish[], state: State, isOwn: boolean) => {
      const size = sizeOf(dishes);
      const isTrue = compose(dishes, handsOf(state)).verdict === "true";
      open = { seat, size, isTrue, isOwn };
      if (!isOwn) return;
      seats[seat]?.rate("bluffs", "all", !isTrue);
      seats[seat]?.rate("bluffs", size, !isTrue);
    };

    return ({ events, input, mover, state }) => {
      for (const event of events) {
        if (event.type === "handBegins") open = undefined;
        if (event.type === "called") {
          settle(true, mover, input?.by === "clock");
          noteCall(event.seat, event.dishes, state, event.seat === mover);
        }
        if (event.type === "bill") {
          settle(false, mover, input?.by === "clock");
          if (mover !== undefined) seats[mover]?.rate("bills", "right", event.verdict === "false");
        }
      }
    };
  },
};

/** Everybody's cards. A call changes none of them, so those after it are those that it was about. */
function handsOf({ players }: State) {
  return players.filter(isIn).map(({ cards, shown }) => (shown === null ? cards : [...cards, shown]));
}
