import type { Mind } from "@tavolata/bots";
import { copy, type Seat } from "@tavolata/kernel";
import { type Bestia, type Move, plays, type State, turnOf } from "../rules/index.ts";
import { layAllSeeing } from "./all-seeing.ts";
import { MeasuringTable, mindOf, netInPots } from "./table.ts";

/** What one seat nets, in pots, depending on who lays its cards, in the same deal after the same declarations. */
export interface PlayPhase {
  readonly heuristic: number;
  readonly bot: number;
  readonly allSeeing: number;
}

/** Everybody declares, and all others play, as the heuristic does; undefined where no cards are played. */
export function playPhase(
  seats: number,
  bot: string,
  heuristic: string,
  index: number,
): PlayPhase | undefined {
  const table = new MeasuringTable(seats, { hands: 1 }, index);
  const others = mindOf(heuristic);
  while (table.hands.length === 0 && table.state.phase !== "play") {
    const seat = turnOf(table.state);
    table.play(seat, table.ask(seat, others));
  }
  const playing = table.state.players.flatMap((player, seat) => (plays(player) ? [seat] : []));
  const watched = playing[index % playing.length];
  if (table.hands.length > 0 || watched === undefined) return undefined;
  const dealt = table.state;
  const netWith = (lay: (state: State) => Move): number => {
    table.state = copy(dealt);
    return playOut(table, watched, lay, others);
  };
  const mind = mindOf(bot);
  return {
    heuristic: netWith(() => table.ask(watched, others)),
    bot: netWith(() => table.ask(watched, mind)),
    allSeeing: netWith(layAllSeeing),
  };
}

function playOut(
  table: MeasuringTable,
  watched: Seat,
  lay: (state: State) => Move,
  others: Mind<Bestia>,
): number {
  const before = table.hands.length;
  for (;;) {
    const over = table.hands[before];
    if (over !== undefined) return netInPots(over, watched);
    const seat = turnOf(table.state);
    table.play(seat, seat === watched ? lay(table.state) : table.ask(seat, others));
  }
}
