import { useTable } from "@tavolata/kit";
import { useEffect, useState } from "preact/hooks";
import { anteOfLevel, levelAfter, type View } from "../rules/index.ts";
import { useTexts } from "./words.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** BES-4: milliseconds until a level is in force, were the levels to run on; less than none for one that is. */
export function useTimeUntil({ levelsBegan, levelsHeldAt, options }: View): (level: number) => number {
  const { left } = useTable();
  const [, look] = useState(0);
  const until = (level: number) => {
    const from = levelsBegan + level * options.levelMinutes * MINUTE;
    return levelsHeldAt === undefined ? left(from) : from - levelsHeldAt;
  };
  const inForce = levelAfter(options, Math.max(0, -until(0)));
  const isSoon = until(inForce + 1) < MINUTE + SECOND;
  useEffect(() => {
    const timer = setInterval(() => look((n) => n + 1), isSoon ? SECOND : 15 * SECOND);
    return () => clearInterval(timer);
  }, [isSoon]);
  return until;
}

export function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / SECOND);
}

interface RisesProps {
  readonly view: View;
  readonly open: boolean;
  onClose(): void;
}

/** What the next ante will be, and when. */
export function Rises({ view, open }: RisesProps) {
  const { screen } = useTexts();
  const until = useTimeUntil(view);
  const { options, level } = view;
  if (!open || view.levelsHeldAt !== undefined) return null;
  const inForce = Math.max(level, levelAfter(options, Math.max(0, -until(0))));
  const next = inForce > level ? inForce : level + 1;
  return <small>{screen.rises({ ante: anteOfLevel(options, next), seconds: seconds(until(next)) })}</small>;
}
