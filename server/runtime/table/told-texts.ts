import type { GameTypes, Told, Watcher } from "@tavolata/kernel";
import type { FoldedEntry } from "../../folds/table/fold-entry.ts";

interface WrittenEvent {
  readonly to: readonly Watcher[];
  readonly secret: string | undefined;
  readonly event: string | undefined;
}

/** What was told at one input as JSON: each event is written once, for the store, for every watcher and for memory. */
export class ToldTexts {
  /** As the store has it. */
  readonly all: string;
  private readonly events: readonly WrittenEvent[];
  /** What everybody hears alike, if there are no secrets in it. */
  private readonly common: string | undefined;

  constructor(told: readonly Told<GameTypes["event"]>[]) {
    let all = "";
    let common = "";
    let hasSecrets = false;
    this.events = told.map((one) => {
      const event = one.event === undefined ? undefined : JSON.stringify(one.event);
      if (!("secret" in one)) {
        all += `,{"event":${event}}`;
        common += `,${event}`;
        return { to: [], secret: undefined, event };
      }
      hasSecrets = true;
      const secret = JSON.stringify(one.secret);
      const rest = event === undefined ? "" : `,"event":${event}`;
      all += `,{"to":${JSON.stringify(one.to)},"secret":${secret}${rest}}`;
      return { to: one.to, secret, event };
    });
    this.all = `[${all.slice(1)}]`;
    this.common = hasSecrets ? undefined : `[${common.slice(1)}]`;
  }

  /** What one watcher hears of it. */
  heardBy(watcher: Watcher): string {
    if (this.common !== undefined) return this.common;
    let text = "";
    for (const { to, secret, event } of this.events) {
      const heard = secret !== undefined && to.includes(watcher) ? secret : event;
      if (heard !== undefined) text += `,${heard}`;
    }
    return `[${text.slice(1)}]`;
  }
}

/** What was told at each step of an entry; null for steps that are not the game's. */
export function textsOf({ told }: Pick<FoldedEntry, "told">): (ToldTexts | null)[] {
  return told.map((one) => one && new ToldTexts(one.told));
}

/** The same as the store has it. */
export function storedText(
  { told }: Pick<FoldedEntry, "told">,
  texts: readonly (ToldTexts | null)[],
): string {
  const steps = told.map((one, i) => (one && `{"told":${texts[i]?.all},"plain":${one.plain}}`) ?? "null");
  return `[${steps.join()}]`;
}
