import { isForSomethingElse, useTable } from "@tavolata/kit";
import { useEffect } from "preact/hooks";
import { Bell } from "./art/index.ts";
import { BillPaper } from "./bill.tsx";
import type { BillScene } from "./bill-beats.ts";
import { useTexts } from "./words.ts";
import "./bill-room.css";

interface BillRoomProps {
  readonly scene: BillScene;
  /** The last picture of the game: there is nothing to go on to. */
  readonly stays: boolean;
  /** In how many milliseconds it goes away by itself; null where it waits for a tap. */
  readonly goesIn: number | null;
  onSkip(): void;
}

const KEYS = { table: "conto" } as const;

/** The room goes dark and all look at the bill. Whatever is pressed goes on to the next picture. */
export function BillRoom({ scene, stays, goesIn, onSkip }: BillRoomProps) {
  const { names, surface: place } = useTable();
  const texts = useTexts();
  const skips = !stays && place !== "screen";
  useEffect(() => {
    if (!skips) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === "Tab" || isForSomethingElse(event, KEYS)) return;
      event.preventDefault();
      onSkip();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [skips, onSkip]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the button may be scrolled away
    // biome-ignore lint/a11y/useKeyWithClickEvents: every key goes on, see above
    <div class="bill-room" data-place-of-table={place} tabIndex={0} onClick={skips ? onSkip : undefined}>
      <p class="bill-shout">
        <Bell class="bill-bell" />
        <span class="bill-shouter">{names(scene.bill.capotavola)}</span>
        <q>{texts.screen.bill.shout}</q>
      </p>
      <BillPaper {...scene} />
      {skips ? (
        <>
          <p class="bill-hint" data-shown={scene.beat.stamped}>
            {texts.screen.bill.skip}
            {goesIn === null ? null : <span class="bill-time" style={{ animationDuration: `${goesIn}ms` }} />}
          </p>
          <button type="button" class="bill-skip" aria-label={texts.screen.bill.skip} />
        </>
      ) : null}
    </div>
  );
}
