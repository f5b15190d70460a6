import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { Face } from "../art/index.ts";
import { type SeatInfo, useTable } from "../table.ts";
import { TimeRing } from "./time-ring.tsx";
import "./seat.css";

/** Names of so many letters are never cut where a seat says how much room they have. */
const WHOLE = 10;

interface SeatProps {
  readonly info: SeatInfo;
  /** The table waits for this player. */
  readonly awaited: boolean;
  /** Out of the game, or not in it yet. */
  readonly out?: boolean;
  /** On one's own seat: what one is called there. */
  readonly you?: string | undefined;
  readonly time?: { readonly until: number; readonly total: number } | undefined;
  /** What they are doing or have just done, in a few words. */
  readonly doing?: string | undefined;
  /** Small counts: cards, chips, lives. */
  readonly marks?: ComponentChildren;
  /** What lies in front of them. */
  readonly front?: ComponentChildren;
  /** Beneath all that, over the whole width: a hand that is face up. */
  readonly below?: ComponentChildren;
  /** Who this is, shown on a tap. */
  readonly about?: ComponentChildren;
  /** What their state is called: away, a bot plays for them. */
  readonly state?: ComponentChildren;
}

export function Seat({
  info,
  awaited,
  out = false,
  you,
  time,
  doing,
  marks,
  front,
  below,
  about,
  state,
}: SeatProps) {
  const id = useId();
  const table = useTable();
  const [isOpen, setOpen] = useState(false);
  const { seat, name, avatar, isBot, present, standIn } = info;
  return (
    <div class="seat" data-awaited={awaited} data-out={out} data-away={!present || standIn}>
      <button
        type="button"
        class="seat-who"
        data-place={`seat-${seat}`}
        popovertarget={about === undefined ? undefined : id}
      >
        <span class="seat-face">
          <Face avatar={avatar} isBot={isBot} />
          {awaited ? <TimeRing {...(time ?? {})} /> : null}
          {you === undefined ? null : <b class="you-tag">{you}</b>}
        </span>
        <span class="seat-name" style={{ "--letters": Math.min(name.length, WHOLE) }}>
          {name}
        </span>
        {state === undefined ? null : <span class="seat-state">{state}</span>}
      </button>
      {marks === undefined ? null : <div class="seat-marks">{marks}</div>}
      {front === undefined ? null : <div class="seat-front">{front}</div>}
      {below === undefined ? null : <div class="seat-below">{below}</div>}
      {doing === undefined ? null : <p class="seat-doing">{doing}</p>}
      {about === undefined ? null : (
        <div
          id={id}
          popover="auto"
          class="seat-about"
          onToggle={({ newState }) => setOpen(newState === "open")}
        >
          <h2>{name}</h2>
          {about}
          {isOpen ? table.about?.(seat) : null}
        </div>
      )}
    </div>
  );
}
