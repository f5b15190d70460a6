import { randomBytes } from "node:crypto";
import type { Refusal } from "@tavolata/kernel";
import { faultFields, type Logger } from "../../logger.ts";
import { refusal } from "../../protocol/index.ts";
import type { BanKind, Store, StoredBan } from "../../store/contract.ts";

export interface WantedBan {
  /** One or the other: somebody, or everybody of a network. */
  readonly person?: string;
  readonly network?: string;
  readonly what: BanKind;
  readonly why: string;
  readonly by: string;
  readonly forMs: number;
}

/**
 * Who may not speak or not come in for a time. Every node knows all bans that last, because everything that anybody
 * wants is asked here first; a hint brings new ones within a moment.
 */
export class Bans {
  private active: readonly StoredBan[] = [];
  private readonly listeners: (() => void)[] = [];
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly logger: Logger,
  ) {}

  /** Reads them again. The one after the other, so that what was read last is what was there last. */
  refresh(): Promise<void> {
    this.reading = this.reading.then(async () => {
      try {
        this.active = await this.store.bansAt(this.store.now());
      } catch (fault) {
        this.logger("warning", "bans not read", faultFields(fault));
      }
      for (const listener of this.listeners) listener();
    });
    return this.reading;
  }

  /** Somebody may be somebody else now, with the same bans. */
  personChanged(person: string): void {
    if (this.active.some((ban) => ban.person === person)) void this.refresh();
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async set({ person, network, what, why, by, forMs }: WantedBan): Promise<StoredBan> {
    const since = this.store.now();
    const id = randomBytes(12).toString("base64url");
    const ban: StoredBan = {
      id,
      person: person ?? null,
      network: network ?? null,
      what,
      why,
      by,
      since,
      until: since + forMs,
    };
    await this.store.setBan(ban);
    await this.refresh();
    return ban;
  }

  /** False if there is no such ban that lasts. */
  async end(id: string): Promise<boolean> {
    const ended = await this.store.endBan(id, this.store.now());
    await this.refresh();
    return ended;
  }

  /** Why they may not come in. */
  refuseEntry(person: string | undefined, network: string): Refusal | undefined {
    const until = this.until("ban", person, network);
    return until === undefined ? undefined : refusal("banned", { until });
  }

  /** Why they may not say anything. */
  refuseWords(person: string, network: string): Refusal | undefined {
    const until = this.until("mute", person, network);
    return until === undefined ? undefined : refusal("silenced", { until });
  }

  private until(what: BanKind, person: string | undefined, network: string): number | undefined {
    if (this.active.length === 0) return undefined;
    const now = this.store.now();
    const found = this.active.filter(
      (ban) =>
        ban.what === what &&
        ban.until > now &&
        (ban.network === network || (ban.person !== null && ban.person === person)),
    );
    return found.length === 0 ? undefined : Math.max(...found.map(({ until }) => until));
  }
}
