import type { Seat } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import type { Signal, View } from "../rules/index.ts";
import { capitalized } from "../texts/grammar.ts";
import { Mini, useRedrawAt } from "./gestures.tsx";
import { useHeld } from "./held.ts";
import { Kbd } from "./kbd.tsx";
import { useLater } from "./later-words.ts";
import { agreedBy } from "./own-signal.ts";
import { SIGNALS_OF } from "./signals-of.ts";
import { Drawing } from "./sprites.tsx";
import { handsAreFree, type Turn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import "./tray.css";

/** The second tap: which signal, for as long as it is held. The tray lies over the table, and the hand stays in sight. */
export function Tray({ view, seat, turn }: { view: View; seat: Seat; turn: Turn }) {
  const later = useLater();
  const { left } = useTable();
  const { group } = turn;
  useRedrawAt(view.own?.restsUntil);
  if (group === null) return <Making view={view} seat={seat} />;
  const signals = SIGNALS_OF[group];
  return (
    <div class="bec-tray" data-free={handsAreFree(view, left)} data-many={signals.length > 8}>
      <p role="status">{hint()}</p>
      <div class="bec-tray-keys">
        {signals.map((signal, at) => (
          <GestureKey key={signal} signal={signal} number={at + 1} seat={seat} turn={turn} view={view} />
        ))}
      </div>
    </div>
  );

  function hint(): string {
    const act = view.own?.act ?? null;
    if (act === null || act.idle) return group === "voice" ? later.loudHint : later.holdHint;
    return view.options.lineOfSight ? later.seenByOnlookers : later.seenByAll;
  }
}

/** BEC-32: one's own signal, large while it is made, and then that it is done; whether anybody made it out, nobody knows. */
function Making({ view, seat }: { view: View; seat: Seat }) {
  const { signals } = useTexts();
  const later = useLater();
  const { left, isLesson } = useTable();
  const { own } = view;
  if (own === null || view.phase !== "round") return null;
  const act = own.act === null || own.act.idle ? null : own.act.what;
  // In a lesson time stands still, and hands would rest for ever.
  if (act === null && (isLesson || left(own.restsUntil) <= 0)) return null;
  return (
    <div class="bec-secret" role="status" data-making="true">
      {act === null ? (
        <p>{later.made}</p>
      ) : (
        <div class="bec-secret-row">
          <span>
            <Mini seat={seat} what={act as Signal} />
            {capitalized(signals[act as Signal])}
          </span>
        </div>
      )}
    </div>
  );
}

interface GestureKeyProps {
  readonly view: View;
  readonly signal: Signal;
  readonly number: number;
  readonly seat: Seat;
  readonly turn: Turn;
}

function GestureKey({ view, signal, number, seat, turn }: GestureKeyProps) {
  const { keys, signals } = useTexts();
  const held = useHeld({ begin: () => turn.perform(signal), end: turn.release });
  return (
    <button
      type="button"
      class="bec-key"
      aria-keyshortcuts={String(number)}
      aria-pressed={view.own?.act?.what === signal}
      {...held}
    >
      <Mini seat={seat} what={signal} />
      <span>{keys[signal]}</span>
      <span class="visually-hidden">{signals[signal]}</span>
      <Kbd of={number} />
    </button>
  );
}

/** What the guild has agreed on, shown while the key is pressed. */
export function Secret({ view, seat }: { view: View; seat: Seat }) {
  const texts = useTexts();
  const { cards } = texts;
  const later = useLater();
  const agreed = agreedBy(view);
  const isMany = agreed.length > 1;
  return (
    <div class="bec-secret" role="status" data-many={isMany}>
      {agreed.map(({ entry, row }) => (
        <div key={entry ?? "any"} data-row={row.length}>
          <p>
            {entry === null ? null : <Drawing name={entry} />}
            {entry === null ? (isMany ? later.anyTris : later.ownSignal) : cards[entry]}
          </p>
          <div class="bec-secret-row">
            {row.map((signal, at) => (
              <span key={String(at)}>
                <Mini seat={seat} what={signal} />
                {capitalized(texts.signals[signal])}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
