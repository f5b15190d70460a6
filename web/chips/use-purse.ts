import { useSignal } from "@preact/signals";
import type { PublicPurse } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { connection } from "../state/connection.ts";

const MINUTE = 60_000;

/** What is in the purse; asked again whenever something happens that may have changed it. */
export function usePurse(happened: unknown = null): PublicPurse | null {
  const purse = useSignal<PublicPurse | null>(null);
  const fillsAt = purse.value?.fillsAt;
  const times = useSignal(0);
  useEffect(() => {
    let wanted = true;
    void connection.ask({ type: "purse" }).then((answer) => {
      if (wanted && answer.purse !== undefined) purse.value = answer.purse;
    });
    return () => {
      wanted = false;
    };
  }, [purse, happened, times.value]);
  useEffect(() => {
    if (fillsAt === undefined) return;
    // Never more than a day away; and not asked again and again where the clocks do not agree.
    const timer = setTimeout(() => times.value++, Math.max(MINUTE, fillsAt - connection.clock.now()));
    return () => clearTimeout(timer);
  }, [fillsAt, times]);
  return purse.value;
}
