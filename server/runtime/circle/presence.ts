import { circleLog, type Store } from "../../store/contract.ts";

/** What presence needs of its node. */
export interface PresenceContext {
  readonly store: Pick<Store, "comeToCircle" | "goFromCircle" | "whoLooksAt">;
  readonly nodeId: string;
  isLost(node: string): boolean;
}

/** Who looks at a circle, over any node. What this node has to say about it is in the store; the rest is read there. */
export class Presence {
  /** Those whom this node has written down. */
  private readonly written = new Set<string>();
  private rows: readonly { readonly person: string; readonly node: string }[] = [];
  private noted = "";
  private readonly log: string;

  constructor(
    private readonly context: PresenceContext,
    circle: string,
  ) {
    this.log = circleLog(circle);
  }

  /** Those who look at it over nodes that live. */
  here(): string[] {
    return this.rows.filter(({ node }) => !this.context.isLost(node)).map(({ person }) => person);
  }

  /** Returns whether others are here than when this was last noted: a node may be gone, and everybody with it. */
  noteWhoIsHere(): boolean {
    const before = this.noted;
    this.noted = this.here().join();
    return this.noted !== before;
  }

  /** Writes down who looks at it over this node from now on. */
  async settle(wanted: ReadonlySet<string>): Promise<void> {
    const { store, nodeId } = this.context;
    const come = [...wanted].filter((person) => !this.written.has(person));
    const gone = [...this.written].filter((person) => !wanted.has(person));
    for (const person of come) {
      await store.comeToCircle(this.log, person, nodeId);
      this.written.add(person);
    }
    for (const person of gone) {
      await store.goFromCircle(this.log, person, nodeId);
      this.written.delete(person);
    }
  }

  async read(): Promise<void> {
    this.rows = await this.context.store.whoLooksAt(this.log);
  }
}
