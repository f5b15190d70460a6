import { faultFields, type Logger } from "../../logger.ts";
import type { Store } from "../../store/contract.ts";
import { type BotRatings, countGame } from "./count-game.ts";

type RatingStore = Pick<Store, "nextToRate" | "saveRating">;

/**
 * Counts rated games, one after the other in the order in which they ended, when there is time. Nodes need not agree who
 * does it: a game and its number are written together with the ratings, so that a node that comes second finds both taken
 * and looks again.
 */
export class RatingsKeeper {
  private working: Promise<void> | undefined;
  private wanted = false;
  private closed = false;

  constructor(
    private readonly store: RatingStore,
    private readonly logger: Logger,
    private readonly botRatings: BotRatings,
    private readonly noteRated: () => void = () => {},
  ) {}

  /** There may be something to count. */
  wake(): void {
    if (this.closed) return;
    this.wanted = true;
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
  }

  /** The next node that starts goes on with what is left over. */
  async close(): Promise<void> {
    this.closed = true;
    await this.working;
  }

  private async work(): Promise<void> {
    try {
      while (this.wanted && !this.closed) {
        this.wanted = false;
        while (!this.closed && (await this.countNext()));
      }
    } catch (fault) {
      this.logger("warning", "game not rated", faultFields(fault));
    }
  }

  private async countNext(): Promise<boolean> {
    const next = await this.store.nextToRate();
    if (next === undefined) return false;
    if (await this.store.saveRating(countGame(next.game, next.ratings, this.botRatings))) this.noteRated();
    return true;
  }
}
