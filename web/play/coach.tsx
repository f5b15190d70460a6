import { useSignal } from "@preact/signals";
import { coach, language, lookingBack, sayWhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useMemo, useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";

/** Explains the turn to somebody who plays for the first time; one tap and it is quiet for good. */
export function Coach({ game }: { game: GameOnStage }) {
  const { play } = words();
  const open = useSignal(false);
  const { view, upToDate, scene } = game.picture.value;
  const isTime = upToDate && scene === undefined;
  // While something is being shown, the last advice stays: a strip that came and went would push the table around. But
  // what was said for somebody's own turn is over with it.
  const kept = useRef<readonly string[]>([]);
  const forOwnTurn = useRef(false);
  const inLanguage = language.value;
  const said = game.screen.words(inLanguage);
  const past = lookingBack.value;
  kept.current = useMemo(() => {
    const { awaited, names } = game.table.peek();
    if (past !== undefined) {
      // Over with what is looked at, however far the table has gone on beneath it.
      forOwnTurn.current = true;
      return said.coach?.(view, names, past) ?? [];
    }
    if (!isTime && !forOwnTurn.current) return kept.current;
    forOwnTurn.current = awaited;
    return said.coach?.(view, names) ?? [];
  }, [game, isTime, view, said, past]);
  // Always there, so that nothing below it ever moves.
  const tips = kept.current.length === 0 ? [play.coachQuiet] : kept.current;
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
        {tips.length > 1 && !open.value ? <span class="coach-more">{play.coachMore}</span> : null}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={play.coachOff}
        title={play.coachOff}
        onClick={() => {
          coach.value = "off";
          sayWhyNot(play.coachGone);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
