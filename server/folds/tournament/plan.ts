import { completeOptions, type Instant, type Refusal } from "@tavolata/kernel";
import { refusal, type TournamentPlan } from "../../protocol/index.ts";
import { refuseMisfits } from "../room/refuse.ts";
import type { GameAtTables } from "../table-game.ts";
import { isForChips } from "./at-tables.ts";
import { refusePayouts } from "./prizes.ts";
import { refuseRounds } from "./rounds/plan.ts";

/** The plan with all the options of its game, so that it means the same for as long as it is kept. */
export function completePlan(plan: TournamentPlan, game: GameAtTables | undefined): TournamentPlan {
  const options = game && completeOptions<object>(game.rules.options, plan.options);
  return options === undefined || options.problems !== undefined ? plan : { ...plan, options: options.value };
}

/** Why nobody could play a tournament like this. */
export function refusePlan(
  plan: TournamentPlan,
  game: GameAtTables | undefined,
  now: Instant,
): Refusal | undefined {
  if (game === undefined) return refusal("unknown-game", { game: plan.game });
  const refused = refuseMisfits(game, plan.options) ?? (plan.payouts && refusePayouts(plan.payouts));
  if (refused !== undefined) return refused;
  if (plan.startsAt !== null && plan.startsAt < now) return refusal("bad-options", { path: "/startsAt" });
  return isForChips(plan) ? refuseChips(plan, game) : refuseRounds(plan, game);
}

function refuseChips(plan: TournamentPlan, game: GameAtTables): Refusal | undefined {
  const { chairs } = game.rules;
  const options = chairs?.inTournament(plan.options);
  if (chairs === undefined || options === undefined) return refusal("no-tournaments", { game: plan.game });
  if (plan.tableSize > chairs.count(options)) return refusal("bad-options", { path: "/tableSize" });
  if (plan.rounds !== undefined) return refusal("plan-clash", { path: "/rounds" });
  if (plan.bounty !== undefined && plan.bounty >= plan.entry)
    return refusal("plan-clash", { path: "/bounty" });
  if (plan.addOn !== undefined && plan.breaks === undefined) return refusal("plan-clash", { path: "/addOn" });
  return undefined;
}
