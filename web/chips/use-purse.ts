import { useSignal } from "@preact/signals";
import type { PublicRoom } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { connection } from "../state/connection.ts";

const MINUTE = 60_000;

/** What somebody has to play with: in their purse, which fills up again then, or of a circle's chips, which do not. */
export interface Holding {
  readonly chips: number;
  readonly fillsAt: number | null;
}

/** What is in the purse; asked again whenever something happens that may have changed it. */
export function usePurse(happened: unknown = null): Holding | null {
  return useHolding(happened, null, undefined);
}

/** The same of what is played with at this table: the circle's chips, if it is played with those. */
export function usePurseAt({ circle, season }: PublicRoom, happened: unknown = null): Holding | null {
  return useHolding(happened, circle, season);
}

function useHolding(happened: unknown, circle: string | null, season: string | undefined): Holding | null {
  const purse = useSignal<Holding | null>(null);
  const fillsAt = purse.value?.fillsAt ?? undefined;
  const times = useSignal(0);
  useEffect(() => {
    let wanted = true;
    const of = circle === null || season === undefined ? {} : { of: { circle, season } };
    void connection.ask({ type: "purse", ...of }).then((answer) => {
      if (!wanted) return;
      if (answer.purse !== undefined) purse.value = answer.purse;
      if (answer.chips !== undefined) purse.value = { chips: answer.chips, fillsAt: null };
    });
    return () => {
      wanted = false;
    };
  }, [purse, happened, times.value, circle, season]);
  useEffect(() => {
    if (fillsAt === undefined) return;
    // Never more than a day away; and not asked again and again where the clocks do not agree.
    const timer = setTimeout(() => times.value++, Math.max(MINUTE, fillsAt - connection.clock.now()));
    return () => clearTimeout(timer);
  }, [fillsAt, times]);
  return purse.value;
}
