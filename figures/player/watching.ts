import type { GameTypes, Input, Seat, Told } from "@tavolata/kernel";
import type { Rows, Shapes } from "./shapes.ts";
import { PlayerTally } from "./tally.ts";

/** One step of a finished game. It is over, so nothing in it is secret any more. */
export interface PlayerStep<T extends GameTypes> {
  /** Undefined for the opening. */
  readonly input: Input<T> | undefined;
  /** The seat whose player made this move; undefined if the clock, the house or a stand-in did. */
  readonly mover: Seat | undefined;
  /** What was told, each event once: the secret where there was one. */
  readonly events: readonly T["event"][];
  /** After the step. It belongs to the rules: it may be read now, and not be kept. */
  readonly state: T["state"];
}

/** What is counted about the people who play a game; in the game's own `figures` folder. */
export interface PlayerFigures<T extends GameTypes, All extends Shapes = Shapes> {
  readonly shapes: All;
  /** Called when a game begins; what it returns gets every step in order, and counts in the seats' tallies. */
  watch(seats: readonly PlayerTally<All>[], options: T["options"]): (step: PlayerStep<T>) => void;
}

/** Figures whose own types do not matter here. */
export type AnyPlayerFigures = PlayerFigures<GameTypes>;

/** Counts one game: give it every step, then take what was counted, seat by seat. */
export function watchGame<T extends GameTypes, All extends Shapes>(
  { shapes, watch }: PlayerFigures<T, All>,
  seats: number,
  options: T["options"],
): { step: (step: PlayerStep<T>) => void; rowsBySeat: () => Rows[] } {
  const tallies = Array.from({ length: seats }, () => new PlayerTally(shapes));
  return { step: watch(tallies, options), rowsBySeat: () => tallies.map(({ rows }) => rows) };
}

/** What was told, each event once, as those heard it who heard most. */
export function everything<Event>(told: readonly Told<Event>[]): Event[] {
  return told.map((entry) => ("secret" in entry ? entry.secret : entry.event));
}
