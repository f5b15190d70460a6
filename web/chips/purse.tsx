import { useSignal } from "@preact/signals";
import { sayWhyNot } from "@tavolata/kit";
import type { PublicPurse, PublicRoom } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../state/connection.ts";
import { houseRefusal } from "../words/index.ts";
import { Purse } from "./art.tsx";
import { money } from "./money.ts";
import { dayAndTime } from "./times.ts";
import { chipsWords } from "./words/index.ts";
import "./chips.css";

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
