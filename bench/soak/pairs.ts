import { type AnyGame, type GameTypes, same } from "@tavolata/kernel";
import { Broken, type CheckedTable, show } from "@tavolata/kernel/check/drive";
import { keepsSecrets } from "@tavolata/kernel/check/secrets";

const LONGEST_GAME = 3000;

/**
 * Plays one game. At every input it takes a watcher and a second state that looks the same to them, and compares all that
 * they get in both: the view, offers, refusals, and what they hear and see of the input.
 *
 * When the clock rings is left to `checkGame`: only a game's own tests say whether that may depend on something hidden.
 */
export function comparePairs(game: AnyGame, table: CheckedTable<GameTypes>, counted: () => void): void {
  const watched: AnyGame = {
    ...game,
    imagine(view, random) {
      const state = game.imagine(view, random);
      const again = game.view(state, view.watcher);
      if (!same(again, view)) {
        throw new Broken(`${view.watcher} sees ${show(view)} and imagines ${show(again)}`);
      }
      return state;
    },
  };
  keepsSecrets(watched, table, { longest: LONGEST_GAME, hiddenAlarms: true }, counted);
}
