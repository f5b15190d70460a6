import { type Refusal, shuffle } from "@tavolata/kernel";
import { refusal } from "../../../protocol/index.ts";
import { standInBot } from "../../room/fold.ts";
import type { GameAtTables } from "../../table-game.ts";
import { optionsAtTables } from "../at-tables.ts";
import { type Player, playerAt, type TournamentState } from "../state.ts";
import type { TournamentStep } from "../steps.ts";
import { mateOf } from "./draw.ts";
import { knockOutRounds, sizesFor } from "./sizes.ts";
import { chanceOfRounds } from "./standings.ts";
import { tableSizesOf, teamSize, teamsBySeat } from "./teams.ts";

/** How many always play together: mates where they stay the same, otherwise everybody alone. */
export function playTogether({ plan }: Pick<TournamentState, "plan">, game: GameAtTables): number {
  if (plan.rounds?.partners !== "fixed") return 1;
  const options = optionsAtTables(plan, game);
  const sizes = tableSizesOf(game, options, plan.tableSize).flatMap((seats) => {
    const teams = teamsBySeat(game, options, seats);
    return (teams && teamSize(teams)) ?? [];
  });
  return sizes[0] ?? 1;
}

/**
 * How many bots the house adds so that the numbers suit: whole teams of mates, a whole table, and in a knock-out a number
 * that can be played down to one table. Undefined if no number up to the most would.
 */
export function botsToSuit(
  { plan }: Pick<TournamentState, "plan">,
  game: GameAtTables,
  players: number,
): number | undefined {
  const together = playTogether({ plan }, game);
  const allowed = tableSizesOf(game, optionsAtTables(plan, game), plan.tableSize).flatMap((seats) =>
    seats % together === 0 ? [seats / together] : [],
  );
  if (allowed.length === 0) return undefined;
  for (let bots = 0; players + bots <= plan.most; bots++) {
    if ((players + bots) % together !== 0) continue;
    const units = (players + bots) / together;
    const suits =
      plan.kind === "knock-out"
        ? knockOutRounds(units, allowed, plan.rounds?.advance ?? 1) !== undefined
        : sizesFor(units, allowed) !== undefined;
    if (suits) return bots;
  }
  return undefined;
}

export function refuseRoundsStart(
  state: TournamentState,
  game: GameAtTables,
  bots: readonly string[],
): Refusal | undefined {
  const players = state.players.length + bots.length;
  return botsToSuit(state, game, players) === undefined
    ? refusal("numbers-do-not-suit", { players })
    : undefined;
}

/** The bots come in, mates who stay together are fixed, and it is known how many rounds there will be. */
export function startingRounds(
  state: TournamentState,
  game: GameAtTables,
  wanted: readonly string[],
): { readonly steps: readonly TournamentStep[]; readonly bots: readonly string[] } {
  const { plan, bots: filling } = state;
  const count = state.players.length + wanted.length;
  const more = botsToSuit(state, game, count) ?? 0;
  const bots = [...wanted, ...Array<string>(more).fill(filling.bot === "" ? standInBot(game) : filling.bot)];
  const together = playTogether(state, game);
  const units = (count + more) / together;
  const allowed = tableSizesOf(game, optionsAtTables(plan, game), plan.tableSize).flatMap((seats) =>
    seats % together === 0 ? [seats / together] : [],
  );
  const planned = plan.rounds?.count ?? 1;
  const rounds =
    plan.kind === "knock-out"
      ? (knockOutRounds(units, allowed, plan.rounds?.advance ?? 1) ?? planned)
      : planned;
  const step = {
    type: "rounds-started",
    bots,
    count: rounds,
    mates: matesFor(state, bots.length, together),
  } as const;
  return { steps: [step], bots };
}

/** Those who chose each other, and then the others as they are drawn. */
function matesFor(state: TournamentState, bots: number, together: number): number[][] {
  if (together < 2) return [];
  const all = Array.from({ length: state.players.length + bots }, (_, player) => player);
  const chosen = together === 2 ? chosenPairs(state) : [];
  const left = all.filter((player) => !chosen.flat().includes(player));
  const drawn = shuffle(left, chanceOfRounds(state, -1));
  const groups = Array.from({ length: drawn.length / together }, (_, i) =>
    drawn.slice(i * together, (i + 1) * together),
  );
  return [...chosen, ...groups];
}

function chosenPairs(state: Pick<TournamentState, "players">): number[][] {
  return state.players.flatMap((_: Player, player) => {
    const mate = mateOf(state, player);
    return mate !== undefined && player < mate && playerAt(state, mate) !== undefined ? [[player, mate]] : [];
  });
}
