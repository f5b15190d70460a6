import { useSignal } from "@preact/signals";
import { language } from "@tavolata/kit";
import type { PublicPurse } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { line } from "../house/house.ts";
import { Purse } from "./art.tsx";
import { money } from "./money.ts";
import { chipsWords } from "./words/index.ts";
import "./chips.css";

/** What is in the purse; it is looked into again whenever something happened that may have changed it. */
export function usePurse(happened: unknown = null): PublicPurse | null {
  const purse = useSignal<PublicPurse | null>(null);
  useEffect(() => {
    let wanted = true;
    void line.ask({ type: "purse" }).then((answer) => {
      if (wanted && answer.purse !== undefined) purse.value = answer.purse;
    });
    return () => {
      wanted = false;
    };
  }, [purse, happened]);
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
          {children} {purse === null ? null : said.fills(dayAndTime(purse.fillsAt))}
        </small>
      </p>
    </div>
  );
}

const MINUTE = 60_000;

/** On the clock of this device, which may go wrong by as much as it likes; to the minute. */
function localTime(at: number): Date {
  return new Date(Math.round((at - line.clock.now() + Date.now()) / MINUTE) * MINUTE);
}

export function dayAndTime(at: number): string {
  const form = { weekday: "long", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : "it", form).format(localTime(at));
}
