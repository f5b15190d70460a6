import type { MessageSink } from "../table/subscription.ts";
import type { CircleSubscriber, LiveCircle } from "./live-circle.ts";

/** One connection's subscription to one circle. What a clogged connection misses, it gets when it has read on. */
export class CircleSubscription implements CircleSubscriber {
  private sent: { readonly watcher: string; readonly number: number } | undefined;

  constructor(
    private readonly sink: Pick<MessageSink, "isClogged" | "send">,
    readonly circle: LiveCircle,
    readonly person: string,
    private readonly invitation: string | undefined,
    private readonly onRefused: () => void,
  ) {}

  push(): void {
    if (this.sink.isClogged()) return;
    const { circle, sent } = this;
    const watcher = circle.watcher(this.person, this.invitation);
    if (typeof watcher === "object") {
      this.onRefused();
      this.sink.send(JSON.stringify({ type: "circle", id: circle.id, ...watcher }));
      return;
    }
    const number = circle.shown(watcher);
    const known = sent?.watcher === watcher ? sent.number : undefined;
    if (known === number) return;
    this.sink.send(circle.message(watcher, known));
    this.sent = { watcher, number };
  }
}
