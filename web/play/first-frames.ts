/** How many are remembered: people who answer something older have long seen something newer. */
const MOST = 16;

/** How the page finds out that a frame is on the glass; another one in tests. */
export type AfterPaint = (painted: () => void) => void;

/** A frame's own callback runs before it is painted, and a message sent from there arrives right after. */
const afterNextPaint: AfterPaint = (painted) => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      painted();
    };
    port2.postMessage(null);
  });
};

/** When each thing that people react to was first on this screen, in milliseconds of the page's clock. */
export class FirstFrames {
  private frames: { readonly update: number; readonly at: number }[] = [];
  private lastNoted = -1;

  constructor(
    private readonly afterPaint: AfterPaint = afterNextPaint,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What came with this update is in the page now, and will be in its next frame. */
  note(update: number, painted?: () => void): void {
    if (update <= this.lastNoted) return;
    this.lastNoted = update;
    this.afterPaint(() => {
      this.frames = [...this.frames, { update, at: this.now() }].slice(-MOST);
      painted?.();
    });
  }

  /**
   * What is claimed for a press at this moment: the newest update that was on the screen by then, and how long before
   * the press that was. Undefined where nothing was.
   */
  claimAt(pressedAt: number): { readonly claimed: number; readonly update: number } | undefined {
    const now = this.now();
    // Some browsers stamp their events with another clock.
    const at = pressedAt > now || pressedAt < now - 2000 ? now : pressedAt;
    const frame = this.frames.findLast((one) => one.at <= at);
    return frame === undefined ? undefined : { claimed: at - frame.at, update: frame.update };
  }
}
