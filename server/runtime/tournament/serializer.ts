import type { PublicTournament } from "../../protocol/index.ts";
import { ViewDiff } from "../table/view-diff.ts";

/** How a tournament stands, as text: written once for everybody who follows it, and as changes if they are up to date. */
export class TournamentSerializer {
  /** How often it has been different; 0 until it is shown for the first time. */
  number = 0;
  private latest: PublicTournament | undefined;
  private whole: string | undefined;
  private changes: string | undefined;

  /** How it stands now. Returns whether that is news. */
  show(now: PublicTournament): boolean {
    const changes = this.latest === undefined ? undefined : new ViewDiff().changes(this.latest, now);
    if (changes === "[]") return false;
    this.latest = now;
    this.changes = changes;
    this.whole = undefined;
    this.number++;
    return true;
  }

  /** The message for somebody who has been sent how it stood at this number. */
  message(known: number | undefined): string {
    const { latest } = this;
    if (latest === undefined) throw new Error("nothing has been shown yet");
    if (known === this.number - 1 && this.changes !== undefined) {
      return `{"type":"tournament","id":"${latest.id}","changes":${this.changes}}`;
    }
    this.whole ??= `{"type":"tournament","id":"${latest.id}","tournament":${JSON.stringify(latest)}}`;
    return this.whole;
  }
}
