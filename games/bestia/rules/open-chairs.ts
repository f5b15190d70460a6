import type { Chairs } from "@tavolata/kernel";
import { leastCredit } from "./eligibility.ts";
import { buyInRange, topUpRange } from "./house.ts";
import { anteOfLevel, SCHEDULE } from "./levels.ts";
import { MOST_SEATS, MOST_SEATS_WITH_FOUR_CARDS } from "./options.ts";
import { hasOpenChairs, isInTheHand, isTournament, levelsTime, playerAt } from "./state.ts";
import type { Bestia } from "./types.ts";

/** BES-33, BES-34: what the house must know to let people come and go, and to bring its bots chips. */
export const chairs: Chairs<Bestia> = {
  areOpen: (options) => hasOpenChairs({ options }),

  count: ({ handSize }) => (handSize === 4 ? MOST_SEATS_WITH_FOUR_CARDS : MOST_SEATS),

  stack: ({ stack }) => stack,

  opening: (options, chips, elapsed = 0) => ({
    ...options,
    from: {
      chairs: chips.map((credit) => (credit === null ? null : { credit, sitOut: false })),
      dealer: null,
      elapsed,
      compulsoryNext: false,
    },
  }),

  goingOn({ options, carriesOver }) {
    if (carriesOver === null) throw new TypeError("a game that goes on has ended, with chairs that are open");
    return { ...options, from: carriesOver };
  },

  inTournament({ from: _, ...options }) {
    if (options.table !== "tournament" || options.levelMinutes === 0) return undefined;
    return { ...options, manyTables: true, entry: 0 };
  },

  chips: (state, seat) => playerAt(state, seat).credit,

  isTaken: (state, seat) => playerAt(state, seat).seated,

  lacks(state, seat) {
    const { seated, leaving, credit } = playerAt(state, seat);
    if (!seated || leaving || isTournament(state) || credit >= leastCredit(state)) return 0;
    return state.options.stack - credit;
  },

  /** BES-33: between hands. In a hand, ask for a whole buy-in: it is enough, however little credit is left then. */
  topUps(state, seat) {
    const { seated, leaving, credit } = playerAt(state, seat);
    if (!seated || leaving || isTournament(state) || state.phase === "over") return undefined;
    if (isInTheHand(state, seat)) return { ...buyInRange(state), now: false };
    return credit < buyInRange(state).most ? { ...topUpRange(state, seat), now: true } : undefined;
  },

  levels: (options) =>
    options.levelMinutes === 0
      ? undefined
      : { minutes: options.levelMinutes, antes: SCHEDULE.map((_, level) => anteOfLevel(options, level)) },

  levelsBegan: ({ levelsBegan }) => levelsBegan,

  levelsTime: (state, now) => ({ elapsed: levelsTime(state, now), held: state.levelsHeldAt !== undefined }),
};
