import type { Instant, Seat } from "@tavolata/kernel";
import type { Breed, Card, Hidden } from "./cards.ts";
import type { Guild } from "./eggs.ts";
import type { Source } from "./moves.ts";
import type { Fidget, Signal, Voice, Word } from "./signals.ts";
import type { Change, Choice, Coop, Ending, Entry, FinalScore, Outcome, Secrets, Shouted } from "./state.ts";

/** BEC-33: what a player's onlookers see of their eyes. */
export type SeenGaze = Seat | "cards" | "moving";

export type Event =
  | {
      type: "begins";
      places: Seat[];
      teams: { guild: Guild; seats: Seat[] }[];
      coops: Coop[];
      dealer: Seat;
    }
  /** What a team's signal is now, for the team. */
  | { type: "signal"; team: number; entry: Entry; row: Signal[] }
  /** BEC-2: in place of the symbol that it was dealt, which the guild that had this one gets for it. */
  | { type: "symbolTaken"; team: number; symbol: Guild }
  | { type: "agreeing"; deadline: Instant | null }
  | { type: "proposed"; seat: Seat; entry: Entry; row: Signal[] }
  | { type: "accepted"; seat: Seat; entry: Entry }
  | { type: "ready"; seat: Seat }
  | { type: "roundBegins"; round: number; dealer: Seat; deadline: Instant | null }
  | { type: "dealt"; seat: Seat | "imaginary"; hand: (Card | Hidden)[] }
  | {
      type: "passed";
      from: Seat;
      to: Seat | "imaginary";
      card: Card | Hidden;
      byClock: boolean;
      deadline: Instant | null;
    }
  /** BEC-25: from the imaginary hand. */
  | { type: "drew"; seat: Seat; card: Card | Hidden }
  /** For the player who does it. */
  | { type: "performs"; seat: Seat; what: Signal | Fidget; until: Instant; idle: boolean }
  | { type: "letsGo"; seat: Seat; until: Instant }
  /** For a player who looked long enough. */
  | { type: "seen"; seat: Seat; what: Signal | Fidget }
  /** For everybody: talk and sounds. */
  | { type: "heard"; seat: Seat; kind: Voice }
  /** For everybody who does not know what it was. */
  | { type: "stirs"; seat: Seat }
  | { type: "stops"; seat: Seat }
  /** For the player whose eyes turn. */
  | { type: "looks"; seat: Seat; at: Seat }
  /** For the player and their onlookers; for everybody when the eyes are on the cards. */
  | { type: "eyes"; seat: Seat; gaze: SeenGaze }
  | ({ type: "shouted" } & Shouted)
  /** For the player who has shouted. */
  | { type: "tookBack"; seat: Seat; hushedUntil: Instant }
  | ({ type: "settled"; hands: { seat: Seat; hand: Card[] }[] } & Outcome)
  | ({ type: "choosing"; guild: Guild; deadline: Instant | null } & Choice)
  | { type: "took"; team: number; guild: Guild; from: Source; egg: Guild | null }
  | { type: "filled"; breed: Breed; egg: Guild }
  | { type: "placed"; team: number; guild: Guild; place: number }
  | { type: "roundOver"; dealer: Seat; deadline: Instant | null }
  /** BEC-21: for the team. */
  | ({ type: "asked"; seat: Seat } & Pick<Change, "request">)
  | { type: "confirmed"; seat: Seat }
  | { type: "declined"; seat: Seat }
  /** BEC-38: for the team. */
  | { type: "said"; seat: Seat; word: Word }
  /** BEC-21: for everybody; the deal waits for this guild, at the longest until then. */
  | { type: "confers"; team: number; guild: Guild; until: Instant }
  | { type: "conferred"; team: number; guild: Guild }
  | { type: "signalChanged"; team: number; guild: Guild; egg: number }
  | { type: "gameOver"; endedBy: Ending; scores: FinalScore[] }
  /** BEC-39 */
  | { type: "revealed"; secrets: (Secrets & { guild: Guild })[] };
