import type { Result } from "@tavolata/kernel";
import type { Options } from "./options.ts";
import { isIn } from "./players.ts";
import type { Ending, Player, State } from "./types.ts";

/** CON-20: after how many hands the game ends; null where it goes on until Saldo or Omaggi end it. */
export function limitOfHands({ hands, saldo, omaggi }: Options, seats: number): number | null {
  return hands ?? (saldo || omaggi ? null : 2 * seats);
}

export function hasLimit({ options, players }: State): boolean {
  return limitOfHands(options, players.length) !== null;
}

/** CON-20, CON-23, CON-25, CON-30: what ends the game now, if anything does. */
export function endingOf(state: State): Ending | undefined {
  const { options, players, hand } = state;
  const limit = limitOfHands(options, players.length);
  if (players.some((player) => hasAllOmaggi(player, options))) return "omaggi";
  if (players.filter(isIn).length === 1) return "saldo";
  if (limit !== null) return hand >= limit ? "hands" : undefined;
  return isDeserted(state) ? "deserted" : undefined;
}

/**
 * CON-30: the clock calls only what it holds, so played by the clock alone every bill is true and nobody ever earns an
 * Omaggio. Without Saldo, which takes cards away all the same, and without a limit of hands the game would not end.
 */
function isDeserted({ options, players, desertedHands }: State): boolean {
  return !options.saldo && desertedHands >= players.length;
}

function hasAllOmaggi({ omaggi }: Player, { omaggi: isOn, omaggiTarget }: Options): boolean {
  return isOn && omaggi >= omaggiTarget;
}

/**
 * CON-20: at the limit of hands, the player who lost fewest comes first. Otherwise first comes the player with all the
 * Omaggi; then the one who stayed in longer, has more Omaggi, or lost fewer hands, in this order. Each of these says
 * something only under its own rule, so in the base game losses alone decide, and ties are shared.
 */
export function resultOf(state: State, endedBy: Ending): Result {
  const { players, options } = state;
  const merits = players.map((player) => [
    endedBy === "hands" ? -player.losses : 0,
    hasAllOmaggi(player, options) ? 1 : 0,
    player.eliminatedAfter ?? Number.POSITIVE_INFINITY,
    player.omaggi,
    -player.losses,
  ]);
  return {
    places: merits.map((merit) => 1 + merits.filter((other) => isBetter(other, merit)).length),
    scores: players.map((player) => scoreOf(player, options, endedBy)),
  };
}

function isBetter(these: readonly number[], those: readonly number[]): boolean {
  for (const [i, merit] of these.entries()) {
    const other = those[i];
    if (other === undefined) throw new RangeError("these merits are not of the same game");
    if (merit !== other) return merit > other;
  }
  return false;
}

/** What was played for in the end: hands lost, cards that Saldo has left, or Omaggi. */
function scoreOf(player: Player, { handSize }: Options, endedBy: Ending): number {
  if (endedBy === "hands") return player.losses;
  return endedBy === "saldo" ? handSize - player.saldi : player.omaggi;
}
