import type { Instant } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import { useEffect, useRef } from "preact/hooks";
import { type Card, deckOf, type Pigeon, type View } from "../rules/index.ts";
import { Readable, Thing } from "./card.tsx";
import { Landings } from "./landings.tsx";
import type { Landing } from "./preview.ts";
import { useTexts } from "./words.ts";
import { zoneName } from "./zone-name.ts";
import "./in-play.css";

/** The card being played, what it is about, and the time left to answer it. */
export function InPlay({ view, landings }: { view: View; landings: readonly Landing[] }) {
  const { names } = useTable();
  const texts = useTexts();
  const top = view.inPlay.at(-1);
  if (top === undefined) return null;
  const { waiting, options } = view;
  // One line for each thing that happens: who, and where to. A card that is assigned itself goes there.
  const lines = top.picks.flatMap(({ pigeons, guano, to }) => {
    const where = to === null || to === "discards" ? null : zoneName(texts, view, to, names);
    const whom = guano === null ? pigeons : [guano];
    if (whom.length === 0 && where === null) return [];
    return [{ whom: whom.length > 0 ? whom : [top.card], where }];
  });
  return (
    <section class="pic-in-play" data-cancelled={top.cancelled} aria-label={names(top.by)}>
      <Readable
        view={view}
        card={top.card}
        about={
          <>
            {lines.map(({ whom, where }, i) => (
              <span key={String(i)} class="pic-about" data-several={lines.length > 1}>
                {things(whom)}
                {where === null ? null : <span class="pic-goal">{`→ ${where}`}</span>}
              </span>
            ))}
            {top.afterwards.length === 0 ? null : (
              <span class="pic-about pic-laid-to-it">+{things(top.afterwards.map(({ card }) => card))}</span>
            )}
          </>
        }
        note={landings.length === 0 ? null : <Landings view={view} landings={landings} />}
      />
      {waiting?.is === "answers" && waiting.until !== null ? (
        <TimeLeft until={waiting.until} total={options.reactionSeconds * 1000} />
      ) : null}
    </section>
  );

  function things(cards: readonly (Card | Pigeon)[]) {
    return cards.map((one) => (
      <span key={one} role="img" aria-label={texts.card(one, deckOf(options))}>
        <Thing view={view} card={one} />
      </span>
    ));
  }
}

/** A bar that gets shorter. */
function TimeLeft({ until, total }: { until: Instant; total: number }) {
  const bar = useRef<HTMLSpanElement>(null);
  const { left, paused } = useTable();
  useEffect(() => {
    if (bar.current === null) return;
    const rest = left(until);
    const share = Math.max(0, Math.min(1, rest / total));
    const going = bar.current.animate(
      { transform: [`scaleX(${share})`, "scaleX(0)"] },
      { duration: Math.max(1, rest), fill: "forwards" },
    );
    if (paused) going.pause();
    return () => going.cancel();
  }, [until, total, left, paused]);
  return <span ref={bar} class="pic-time" aria-hidden="true" />;
}
