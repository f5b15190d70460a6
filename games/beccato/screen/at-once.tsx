import type { Seat } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Move, View } from "../rules/index.ts";
import { proposalsFor, toAccept, toPropose } from "./agreeing.ts";
import { useLater } from "./later-words.ts";

/**
 * One tap instead of many: it proposes a signal for each breed, or accepts everything that the others have proposed. The
 * referee gets one move after the other.
 */
export function AtOnce({ view, seat }: { view: View; seat: Seat }) {
  const later = useLater();
  const accepts = useOneByOne(view, () => toAccept(view, seat));
  const proposes = useOneByOne(view, () => proposalsFor(view, seat, Math.random));
  const [open, missing] = [toAccept(view, seat).length, toPropose(view, seat).length];
  const isMany = open > 1 || accepts.going;
  if (!isMany && missing < 2 && !proposes.going) return null;
  return (
    <p class="bec-at-once">
      {isMany ? (
        <button
          type="button"
          class="button"
          data-kind="main"
          disabled={accepts.going}
          onClick={accepts.begin}
        >
          {later.acceptAll(open)}
        </button>
      ) : (
        <button type="button" class="button" disabled={proposes.going} onClick={proposes.begin}>
          {later.proposeAll}
        </button>
      )}
    </p>
  );
}

/** Looks up in every view what is left to do, until nothing is. A move that was refused waits for the next view. */
function useOneByOne(view: View, todo: () => readonly Move[]): { going: boolean; begin(): void } {
  const { play, busy } = useTable<Move>();
  const [going, setGoing] = useState(false);
  const playedIn = useRef<View | null>(null);
  useEffect(() => {
    if (!going || busy || playedIn.current === view) return;
    const [next] = todo();
    if (next === undefined) {
      setGoing(false);
      return;
    }
    playedIn.current = view;
    play(next);
  });
  const begin = () => {
    playedIn.current = null;
    setGoing(true);
  };
  return { going, begin };
}
