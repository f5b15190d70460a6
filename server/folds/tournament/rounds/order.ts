import type { Instant } from "@tavolata/kernel";
import type { TableState } from "../../table/state.ts";
import type { Step } from "../../table/steps.ts";
import type { GameAtTables } from "../../table-game.ts";
import { pauseOrder } from "../pausing.ts";
import type { TournamentState } from "../state.ts";
import { isAllOver } from "./ending.ts";
import { currentRound, type RoundsState } from "./state.ts";

/**
 * What is to be done at a table of a round. One that was settled as it stood is given up at once; one that was played to
 * its end stays until the next round, so that people can look at how it came out.
 */
export function orderInRounds(
  tournament: TournamentState,
  rounds: RoundsState,
  table: number,
  { play }: TableState,
  game: GameAtTables,
  at: Instant,
): Step[] | undefined {
  const round = currentRound(rounds);
  const here = round?.tables.find((one) => one.table === table);
  const isPlayed = play === null || play.over;
  const isPast = here === undefined || tournament.calledOff === true || isAllOver(tournament, rounds, at);
  if (isPast || (here.result !== null && !isPlayed)) return [{ type: "closed", why: "tournament" }];
  return isPlayed ? undefined : pauseOrder(tournament.paused, play, game, at);
}
