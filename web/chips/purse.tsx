import { sayWhyNot } from "@tavolata/kit";
import type { PublicPurse, PublicRoom } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { houseRefusal } from "../words/index.ts";
import { Purse } from "./art.tsx";
import { money } from "./money.ts";
import { dayAndTime } from "./times.ts";
import type { Holding } from "./use-purse.ts";
import { chipsWords } from "./words/index.ts";
import "./chips.css";

interface PurseLineProps {
  readonly purse: Holding | null;
  /** Whose chips these are, if it is not one's own purse. */
  readonly title?: string;
  readonly children?: ComponentChildren;
}

/** How much there is, and when there is more. */
export function PurseLine({ purse, title, children }: PurseLineProps) {
  const { purse: said } = chipsWords();
  return (
    <div class="purse">
      <Purse />
      <p>
        <span>{title ?? said.title}</span> <strong>{purse === null ? "…" : money(purse.chips)}</strong>
        <small>
          {children} {purse === null ? null : fillsInWords(purse)}
        </small>
      </p>
    </div>
  );
}

/** Somebody who has nothing wants to know when; others are only told that it is so. */
function fillsInWords({ chips, fillsAt }: Holding): string | null {
  const { purse: said } = chipsWords();
  if (fillsAt === null) return null;
  return (chips === 0 ? said.fillsAgain : said.fills)(dayAndTime(fillsAt));
}

/** Why the game is a free one, though nobody asked for that. */
export function sayFree({ fillsAt }: Pick<PublicPurse, "fillsAt">): void {
  sayWhyNot(chipsWords().purse.freeNow(dayAndTime(fillsAt)));
}

/** What there is to play with at a table: in one's purse, or of the circle's chips. */
export function PurseAt({ room, purse, children }: PurseLineProps & { readonly room: PublicRoom }) {
  const { circle, purse: own } = chipsWords();
  const isCircles = room.season !== undefined;
  return (
    <PurseLine purse={purse} title={isCircles ? circle.title : own.title}>
      {isCircles ? circle.toy : null} {children ?? (isCircles ? null : own.toy)}
    </PurseLine>
  );
}

/** Too little for what somebody wants, and when there is more. */
export function TooShort({ purse }: { purse: Holding | null }) {
  return (
    <>
      <PurseLine purse={purse} />
      <p role="status">{houseRefusal({ code: "purse-too-short" })}</p>
    </>
  );
}
