import type { Watcher } from "@tavolata/kernel";
import type { View } from "../rules/index.ts";
import { type Duel, loserOf } from "./packed.ts";
import { numberAt } from "./readers.ts";

/** A hand lost costs 1 where hands or Saldi can decide the game; where Omaggi alone do it only breaks ties (CON-20). */
const TIE_BREAK = 0.1;
/** Under Oste the winner of the duel has a card more in the next hand. */
const EXTRA_CARD = 0.04;
/** An Omaggio brings the game nearer: the only one, or under Saldo one of two. */
const OMAGGIO = { alone: 1, withSaldo: 0.4 };
/** What loses or wins the whole game weighs so many times as much. */
const WHOLE_GAME = 4;

/** What a bill is worth to a seat, by what is played for. */
export function stakesOf(view: View, me: Watcher = view.watcher): (duel: Duel) => number {
  const { omaggi, omaggiTarget, saldo, oste, handSize, hands } = view.options;
  const lossCosts = view.players.map(({ saldi }) => {
    if (!saldo) return omaggi && hands === undefined ? TIE_BREAK : 1;
    return saldi + 1 >= handSize ? WHOLE_GAME : 1;
  });
  const omaggioBrings = view.players.map((player) => {
    if (!omaggi) return 0;
    return player.omaggi + 1 >= omaggiTarget ? WHOLE_GAME : saldo ? OMAGGIO.withSaldo : OMAGGIO.alone;
  });
  const rivals = view.players.filter(({ eliminatedAfter }) => eliminatedAfter === null).length - 1;
  return (duel) => {
    const { capotavola, cameriere, isTrue } = duel;
    const loser = loserOf(duel);
    const winner = isTrue ? cameriere : capotavola;
    const cost = numberAt(lossCosts, loser);
    let worth = loser === me ? -cost : cost / rivals;
    if (!isTrue) {
      const omaggio = numberAt(omaggioBrings, capotavola);
      worth += capotavola === me ? omaggio : -omaggio / rivals;
    }
    if (oste) worth += winner === me ? EXTRA_CARD : -EXTRA_CARD / rivals;
    return worth;
  };
}
