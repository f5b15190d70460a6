import { useLookingBack, useTable } from "@tavolata/kit";
import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "../rules/index.ts";
import { type BillScene, wholeBill } from "./bill-beats.ts";
import { billStays, VERDICT_SHOWN } from "./pace.ts";
import { awaits } from "./seats.tsx";

interface ShownBill {
  /** Null where there is none. */
  readonly bill: BillScene | null;
  /** In how many milliseconds it goes away by itself, from when that was settled; null where it waits for a tap. */
  readonly goesIn: number | null;
  /** Goes on: to the next thing that is told of it, or to the table. */
  skip(): void;
}

/**
 * The bill that is being told; it then stays until somebody taps it, or until the table's time is needed. The table goes
 * on beneath it, and where that hurries because others play on, the bill is at once what it comes to. The last one of a
 * game stays for good.
 */
export function useBill(view: View, scene: unknown): ShownBill {
  const { surface: place, skip, you, left } = useTable();
  const told = (scene as BillScene | undefined) ?? null;
  const [unread, setUnread] = useState<BillScene | null>(null);
  useEffect(() => {
    if (told !== null) setUnread(told);
  }, [told]);

  const isVerdictThere = unread !== null && (told === null || told.beat.stamped);
  const isOwnTime = told === null && you !== null && view.deadline !== null && awaits(view, you);
  const isForAll = place === "screen" || you === null;
  const until = isOwnTime ? view.deadline : null;
  const { turnSeconds } = view.options;
  const [goesIn, setGoesIn] = useState<number | null>(null);
  // Asked when the time begins to run, and not again whenever something at the table changes.
  const timeLeft = useRef(left);
  timeLeft.current = left;
  useEffect(() => {
    setGoesIn(null);
    if (!isVerdictThere || (!isForAll && until === null)) return;
    const stays = until === null ? VERDICT_SHOWN : billStays(timeLeft.current(until), turnSeconds);
    setGoesIn(stays);
    const timer = setTimeout(() => setUnread(null), stays);
    return () => clearTimeout(timer);
  }, [isVerdictThere, isForAll, until, turnSeconds]);

  const shown = told ?? unread;
  useLookingBack(shown === null || place === "replay" ? undefined : shown);
  return {
    bill: told ?? billOf(),
    goesIn,
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
