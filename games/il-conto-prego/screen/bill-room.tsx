import { Sheet, useTable } from "@tavolata/kit";
import { useEffect } from "preact/hooks";
import type { Bill } from "../rules/index.ts";
import { Bell } from "./art/index.ts";
import { BillPaper } from "./bill.tsx";
import { type BillScene, wholeBill } from "./bill-beats.ts";
import { isForSomethingElse } from "./keys.ts";
import { useTexts } from "./words.ts";
import "./bill-room.css";

interface BillRoomProps {
  readonly scene: BillScene;
  /** The last picture of the game: there is nothing to go on to. */
  readonly stays: boolean;
}

/** The room goes dark and all look at the bill. Whatever is pressed goes on to the next picture. */
export function BillRoom({ scene, stays }: BillRoomProps) {
  const { skip, names, place } = useTable();
  const texts = useTexts();
  const skips = !stays && place !== "screen";
  useEffect(() => {
    if (!skips) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.key === "Tab" || isForSomethingElse(event)) return;
      event.preventDefault();
      skip();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [skips, skip]);
  return (
    <div class="bill-room" data-place-of-table={place}>
      <p class="bill-shout">
        <Bell class="bill-bell" />
        <span class="bill-shouter">{names(scene.bill.capotavola)}</span>
        <q>{texts.screen.bill.shout}</q>
      </p>
      <BillPaper {...scene} />
      {skips ? (
        <button type="button" class="bill-skip" aria-label={texts.screen.bill.skip} onClick={() => skip()} />
      ) : null}
    </div>
  );
}

interface BillAgainProps {
  readonly bill: Bill;
  readonly open: boolean;
  onClose(): void;
}

export function BillAgain({ bill, open, onClose }: BillAgainProps) {
  const texts = useTexts();
  return (
    <Sheet title={texts.screen.bill.again} open={open} closeLabel={texts.screen.close} onClose={onClose}>
      <BillPaper bill={bill} beat={wholeBill(bill)} aftermath={[]} still />
    </Sheet>
  );
}
