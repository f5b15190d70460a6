import type { Phrase, Seat } from "@tavolata/kernel";
import { type Event, gotBy } from "../rules/index.ts";

type Settled = Extract<Event, { type: "settled" }>;
type GameOver = Extract<Event, { type: "gameOver" }>;

/** From this many cards at once on, it says something. */
const MANY = 4;
/** A winner who took less than this, in milliseconds, is admired. */
const VERY_QUICK = 800;

/** What somebody on this seat might say about what everybody has just heard. */
export function remark(event: Event, seat: Seat): Phrase | undefined {
  switch (event.type) {
    case "begins":
      return "hello";
    case "settled":
      return event.winners.length > 0 ? onTaken(event, seat) : onNobody(event, seat);
    case "gameOver":
      return onTheEnd(event, seat);
    default:
      return undefined;
  }
}

function onTaken(settled: Settled, seat: Seat): Phrase | undefined {
  const { winners, undecided, reactions } = settled;
  const [first] = winners;
  if (first === undefined) return undefined;
  if (winners.includes(seat)) return gotBy(settled, seat) >= MANY ? "phew" : undefined;
  if (undecided) return "wow";
  if (reactions.some((one) => one.seat === seat && one.outcome === "late")) return "no-way";
  if (gotBy(settled, first) >= MANY) return "wow";
  const quickest = reactions.find((one) => one.seat === first && one.outcome === "wins");
  return quickest !== undefined && quickest.after < VERY_QUICK ? "well-played" : undefined;
}

/** Its own mistake hurts; others were unlucky. */
function onNobody({ reactions }: Settled, seat: Seat): Phrase | undefined {
  const wrong = reactions.filter(({ outcome }) => outcome === "wrong");
  if (wrong.some((one) => one.seat === seat)) return "ouch";
  return wrong.length > 0 ? "unlucky" : undefined;
}

function onTheEnd({ places }: GameOver, seat: Seat): Phrase {
  return places[seat] === 1 ? "thanks" : "good-game";
}
