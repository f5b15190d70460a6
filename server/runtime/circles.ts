import type { Refusal } from "@tavolata/kernel";
import { MOST_CIRCLES } from "../folds/circle/judge.ts";
import { organises } from "../folds/circle/state.ts";
import type { CircleStep } from "../folds/circle/steps.ts";
import {
  type CircleReportSeen,
  type CircleRole,
  type CircleTraits,
  type OwnCircle,
  type PublicPerson,
  refusal,
} from "../protocol/index.ts";
import { circleLog, circleOf, type Hint } from "../store/contract.ts";
import { entryOf, foldAll } from "./circle/entry.ts";
import { exportOf } from "./circle/export.ts";
import { type CircleContext, LiveCircle } from "./circle/live-circle.ts";
import { reportSeen } from "./circle/reports.ts";
import { LiveLogs } from "./live-logs.ts";
import { SECRET_DRAWS } from "./platform/secret-draws.ts";
import { reserveCode } from "./table/short-code.ts";

type Found<Value> = Value | { readonly refused: Refusal };

/** The circles of this house, as this node follows them. */
export class Circles {
  private readonly live: LiveLogs<LiveCircle>;

  constructor(private readonly context: CircleContext) {
    this.live = new LiveLogs((id) => LiveCircle.open(context, id));
  }

  /** Founds a circle, with nobody but its founder in it. */
  async found(founder: PublicPerson, traits: CircleTraits): Promise<Found<{ circle: string }>> {
    const { store } = this.context;
    const refused = await this.refuseAnother(founder.id);
    if (refused !== undefined) return { refused };
    const circle = SECRET_DRAWS.id();
    const code = await reserveCode(store, circleLog(circle));
    const founded: CircleStep = {
      type: "founded",
      circle,
      traits,
      founder,
      invitation: SECRET_DRAWS.id(),
      code,
    };
    const at = store.now();
    const state = foldAll(undefined, [founded], at);
    const appended = await store.append({ writes: [entryOf(undefined, state, { seq: 0, at }, [founded])] });
    if (appended.done) return { circle };
    await store.releaseCode(code);
    return { refused: refusal("unavailable") };
  }

  /** Why somebody may not be in one more circle. */
  async refuseAnother(person: string): Promise<Refusal | undefined> {
    const isIn = (await this.context.store.circlesOf(person)).length;
    return isIn < MOST_CIRCLES ? undefined : refusal("too-many-circles", { most: MOST_CIRCLES });
  }

  async get(id: string): Promise<Found<LiveCircle>> {
    const circle = await this.live.get(id);
    if (circle === undefined) return { refused: refusal("no-such-circle") };
    circle.lastUsed = performance.now();
    return circle;
  }

  async wake(id: string): Promise<void> {
    await (await this.live.get(id))?.wake();
  }

  /** Where a circle's short code leads to. */
  async findByCode(id: string, code: string): Promise<Found<{ circle: string; invitation: string }>> {
    const found = await this.get(id);
    if ("refused" in found) return { refused: refusal("no-such-code") };
    const { invitation } = found.state;
    return invitation?.code === code
      ? { circle: id, invitation: invitation.secret }
      : { refused: refusal("no-such-code") };
  }

  /** The circles that somebody is in. */
  async of(person: string): Promise<OwnCircle[]> {
    const found = await this.context.store.circlesOf(person);
    return found.map(({ log, role, ...circle }) => ({
      ...circle,
      id: circleOf(log) ?? log,
      role: role as CircleRole,
    }));
  }

  /** Everything of a circle as one document, for those who organise it. */
  async export(id: string, person: string): Promise<Found<{ circle: object }>> {
    const found = await this.get(id);
    if ("refused" in found) return found;
    return organises(found.state, person)
      ? { circle: await exportOf(this.context.store, found.state) }
      : { refused: refusal("not-an-organiser") };
  }

  /** What the reporter of something at one of its tables could see, for those who organise it. */
  async reportSeen(report: string, person: string): Promise<Found<{ seen: CircleReportSeen }>> {
    const { store } = this.context;
    const reported = await store.report(report);
    const circle = reported?.circle == null ? undefined : await this.live.get(reported.circle);
    if (reported === undefined || circle === undefined) return { refused: refusal("no-such-report") };
    return reportSeen(store, circle.state, person, reported);
  }

  /** Why somebody may not see what was opened in this circle, if it was opened in one. */
  async refuseSeeing(circle: string | undefined, person: string): Promise<Refusal | undefined> {
    if (circle === undefined) return undefined;
    const found = await this.live.get(circle);
    // A circle whose log is gone has no members left.
    return found === undefined ? refusal("members-only") : found.refuseComing(person);
  }

  /** The same for those who follow it already, as far as this node knows. */
  hides(circle: string | undefined, person: string): boolean {
    const found = circle === undefined ? undefined : this.live.find(circle);
    return found?.refuseSeeing(person) !== undefined;
  }

  presenceChanged(id: string): void {
    this.live.find(id)?.presenceChanged();
  }

  afterHeartbeat(): void {
    for (const circle of this.live.values()) circle.afterHeartbeat();
  }

  hint(id: string, seq: number): void {
    this.live.hint(id, seq);
  }

  /** What this node knows of each circle that it follows. */
  known(): Hint[] {
    return this.live.entries().map(([id, { seq }]) => ({ log: circleLog(id), seq }));
  }

  /** Those that somebody needs stay: at their tables, it is they who say who may be there. */
  forgetIdle(before: number, needed: ReadonlySet<string | undefined>): void {
    for (const [id, circle] of this.live.entries()) {
      if (circle.subscribers.size > 0 || circle.lastUsed > before || needed.has(id)) continue;
      this.live.forget(id);
      void circle.close().then(() => circle.saveSnapshot());
    }
  }

  async close(): Promise<void> {
    await this.live.settled();
    await Promise.all(
      this.live.values().map(async (circle) => {
        await circle.close();
        await circle.saveSnapshot();
      }),
    );
  }
}
