import type { Seat } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useEffect, useState } from "preact/hooks";
import { playerAt, type Signal, type View } from "../rules/index.ts";
import { Person } from "./figures.tsx";
import { useHeld } from "./held.ts";
import { Kbd } from "./kbd.tsx";
import { GROUP_KEYS, type Group, groupsAt, OWN_KEY, SIGNAL_KEY } from "./keys.ts";
import { useLater } from "./later-words.ts";
import { agreedBy, NOTHING_MADE, nextInRow, ownRow, ROW_LASTS } from "./own-signal.ts";
import { handsAreFree, type Turn } from "./use-turn.ts";
import "./gestures.css";

const SEEN_IN: Readonly<Record<Group, Signal>> = {
  left: "noseLeftHand",
  right: "noseRightHand",
  head: "wink",
  cards: "showTwoCards",
  voice: "talkSport",
};

/** First the guild's own signal; then the groups to look for any other in, for bluffs. */
export function Groups({ view, seat, turn }: { view: View; seat: Seat; turn: Turn }) {
  const later = useLater();
  const isOnline = view.options.table === "online";
  return (
    <fieldset class="bec-groups" aria-label={later.gestures}>
      {hasSignals(view) ? isOnline ? <OwnKey view={view} turn={turn} /> : <SecretKey turn={turn} /> : null}
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
          <span>{later.groups[group]}</span>
          <Kbd of={GROUP_KEYS[group]} />
        </button>
      ))}
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

/** The padlock says that what is behind it is for the guild only. */
function Padlock() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6.5 11h11v9.5h-11zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2.5" />
    </svg>
  );
}

/** Around one table: the guild's signal shows only while the key is pressed, or for a glance. */
function SecretKey({ turn }: { turn: Turn }) {
  const later = useLater();
  return (
    <button
      type="button"
      class="bec-key"
      data-secret="true"
      title={later.secretSignal}
      aria-keyshortcuts={SIGNAL_KEY}
      aria-pressed={turn.showsSignal}
      {...useGlance(turn)}
    >
      <Padlock />
      <span>{later.signal}</span>
      <Kbd of={SIGNAL_KEY} />
    </button>
  );
}

function useGlance(turn: Turn) {
  return useHeld({ begin: () => turn.showSignal(true), end: () => turn.showSignal(false) });
}

/**
 * Makes the guild's own signal for as long as it is held, and does not show it: somebody may look over the player's
 * shoulder. Of a row, each press makes the next one.
 */
function OwnKey({ view, turn }: { view: View; turn: Turn }) {
  const later = useLater();
  const { left, isLesson } = useTable();
  const row = ownRow(view);
  const [made, setMade] = useState(NOTHING_MADE);
  const [isHeld, setHeld] = useState(false);
  useRedrawAt(view.own?.restsUntil);
  useEffect(() => {
    if (made === NOTHING_MADE) return;
    const timer = setTimeout(() => setMade(NOTHING_MADE), ROW_LASTS);
    return () => clearTimeout(timer);
  }, [made]);
  const at = nextInRow(row, made, performance.now());
  const free = handsAreFree(view, left);
  const hold = {
    begin: () => {
      const signal = row[at];
      if (signal === undefined || turn.idle) return;
      setHeld(true);
      if (isLesson) return turn.showSignal(true);
      if (free) setMade({ row, signals: at + 1, at: performance.now() });
      turn.perform(signal);
    },
    end: () => {
      setHeld(false);
      if (!isLesson) return turn.release();
      // In a lesson time stands still: the step goes on when the key is let go of.
      turn.showSignal(false);
      const signal = row[at];
      if (signal !== undefined && !turn.idle) turn.perform(signal);
    },
  };
  turn.ownKey.current = hold;
  return (
    <button
      type="button"
      class="bec-key"
      data-secret="true"
      data-free={free || isHeld}
      title={later.makeSignal}
      aria-disabled={turn.idle}
      aria-keyshortcuts={OWN_KEY}
      aria-pressed={isHeld}
      {...useHeld(hold)}
    >
      <Padlock />
      <span>
        {later.signal}
        {row.length > 1 ? ` ${at + 1}/${row.length}` : null}
      </span>
      <Kbd of={OWN_KEY} />
    </button>
  );
}

/**
 * The player's own figure: what others may see them do, and whether their hands are free. Holding it, or a tap, shows the
 * guild's signal, for a glance.
 */
export function Oneself({ view, seat, turn }: { view: View; seat: Seat; turn: Turn }) {
  const { seats, left } = useTable();
  const later = useLater();
  useRedrawAt(view.own?.restsUntil);
  const glance = useGlance(turn);
  const info = seats[seat];
  const own = view.own;
  if (info === undefined) return null;
  const act = own?.act ?? null;
  const resting = own !== null && act === null && left(own.restsUntil) > 0;
  const acts = act !== null && !act.idle;
  const figure = (
    <>
      <span class="bec-lap" data-place={`seat-${seat}`} />
      <Person
        info={info}
        what={act?.what ?? null}
        cards={playerAt(view, seat).hand.length || 3}
        acts
        gaze={AHEAD}
      />
      <span class="bec-note">
        {hasSignals(view) ? <Icon name="eye" /> : null}
        {resting ? later.resting : later.you}
      </span>
      {acts ? <span class="bec-hold" key={act.since} /> : null}
    </>
  );
  return hasSignals(view) ? (
    <button
      type="button"
      class="bec-oneself"
      data-acts={acts}
      title={later.secretSignal}
      aria-keyshortcuts={SIGNAL_KEY}
      aria-pressed={turn.showsSignal}
      {...glance}
    >
      {figure}
      <span class="visually-hidden">{later.secretSignal}</span>
      <Kbd of={SIGNAL_KEY} />
    </button>
  ) : (
    <div class="bec-oneself" data-acts={acts}>
      {figure}
    </div>
  );
}

/** BEC-34: around one table, the app does not know free signals. */
function hasSignals(view: View): boolean {
  return agreedBy(view).length > 0;
}

const AHEAD = { x: 0, y: 0.4 };
