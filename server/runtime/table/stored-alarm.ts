import type { Instant } from "@tavolata/kernel";
import type { LogWrite, Store } from "../../store/contract.ts";

/** An entry that is written so shortly before the stored alarm moves it on. */
const SOON_MS = 5000;

/**
 * When the store has this table woken. Nearly every entry moves a table's alarm on by a few seconds, and to write that
 * each time costs as much as the entry. So in a store that only this node writes to, the alarm may ring too early, but never
 * too late: an entry leaves it as it is where that is good enough, and who is woken for nothing moves it on.
 */
export class StoredAlarm {
  /** Undefined if this node does not know it. */
  private at: Instant | null | undefined;
  private readonly mayBeEarly: boolean;

  constructor(kind: Store["kind"]) {
    this.mayBeEarly = kind === "sqlite";
  }

  /** What an entry that is written now says, after which the table is to be woken at `alarm`. */
  inEntry(alarm: Instant | null, now: Instant): LogWrite["alarm"] {
    const { at } = this;
    const isGoodEnough = this.mayBeEarly && at != null && alarm !== null && at <= alarm && at > now + SOON_MS;
    return isGoodEnough ? "kept" : alarm;
  }

  /** It is in the store. */
  note(written: LogWrite["alarm"]): void {
    if (written !== "kept") this.at = written;
  }

  /** Others may have written it, or nobody knows whether it was written. */
  forget(): void {
    this.at = undefined;
  }

  /** Whether the store has had the table woken, or soon will, although there is nothing to do before `alarm`. */
  isTooEarly(alarm: Instant | null, now: Instant): alarm is Instant {
    const { at } = this;
    return this.mayBeEarly && alarm !== null && alarm > now && at !== null && (at === undefined || at <= now);
  }
}
