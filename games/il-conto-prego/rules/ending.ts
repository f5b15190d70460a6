import type { Result } from "@tavolata/kernel";
import { handsToPlay, isDecidedByHands } from "./options.ts";
import { isIn, type Player, type State } from "./state.ts";

/** CON-20, CON-23, CON-25: with Saldo and Omaggi both on, whichever ends the game first. */
export function isGameOver(state: State): boolean {
  const { options, players, hand } = state;
  if (isDeserted(state)) return true;
  if (isDecidedByHands(options)) return hand >= handsToPlay(options, players.length);
  return (
    players.filter(isIn).length === 1 || players.some((player) => hasAllOmaggi(player, options.omaggiTarget))
  );
}

/**
 * CON-30: the clock calls only what it holds, so played by the clock alone every bill is true, nobody ever earns an
 * Omaggio, and the game would not end.
 */
export function isDeserted(table: {
  readonly players: readonly Pick<Player, "eliminatedAfter">[];
  readonly desertedHands: number;
}): boolean {
  return table.desertedHands >= table.players.filter(isIn).length;
}

function hasAllOmaggi({ omaggi }: Player, target: number): boolean {
  return omaggi >= target;
}

/**
 * Who has all the Omaggi is first; then who stayed in longer; then who has more Omaggi; then who lost fewer hands.
 * Each of these says something only under its own rule, so in the base game losses alone decide, and ties are shared.
 */
export function resultOf(state: State): Result {
  const { players, options } = state;
  const target = options.omaggiTarget;
  const merits = players.map((player) => [
    hasAllOmaggi(player, target) ? 1 : 0,
    player.eliminatedAfter ?? Number.POSITIVE_INFINITY,
    player.omaggi,
    -player.losses,
  ]);
  return {
    places: merits.map((merit) => 1 + merits.filter((other) => isBetter(other, merit)).length),
    scores: players.map((player) => scoreOf(player, state)),
  };
}

function isBetter(these: readonly number[], those: readonly number[]): boolean {
  const at = these.findIndex((merit, i) => merit !== those[i]);
  return at >= 0 && these[at]! > those[at]!;
}

/** Omaggi where they are played for, else the cards that Saldo has left, else the hands lost. */
function scoreOf(player: Player, { options }: State): number {
  if (options.omaggi) return player.omaggi;
  return options.saldo ? options.handSize - player.saldi : player.losses;
}
