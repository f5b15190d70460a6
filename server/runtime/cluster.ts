import { createHash, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Instant } from "@tavolata/kernel";
import type { Logger } from "../logger.ts";
import { faultFields } from "../logger.ts";
import { OUTAGE_AFTER_MS, type Outage, type Store } from "../store/contract.ts";

const BEAT_MS = 1000;
/** A heartbeat says for so long that the store is there. */
const FRESH_MS = 200;
const HEALTH_TIMEOUT_MS = 700;
/** How long a node must be missing before it counts as lost: it may have just started. */
const MISSED_MS = 3000;
/** From how many milliseconds on it is said that somebody has set the clock. */
const SAID_FROM_MS = 1000;

/** The nodes that share this store: this node's own heartbeat, which others are alive, and when none was. */
export class Cluster {
  readonly outages: Outage[] = [];
  private living: ReadonlySet<string>;
  private readonly missedSince = new Map<string, number>();
  private lastBeat = Number.NEGATIVE_INFINITY;
  private ahead = 0;
  private beganAt: Instant = 0;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;

  constructor(
    private readonly store: Store,
    private readonly nodeId: string,
    private readonly logger: Logger,
    private readonly onBeat: () => void,
    private readonly onClockSet: () => void,
  ) {
    this.living = new Set([nodeId]);
  }

  async start(): Promise<void> {
    await this.beat();
    this.beganAt = this.store.now();
    this.timer = setInterval(() => {
      this.beat().then(this.onBeat, (fault: unknown) => {
        this.logger("warning", "no heartbeat", faultFields(fault));
      });
    }, BEAT_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating?.catch(() => {});
    await this.store.farewell(this.nodeId);
  }

  /** Makes sure that this node would know of an outage: nobody may be timed out because of one. */
  async ensureHeartbeat(): Promise<void> {
    if (performance.now() - this.lastBeat > OUTAGE_AFTER_MS - BEAT_MS / 2) await this.beat();
  }

  /** Whether the store takes a heartbeat now, or has just done so. */
  async isHealthy(): Promise<boolean> {
    if (performance.now() - this.lastBeat < FRESH_MS) return true;
    const tooLong = new AbortController();
    try {
      const beat = this.beat().then(() => true);
      return await Promise.race([beat, sleep(HEALTH_TIMEOUT_MS, false, { signal: tooLong.signal })]);
    } catch {
      return false;
    } finally {
      tooLong.abort();
    }
  }

  /** Whether a node with other versions of the games is alive. Names of nodes with the same versions end alike. */
  hasOtherBuilds(): boolean {
    return [...this.living].some((node) => buildOf(node) !== buildOf(this.nodeId));
  }

  livingNodes(): readonly string[] {
    return [...this.living];
  }

  /** Since when this node has been there without a gap. */
  openSince(): Instant {
    return Math.max(this.beganAt, this.outages.at(-1)?.to ?? 0);
  }

  isAlone(): boolean {
    return [...this.living].every((node) => node === this.nodeId);
  }

  /** Whether a node is gone. One that others have heard of may have just started, so it is given some time. */
  isLost(node: string): boolean {
    if (node === this.nodeId || this.living.has(node)) {
      this.missedSince.delete(node);
      return false;
    }
    if (this.store.kind === "sqlite") return true;
    const now = performance.now();
    const since = this.missedSince.get(node);
    if (since === undefined) this.missedSince.set(node, now);
    return since !== undefined && now - since > MISSED_MS;
  }

  private beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const since: Instant = this.outages.at(-1)?.to ?? 0;
    const { nodes, outages, at } = await this.store.beat(this.nodeId, since);
    // On a store for one node, every other name is that of an earlier run of this node.
    this.living = new Set(this.store.kind === "sqlite" ? [this.nodeId] : nodes);
    this.outages.push(...outages);
    for (const { from, to } of outages) this.logger("warning", "there was an outage", { from, to });
    this.noteClock();
    // Only now that the outages are known: otherwise the time that was lost would count against somebody.
    this.store.clock.advanceTo(at);
    this.ahead = this.store.clock.ahead();
    this.lastBeat = performance.now();
  }

  private noteClock(): void {
    const by = this.ahead - this.store.clock.ahead();
    if (Math.abs(by) < SAID_FROM_MS) return;
    this.onClockSet();
    this.logger("warning", "the clock was set", { by });
  }
}

/** A name for this run of this node. No other run has it, and it ends with a hash of the games' versions. */
export function nameNode(versions: string): string {
  const build = createHash("sha256").update(versions).digest("base64url").slice(0, 6);
  return `${randomBytes(9).toString("base64url")}.${build}`;
}

function buildOf(node: string): string {
  return node.slice(node.lastIndexOf("."));
}
