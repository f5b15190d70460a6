import { useSignal } from "@preact/signals";
import { coach, language } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";

/** Explains the turn to somebody who plays for the first time; one tap and it is quiet for good. */
export function Coach({ game }: { game: GameOnStage }) {
  const { play } = words();
  const open = useSignal(false);
  const { view, upToDate, scene } = game.picture.value;
  const tips = game.screen.words(language.value).coach(view, game.table.value.names);
  if (tips.length === 0 || !upToDate || scene !== undefined) return null;
  return (
    <aside class="coach" aria-label={play.coachTitle}>
      <Icon name="coach" />
      <button
        type="button"
        class="coach-tips"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        {tips.slice(0, open.value ? tips.length : 1).map((tip) => (
          <span key={tip}>{tip}</span>
        ))}
        {tips.length > 1 && !open.value ? (
          <span class="coach-more">{play.coachMore(tips.length - 1)}</span>
        ) : null}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={play.coachOff}
        title={play.coachOff}
        onClick={() => (coach.value = "off")}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
