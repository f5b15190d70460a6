import { type Signal, useSignal } from "@preact/signals";
import { connection } from "../state/connection.ts";
import type { GameOffered } from "../state/offered.ts";
import { go } from "../state/route.ts";
import { loadRefusals, refusalWords } from "../words/index.ts";
import { openTable, playNow } from "./open.ts";
import type { Options } from "./options.ts";

interface Start {
  /** Whether nothing can be started now. */
  readonly off: boolean;
  readonly refused: Signal<string | null>;
  playNow(): Promise<void>;
  openTable(options?: Options): Promise<void>;
}

/** From one tap to a table. */
export function useStart(game: GameOffered | undefined): Start {
  const busy = useSignal(false);
  const refused = useSignal<string | null>(null);
  const off = busy.value || game === undefined;
  const start = async (open: typeof playNow, options?: Options) => {
    if (busy.value || game === undefined) return;
    busy.value = true;
    refused.value = null;
    const opened = await open(connection, game, options);
    busy.value = false;
    if (opened.refused === undefined) go(`/t/${opened.table}`);
    else {
      await loadRefusals();
      refused.value = refusalWords(opened.refused);
    }
  };
  return { off, refused, playNow: () => start(playNow), openTable: (options) => start(openTable, options) };
}
