import { count, type Tally } from "@tavolata/figures";
import type { GameTypes, Offer, Seat } from "@tavolata/kernel";
import type { Spectator } from "./game.ts";

type Offers = readonly Offer<GameTypes["move"]>[];

/** What was asked and answered at one decision, written down, because games change their objects in place. */
interface Step {
  readonly seat: Seat;
  readonly offers: string;
  readonly move: string;
}

/** The items of a row of what was felt. */
export const FELT = { pairs: 0, decisions: 1, offered: 2, chosen: 3, turned: 4 } as const;

/**
 * The decisions of a game, and how far another game from the same seed goes the same way. As long as the same is
 * chosen, both stand at the same decision; after that they are two games.
 */
export class Trail {
  private steps: Step[] = [];

  /** Writes down the decisions of a game, besides what another spectator makes of them. */
  recorded(spectator: Spectator): Spectator {
    this.steps = [];
    return besides(spectator, (seat, offers, move) => this.steps.push(stepOf(seat, offers, move)));
  }

  /** Compares the decisions of another game with these; `end` counts what was found. */
  followed(spectator: Spectator): { spectator: Spectator; end(tally: Tally, row: string): void } {
    const { steps } = this;
    let [at, offered] = [0, 0];
    let parted: "chosen" | "turned" | undefined;
    const follow = (seat: Seat, offers: Offers, move: GameTypes["move"]) => {
      if (parted !== undefined) return;
      const before = steps[at];
      at += 1;
      if (before === undefined || before.seat !== seat) {
        parted = "turned";
        return;
      }
      const now = stepOf(seat, offers, move);
      if (now.offers !== before.offers) offered += 1;
      if (now.move !== before.move) parted = "chosen";
    };
    return {
      spectator: besides(spectator, follow),
      end(tally, name) {
        if (parted === undefined && at < steps.length) parted = "turned";
        const row = tally.row(name);
        count(row, FELT.turned, parted === "turned" ? 1 : 0);
        count(row, FELT.chosen, parted === "chosen" ? 1 : 0);
        count(row, FELT.offered, offered);
        count(row, FELT.decisions, at);
        count(row, FELT.pairs);
      },
    };
  }
}

function stepOf(seat: Seat, offers: Offers, move: GameTypes["move"]): Step {
  return { seat, offers: JSON.stringify(offers), move: JSON.stringify(move) };
}

function besides(
  spectator: Spectator,
  note: (seat: Seat, offers: Offers, move: GameTypes["move"]) => void,
): Spectator {
  return {
    tell: spectator.tell,
    gameStarted: (state) => spectator.gameStarted(state),
    decision(state, seat, offers, move) {
      note(seat, offers, move);
      spectator.decision(state, seat, offers, move);
    },
  };
}
