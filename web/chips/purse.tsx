import { useSignal } from "@preact/signals";
import { language, sayWhyNot } from "@tavolata/kit";
import type { PublicPurse } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../state/connection.ts";
import { Purse } from "./art.tsx";
import { money } from "./money.ts";
import { chipsWords } from "./words/index.ts";
import "./chips.css";

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

interface PurseLineProps {
  readonly purse: PublicPurse | null;
  readonly children?: ComponentChildren;
}

/** How much there is, and when there is more. */
export function PurseLine({ purse, children }: PurseLineProps) {
  const { purse: said } = chipsWords();
  return (
    <div class="purse">
      <Purse />
      <p>
        <span>{said.title}</span> <strong>{purse === null ? "…" : money(purse.chips)}</strong>
        <small>
          {children} {purse === null ? null : fillsInWords(purse)}
        </small>
      </p>
    </div>
  );
}

/** Somebody who has nothing wants to know when; others are only told that it is so. */
function fillsInWords({ chips, fillsAt }: PublicPurse): string {
  const { purse: said } = chipsWords();
  return (chips === 0 ? said.fillsAgain : said.fills)(dayAndTime(fillsAt));
}

/** Why the game is a free one, though nobody asked for that. */
export function sayFree({ fillsAt }: PublicPurse): void {
  sayWhyNot(chipsWords().purse.freeNow(dayAndTime(fillsAt)));
}

/** On the clock of this device, however wrong that may be; to the minute. */
function localTime(at: number): Date {
  return new Date(Math.round((at - connection.clock.now() + Date.now()) / MINUTE) * MINUTE);
}

export function dayAndTime(at: number): string {
  return chipsWords().purse.at(written(at, { weekday: "long" }), timeOfDay(at));
}

export function timeOfDay(at: number): string {
  return written(at, { hour: "2-digit", minute: "2-digit" });
}

function written(at: number, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : "it", form).format(localTime(at));
}
