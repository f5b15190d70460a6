import type { PlayerFigures } from "@tavolata/figures/player";
import type { Seat } from "@tavolata/kernel";
import {
  type Beccato,
  type Event,
  isFidget,
  playerAt,
  type Secrets,
  type Sign,
  type Signal,
  type State,
  teamWith,
  trisIn,
} from "../rules/index.ts";
import { SHAPES } from "./shapes.ts";

type Settled = Extract<Event, { type: "settled" }>;

/** What is counted about the people who play. Around one table nobody but the people knows of gestures (BEC-34). */
export const PLAYER_FIGURES: PlayerFigures<Beccato, typeof SHAPES> = {
  shapes: SHAPES,
  watch(seats, { table }) {
    let round = 0;
    /** Who has shouted in this round, stand-ins aside. */
    const shouted = new Set<Seat>();
    /** The rounds that a right Beccato ended, and whom it named. */
    const caught = new Map<number, Seat>();
    /** What players made themselves. */
    const made = new Set<string>();
    const gestures = seats.map(() => ({ real: 0, feigned: 0 }));

    const performs = (seat: Seat, what: Signal, state: State) => {
      const isReal = isRealSignal(state, seat, what);
      seats[seat]?.rate("gestures", "feigned", !isReal);
      const counts = gestures[seat];
      if (counts !== undefined) counts[isReal ? "real" : "feigned"] += 1;
      if (isReal) made.add(nameOf({ round, seat, what }));
    };

    const settle = ({ seat, shout, right }: Settled) => {
      if (seat === null || shout === null) return;
      if (shouted.has(seat)) seats[seat]?.rate("shouts", shout.type, right);
      if (right && shout.type === "beccato") caught.set(round, shout.accused);
    };

    /** BEC-39: who made out what, as everybody learns it when the game is over. */
    const countSign = (sign: Sign, mates: readonly Seat[]) => {
      if (made.has(nameOf(sign))) {
        seats[sign.seat]?.rate(
          "signals",
          "mate",
          sign.seenBy.some((seat) => mates.includes(seat)),
        );
        seats[sign.seat]?.rate(
          "signals",
          "rival",
          sign.seenBy.some((seat) => !mates.includes(seat)),
        );
        seats[sign.seat]?.rate("signals", "caught", caught.get(sign.round) === sign.seat);
      }
      for (const [onlookers, saw] of [
        [sign.seenBy, true],
        [sign.missedBy, false],
      ] as const) {
        for (const seat of onlookers)
          seats[seat]?.rate("seen", mates.includes(seat) ? "mates" : "rivals", saw);
      }
    };

    const reveal = (secrets: readonly Secrets[], { teams }: State) => {
      secrets.forEach(({ signs }, team) => {
        for (const sign of signs) countSign(sign, teams[team]?.seats ?? []);
      });
      if (table === "oneTable") return;
      gestures.forEach((counts, seat) => {
        seats[seat]?.mean("made", "real", counts.real);
        seats[seat]?.mean("made", "feigned", counts.feigned);
      });
    };

    return ({ events, input, mover, state }) => {
      const type = input?.move.type;
      if (mover !== undefined && (type === "coccode" || type === "beccato" || type === "chicchirichi"))
        shouted.add(mover);
      for (const event of events) {
        switch (event.type) {
          case "roundBegins":
            round = event.round;
            shouted.clear();
            break;
          case "performs":
            if (event.seat === mover && !event.idle && !isFidget(event.what))
              performs(event.seat, event.what, state);
            break;
          case "settled":
            settle(event);
            break;
          case "revealed":
            reveal(event.secrets, state);
            break;
        }
      }
    };
  },
};

/** Only what a player with a tris makes for their guild is real. */
function isRealSignal(state: State, seat: Seat, what: Signal): boolean {
  const { signal, signalsByBreed } = teamWith(state, seat);
  const rows = [signal ?? [], ...signalsByBreed.map(({ row }) => row)];
  return trisIn(playerAt(state, seat).hand) !== undefined && rows.some((row) => row.includes(what));
}

function nameOf({ round, seat, what }: Pick<Sign, "round" | "seat" | "what">): string {
  return `${round} ${seat} ${what}`;
}
