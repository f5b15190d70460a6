import { GAMES } from "@tavolata/games";
import { type AnyGame, fastRandom, itemAt } from "@tavolata/kernel";
import { Laboratory, planFor } from "@tavolata/lab";
import { playOneGame } from "./engine.ts";

export interface LabFigures {
  bareMovesPerCpuSecond: number;
  labMovesPerCpuSecond: number;
  /** What the lab adds to the cost of the bare engine loop, as a fraction of it. */
  added: number;
}

const ROUNDS = 15;
const GAMES_IN_A_ROUND = 1000;

/**
 * The lab's own cost: the bare loop and the lab with random bots play games in turn, in one run. Each round is
 * compared with the one next to it and the median counts, because a machine that is disturbed in one round is not
 * disturbed in all of them.
 */
export function benchLab(): Record<string, LabFigures> {
  return Object.fromEntries(GAMES.map(({ rules }) => [rules.name, measure(rules)]));
}

function measure(game: AnyGame): LabFigures {
  const laboratory = new Laboratory(planFor({ game: game.name, bots: ["random"] }));
  const rounds: { bare: number; lab: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const from = round * GAMES_IN_A_ROUND;
    const random = fastRandom(round);
    const bare = movesPerCpuSecond(() => {
      let moves = 0;
      for (let i = 0; i < GAMES_IN_A_ROUND; i++) moves += playOneGame(game, random);
      return moves;
    });
    const lab = movesPerCpuSecond(
      () => laboratory.play({ family: 0, from, to: from + GAMES_IN_A_ROUND }).moves,
    );
    // The first round only warms both up.
    if (round > 0) rounds.push({ bare, lab });
  }
  return {
    bareMovesPerCpuSecond: Math.round(median(rounds.map(({ bare }) => bare))),
    labMovesPerCpuSecond: Math.round(median(rounds.map(({ lab }) => lab))),
    added: Math.round(1000 * median(rounds.map(({ bare, lab }) => bare / lab - 1))) / 1000,
  };
}

function movesPerCpuSecond(play: () => number): number {
  const from = process.cpuUsage();
  const moves = play();
  const { user, system } = process.cpuUsage(from);
  return moves / ((user + system) / 1e6);
}

function median(values: readonly number[]): number {
  return itemAt(
    [...values].sort((a, b) => a - b),
    Math.floor(values.length / 2),
  );
}
