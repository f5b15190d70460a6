import { type Instant, judge } from "@tavolata/kernel";
import type { Play } from "../table/state.ts";
import type { Step } from "../table/steps.ts";
import type { GameAtTables } from "../table-game.ts";

/** Stops a table's clock or lets it run, if it is not as it should be and can be now. */
export function pauseOrder(
  pause: boolean,
  play: Play,
  { rules }: GameAtTables,
  at: Instant,
): Step[] | undefined {
  if (pause === (play.standing.clock.pausedAt !== null)) return undefined;
  const move = { type: pause ? "pause" : "resume" } as const;
  const input = { seq: play.standing.seq + 1, at, by: "clock", move } as const;
  return judge(rules, play.standing, input) === undefined ? [{ type: "input", input }] : undefined;
}
