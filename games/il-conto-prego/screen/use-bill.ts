import { useLookingBack, useTable } from "@tavolata/kit";
import { useEffect, useState } from "preact/hooks";
import type { View } from "../rules/index.ts";
import { type BillScene, wholeBill } from "./bill-beats.ts";
import { verdictStands } from "./pace.ts";

interface ShownBill {
  /** Null where there is none. */
  readonly bill: BillScene | null;
  /** Goes on: to the next thing that is told of it, or to the table. */
  skip(): void;
}

/**
 * The bill that is being told; it then stays until it has been read. The table goes on beneath it, and where that hurries
 * because others play on, the bill is at once what it comes to. The last one of a game stays for good.
 */
export function useBill(view: View, scene: unknown): ShownBill {
  const { surface: place, skip } = useTable();
  const told = (scene as BillScene | undefined) ?? null;
  const [unread, setUnread] = useState<BillScene | null>(null);
  useEffect(() => {
    if (told !== null) setUnread(told);
  }, [told]);

  const isVerdictThere = unread !== null && (told === null || told.beat.stamped);
  const stands = verdictStands(view.options);
  useEffect(() => {
    if (!isVerdictThere) return;
    const timer = setTimeout(() => setUnread(null), stands);
    return () => clearTimeout(timer);
  }, [isVerdictThere, stands]);

  const shown = told ?? unread;
  useLookingBack(shown === null || place === "replay" ? undefined : shown);
  return {
    bill: told ?? billOf(),
    skip: () => {
      if (told === null || told.beat.paid) setUnread(null);
      if (told !== null) skip();
    },
  };

  function billOf(): BillScene | null {
    if (view.phase === "over" && view.lastBill !== null) {
      return { type: "bill", bill: view.lastBill, beat: wholeBill(view.lastBill), aftermath: [] };
    }
    return unread === null || place === "replay" ? null : { ...unread, beat: wholeBill(unread.bill) };
  }
}
