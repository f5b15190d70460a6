import type { CircleWatcher, PublicCircle } from "../../protocol/index.ts";
import { ViewDiff } from "../table/view-diff.ts";

/** How a circle stands for one kind of watcher, as text: written once for all of them, and as changes if they are up to date. */
class Shown {
  number = 0;
  /** When it was last drawn, by the serializer's count. */
  drawnAt = -1;
  private latest: PublicCircle | undefined;
  private whole: string | undefined;
  private changes: string | undefined;

  show(now: PublicCircle): void {
    const changes = this.latest === undefined ? undefined : new ViewDiff().changes(this.latest, now);
    if (changes === "[]") return;
    this.latest = now;
    this.changes = changes;
    this.whole = undefined;
    this.number++;
  }

  message(known: number | undefined): string {
    const { latest } = this;
    if (latest === undefined) throw new Error("nothing has been shown yet");
    if (known === this.number - 1 && this.changes !== undefined) {
      return `{"type":"circle","id":"${latest.id}","changes":${this.changes}}`;
    }
    this.whole ??= `{"type":"circle","id":"${latest.id}","circle":${JSON.stringify(latest)}}`;
    return this.whole;
  }
}

/** What is sent of a circle, for each kind of watcher that there is. */
export class CircleSerializer {
  private readonly shown = new Map<CircleWatcher, Shown>();
  private changes = 0;

  /** The circle may look different from now on. */
  mayHaveChanged(): void {
    this.changes++;
  }

  /** How often it has been different for these watchers. It is drawn for the first of them who asks. */
  show(watcher: CircleWatcher, draw: () => PublicCircle): number {
    const shown = this.shown.get(watcher) ?? new Shown();
    this.shown.set(watcher, shown);
    if (shown.drawnAt !== this.changes) {
      shown.drawnAt = this.changes;
      shown.show(draw());
    }
    return shown.number;
  }

  /** The message for such a watcher who has been sent how it stood at this number. */
  message(watcher: CircleWatcher, known: number | undefined): string {
    return (this.shown.get(watcher) ?? new Shown()).message(known);
  }
}
