import type { Options } from "./options.ts";
import { mustAgree } from "./room.ts";
import { known } from "./state.ts";

/** The mean length of a game in the lab, where a card takes two seconds and a shout eight, by the number of players. */
const IN_THE_LAB: Readonly<Record<number, number>> = { 4: 4, 5: 6, 6: 8, 7: 10, 8: 15, 9: 19 };
/** People who are still learning, or who like to talk about it, take up to twice as long. */
const AT_LEISURE = 2;
/** What guilds take to agree on their signals. */
const AGREEING = 2;

/** BEC-22, BEC-23: about how long a game takes among people. */
export function minutesFor({ seats, options }: { seats: number; options: Options }): [number, number] {
  const playing = known(IN_THE_LAB[seats], `length of a game of ${seats}`);
  const agreeing = mustAgree({ options }) ? AGREEING : 0;
  return [playing + agreeing, AT_LEISURE * playing + agreeing];
}
