import { anteOfLevel, SCHEDULE, type View } from "../rules/index.ts";
import { seconds, useTimeUntil } from "./rises.tsx";
import { useTexts } from "./words.ts";

/** The published schedule: every level, its ante, and when it comes. */
export function Levels({ view }: { view: View }) {
  const { screen, chips } = useTexts();
  const until = useTimeUntil(view);
  const { options, level } = view;
  const last = Math.max(SCHEDULE.length, level + 2);
  const when = (one: number) => {
    if (one < level) return screen.over;
    if (one > level && view.levelsHeldAt !== undefined) return "";
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
