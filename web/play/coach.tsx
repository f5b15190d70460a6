import { useSignal } from "@preact/signals";
import { language, lookingBack, sayWhyNot, setTips } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";

/** Explains the turn to somebody who plays for the first time; one tap and it is quiet in this game for good. */
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
  // What was unfolded was about that turn: the next one gets the table back.
  const { awaited } = game.table.value;
  const text = tips.join(" ");
  useLayoutEffect(() => {
    open.value = false;
  }, [text, awaited, open]);
  const box = useRef<HTMLButtonElement>(null);
  const isCut = useSignal(false);
  useLayoutEffect(() => {
    const first = box.current?.firstElementChild;
    if (!open.value && first != null) isCut.value = first.scrollHeight > first.clientHeight + 1;
  });
  return (
    <aside class="coach" aria-label={play.coachTitle}>
      <Icon name="coach" />
      <button
        ref={box}
        type="button"
        class="coach-tips"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        {tips.slice(0, open.value ? tips.length : 1).map((tip) => (
          <span key={tip}>{tip}</span>
        ))}
        {open.value || tips.length > 1 || isCut.value ? (
          <span class="coach-more">{open.value ? play.coachLess : play.coachMore}</span>
        ) : null}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={open.value ? play.coachLess : play.coachOff}
        title={open.value ? play.coachLess : play.coachOff}
        onClick={() => {
          if (open.value) {
            open.value = false;
            return;
          }
          setTips(game.screen.name, "off");
          sayWhyNot(play.coachGone);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
