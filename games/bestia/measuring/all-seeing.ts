import { MOST_PLAYERS, MOST_SLOTS, packCard, unpackCard } from "../bot/packed.ts";
import { judgeCards } from "../bot/playing.ts";
import { listen } from "../bot/table-talk.ts";
import { bestia, type Move, playerAt, type State, turnOf } from "../rules/index.ts";

/**
 * Lays the best card there is for the player whose turn it is, looking into everybody's hand. It takes a state and not
 * a view, so it is no bot and can sit at no table: it only shows how much there is to be gained.
 */
export function layAllSeeing(state: State): Move {
  const talk = listen(bestia.view(state, turnOf(state)));
  const hands = new Int8Array(MOST_PLAYERS * MOST_SLOTS);
  talk.talkers.forEach(({ seat, laid }, talker) => {
    const cards = [...laid.map(({ card }) => card), ...playerAt(state, seat).cards.map(packCard)];
    cards.forEach((card, slot) => {
      hands[talker * MOST_SLOTS + slot] = card;
    });
  });
  const judged = judgeCards(talk, [{ hands, stock: new Int8Array(), tempers: [] }]);
  return { type: "play", card: unpackCard(judged.reduce((a, b) => (b.worth > a.worth ? b : a)).card) };
}
