import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { connection } from "../../state/connection.ts";

/** The referee's time, as exact as one has to know it to say how many minutes somebody has waited. */
export function useMinute(): number {
  const now = useSignal(connection.clock.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = connection.clock.now();
    }, 20_000);
    return () => clearInterval(timer);
  }, [now]);
  return now.value;
}
