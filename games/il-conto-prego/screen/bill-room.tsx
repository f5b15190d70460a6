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
  onSkip(): void;
}

const KEYS = { table: "conto" } as const;

/** The room goes dark and all look at the bill. Whatever is pressed goes on to the next picture. */
export function BillRoom({ scene, stays, onSkip }: BillRoomProps) {
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
    <div class="bill-room" data-place-of-table={place} tabIndex={0}>
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
          </p>
          <button type="button" class="bill-skip" aria-label={texts.screen.bill.skip} onClick={onSkip} />
        </>
      ) : null}
    </div>
  );
}
