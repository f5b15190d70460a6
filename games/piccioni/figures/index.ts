import type { PlayerFigures } from "@tavolata/figures/player";
import type { Seat } from "@tavolata/kernel";
import {
  type Card,
  type Event,
  kindOf,
  PIGEON_KINDS,
  type Piccioni,
  type PigeonKind,
  type State,
  type Zone,
} from "../rules/index.ts";
import { SHAPES } from "./shapes.ts";

/** What is counted about the people who play. It adds up over a game, and each game is one value. */
export const PLAYER_FIGURES: PlayerFigures<Piccioni, typeof SHAPES> = {
  shapes: SHAPES,
  watch(seats) {
    const counts = seats.map(() => ({ guano: 0, given: 0, pigeons: 0 }));
    /** Who played the cards that are on the table. */
    const playedBy = new Map<Card, Seat>();

    const arrive = (pigeons: number, to: Zone | null) => {
      const area = typeof to === "number" ? counts[to] : undefined;
      if (area !== undefined) area.pigeons += pigeons;
    };

    const receiveGuano = (card: Card, seat: Seat) => {
      const [taker, giver] = [counts[seat], counts[playedBy.get(card) ?? seat]];
      if (taker !== undefined) taker.guano += 1;
      if (giver !== undefined && giver !== taker) giver.given += 1;
    };

    const settle = ({ trophies }: Extract<Event, { type: "gameOver" }>, { players }: State) => {
      seats.forEach((tally, seat) => {
        const won = (trophies[seat] ?? []).map(trophyKind);
        tally.mean("trophies", "all", won.length);
        for (const kind of [...PIGEON_KINDS, "guano"] as const)
          tally.mean("trophies", kind, won.filter((one) => one === kind).length);
        tally.mean("guano", "received", counts[seat]?.guano ?? 0);
        tally.mean("guano", "given", counts[seat]?.given ?? 0);
        tally.mean("guano", "left", players[seat]?.guano.length ?? 0);
        tally.mean("pigeons", "received", counts[seat]?.pigeons ?? 0);
        tally.mean("pigeons", "left", players[seat]?.pigeons.length ?? 0);
      });
    };

    return ({ events, state }) => {
      for (const event of events) {
        switch (event.type) {
          case "played":
          case "reacted":
            playedBy.set(event.card, event.seat);
            break;
          case "assigned":
            receiveGuano(event.card, event.seat);
            break;
          case "glided":
            arrive(1, event.to);
            break;
          case "moved":
          case "scared":
            arrive(event.pigeons.length, event.to);
            break;
          case "gameOver":
            settle(event, state);
            break;
        }
      }
    };
  },
};

/** PIC-15: a Trophy that is no pigeon is a Guano. */
function trophyKind(card: Card): PigeonKind | "guano" {
  return PIGEON_KINDS.find((kind) => kind === kindOf(card)) ?? "guano";
}
