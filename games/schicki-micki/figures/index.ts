import type { PlayerFigures } from "@tavolata/figures/player";
import type { Instant, Seat } from "@tavolata/kernel";
import { type Card, type Event, look, type SchickiMicki, type Settled } from "../rules/index.ts";
import { SHAPES } from "./shapes.ts";

interface Turned {
  readonly number: number;
  readonly card: Card;
  at: Instant;
}

/** What is counted about the people who play. */
export const PLAYER_FIGURES: PlayerFigures<SchickiMicki, typeof SHAPES> = {
  shapes: SHAPES,
  watch(seats) {
    let line: Turned[] = [];
    /** The reactions of the open window that players made themselves. */
    const own = new Set<string>();

    const situationOn = (cards: number) => look(line.slice(0, cards).map(({ card }) => card)).situation;

    /** How long what was reacted to had been there: the card that made it may not be the last one. */
    const timeOf = ({ cards, after }: Settled): number => {
      const situation = situationOn(cards);
      let since = cards;
      while (since > 1 && situationOn(since - 1) === situation) since -= 1;
      return after + timeAt(cards) - timeAt(since);
    };

    const timeAt = (cards: number) => line[cards - 1]?.at ?? 0;

    const countReaction = (reaction: Settled) => {
      const { seat, kind, what, outcome, cards } = reaction;
      // There was no pawn left: neither right nor wrong.
      if (outcome === "void") return;
      for (const deed of ["all", kind === "call" ? "call" : what] as const)
        seats[seat]?.rate("errors", deed, outcome === "wrong");
      const situation = situationOn(cards);
      if (situation === "none" || (outcome !== "wins" && outcome !== "late")) return;
      seats[seat]?.rate("first", situation, outcome === "wins");
      seats[seat]?.spread("reaction", situation, timeOf(reaction));
    };

    const settle = ({ reactions, winners }: Extract<Event, { type: "settled" }>) => {
      for (const reaction of reactions)
        if (own.has(nameOf(reaction.seat, reaction.kind))) countReaction(reaction);
      own.clear();
      if (winners.length > 0) line = [];
    };

    return ({ events, input, mover }) => {
      const kind = input?.move.type;
      if (mover !== undefined && (kind === "call" || kind === "hand")) own.add(nameOf(mover, kind));
      for (const event of events) {
        if (event.type === "turned") line.push({ ...event, card: event.card as Card });
        if (event.type === "shown") {
          for (const turned of line) if (turned.number === event.number) turned.at = event.at;
        }
        if (event.type === "settled") settle(event);
      }
    };
  },
};

function nameOf(seat: Seat, kind: Settled["kind"]): string {
  return `${seat} ${kind}`;
}
