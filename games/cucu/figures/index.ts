import type { PlayerFigures } from "@tavolata/figures/player";
import type { Cucu } from "../rules/index.ts";
import { SHAPES } from "./shapes.ts";

/** What is counted about the people who play. */
export const PLAYER_FIGURES: PlayerFigures<Cucu, typeof SHAPES> = {
  shapes: SHAPES,
  watch: (seats) => (step) => {
    const { mover } = step;
    for (const event of step.events) {
      if (event.type === "turnedUp") {
        event.cards.forEach((card, seat) => {
          if (card !== null) seats[seat]?.rate("rounds", "lost", event.losers.includes(seat));
        });
        continue;
      }
      // What the clock does is nobody's choice.
      if (mover === undefined || !("seat" in event) || event.seat !== mover) continue;
      if (event.type === "kept") seats[mover]?.rate("turns", "swapped", false);
      if (event.type === "swapped" || event.type === "stopped" || event.type === "drew")
        seats[mover]?.rate("turns", "swapped", true);
      if (event.type === "swapped" || event.type === "stopped")
        seats[mover]?.rate("turns", "stopped", event.type === "stopped");
    }
  },
};
