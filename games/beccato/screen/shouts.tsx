import { useRef } from "preact/hooks";
import type { View } from "../rules/index.ts";
import { useHeld, usePull } from "./held.ts";
import { isTap } from "./hold.ts";
import { Kbd } from "./kbd.tsx";
import { SHOUT_KEYS } from "./keys.ts";
import { useLater } from "./later-words.ts";
import type { Armed, Turn } from "./use-turn.ts";
import "./shouts.css";

/** The shouts are always there, whatever else is going on. */
export function Shouts({ view, turn }: { view: View; turn: Turn }) {
  const later = useLater();
  return (
    <fieldset class="bec-shouts">
      {view.options.calledChickens ? (
        <AimedShout kind="coccode" hint={later.tapACoop} turn={turn} />
      ) : (
        <HeldShout kind="coccode" turn={turn} />
      )}
      <AimedShout kind="beccato" hint={later.tapAFace} turn={turn} />
      <HeldShout kind="chicchirichi" turn={turn} />
    </fieldset>
  );
}

function HeldShout({ kind, turn }: { kind: "coccode" | "chicchirichi"; turn: Turn }) {
  const later = useLater();
  const hold = turn[kind];
  return (
    <button
      type="button"
      class="bec-shout"
      data-shout={kind}
      data-holding={hold.holding}
      aria-disabled={turn.idle}
      aria-keyshortcuts={SHOUT_KEYS[kind]}
      {...useHeld(hold)}
    >
      <b>{later.shouts[kind]}</b>
      <small>{later.holdToShout}</small>
      <Kbd of={SHOUT_KEYS[kind]} />
    </button>
  );
}

interface AimedProps {
  readonly kind: NonNullable<Armed>;
  readonly hint: string;
  readonly turn: Turn;
}

/** Pulled onto a face (or a coop), or tapped first and the face after it. */
function AimedShout({ kind, hint, turn }: AimedProps) {
  const later = useLater();
  const wasArmed = useRef(false);
  const pull = usePull({
    begin: () => {
      wasArmed.current = turn.armed === kind;
      turn.arm(kind);
    },
    end: (dx, dy, event) => {
      if (!isTap(dx, dy)) drop(event);
      else if (wasArmed.current) turn.arm(null);
    },
    cancel: () => turn.arm(null),
    click: () => turn.arm(turn.armed === kind ? null : kind),
  });
  return (
    <button
      type="button"
      class="bec-shout"
      data-shout={kind}
      aria-disabled={turn.idle}
      aria-pressed={turn.armed === kind}
      aria-keyshortcuts={SHOUT_KEYS[kind]}
      {...pull}
    >
      <b>{later.shouts[kind]}</b>
      <small>{hint}</small>
      <Kbd of={SHOUT_KEYS[kind]} />
    </button>
  );

  function drop(event: PointerEvent): void {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const face = under?.closest<HTMLElement>("[data-accusable='true']")?.dataset.seat;
    const breed = under?.closest<HTMLElement>("[data-breed-of-coop]")?.dataset.breedOfCoop;
    if (kind === "beccato" && face !== undefined) turn.face(Number(face), event.timeStamp);
    else if (kind === "coccode" && breed !== undefined) turn.coop(breed as never, event.timeStamp);
    else turn.arm(null);
  }
}
