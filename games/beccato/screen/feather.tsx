import { read, useTable, write } from "@tavolata/kit";
import { useEffect, useState } from "preact/hooks";
import { useLater } from "./later-words.ts";
import { Drawing } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./feather.css";

/** Kept on this device once feathers have been explained. */
const KEY = "tavolata.beccato-feather";

interface MissedProps {
  /** Whether something is moving now. */
  readonly stirs: boolean;
  /** Whose movements were missed, by name. */
  readonly missed: readonly string[];
}

/** Whose movements were missed. What a feather means is said the first time one flies, and after a tap always. */
export function Missed({ stirs, missed }: MissedProps) {
  const { and } = useTexts();
  const later = useLater();
  const [isOpen, setOpen] = useState(false);
  // A lesson explains it in its own words.
  const { isLesson } = useTable();
  const isFirst = useFirst((stirs || missed.length > 0) && !isLesson) && !isLesson;
  if (missed.length === 0 && !(isFirst && stirs)) return <p class="bec-missed"> </p>;
  const explains = isFirst || isOpen;
  return (
    <button
      type="button"
      class="bec-missed"
      aria-expanded={explains}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setOpen(!isOpen)}
    >
      <Drawing name="feather" />
      <span>{explains ? later.feather : later.missed(and(missed))}</span>
    </button>
  );
}

/** Whether this is the first time, for as long as it lasts. */
function useFirst(isThere: boolean): boolean {
  const [isFirst, setFirst] = useState(() => read(KEY) === null);
  useEffect(() => {
    if (!isThere || !isFirst) return;
    write(KEY, "yes");
    return () => setFirst(false);
  }, [isThere, isFirst]);
  return isFirst;
}
