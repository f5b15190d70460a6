/** Lets so many through at once, and then so many a second. */
export class Bucket {
  private tokens: number;
  private filledAt: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.tokens = burst;
    this.filledAt = now;
  }

  take(now: number, cost = 1): boolean {
    this.fill(now);
    if (this.tokens < cost) return false;
    this.tokens -= cost;
    return true;
  }

  /** So many have been taken elsewhere, whether there were any or not. */
  drain(now: number, count: number): void {
    this.fill(now);
    this.tokens = Math.max(-this.burst, this.tokens - count);
  }

  /** Nothing has been taken for so long that the bucket need not be remembered. */
  isFull(now: number): boolean {
    this.fill(now);
    return this.tokens >= this.burst;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.filledAt) / 1000) * this.perSecond);
    this.filledAt = now;
  }
}

/** One bucket for each network, forgotten when it is full again. */
export class Buckets {
  private readonly byNetwork = new Map<string, Bucket>();
  private uses = 0;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {}

  take(network: string, now: number, cost = 1): boolean {
    return this.bucketOf(network, now).take(now, cost);
  }

  drain(network: string, now: number, count: number): void {
    this.bucketOf(network, now).drain(now, count);
  }

  private bucketOf(network: string, now: number): Bucket {
    if (++this.uses % 1000 === 0) this.tidy(now);
    let bucket = this.byNetwork.get(network);
    if (bucket === undefined) {
      bucket = new Bucket(this.burst, this.perSecond, now);
      this.byNetwork.set(network, bucket);
    }
    return bucket;
  }

  private tidy(now: number): void {
    for (const [network, bucket] of this.byNetwork) if (bucket.isFull(now)) this.byNetwork.delete(network);
  }
}

/**
 * What one connection, and all connections of one address, may do. An address may be a whole card circle; of IPv6
 * addresses all with the same first half count as one.
 */
export interface Limits {
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  readonly addressMessagesPerSecond: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Requests over HTTP that an address may make at once, and then per second. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** Guests that an address may become, and tables it may open, in an hour. */
  readonly guestsPerHour: number;
  readonly tablesPerHour: number;
  /** Reports that an address may make in an hour, and invitations. */
  readonly reportsPerHour: number;
  /** Short codes that an address may try in a minute. */
  readonly guessesPerMinute: number;
  readonly subscriptionsPerConnection: number;
  /** Chips, in cents, that come into the purses of an address in a day: for as many people as a card circle has. */
  readonly centsPerDay: number;
}

export const LIMITS: Limits = {
  messageBurst: 60,
  messagesPerSecond: 20,
  addressMessagesPerSecond: 400,
  connectionsPerAddress: 200,
  connections: 20_000,
  requestBurst: 4000,
  requestsPerSecond: 200,
  guestsPerHour: 240,
  tablesPerHour: 120,
  reportsPerHour: 20,
  guessesPerMinute: 10,
  subscriptionsPerConnection: 8,
  centsPerDay: 240_000,
};
