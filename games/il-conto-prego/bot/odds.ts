import type { Seat } from "@tavolata/kernel";
import { type Card, type Dish, HIDDEN, JOKER, knownInHand, type View } from "../rules/index.ts";
import { numberAt } from "./readers.ts";
import { type Stock, WHOLE_STOCK } from "./stock.ts";

/** What a seat knows about the cards that the bill would turn up. */
export interface Knowledge {
  /** Cards in hands, or face up, that the seat has seen. */
  readonly seen: readonly Card[];
  /** How many cards of the bill it has not seen. */
  readonly unseen: number;
  /** Cards it has seen that are not in the bill: its own discards. */
  readonly out: readonly Card[];
}

export function knowledgeOf(view: View): Knowledge {
  const seen: Card[] = [];
  const out: Card[] = [];
  let unseen = 0;
  view.players.forEach((player, seat: Seat) => {
    const own = seat === view.watcher;
    const known = own ? (player.cards as Card[]) : knownInHand(view, seat);
    seen.push(...known);
    if (player.shown !== null) seen.push(player.shown);
    unseen += player.cards.length - known.length;
    for (const card of player.discards) if (card !== HIDDEN) out.push(card);
  });
  return { seen, unseen, out };
}

/** The chance that these dishes are there, if the unseen cards are any of those left with equal chance. */
export function chanceOfTruth(dishes: readonly Dish[], knowledge: Knowledge, stock: Stock): number {
  const { seen, unseen, out } = knowledge;
  const of = (cards: readonly Card[], first: string) =>
    cards.reduce((sum, card) => sum + (card[0] === first ? 1 : 0), 0);
  const need = dishes.map(({ count, rank }) => Math.max(0, count - of(seen, rank)));
  const left = dishes.map(({ rank }) => stock.ofARank - of(seen, rank) - of(out, rank));
  const jokers = of(seen, JOKER);
  const jokersLeft = stock.jokers - jokers - of(out, JOKER);
  const pool = stock.cards - seen.length - out.length;
  const [needFirst = 0, needSecond = 0] = need;
  if (needFirst + needSecond <= jokers) return 1;
  const [first = 0, second = 0] = left;
  const rest = pool - first - second - jokersLeft;
  const all = logChoose(pool, unseen);
  let chance = 0;
  for (let a = 0; a <= Math.min(first, unseen); a++) {
    for (let b = 0; b <= Math.min(second, unseen - a); b++) {
      const missing = Math.max(0, needFirst - a) + Math.max(0, needSecond - b);
      for (let j = Math.max(0, missing - jokers); j <= Math.min(jokersLeft, unseen - a - b); j++) {
        const others = unseen - a - b - j;
        if (others > rest) continue;
        chance += Math.exp(
          logChoose(first, a) +
            logChoose(second, b) +
            logChoose(jokersLeft, j) +
            logChoose(rest, others) -
            all,
        );
      }
    }
  }
  return Math.min(1, chance);
}

const LOG_FACTORIAL = [0];
for (let n = 1; n <= WHOLE_STOCK.cards; n++) LOG_FACTORIAL.push(numberAt(LOG_FACTORIAL, n - 1) + Math.log(n));

function logChoose(n: number, k: number): number {
  return numberAt(LOG_FACTORIAL, n) - numberAt(LOG_FACTORIAL, k) - numberAt(LOG_FACTORIAL, n - k);
}
