import { sayWhyNot } from "@tavolata/kit";
import type { PublicPurse } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { houseRefusal } from "../words/index.ts";
import { Purse } from "./art.tsx";
import { money } from "./money.ts";
import { dayAndTime } from "./times.ts";
import { chipsWords } from "./words/index.ts";
import "./chips.css";

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

/** Too little for what somebody wants, and when there is more. */
export function TooShort({ purse }: { purse: PublicPurse | null }) {
  return (
    <>
      <PurseLine purse={purse} />
      <p role="status">{houseRefusal({ code: "purse-too-short" })}</p>
    </>
  );
}
