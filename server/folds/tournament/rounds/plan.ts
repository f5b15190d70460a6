import { begin, fastChance, nodeOf, type Refusal, timeLimitsOf } from "@tavolata/kernel";
import { refusal, type TournamentPlan } from "../../../protocol/index.ts";
import type { GameAtTables } from "../../table-game.ts";
import { botsToSuit } from "./starting.ts";
import { tableSizesOf, teamSize, teamsBySeat } from "./teams.ts";

const FOR_CHIPS_ONLY = ["rebuy", "addOn", "breaks", "bounty", "finalRedraw", "noShow"] as const;

/** Why nobody could play rounds like this. */
export function refuseRounds(plan: TournamentPlan, game: GameAtTables): Refusal | undefined {
  const { rounds, kind } = plan;
  if (rounds === undefined) return refusal("plan-clash", { path: "/rounds" });
  const extra = FOR_CHIPS_ONLY.find((name) => plan[name] !== undefined);
  if (extra !== undefined) return refusal("plan-clash", { path: `/${extra}` });
  if (rounds.points.some((points, place) => points > (rounds.points[place - 1] ?? points))) {
    return refusal("plan-clash", { path: "/rounds/points" });
  }
  const ofGame = refuseGame(plan, game);
  if (ofGame !== undefined) return ofGame;
  const isKnockOut = kind === "knock-out";
  const teams = tableSizesOf(game, plan.options, plan.tableSize).map((seats) =>
    teamsBySeat(game, plan.options, seats),
  );
  const sizes = new Set(teams.map((some) => some && teamSize(some)));
  const isSure = sizes.size === 1 && !sizes.has(undefined);
  if (rounds.partners === "fixed" && !isSure) return refusal("no-mates", { game: plan.game });
  // Whoever goes on with other mates than they won with would go on by chance.
  if (isKnockOut && rounds.partners === "changing" && teamsInAny(plan, game)) {
    return refusal("plan-clash", { path: "/rounds/partners" });
  }
  // One table alone is no knock-out.
  const fewest = isKnockOut ? Math.min(plan.most, plan.tableSize + 1) : 2;
  return botsToSuit({ plan }, game, fewest) === undefined
    ? refusal("numbers-do-not-suit", { players: plan.most })
    : undefined;
}

/** Whether tables of this game with these options end by themselves, and want nothing from anybody's purse. */
function refuseGame(
  { game: name, options, tableSize }: TournamentPlan,
  game: GameAtTables,
): Refusal | undefined {
  const { rules } = game;
  if (tableSize > rules.seats.max) return refusal("bad-options", { path: "/tableSize" });
  const [seats] = tableSizesOf(game, options, tableSize);
  if (seats === undefined) return refusal("bad-options", { path: "/tableSize" });
  if (rules.needsScreen?.(options) || rules.refuseBots?.(options) !== undefined) {
    return refusal("plan-clash", { path: "/options/table" });
  }
  const begun = begin(rules, { seats, options }, 0, fastChance(1));
  if (begun.refused !== undefined) return begun.refused;
  if (rules.chairs?.areOpen(options) || begun.effects.length > 0)
    return refusal("no-tournaments", { game: name });
  const limits = timeLimitsOf(rules.options);
  const properties = nodeOf(rules.options).properties ?? {};
  const given = options as Record<string, unknown>;
  const endless = limits.find((limit) => {
    const when = properties[limit]?.when ?? {};
    const counts = Object.entries(when).every(([option, value]) => given[option] === value);
    return counts && given[limit] === 0;
  });
  return endless === undefined ? undefined : refusal("no-time-limit", { path: `/options/${endless}` });
}

function teamsInAny({ options, tableSize }: TournamentPlan, game: GameAtTables): boolean {
  const [seats] = tableSizesOf(game, options, tableSize);
  if (seats === undefined) return false;
  const begun = begin(game.rules, { seats, options }, 0, fastChance(1));
  return begun.refused === undefined && game.rules.teams?.(begun.standing.state) !== undefined;
}
