import type { ServerResponse } from "node:http";
import type { OperatorView } from "../../protocol/index.ts";
import type { Onlooker, SharedOperatorView } from "../../runtime/operator/watch.ts";
import { ViewDiff } from "../../runtime/table/view-diff.ts";

/** Above so many unsent bytes nothing more is written until the reader has caught up. */
const CLOGGED_BYTES = 256 * 1024;

/** What one page is sent: first all of it, then what has changed. */
export class OperatorStream implements Onlooker {
  private latest: OperatorView | undefined;

  constructor(
    private readonly response: ServerResponse,
    private readonly session: string,
  ) {
    response.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      // nginx would keep it until there is more.
      "X-Accel-Buffering": "no",
    });
  }

  see(shared: SharedOperatorView): void {
    if (this.response.writableEnded || this.response.writableLength > CLOGGED_BYTES) return;
    const view = { ...shared, session: this.session };
    const changes = this.latest === undefined ? undefined : new ViewDiff().changes(this.latest, view);
    this.latest = view;
    const message = changes === undefined ? `{"view":${JSON.stringify(view)}}` : `{"changes":${changes}}`;
    this.response.write(`data: ${message}\n\n`);
  }

  /** The page asks again, and hears why. */
  end(): void {
    this.response.end();
  }
}
