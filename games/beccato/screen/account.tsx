import { Sheet, useTable } from "@tavolata/kit";
import { useState } from "preact/hooks";
import { capitalized } from "../texts/grammar.ts";
import { accountOf } from "./account.ts";
import { Mini } from "./gestures.tsx";
import { useLater } from "./later-words.ts";
import type { Scene } from "./scene.ts";
import { useTexts } from "./words.ts";
import "./account.css";

/** After a round: which signals the player saw and made, and whose movements they missed. */
export function RoundAccount({ scenes }: { scenes: readonly Scene[] }) {
  const { names, you } = useTable();
  const { signals, and } = useTexts();
  const later = useLater();
  const [isOpen, setOpen] = useState(false);
  const { seen, missed } = accountOf(scenes);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {later.account}
      </button>
      <Sheet title={later.account} open={isOpen} closeLabel={later.close} onClose={() => setOpen(false)}>
        <div class="bec-account">
          {seen.length === 0 ? <p>{later.nothingSeen}</p> : null}
          <ul>
            {seen.map(({ seat, what, times }) => (
              <li key={`${seat} ${what}`}>
                <Mini seat={seat} what={what} />
                <span>
                  <b>{seat === you ? capitalized(later.you) : names(seat)}</b> {signals[what]}
                  {later.times(times)}
                </span>
              </li>
            ))}
          </ul>
          {missed.length === 0 ? null : (
            <p>
              {later.missedMoves(and(missed.map(({ seat, times }) => `${names(seat)}${later.times(times)}`)))}
            </p>
          )}
          <p class="bec-account-hint">{later.accountHint}</p>
        </div>
      </Sheet>
    </>
  );
}
