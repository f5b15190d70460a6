import { useSignal } from "@preact/signals";
import { sayWhyNot } from "@tavolata/kit";
import type { CircleAct } from "@tavolata/server/protocol";
import { refusalWords } from "../words/index.ts";
import { doInCircle } from "./feed.ts";

/** Does something in the circle, and says why if it cannot be done. True if it was done. */
export type DoInCircle = (act: CircleAct) => Promise<boolean>;

export function acting(circle: string): DoInCircle {
  return async (act) => {
    const refused = await doInCircle(circle, act);
    if (refused !== undefined) sayWhyNot(refusalWords(refused));
    return refused === undefined;
  };
}

/** What cannot be taken back takes two taps: the first one asks. */
export function useTwoTaps(): { readonly asks: boolean; tap(work: () => void): void } {
  const asks = useSignal(false);
  return {
    get asks() {
      return asks.value;
    },
    tap(work) {
      if (asks.value) work();
      asks.value = !asks.value;
    },
  };
}
