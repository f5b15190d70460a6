import type { GameTypes, Told } from "@tavolata/kernel";
import type { LogEntry, Transfer } from "../../store/contract.ts";
import type { GameAtTables } from "../table-game.ts";
import { type EntryPosition, foldStep, Unreadable } from "./fold-step.ts";
import { sinceShown } from "./shown.ts";
import type { EventBatch, Play, TableState } from "./state.ts";
import type { Step } from "./steps.ts";

/** What was told of each step of an entry; null for steps that are not the game's. */
type ToldOfSteps = ({ told: readonly Told<GameTypes["event"]>[]; plain: boolean } | null)[];

/** A table after one more entry. */
export interface FoldedEntry {
  readonly state: TableState;
  /** What the entry adds to the history of the game in play. */
  readonly batches: readonly EventBatch[];
  /** The entry begins a game: its batches are all there are. */
  readonly beginsGame: boolean;
  readonly told: ToldOfSteps;
  readonly ended: readonly Play[];
  readonly transfers: readonly Transfer[];
}

export function foldEntry(
  before: TableState | undefined,
  steps: readonly Step[],
  position: EntryPosition,
  findGame: (name: string) => GameAtTables | undefined,
): FoldedEntry {
  let state = before;
  let beginsGame = false;
  const batches: EventBatch[] = [];
  const told: ToldOfSteps = [];
  const ended: Play[] = [];
  const transfers: Transfer[] = [];
  for (const step of steps) {
    const folded = foldStep(state, step, position, findGame);
    state = folded.state;
    const { batch } = folded;
    if (step.type === "began") {
      beginsGame = true;
      batches.length = 0;
    }
    if (batch !== undefined) batches.push(batch);
    told.push(batch === undefined ? null : { told: batch.told, plain: batch.plain });
    if (folded.ended !== undefined) ended.push(folded.ended);
    transfers.push(...(folded.transfers ?? []));
  }
  if (state === undefined) throw new Unreadable("an entry without steps");
  const game = findGame(state.room.game);
  if (game !== undefined) state = sinceShown(state, game, position.at);
  return { state, batches, beginsGame, told, ended, transfers };
}

/** The history of the game in play, from what was stored with its steps. */
export function batchesIn(entries: readonly LogEntry[]): EventBatch[] {
  const batches: EventBatch[] = [];
  for (const { at, steps, told } of entries) {
    const kinds = JSON.parse(steps) as Step[];
    (JSON.parse(told) as ToldOfSteps).forEach((toldOfStep, i) => {
      if (kinds[i]?.type === "began") batches.length = 0;
      if (toldOfStep !== null) batches.push({ at, ...toldOfStep });
    });
  }
  return batches;
}
