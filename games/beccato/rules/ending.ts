import { copy, type Result, type Turn } from "@tavolata/kernel";
import { type Collection, ownEggs, worthOf } from "./eggs.ts";
import { levelPoints } from "./pyramid.ts";
import { revealSecrets } from "./secrets.ts";
import { type Ending, type FinalScore, known, type Score, type State, teamNumber } from "./state.ts";
import { teamOf } from "./teams.ts";
import type { Beccato } from "./types.ts";

/** BEC-20, BEC-27, BEC-28 */
export function scoreOf(team: Collection, pyramid: boolean): Score {
  const own = ownEggs(team);
  if (!pyramid) {
    const points = team.eggs.reduce((sum, egg) => sum + worthOf(egg, team.guild), 0);
    return { points, ownEggs: own, levels: null, outOfCount: false };
  }
  const levels = levelPoints(team);
  const points = levels?.reduce((sum, level) => sum + level, 0) ?? 0;
  return { points, ownEggs: own, levels, outOfCount: levels === null };
}

/** BEC-20: teams out of the count come after all that are in it. */
function isAhead(one: Score, other: Score): boolean {
  if (one.outOfCount || other.outOfCount) return !one.outOfCount && other.outOfCount;
  return one.points > other.points || (one.points === other.points && one.ownEggs > other.ownEggs);
}

/** BEC-20: the scores of the teams as they are now, and the place that each would have. */
function scoresNow(state: State) {
  const scores = state.teams.map((team) => scoreOf(team, state.options.pyramid));
  const teams = state.players.map((_, seat) => teamOf(state, seat));
  const ofSeats = teams.map((team) => known(scores[team], `score of team ${team}`));
  const placeOf = (own: Score) => 1 + ofSeats.filter((score) => isAhead(score, own)).length;
  return { scores, ofSeats, placeOf };
}

/** BEC-20: how it would come out if it ended now. */
export function asItStands(state: State): Result {
  const { ofSeats, placeOf } = scoresNow(state);
  return { places: ofSeats.map(placeOf), scores: ofSeats.map(({ points }) => points) };
}

export function endGame(state: State, endedBy: Ending, turn: Turn<Beccato>): void {
  const { scores, placeOf } = scoresNow(state);
  const standings = scores.map(
    (score, team): FinalScore => ({ ...score, guild: teamNumber(state, team).guild, place: placeOf(score) }),
  );
  state.phase = "over";
  state.choice = null;
  state.deadline = null;
  state.endedBy = endedBy;
  state.scores = standings;
  state.result = asItStands(state);
  turn.tell({ type: "gameOver", endedBy, scores: copy(standings) });
  revealSecrets(state, turn);
}
