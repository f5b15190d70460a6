import type { GameRecord, GameTypes, Input, Result } from "@tavolata/kernel";
import type { Step } from "../room/steps.ts";
import type { LogEntry, Store } from "../store/contract.ts";

/** A finished game as anybody can check it, from the entries of its table's log. */
export function recordIn(entries: readonly LogEntry[], game: string): GameRecord<GameTypes> | undefined {
  let record: GameRecord<GameTypes> | undefined;
  const log: Input<GameTypes>[] = [];
  for (const { at, steps } of entries) {
    for (const step of JSON.parse(steps) as Step[]) {
      if (step.type === "began" && step.begun.id === game) {
        const { options, commitment, playerSeeds, serverSeed, chairs } = step.begun;
        record = {
          format: 1,
          game: step.game,
          version: step.version,
          seats: chairs.length,
          options,
          startedAt: at,
          commitment,
          playerSeeds,
          serverSeed,
          log,
        };
      } else if (step.type === "input" && record !== undefined) {
        log.push(step.input);
      }
    }
  }
  return record;
}

/** Undefined where there is no such game, or where it is not over yet. */
export async function recordOf(store: Store, game: string): Promise<GameRecord<GameTypes> | undefined> {
  const ended = await store.endedGame(game);
  if (ended === undefined) return undefined;
  const record = recordIn(await store.read(ended.log, ended.first, ended.last), game);
  if (record === undefined || ended.result === null) return record;
  return { ...record, result: JSON.parse(ended.result) as Result };
}
