import { GAMES } from "@tavolata/games";
import { type AnyGame, fastRandom } from "@tavolata/kernel";
import { Laboratory, planFor } from "@tavolata/lab";
import { playOneGame } from "./engine.ts";

export interface LabFigures {
  bareMovesPerCpuSecond: number;
  labMovesPerCpuSecond: number;
  /** What the lab adds to the cost of the bare engine loop, in parts of it. */
  added: number;
}

const ROUNDS = 8;
const GAMES_IN_A_ROUND = 1500;

/** The lab's own cost: the same games played by the bare loop and by the lab with random bots, in turns, in one run. */
export function benchLab(): Record<string, LabFigures> {
  return Object.fromEntries(GAMES.map(({ rules }) => [rules.name, measure(rules)]));
}

function measure(game: AnyGame): LabFigures {
  const laboratory = new Laboratory(planFor({ game: game.name }));
  const bare = { moves: 0, seconds: 0 };
  const lab = { moves: 0, seconds: 0 };
  for (let round = 0; round <= ROUNDS; round++) {
    const from = round * GAMES_IN_A_ROUND;
    const random = fastRandom(round);
    const bareRound = timed(() => {
      let moves = 0;
      for (let i = 0; i < GAMES_IN_A_ROUND; i++) moves += playOneGame(game, random);
      return moves;
    });
    const labRound = timed(() => laboratory.play({ family: 0, from, to: from + GAMES_IN_A_ROUND }).moves);
    // The first round only warms both up.
    if (round === 0) continue;
    add(bare, bareRound);
    add(lab, labRound);
  }
  const bareRate = bare.moves / bare.seconds;
  const labRate = lab.moves / lab.seconds;
  return {
    bareMovesPerCpuSecond: Math.round(bareRate),
    labMovesPerCpuSecond: Math.round(labRate),
    added: Math.round(1000 * (bareRate / labRate - 1)) / 1000,
  };
}

function timed(play: () => number): { moves: number; seconds: number } {
  const from = process.cpuUsage();
  const moves = play();
  const { user, system } = process.cpuUsage(from);
  return { moves, seconds: (user + system) / 1e6 };
}

function add(total: { moves: number; seconds: number }, round: { moves: number; seconds: number }): void {
  total.moves += round.moves;
  total.seconds += round.seconds;
}
