import { Icon } from "@tavolata/kit/art";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";

/** While an earlier moment is looked at: which one, and the way back. */
export function PastBanner({ game, isAwaited }: { game: GameOnStage; isAwaited: boolean }) {
  const past = game.past.value;
  const { play } = words();
  if (past === null) return null;
  const of = game.pictures.length;
  const to = (at: number) => () => {
    game.showPast(at);
  };
  return (
    <div class="past-banner">
      <p role="status">
        {play.past(past + 1, of)} {isAwaited ? <strong>{play.yourTurnMeanwhile}</strong> : null}
      </p>
      <button
        type="button"
        class="icon-button"
        aria-label={play.earlier}
        disabled={past === 0}
        onClick={to(past - 1)}
      >
        <Icon name="step-back" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={play.later}
        disabled={past === of - 1}
        onClick={to(past + 1)}
      >
        <Icon name="step-forward" />
      </button>
      <button type="button" class="button" onClick={() => (game.past.value = null)}>
        {play.toPresent}
      </button>
    </div>
  );
}
