import type { Instant } from "@tavolata/kernel";
import { checkAppend, checkKey, checkText } from "./checks.ts";
import { GroupCommitter } from "./committer.ts";
import type { Append, Appended, Hint, Store } from "./contract.ts";
import type { Queries } from "./queries.ts";

/** What differs between databases; the rest of a store is the same for all. */
export interface Engine {
  readonly kind: Store["kind"];
  readonly queries: Queries;
  now(): Instant;
  /** Commits a group and answers when it is durable. */
  commit(group: readonly Append[]): Promise<readonly Appended[]>;
  onHints(listener: (hints: readonly Hint[]) => void): void;
  close(): Promise<void>;
}

export function storeOn(engine: Engine): Store {
  const { kind, queries } = engine;
  const committer = new GroupCommitter(engine.commit);
  let closing: Promise<void> | undefined;

  const close = async () => {
    await committer.idle();
    await engine.close();
  };

  return {
    kind,
    now: engine.now,
    async append(append) {
      if (closing !== undefined) throw new Error("the store is closed");
      checkAppend(append);
      return committer.append(append);
    },
    open: queries.open,
    read: queries.read,
    async readOn(after) {
      return after.length === 0 ? [] : queries.readOn(after);
    },
    async saveSnapshot(log, snapshot) {
      checkKey(log);
      checkText(snapshot.state);
      return queries.saveSnapshot(log, snapshot);
    },
    withoutSnapshot: queries.withoutSnapshot,
    onHints: engine.onHints,
    dueAlarms: queries.dueAlarms,
    claim: (log, seq, node, until) => queries.claim(log, seq, node, until, engine.now()),
    async savePerson(person) {
      checkKey(person.id);
      checkText(person.secretHash, person.nickname, person.avatar);
      return queries.savePerson(person);
    },
    person: queries.person,
    async reserveCode(code, log) {
      checkKey(code);
      checkKey(log);
      return queries.reserveCode(code, log);
    },
    findCode: queries.findCode,
    releaseCode: queries.releaseCode,
    endedGame: queries.endedGame,
    endedWithoutViews: queries.endedWithoutViews,
    async saveViews(game, views) {
      checkKey(game);
      checkText(views);
      return queries.saveViews(game, views);
    },
    views: queries.views,
    balance: queries.balance,
    beat: (node, since) => queries.beat(node, since, engine.now()),
    farewell: (node) => queries.farewell(node, engine.now()),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
