import type { Seat } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import { useEffect, useState } from "preact/hooks";
import { playerAt, type Signal, type View } from "../rules/index.ts";
import { Person } from "./figures.tsx";
import { useHeld } from "./held.ts";
import { Kbd } from "./kbd.tsx";
import { GROUP_KEYS, type Group, groupsAt, SIGNAL_KEY } from "./keys.ts";
import type { Turn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import "./gestures.css";

const SEEN_IN: Readonly<Record<Group, Signal>> = {
  left: "noseLeftHand",
  right: "noseRightHand",
  head: "wink",
  cards: "showTwoCards",
  voice: "talkSport",
};

/** The first tap: the group that the signal is in. */
export function Groups({ view, seat, turn }: { view: View; seat: Seat; turn: Turn }) {
  const { screen } = useTexts();
  return (
    <fieldset class="bec-groups" aria-label={screen.gestures}>
      {groupsAt(view.options).map((group) => (
        <button
          key={group}
          type="button"
          class="bec-key"
          aria-disabled={turn.idle}
          aria-expanded={turn.group === group}
          aria-keyshortcuts={GROUP_KEYS[group]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => turn.open(turn.group === group ? null : group)}
        >
          <Mini seat={seat} what={SEEN_IN[group]} />
          <span>{screen.groups[group]}</span>
          <Kbd of={GROUP_KEYS[group]} />
        </button>
      ))}
      <SecretKey view={view} turn={turn} />
    </fieldset>
  );
}

export function Mini({ seat, what }: { seat: Seat; what: Signal }) {
  const { seats } = useTable();
  const info = seats[seat];
  return info === undefined ? null : <Person info={info} what={what} cards={3} />;
}

/** Draws again when this moment of the game's time has come. */
export function useRedrawAt(moment: number | undefined): void {
  const { left } = useTable();
  const [, setPassed] = useState(0);
  useEffect(() => {
    const wait = moment === undefined ? 0 : left(moment);
    if (wait <= 0) return;
    const timer = setTimeout(() => setPassed((n) => n + 1), wait + 10);
    return () => clearTimeout(timer);
  }, [moment, left]);
}

/** The guild's signal shows only while the key is pressed, or for a glance: somebody may look over the player's shoulder. */
function SecretKey({ view, turn }: { view: View; turn: Turn }) {
  const { screen } = useTexts();
  const held = useHeld({ begin: () => turn.showSignal(true), end: () => turn.showSignal(false) });
  if (!hasSignals(view)) return null;
  return (
    <button
      type="button"
      class="bec-key"
      data-secret="true"
      title={screen.secretSignal}
      aria-keyshortcuts={SIGNAL_KEY}
      aria-pressed={turn.showsSignal}
      {...held}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6.5 11h11v9.5h-11zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2.5" />
      </svg>
      <span>{screen.signal}</span>
      <Kbd of={SIGNAL_KEY} />
    </button>
  );
}

/** BEC-34: around one table, the app does not know free signals. */
function hasSignals({ teams, watcher }: View): boolean {
  return teams.some(
    ({ seats, signal, signalsByBreed }) =>
      seats.includes(watcher as Seat) && (signal !== null || signalsByBreed.length > 0),
  );
}

/** The player's own figure: what others may see them do, and whether their hands are free. */
export function Oneself({ view, seat }: { view: View; seat: Seat }) {
  const { seats, left } = useTable();
  const { screen } = useTexts();
  useRedrawAt(view.own?.restsUntil);
  const info = seats[seat];
  const own = view.own;
  if (info === undefined) return null;
  const act = own?.act ?? null;
  const resting = own !== null && act === null && left(own.restsUntil) > 0;
  return (
    <div class="bec-oneself" data-acts={act !== null && !act.idle}>
      <span class="bec-lap" data-place={`seat-${seat}`} />
      <Person
        info={info}
        what={act?.what ?? null}
        cards={playerAt(view, seat).hand.length || 3}
        acts
        gaze={AHEAD}
      />
      <span class="bec-note">{resting ? screen.resting : screen.you}</span>
      {act !== null && !act.idle ? <span class="bec-hold" key={act.since} /> : null}
    </div>
  );
}

const AHEAD = { x: 0, y: 0.4 };
