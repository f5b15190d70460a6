import { useTable } from "@tavolata/kit";
import { useEffect, useState } from "preact/hooks";
import { anteOfLevel, levelAfter, SCHEDULE, type View } from "../rules/index.ts";
import { useTexts } from "./words.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** BES-4: milliseconds until a level is in force; less than none for one that is. */
function useTimeUntil({ levelsBegan, options }: View): (level: number) => number {
  const { left } = useTable();
  const [, look] = useState(0);
  const until = (level: number) => left(levelsBegan + level * options.levelMinutes * MINUTE);
  const inForce = levelAfter(options, Math.max(0, -until(0)));
  const isSoon = until(inForce + 1) < MINUTE + SECOND;
  useEffect(() => {
    const timer = setInterval(() => look((n) => n + 1), isSoon ? SECOND : 15 * SECOND);
    return () => clearInterval(timer);
  }, [isSoon]);
  return until;
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / SECOND);
}

/** What the next ante will be, and when. */
export function Rises({ view }: { view: View }) {
  const { screen } = useTexts();
  const until = useTimeUntil(view);
  const { options, level } = view;
  const inForce = Math.max(level, levelAfter(options, Math.max(0, -until(0))));
  const next = inForce > level ? inForce : level + 1;
  return <small>{screen.rises({ ante: anteOfLevel(options, next), seconds: seconds(until(next)) })}</small>;
}

/** The published schedule: every level, its ante, and when it comes. */
export function Levels({ view }: { view: View }) {
  const { screen, chips } = useTexts();
  const until = useTimeUntil(view);
  const { options, level } = view;
  const last = Math.max(SCHEDULE.length, level + 2);
  const when = (one: number) => {
    if (one < level) return screen.over;
    return one === level ? screen.now : screen.whenIn(seconds(until(one)));
  };
  return (
    <>
      <h3>{screen.levels}</h3>
      <p class="bestia-hint">{screen.levelsHelp(options.levelMinutes)}</p>
      <table class="bestia-sheet bestia-levels">
        <thead>
          <tr>
            <th scope="col">{screen.level}</th>
            <th scope="col">{screen.ante}</th>
            <th scope="col">{screen.when}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: last }, (_, one) => (
            <tr key={String(one)} data-past={one < level} aria-current={one === level ? "step" : undefined}>
              <th scope="row">{one + 1}</th>
              <td>{chips(anteOfLevel(options, one))}</td>
              <td>{when(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
