import type { Imagined } from "./imagining.ts";
import { cardAt, MOST_SLOTS, owes, type Packed } from "./packed.ts";
import { type TableTalk, talkerAt } from "./table-talk.ts";
import { Tricks } from "./tricks.ts";

/** A card that can be laid, and what is gained with it on average. */
interface Judged {
  readonly card: Packed;
  worth: number;
}

/** So up to five players with three cards, and three with four, are searched in full from the first card on. */
const MOST_WAYS = 1200;

/** Judges each card that the watcher can lay by solving the rest of each imagined deal. */
export function judgeCards(talk: TableTalk, deals: readonly Imagined[]): Judged[] {
  const { playing, trumps, stakes, handSize } = talk;
  const tricks = new Tricks();
  const me = playing.indexOf(talk.me);
  tricks.begin({ players: playing.length, trumps, stakes, me, mostWays: MOST_WAYS }, talk.trick);
  playing.forEach((talker, i) => {
    const laid = talkerAt(talk, talker).laid.length;
    tricks.left[i] = ((1 << handSize) - 1) & ~((1 << laid) - 1);
    tricks.owed[i] = owes(handSize, talker === talk.firstToPlay);
  });
  const worths = new Float64Array(MOST_SLOTS);
  let legal = 0;
  for (const { hands } of deals) {
    playing.forEach((talker, i) => {
      const at = talker * MOST_SLOTS;
      for (let slot = 0; slot < MOST_SLOTS; slot++)
        tricks.cards[i * MOST_SLOTS + slot] = cardAt(hands, at + slot);
    });
    legal = tricks.legal(me);
    for (let slot = 0; slot < MOST_SLOTS; slot++) {
      if ((legal >> slot) & 1) worths[slot]! += tricks.solveAfter(me, slot)[me]! / deals.length;
    }
  }
  const laid = talkerAt(talk, talk.me).laid.length;
  return talk.mine.flatMap((card, i) =>
    (legal >> (laid + i)) & 1 ? [{ card, worth: worths[laid + i]! }] : [],
  );
}
