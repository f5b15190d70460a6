import { useSignal } from "@preact/signals";
import { read, write } from "@tavolata/kit";
import type { OwnProfile } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { ask } from "../ask.ts";
import { offerWords } from "./words/index.ts";
import "./keep-offer.css";

const KEY = "tavolata.keep-offered";

/** After a game, once on a device, to people whom nothing but this browser knows: a quiet way to be found again. */
export function KeepOffer() {
  const said = offerWords();
  const isDue = useSignal(false);
  useEffect(() => {
    if (read(KEY) !== null) return;
    void ask<OwnProfile>("me").then(({ value }) => {
      if (value === undefined) return;
      const { passkeys, recoveryCodes, devices } = value;
      isDue.value = passkeys.length === 0 && recoveryCodes === 0 && devices.length === 1;
      write(KEY, "yes");
    });
  }, [isDue]);
  if (!isDue.value) return null;
  return (
    <p class="keep-offer">
      {said.text} {/* In a tab of its own: nobody leaves the table for it. */}
      <a href="/me" target="_blank" rel="noreferrer">
        {said.keep}
      </a>
    </p>
  );
}
