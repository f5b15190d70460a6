import { pick, type Random, type Seat } from "@tavolata/kernel";
import { type Card, SERAMA, teamWith, type View } from "../rules/index.ts";

/**
 * Keeps the pair and passes another breed at random. A player with a pair keeps a Serama, too: it completes nothing, and
 * while it lies still, the cards that others wait for come round sooner. If everybody always passed Serama, they would go
 * round for ever. Of two pairs, or without a pair, a choosy bot keeps what brings an egg of its own guild.
 */
export function cardToPass(view: View, hand: readonly Card[], choosy: boolean, random: Random): Card {
  const counts = new Map<Card, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  const most = Math.max(...[...counts].map(([card, n]) => (card === SERAMA ? 0 : n)));
  const [chicken] = hand.filter((card) => card !== SERAMA);
  if (counts.get(SERAMA) === 3 && chicken !== undefined) return chicken;
  if (most <= 1) return pick(choosy && isEarly(view) ? leastWanted(view, hand) : hand, random);
  const best = [...counts.keys()].filter((card) => card !== SERAMA && counts.get(card) === most);
  const kept = choosy ? best.reduce(worthier) : pick(best, random);
  const others = hand.filter((card) => card !== kept);
  const breeds = others.filter((card) => card !== SERAMA);
  return pick(breeds.length > 0 ? breeds : others, random);

  function worthier(one: Card, other: Card): Card {
    return worth(view, other) > worth(view, one) ? other : one;
  }
}

/** Two bots that both keep one card of a breed for its egg would keep it from each other for ever. */
const CHOOSY_LAPS = 2;

function isEarly({ passes, places }: View): boolean {
  return passes < CHOOSY_LAPS * places.length;
}

/** All cards but those that bring an egg of the bot's own guild, if there are any others. */
function leastWanted(view: View, hand: readonly Card[]): readonly Card[] {
  const others = hand.filter((card) => worth(view, card) === 1);
  return others.length > 0 ? others : hand;
}

function worth(view: View, card: Card): number {
  const { guild } = teamWith(view, view.watcher as Seat);
  const egg = view.coops.find(({ breed }) => breed === card)?.egg;
  return egg === guild ? 2 : 1;
}
