import type { Instant, Names } from "@tavolata/kernel";
import { language, useTable } from "@tavolata/kit";
import { useEffect, useRef } from "preact/hooks";
import { deckOf, isPlace, kindOf, type PigeonKind, type View, type Zone } from "../rules/index.ts";
import { Readable } from "./card.tsx";
import { Bird, Picture } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./in-play.css";

/** The card that is being played, what it is about, and the time that is left to answer it. */
export function InPlay({ view }: { view: View }) {
  const { names } = useTable();
  const texts = useTexts();
  const top = view.inPlay.at(-1);
  if (top === undefined) return null;
  const { waiting, options } = view;
  const whom = top.picks.flatMap(({ pigeons }) => pigeons);
  const guano = top.picks.some((pick) => pick.guano !== null);
  const own = texts.screen.ownArea;
  const where = top.picks.flatMap(({ to }) =>
    to === null || to === "discards" ? [] : [zoneName(view, to, names, own)],
  );
  return (
    <section class="pic-in-play" data-cancelled={top.cancelled} aria-label={names(top.by)}>
      <Readable
        view={view}
        card={top.card}
        about={
          <span class="pic-about">
            {whom.map((pigeon) => (
              <span key={pigeon} role="img" aria-label={texts.card(pigeon, deckOf(options))}>
                <Bird kind={kindOf(pigeon) as PigeonKind} small />
              </span>
            ))}
            {guano ? <Picture name="guano" /> : null}
            {where.map((zone) => (
              <span key={zone} class="pic-goal">{`→ ${zone}`}</span>
            ))}
          </span>
        }
      />
      {waiting?.is === "answers" && waiting.until !== null ? (
        <TimeLeft until={waiting.until} total={options.reactionSeconds * 1000} />
      ) : null}
    </section>
  );
}

/** What a Zone is called in the table's own deck, and one's own Area. */
export function zoneName(view: View, zone: Zone, names: Names, own: string): string {
  if (isPlace(zone)) return deckOf(view.options).places[zone].name[language.value];
  return zone === view.watcher ? own : names(zone);
}

/** A line that grows shorter. */
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
