import type { Seat } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { matesOf, type Signal, type View } from "../rules/index.ts";
import { capitalized } from "../texts/grammar.ts";
import { Mini } from "./gestures.tsx";
import { useLater } from "./later-words.ts";
import { agreedBy } from "./own-signal.ts";
import { useTexts } from "./words.ts";
import "./new-signal.css";

interface NewSignalProps {
  readonly view: View;
  readonly seat: Seat;
  /** What is seen once the signal is known. */
  readonly children: ComponentChildren;
}

/** In milliseconds: the clock does not wait, so when the player's own turn comes, what has been there this long goes. */
const READ_IN = 6000;

/** What was known when the last round ended: nothing is drawn here between rounds. */
let lastKnown: Signal | undefined;

/**
 * BEC-4: the signal card that the guild was dealt, in the first round, until the player says that they know it or has
 * made it; and once more when the guild has changed it (BEC-21). Nobody waits for that.
 */
export function NewSignal({ view, seat, children }: NewSignalProps) {
  const { names, isLesson } = useTable();
  const { and, signals } = useTexts();
  const later = useLater();
  const signal = signalIn(view);
  const [known, setKnown] = useState(view.round === 1 ? undefined : (lastKnown ?? signal));
  const isMade = signal !== undefined && view.own?.act?.what === signal;
  const note = () => {
    lastKnown = signal;
    setKnown(signal);
  };
  useEffect(() => {
    if (isMade) note();
  }, [isMade, signal]);
  const isShown = signal !== undefined && signal !== known;
  const shownSince = useRef(0);
  useEffect(() => {
    shownSince.current = performance.now();
  }, [isShown]);
  const isHurried = isShown && view.holder === seat && view.deadline !== null;
  useEffect(() => {
    if (!isHurried) return;
    const timer = setTimeout(note, Math.max(0, READ_IN - (performance.now() - shownSince.current)));
    return () => clearTimeout(timer);
  }, [isHurried]);
  if (!isShown) return children;
  return (
    <section class="bec-focus bec-new-signal" role="status">
      <div>
        <div class="bec-frame">
          <Mini seat={seat} what={signal} />
        </div>
        {isLesson ? null : (
          <button type="button" class="button" data-kind="main" onClick={note}>
            {later.gotIt}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div class="bec-told" tabIndex={0}>
        <p class="bec-eyes">{later.newSignal}</p>
        <h2>{capitalized(signals[signal])}</h2>
        <p>{later.knownTo(and(matesOf(view, seat).map(names)))}</p>
        <p>{view.options.table === "oneTable" ? later.whenToMakeItYourself : later.whenToMakeIt}</p>
      </div>
    </section>
  );
}

/** The card; none where a guild agrees on its signals itself, because then nobody needs to be told. */
function signalIn(view: View): Signal | undefined {
  const { freeSignal, calledChickens } = view.options;
  return freeSignal || calledChickens ? undefined : agreedBy(view)[0]?.row[0];
}
