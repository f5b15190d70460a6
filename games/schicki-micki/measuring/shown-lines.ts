import {
  begin,
  completeOptions,
  drawOne,
  fastChance,
  fastRandom,
  type Offer,
  type Random,
} from "@tavolata/kernel";
import {
  type Card,
  hasTwoWorms,
  type Move,
  type Options,
  OUR_DECK,
  type State,
  schickiMicki,
} from "../rules/index.ts";
import { type Conduct, newConduct, note, type Sort, sortOf } from "./conduct.ts";
import { mindOf } from "./table.ts";

/** When the last card of a shown line came. */
const SHOWN_AT = 100_000;

/** Shows somebody so many lines of one sort, of two to four cards each, without a game around them. */
export function showLines(bot: string, sort: Sort, lines: number, seed: number): Conduct {
  const mind = mindOf(bot, 0);
  const random = fastRandom(seed, 1);
  const choices = fastRandom(seed, 2);
  const conduct = newConduct();
  const state = emptyTable(seed);
  const deck = [...OUR_DECK];
  let offers: readonly Offer<Move>[] | undefined;
  for (let i = 0; i < lines; i++) {
    const line = drawLine(sort, deck, random);
    state.line = line.map((card, place) => ({ number: place + 1, card, at: SHOWN_AT, shown: false }));
    // The same for every line.
    offers ??= schickiMicki.moves(state, 0, { now: SHOWN_AT, actedAt: SHOWN_AT }) as Offer<Move>[];
    const reaction = mind.react?.({
      view: () => schickiMicki.sharedView(state, 0),
      offers,
      random: choices,
    });
    note(conduct, { seat: 0, line, move: reaction?.move, after: reaction?.after ?? 0, milliseconds: 0 });
  }
  return conduct;
}

function emptyTable(seed: number): State {
  const options = completeOptions<Options>(schickiMicki.options, {});
  if (options.problems !== undefined) throw new Error("the options have no defaults");
  const opened = begin(schickiMicki, { seats: 2, options: options.value }, 0, fastChance(seed));
  if (opened.refused !== undefined) throw new Error(`refused: ${opened.refused.code}`);
  return opened.standing.state;
}

/** Lines are drawn until one is of this sort; rare sorts are helped along. The deck is left in another order. */
function drawLine(sort: Sort, deck: Card[], random: Random): Card[] {
  for (;;) {
    const size = 2 + random.below(3);
    const line = Array.from({ length: size }, () => drawOne(deck, random));
    const helpful =
      sort === "twoWorms"
        ? deck.find(hasTwoWorms)
        : sort === "identical"
          ? deck.find((card) => line.includes(card))
          : undefined;
    deck.push(...line);
    if (helpful !== undefined) line[size - 1] = helpful;
    if (sortOf(line) === sort) return line;
  }
}
