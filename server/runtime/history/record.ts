import type { GameRecord, GameTypes, Input, Result } from "@tavolata/kernel";
import type { Step } from "../../folds/table/steps.ts";
import type { PastPlayer } from "../../protocol/index.ts";
import type { LogEntry, Store } from "../../store/contract.ts";

/** A finished game: what anybody can check, and who played it. */
export interface PastGame {
  readonly record: GameRecord<GameTypes>;
  /** By seat, the last player who sat there; null if nobody did. Empty if the log does not say. */
  readonly players: readonly (PastPlayer | null)[];
  /** The numbers of the inputs that people made themselves; the others are those of bots, stand-ins and the clock. */
  readonly movesByPeople: readonly number[];
}

/** A finished game, from the entries of its table's log. */
function pastGameIn(entries: readonly LogEntry[], game: string): PastGame | undefined {
  let record: GameRecord<GameTypes> | undefined;
  let players: (PastPlayer | null)[] = [];
  const log: Input<GameTypes>[] = [];
  const movesByPeople: number[] = [];
  for (const { at, steps } of entries) {
    for (const step of JSON.parse(steps) as Step[]) {
      if (step.type === "began" && step.begun.id === game) {
        players = [...(step.begun.players ?? [])];
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
        if (step.from !== undefined) movesByPeople.push(step.input.seq);
        const { newcomer, input } = step;
        if (newcomer !== undefined && "seat" in input.move) players[input.move.seat as number] = newcomer;
      }
    }
  }
  return record === undefined ? undefined : { record, players, movesByPeople };
}

/** Undefined if there is no such game, or if it is not over yet. */
export async function pastGameOf(store: Store, game: string): Promise<PastGame | undefined> {
  const ended = await store.endedGame(game);
  if (ended === undefined) return undefined;
  const past = pastGameIn(await store.read(ended.log, ended.first, ended.last), game);
  if (past === undefined || ended.result === null) return past;
  return { ...past, record: { ...past.record, result: JSON.parse(ended.result) as Result } };
}
