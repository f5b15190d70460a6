import type { Result } from "@tavolata/kernel";
import { handsToPlay, isDecidedByHands } from "./hands-to-play.ts";
import type { Options } from "./options.ts";
import { type Ending, isIn, type Player, type State } from "./state.ts";

/** CON-20, CON-23, CON-25, CON-30: what ends the game now, if anything does. */
export function endingOf(state: State): Ending | undefined {
  const { options, players, hand } = state;
  if (isDecidedByHands(options)) return hand >= handsToPlay(options, players.length) ? "hands" : undefined;
  if (players.some((player) => hasAllOmaggi(player, options))) return "omaggi";
  if (players.filter(isIn).length === 1) return "saldo";
  return isDeserted(state) ? "deserted" : undefined;
}

/**
 * CON-30: the clock calls only what it holds, so played by the clock alone every bill is true and nobody ever earns an
 * Omaggio. Without Saldo, which takes cards away all the same, the game would not end.
 */
function isDeserted({ options, players, desertedHands }: State): boolean {
  return !options.saldo && desertedHands >= players.length;
}

function hasAllOmaggi({ omaggi }: Player, { omaggi: isOn, omaggiTarget }: Options): boolean {
  return isOn && omaggi >= omaggiTarget;
}

/**
 * Who has all the Omaggi is first; then who stayed in longer; then who has more Omaggi; then who lost fewer hands.
 * Each of these says something only under its own rule, so in the base game losses alone decide, and ties are shared.
 */
export function resultOf(state: State, endedBy: Ending): Result {
  const { players, options } = state;
  const merits = players.map((player) => [
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
  const at = these.findIndex((merit, i) => merit !== those[i]);
  return at >= 0 && these[at]! > those[at]!;
}

/** What was played for in the end: hands lost, cards that Saldo has left, or Omaggi. */
function scoreOf(player: Player, { handSize }: Options, endedBy: Ending): number {
  if (endedBy === "hands") return player.losses;
  return endedBy === "saldo" ? handSize - player.saldi : player.omaggi;
}
