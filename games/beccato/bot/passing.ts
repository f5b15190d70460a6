import { pick, type Random } from "@tavolata/kernel";
import { type Card, SERAMA, type View } from "../rules/index.ts";

/**
 * Keeps the pair and passes another breed by chance. A Serama stays with who has a pair: it completes nothing, and while
 * it lies still, what somebody waits for comes round the sooner. Who always passes Serama lets them go round for ever.
 * Of two pairs, or where there is none, the choosy keep what brings an egg of their own.
 */
export function cardToPass(view: View, hand: readonly Card[], choosy: boolean, random: Random): Card {
  const counts = new Map<Card, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  const most = Math.max(...[...counts].map(([card, n]) => (card === SERAMA ? 0 : n)));
  if (counts.get(SERAMA) === 3 && most === 1) return hand.find((card) => card !== SERAMA)!;
  if (most <= 1) return pick(choosy && isEarly(view) ? leastWanted(view, hand) : hand, random);
  const best = [...counts.keys()].filter((card) => card !== SERAMA && counts.get(card) === most);
  const kept = choosy ? best.toSorted((a, b) => worth(view, b) - worth(view, a))[0]! : pick(best, random);
  const others = hand.filter((card) => card !== kept);
  const breeds = others.filter((card) => card !== SERAMA);
  return pick(breeds.length > 0 ? breeds : others, random);
}

/** Two who both keep one of a breed for its egg would keep it from each other for ever. */
const CHOOSY_LAPS = 2;

function isEarly({ passes, places }: View): boolean {
  return passes < CHOOSY_LAPS * places.length;
}

/** All but what brings an egg of one's own, if there is anything else. */
function leastWanted(view: View, hand: readonly Card[]): readonly Card[] {
  const others = hand.filter((card) => worth(view, card) === 1);
  return others.length > 0 ? others : hand;
}

function worth({ coops, teams, watcher }: View, card: Card): number {
  const own = teams.find(({ seats }) => seats.includes(watcher as number))!.guild;
  const egg = coops.find(({ breed }) => breed === card)?.egg;
  return egg === own ? 2 : 1;
}
