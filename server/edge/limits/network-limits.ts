import type { NetworkUse, Store } from "../../store/contract.ts";
import { Bucket, Buckets, type Limits } from "./limits.ts";

/** What limits need of the store, by which all nodes count together. */
export type SharedLimits = Pick<Store, "kind" | "takeToken" | "exchangeUses">;

/** Networks that use less than this share of a limit are not worth telling the other nodes about. */
const TOLD_FROM = 0.1;
/** Browsers make a few connections beside the one for the game, to load pages. */
const OPEN_FOR_EACH = 3;
const EXPORTS_PER_HOUR = 6;
const HOUR = 3600;
const MINUTE = 60;

/**
 * What all connections of one network share. What happens seldom is counted by the store for all nodes together; of
 * connections and messages each node counts its own, and with every heartbeat learns what the others have counted.
 */
export class NetworkLimits {
  private readonly messages: Buckets;
  private readonly requests: Buckets;
  private readonly connected = new Map<string, number>();
  private readonly sent = new Map<string, number>();
  private elsewhere: ReadonlyMap<string, NetworkUse> = new Map();
  private readonly open = new Map<string, number>();
  private total = 0;
  private exchanging = false;

  constructor(
    readonly limits: Limits,
    private readonly shared: SharedLimits,
  ) {
    const { addressMessagesPerSecond, requestBurst, requestsPerSecond } = limits;
    this.messages = new Buckets(addressMessagesPerSecond * 3, addressMessagesPerSecond);
    this.requests = new Buckets(requestBurst, requestsPerSecond);
  }

  mayConnect(network: string): boolean {
    const here = this.connected.get(network) ?? 0;
    const there = this.elsewhere.get(network)?.connections ?? 0;
    return this.total < this.limits.connections && here + there < this.limits.connectionsPerAddress;
  }

  connects(network: string): void {
    this.total++;
    this.connected.set(network, (this.connected.get(network) ?? 0) + 1);
  }

  disconnects(network: string): void {
    this.total--;
    const left = (this.connected.get(network) ?? 1) - 1;
    if (left === 0) this.connected.delete(network);
    else this.connected.set(network, left);
  }

  maySend(network: string): boolean {
    this.sent.set(network, (this.sent.get(network) ?? 0) + 1);
    return this.messages.take(network, performance.now());
  }

  /** A request that is more work than others counts for several. */
  mayRequest(network: string, cost = 1): boolean {
    return this.requests.take(network, performance.now(), cost);
  }

  mayBecomeGuest(network: string): Promise<boolean> {
    return this.takeShared("guests", network, this.limits.guestsPerHour, HOUR);
  }

  mayOpenTable(network: string): Promise<boolean> {
    return this.takeShared("tables", network, this.limits.tablesPerHour, HOUR);
  }

  mayReport(network: string): Promise<boolean> {
    return this.takeShared("reports", network, this.limits.reportsPerHour, HOUR);
  }

  mayInvite(network: string): Promise<boolean> {
    return this.takeShared("invitations", network, this.limits.reportsPerHour, HOUR);
  }

  mayGuess(network: string): Promise<boolean> {
    return this.takeShared("guesses", network, this.limits.guessesPerMinute, MINUTE);
  }

  /** Counted by the person, who may come from anywhere. */
  mayExport(person: string): Promise<boolean> {
    return this.takeShared("exports", person, EXPORTS_PER_HOUR, HOUR);
  }

  /** The operator's secret; counted by itself, so that nobody who tries codes keeps the operator out. */
  mayTrySecret(network: string): Promise<boolean> {
    return this.takeShared("secrets", network, this.limits.guessesPerMinute, MINUTE);
  }

  /** Whether another connection may be made at all, before anything is known of what it is for. */
  opens(network: string): boolean {
    const count = this.open.get(network) ?? 0;
    if (count >= OPEN_FOR_EACH * this.limits.connectionsPerAddress) return false;
    this.open.set(network, count + 1);
    return true;
  }

  closes(network: string): void {
    const left = (this.open.get(network) ?? 1) - 1;
    if (left === 0) this.open.delete(network);
    else this.open.set(network, left);
  }

  /** Tells the other nodes what networks have done here, and hears what they did there. */
  async exchangeWithOtherNodes(node: string): Promise<void> {
    if (this.exchanging) return;
    this.exchanging = true;
    try {
      const uses = this.takeUses();
      if (this.shared.kind === "postgres") this.hear(await this.shared.exchangeUses(node, uses));
    } finally {
      this.exchanging = false;
    }
  }

  /** What the other nodes should know of; counted anew from now on. */
  private takeUses(): NetworkUse[] {
    const { connectionsPerAddress, addressMessagesPerSecond } = this.limits;
    const networks = new Set([...this.connected.keys(), ...this.sent.keys()]);
    const uses = [...networks].map((network) => ({
      network,
      connections: this.connected.get(network) ?? 0,
      messages: this.sent.get(network) ?? 0,
    }));
    this.sent.clear();
    return uses.filter(
      ({ connections, messages }) =>
        connections >= TOLD_FROM * connectionsPerAddress || messages >= TOLD_FROM * addressMessagesPerSecond,
    );
  }

  /** What the other nodes have counted, all of them together. */
  private hear(uses: readonly NetworkUse[]): void {
    this.elsewhere = new Map(uses.map((use) => [use.network, use]));
    const now = performance.now();
    for (const { network, messages } of uses) this.messages.drain(network, now, messages);
  }

  private takeShared(what: string, network: string, most: number, seconds: number): Promise<boolean> {
    return this.shared.takeToken(`${what} ${network}`, most, most / seconds);
  }
}

/** What one connection may send. */
export function bucketOfConnection({ messageBurst, messagesPerSecond }: Limits): Bucket {
  return new Bucket(messageBurst, messagesPerSecond, performance.now());
}
