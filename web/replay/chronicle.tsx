import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { sentencesOf } from "../plain/sentences.ts";
import { words } from "../words/index.ts";
import type { ReplayOnStage } from "./replay-on-stage.ts";

interface ChronicleProps {
  readonly replay: ReplayOnStage;
  onChosen?(): void;
}

/** All that happened, first things first; a tap goes there. */
export function Chronicle({ replay, onChosen }: ChronicleProps) {
  const list = useRef<HTMLOListElement>(null);
  const told = useComputed(() => {
    const { names } = replay.table.value;
    return replay.moments.map(({ events, view }) => sentencesOf(replay.screen, events, names, view));
  });
  const at = replay.at.value;
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <ol ref={list} class="chronicle" aria-label={words().play.log}>
      {told.value.map((lines, i) =>
        lines.length === 0 ? null : (
          <li key={String(i)}>
            <button
              type="button"
              data-at={i}
              aria-current={i === at ? "true" : undefined}
              onClick={() => {
                replay.goTo(i);
                onChosen?.();
              }}
            >
              {lines.map((line, n) => (
                <span key={String(n)}>{line}</span>
              ))}
            </button>
          </li>
        ),
      )}
    </ol>
  );
}
