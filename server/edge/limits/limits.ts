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

  take(now: number): boolean {
    this.fill(now);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
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

/** One bucket for each address, forgotten when it is full again. */
export class Buckets {
  private readonly byAddress = new Map<string, Bucket>();
  private takes = 0;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {}

  take(address: string, now: number): boolean {
    if (++this.takes % 1000 === 0) this.tidy(now);
    let bucket = this.byAddress.get(address);
    if (bucket === undefined) {
      bucket = new Bucket(this.burst, this.perSecond, now);
      this.byAddress.set(address, bucket);
    }
    return bucket.take(now);
  }

  private tidy(now: number): void {
    for (const [address, bucket] of this.byAddress) if (bucket.isFull(now)) this.byAddress.delete(address);
  }
}

/** What one connection, and all connections of one address, may do. An address may be a whole card circle. */
export interface Limits {
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  readonly addressMessagesPerSecond: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Guests that an address may become, and tables it may open, in an hour. */
  readonly guestsPerHour: number;
  readonly tablesPerHour: number;
  /** Short codes that an address may try in a minute. */
  readonly guessesPerMinute: number;
  readonly subscriptionsPerConnection: number;
  /** Purses of an address that are filled in a day: as many as a card circle has people. */
  readonly fillsPerDay: number;
}

export const LIMITS: Limits = {
  messageBurst: 60,
  messagesPerSecond: 20,
  addressMessagesPerSecond: 400,
  connectionsPerAddress: 200,
  connections: 20_000,
  guestsPerHour: 240,
  tablesPerHour: 120,
  guessesPerMinute: 10,
  subscriptionsPerConnection: 8,
  fillsPerDay: 60,
};
