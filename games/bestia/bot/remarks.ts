import type { Bot } from "@tavolata/bots";
import type { Phrase, Seat } from "@tavolata/kernel";
import { type Bestia, bySeat, type Event, type HandOver } from "../rules/index.ts";

/** What somebody says when something happens that people talk about at the table; silence where nothing is said. */
export interface Character {
  /** Went bestia, or somebody else did. */
  readonly bestia?: Phrase;
  readonly theirBestia?: Phrase;
  /** Took every trick, or somebody else did. */
  readonly sweep?: Phrase;
  readonly theirSweep?: Phrase;
  /** Played and got away with one trick where somebody else went bestia. */
  readonly escape?: Phrase;
  /** Takes a pot that nobody else played for. */
  readonly alone?: Phrase;
  /** Nobody gets the pot, which grows. */
  readonly runsOn?: Phrase;
  /** Somebody comes in blind. */
  readonly theirBlind?: Phrase;
  /** Somebody sits down. */
  readonly newcomer?: Phrase;
  /** Is out of the tournament, or the game is over. */
  readonly end?: Phrase;
}

/** The maestro has seen it all, the regular is kind, the seasoned one dry, the bold one loud and the wary one afraid. */
export const CHARACTERS = {
  maestro: {
    theirSweep: "well-played",
    theirBestia: "unlucky",
    escape: "phew",
    newcomer: "hello",
    end: "good-game",
  },
  regular: {
    bestia: "ouch",
    theirBestia: "unlucky",
    theirSweep: "well-played",
    alone: "thanks",
    newcomer: "hello",
    end: "good-game",
  },
  seasoned: { bestia: "unlucky", theirBlind: "watch-out", theirSweep: "lucky", end: "good-game" },
  bold: {
    bestia: "no-way",
    sweep: "come-on",
    theirSweep: "wow",
    runsOn: "come-on",
    theirBlind: "come-on",
    end: "good-game",
  },
  wary: { bestia: "ouch", escape: "phew", runsOn: "watch-out", theirBlind: "wow", newcomer: "hello" },
} as const satisfies Record<string, Character>;

/** Makes the remarks of a bot of this character, on what everybody at the table is told. */
export function remarksOf(character: Character): NonNullable<Bot<Bestia>["remark"]> {
  return (event, seat) => remarkOn(character, event, seat);
}

function remarkOn(character: Character, event: Event, seat: Seat): Phrase | undefined {
  switch (event.type) {
    case "handOver":
      return onTheHand(character, event, seat);
    case "blind":
      return event.seat === seat ? undefined : character.theirBlind;
    case "sat":
      return event.seat === seat ? undefined : character.newcomer;
    case "eliminated":
      return event.seat === seat ? character.end : undefined;
    case "gameOver":
      return character.end;
    default:
      return undefined;
  }
}

function onTheHand(character: Character, hand: HandOver, seat: Seat): Phrase | undefined {
  if (hand.how === "alone") return bySeat(hand.won, seat) > 0 ? character.alone : undefined;
  if (hand.how !== "played") return character.runsOn;
  // A bestia of zero hurts nobody.
  if (hand.bestie.length > 0 && hand.bestia > 0) {
    if (hand.bestie.includes(seat)) return character.bestia;
    const took = hand.tricks.filter(({ taker }) => taker === seat).length;
    if (took === 1) return character.escape ?? character.theirBestia;
    if (took === hand.tricks.length) return character.sweep;
    return sweeper(hand) === undefined ? character.theirBestia : character.theirSweep;
  }
  const best = sweeper(hand);
  if (best === undefined) return undefined;
  return best === seat ? character.sweep : character.theirSweep;
}

/** Who took every trick, if anybody did. */
function sweeper({ tricks }: HandOver): Seat | undefined {
  const [first, ...others] = tricks.map(({ taker }) => taker);
  return others.every((taker) => taker === first) ? first : undefined;
}
