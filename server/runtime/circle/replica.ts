import type { Instant, Refusal } from "@tavolata/kernel";
import type { CircleChange } from "../../folds/circle/due.ts";
import { writesOfOpening } from "../../folds/circle/evenings/open.ts";
import type { CircleState } from "../../folds/circle/state.ts";
import type { CircleStep } from "../../folds/circle/steps.ts";
import type { Circumstances } from "../../folds/table/due.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import { faultFields, type Logger } from "../../logger.ts";
import { refusal } from "../../protocol/index.ts";
import { circleLog, type LogWrite, type Store } from "../../store/contract.ts";
import { SECRET_DRAWS } from "../platform/secret-draws.ts";
import { entryOf, foldAll } from "./entry.ts";

/** What is written together with steps of a circle. */
interface Writing extends CircleChange {
  readonly others?: readonly LogWrite[];
  /** The games and tournaments whose results are among the steps. */
  readonly notedGames?: readonly string[];
}

/** What the log of a circle needs of its node. */
export interface ReplicaContext {
  readonly store: Store;
  readonly logger: Logger;
  findGame(name: string): GameAtTables | undefined;
  circumstances(): Circumstances;
}

const SNAPSHOT_EVERY = 64;
/** A circle that loses so many races in a row is not unlucky; something is wrong. */
export const MOST_TRIES = 50;

/**
 * What this node knows of a circle's log. Everything that happens is first written and then true, one thing at a time, and
 * the node that writes first has the say.
 */
export class CircleReplica {
  /** Told whenever the circle has become something else, and what it was before. */
  onChange: (before: CircleState) => void = () => {};

  private constructor(
    private readonly context: ReplicaContext,
    public state: CircleState,
    public seq: number,
    private snapshotAt: number,
  ) {}

  /** Undefined if there is no such circle. */
  static async open(context: ReplicaContext, id: string): Promise<CircleReplica | undefined> {
    const { snapshot, entries = [] } = (await context.store.open(circleLog(id))) ?? {};
    let state = snapshot === undefined ? undefined : (JSON.parse(snapshot.state) as CircleState);
    for (const { steps, at } of entries) state = foldAll(state, JSON.parse(steps), at);
    const seq = entries.at(-1)?.seq ?? snapshot?.seq;
    if (state === undefined || seq === undefined) return undefined;
    return new CircleReplica(context, state, seq, snapshot?.seq ?? -1);
  }

  /** Judges and writes, again and again for as long as another node is faster. */
  async decide(
    judge: (at: Instant) => { readonly steps: readonly CircleStep[] } | { readonly refused: Refusal },
    others?: (at: Instant) => readonly LogWrite[],
  ): Promise<Refusal | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const at = Math.max(this.state.at, this.context.store.now());
      const judged = judge(at);
      if ("refused" in judged) return judged.refused;
      if (judged.steps.length === 0) return undefined;
      if (await this.write({ ...judged, others: others?.(at) ?? [] }, at)) return undefined;
    }
    return refusal("unavailable");
  }

  /** True when it is durable. False when another node has written this entry, which has then been read. */
  async write({ steps, transfers = [], others = [], notedGames }: Writing, at: Instant): Promise<boolean> {
    const next = foldAll(this.state, steps, at);
    const seq = this.seq + 1;
    const takesSnapshot = seq - this.snapshotAt >= SNAPSHOT_EVERY;
    const write = entryOf(this.state, next, { seq, at }, steps);
    const appended = await this.context.store.append({
      writes: [
        {
          ...write,
          ...(takesSnapshot ? { snapshot: JSON.stringify(next) } : {}),
          ...(notedGames === undefined ? {} : { notedGames }),
        },
        ...this.opened(steps, at),
        ...others,
      ],
      ...(transfers.length > 0 ? { transfers } : {}),
    });
    if (!appended.done) {
      await this.readOn();
      return false;
    }
    if (takesSnapshot) this.snapshotAt = seq;
    this.become(next, seq);
    return true;
  }

  /** Reads what other nodes have written. */
  async readOn(): Promise<void> {
    for (const { seq, steps, at } of await this.context.store.read(circleLog(this.state.id), this.seq + 1)) {
      if (seq === this.seq + 1) this.become(foldAll(this.state, JSON.parse(steps), at), seq);
    }
  }

  async saveSnapshot(): Promise<void> {
    const { seq, snapshotAt: before } = this;
    if (before === seq) return;
    this.snapshotAt = seq;
    try {
      const state = JSON.stringify(this.state);
      await this.context.store.saveSnapshot(circleLog(this.state.id), { seq, state });
    } catch (fault) {
      this.snapshotAt = before;
      this.context.logger("warning", "snapshot not saved", faultFields(fault));
    }
  }

  private become(state: CircleState, seq: number): void {
    const before = this.state;
    this.state = state;
    this.seq = seq;
    this.onChange(before);
  }

  /** What an evening opens with these steps. */
  private opened(steps: readonly CircleStep[], at: Instant): LogWrite[] {
    const { findGame } = this.context;
    const opener = { findGame, circumstances: this.context.circumstances(), draws: SECRET_DRAWS };
    return steps.flatMap((step) =>
      step.type === "evening-opened" ? writesOfOpening(this.state, step, at, opener) : [],
    );
  }
}
