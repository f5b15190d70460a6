import type { GameTypes, Told } from "@tavolata/kernel";
import type { Step } from "../room/steps.ts";
import type { LogEntry, Transfer } from "../store/contract.ts";
import { foldStep, Unreadable } from "./fold.ts";
import type { GameAtTables } from "./games.ts";
import type { Chapter, Play, TableState } from "./state.ts";

/** What was told of each step of an entry; null for those that are not the game's. */
type ToldOfSteps = ({ told: readonly Told<GameTypes["event"]>[]; plain: boolean } | null)[];

/** A table after one more entry. */
export interface Unfolded {
  readonly state: TableState;
  /** What the entry adds to the history of the game in play. */
  readonly chapters: readonly Chapter[];
  /** The entry begins a game: its chapters are all there are. */
  readonly opens: boolean;
  readonly told: ToldOfSteps;
  readonly ended: readonly Play[];
  readonly transfers: readonly Transfer[];
}

export function unfold(
  before: TableState | undefined,
  steps: readonly Step[],
  place: Pick<LogEntry, "seq" | "at">,
  findGame: (name: string) => GameAtTables | undefined,
): Unfolded {
  let state = before;
  let opens = false;
  const chapters: Chapter[] = [];
  const told: ToldOfSteps = [];
  const ended: Play[] = [];
  const transfers: Transfer[] = [];
  for (const step of steps) {
    const folded = foldStep(state, step, place, findGame);
    state = folded.state;
    const { chapter } = folded;
    if (step.type === "began") {
      opens = true;
      chapters.length = 0;
    }
    if (chapter !== undefined) chapters.push(chapter);
    told.push(chapter === undefined ? null : { told: chapter.told, plain: chapter.plain });
    if (folded.ended !== undefined) ended.push(folded.ended);
    transfers.push(...(folded.transfers ?? []));
  }
  if (state === undefined) throw new Unreadable("an entry without steps");
  return { state, chapters, opens, told, ended, transfers };
}

/** The history of the game in play, from what was stored with its steps. */
export function chaptersIn(entries: readonly LogEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { at, steps, told } of entries) {
    const kinds = JSON.parse(steps) as Step[];
    (JSON.parse(told) as ToldOfSteps).forEach((line, i) => {
      if (kinds[i]?.type === "began") chapters.length = 0;
      if (line !== null) chapters.push({ at, ...line });
    });
  }
  return chapters;
}
