import { Buckets, type Limits } from "./limits.ts";

/** What the connections of one address share. */
export class AddressLimits {
  private readonly messages: Buckets;
  private readonly guests: Buckets;
  private readonly tables: Buckets;
  private readonly guesses: Buckets;
  private readonly connected = new Map<string, number>();
  private total = 0;

  constructor(readonly limits: Limits) {
    this.messages = new Buckets(limits.addressMessagesPerSecond * 3, limits.addressMessagesPerSecond);
    this.guests = new Buckets(limits.guestsPerHour, limits.guestsPerHour / 3600);
    this.tables = new Buckets(limits.tablesPerHour, limits.tablesPerHour / 3600);
    this.guesses = new Buckets(limits.guessesPerMinute, limits.guessesPerMinute / 60);
  }

  mayConnect(address: string): boolean {
    return (
      this.total < this.limits.connections &&
      (this.connected.get(address) ?? 0) < this.limits.connectionsPerAddress
    );
  }

  connects(address: string): void {
    this.total++;
    this.connected.set(address, (this.connected.get(address) ?? 0) + 1);
  }

  disconnects(address: string): void {
    this.total--;
    const left = (this.connected.get(address) ?? 1) - 1;
    if (left === 0) this.connected.delete(address);
    else this.connected.set(address, left);
  }

  maySend(address: string): boolean {
    return this.messages.take(address, performance.now());
  }

  mayBecomeGuest(address: string): boolean {
    return this.guests.take(address, performance.now());
  }

  mayOpenTable(address: string): boolean {
    return this.tables.take(address, performance.now());
  }

  mayGuess(address: string): boolean {
    return this.guesses.take(address, performance.now());
  }
}
