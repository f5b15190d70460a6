import type { Instant, Refusal } from "@tavolata/kernel";
import { judgeCircleAct, refuseCircleAct } from "../../folds/circle/judge.ts";
import { isProgramAct, judgeProgramAct } from "../../folds/circle/judge-program.ts";
import { publicCircle, refuseOpening, refuseSeeing, watcherOf } from "../../folds/circle/public-circle.ts";
import { publicSeason } from "../../folds/circle/seasons/public-season.ts";
import { type CircleState, knows, memberOf, mentions, organises } from "../../folds/circle/state.ts";
import type { CircleStep } from "../../folds/circle/steps.ts";
import type { OpenInCircle } from "../../folds/circle/tables.ts";
import type { Arriving } from "../../folds/room/steps.ts";
import { circleAccount } from "../../folds/table/circle-chips.ts";
import { faultFields } from "../../logger.ts";
import type {
  CircleAct,
  CircleReport,
  CircleWatcher,
  ProgramAct,
  PublicSeason,
} from "../../protocol/index.ts";
import { circleLog, type LogWrite, type Store } from "../../store/contract.ts";
import { SECRET_DRAWS } from "../platform/secret-draws.ts";
import { SerialQueue } from "../platform/serial-queue.ts";
import { inBackground, type Timer } from "../platform/timers.ts";
import type { Arrival } from "../table/arrivals.ts";
import { reserveCode } from "../table/short-code.ts";
import { CircleDuties, type DutiesContext } from "./duties.ts";
import { rowsOf } from "./entry.ts";
import { Presence, type PresenceContext } from "./presence.ts";
import { CircleReplica } from "./replica.ts";
import { openReports } from "./reports.ts";
import { chipsIn } from "./season-chips.ts";
import { CircleSerializer } from "./serializer.ts";
import { type TablesContext, WhatIsOn } from "./what-is-on.ts";

/** Somebody who follows it on this node. Told that there may be something new, they read it from the circle. */
export interface CircleSubscriber {
  readonly person: string;
  push(): void;
}

/** What a circle needs of its node. */
export interface CircleContext extends TablesContext, PresenceContext, DutiesContext {
  readonly store: Store;
  /** Who may see its tables may be different now. */
  circleChanged(circle: LiveCircle): void;
}

/** How its tables stand is shown every so often, not after every card. */
const SHOW_EVERY_MS = 400;

/** One circle as this node knows it: what people do there, who looks at it, and what is on. */
export class LiveCircle {
  readonly subscribers = new Set<CircleSubscriber>();
  private readonly serializer = new CircleSerializer();
  lastUsed = performance.now();
  private readonly queue = new SerialQueue();
  private readonly whatIsOn: WhatIsOn;
  private readonly presence: Presence;
  private readonly duties: CircleDuties;
  private refreshing = false;
  private showing: Timer | undefined;
  /** What was reported of its tables, as far as those who organise it may see it. */
  private reports: readonly CircleReport[] = [];
  private closed = false;

  private constructor(
    private readonly context: CircleContext,
    private readonly replica: CircleReplica,
  ) {
    replica.onChange = (before) => this.became(before);
    this.whatIsOn = new WhatIsOn(context, () => this.tableChanged());
    this.presence = new Presence(context, replica.state.id);
    this.duties = new CircleDuties(context, replica, this.presence);
  }

  /** Undefined if there is no such circle. */
  static async open(context: CircleContext, id: string): Promise<LiveCircle | undefined> {
    const replica = await CircleReplica.open(context, id);
    return replica && new LiveCircle(context, replica);
  }

  get state(): CircleState {
    return this.replica.state;
  }

  get seq(): number {
    return this.replica.seq;
  }

  get id(): string {
    return this.state.id;
  }

  act(person: Arriving, request: string, act: CircleAct | ProgramAct): Promise<Refusal | undefined> {
    return this.queue.run(async () => {
      // Rights may have changed on another node, and whoever has lost theirs must not use them here.
      await this.replica.readOn();
      if (isProgramAct(act)) return this.actOnProgram(person, request, act);
      const renews =
        act.type === "renew-invitation" && refuseCircleAct(this.state, person.id, act) === undefined;
      const next = renews ? await this.drawInvitation() : undefined;
      if (act.type === "handle-report") await this.readReports();
      const refused = await this.replica.decide(() =>
        judgeCircleAct(
          this.state,
          person,
          request,
          act,
          next,
          this.reports.map(({ id }) => id),
        ),
      );
      if (next !== undefined && this.state.invitation?.code !== next.code) this.releaseCode(next.code);
      return refused;
    });
  }

  /**
   * Somebody comes who may have been here as a guest, before it was known who they are, or who is called something
   * else by now.
   */
  async recognise({ person, formerly }: Arrival): Promise<void> {
    await this.note(() => {
      const became = formerly
        .filter((guest) => knows(this.state, guest))
        .map((guest) => ({ type: "became", guest, person }) as const);
      if (became.length > 0) return became;
      const member = memberOf(this.state, person.id);
      const isRenamed =
        member !== undefined && (member.nickname !== person.nickname || member.avatar !== person.avatar);
      return isRenamed ? [{ type: "introduced", person: arriving(person) }] : [];
    });
    const seasons = this.state.seasons.flatMap(({ id: season, plan }) =>
      plan.stack === null ? [] : [{ circle: this.id, season }],
    );
    if (seasons.length > 0 && formerly.length > 0) {
      await this.context.store.gatherCircleChips(person.id, seasons);
    }
  }

  forget(person: string): Promise<Refusal | undefined> {
    return this.note(() => (mentions(this.state, person) ? [{ type: "forgotten", person }] : []));
  }

  /** Does what is due. */
  async wake(): Promise<void> {
    await this.queue.run(() => this.duties.doWhatIsDue());
  }

  isMember(person: string): boolean {
    return memberOf(this.state, person) !== undefined;
  }

  /** A season as it stands; undefined if there is none of this name. */
  async season(id: string): Promise<PublicSeason | undefined> {
    const season = this.state.seasons.find((one) => one.id === id);
    if (season === undefined) return undefined;
    return publicSeason(this.state.seasons, id, await chipsIn(this.context.store, this.id, season));
  }

  /** What somebody has of the circle's chips; undefined if there are none in this season. */
  async chipsOf(person: string, season: string): Promise<number | undefined> {
    const found = this.state.seasons.find(({ id }) => id === season);
    if (found === undefined || found.plan.stack === null) return undefined;
    return this.context.store.balance(circleAccount({ circle: this.id, season }, person));
  }

  /** Another node has written. */
  catchUp(): void {
    this.queue
      .run(() => this.replica.readOn())
      .catch((fault: unknown) => this.context.logger("warning", "circle not followed", faultFields(fault)));
  }

  async addSubscriber(subscriber: CircleSubscriber): Promise<void> {
    this.subscribers.add(subscriber);
    await this.queue.run(async () => {
      await this.replica.readOn();
      await this.lookAround();
    });
    this.show();
  }

  removeSubscriber(subscriber: CircleSubscriber): void {
    if (this.subscribers.delete(subscriber)) this.refresh();
  }

  /** Somebody looks at it over another node, or does no longer; or something was reported of one of its tables. */
  presenceChanged(): void {
    if (this.subscribers.size > 0) this.refresh();
  }

  /** A node may be gone, and everybody with it who was there. */
  afterHeartbeat(): void {
    if (this.subscribers.size > 0 && this.presence.noteWhoIsHere()) this.show();
  }

  /** Why somebody may not see its tables and games. */
  refuseSeeing(person: string): Refusal | undefined {
    return refuseSeeing(this.state, person);
  }

  /** The same for somebody who comes: those who were removed over another node are not in it here either. */
  refuseComing(person: string): Promise<Refusal | undefined> {
    return this.queue.run(async () => {
      await this.replica.readOn();
      return this.refuseSeeing(person);
    });
  }

  /** Somebody opens a table or a tournament here: its first entry and what the circle says of it are written together. */
  openHere(
    person: string,
    what: Omit<OpenInCircle, "at">,
    firstEntry: (at: Instant) => LogWrite,
  ): Promise<Refusal | undefined> {
    return this.queue.run(async () => {
      await this.replica.readOn();
      if (this.state.open.length > 0) await this.tidy();
      const ofCircle = circleLog(this.id);
      return this.replica.decide(
        () => {
          const refused = refuseOpening(this.state, person);
          return refused === undefined ? { steps: [{ type: "opened-here", ...what }] } : { refused };
        },
        (at) => [{ ...firstEntry(at), ofCircle }],
      );
    });
  }

  watcher(person: string, invitation: string | undefined): CircleWatcher | { readonly refused: Refusal } {
    return watcherOf(this.state, person, invitation);
  }

  /** How often the circle has looked different to such watchers. */
  shown(watcher: CircleWatcher): number {
    const now = {
      here: [...this.presence.here(), ...this.whatIsOn.present()],
      open: this.whatIsOn.shown(this.state.open),
      reports: this.reports,
    };
    return this.serializer.show(watcher, () => publicCircle(this.state, watcher, now));
  }

  message(watcher: CircleWatcher, known: number | undefined): string {
    return this.serializer.message(watcher, known);
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.showing);
    await this.queue.run(async () => {
      this.whatIsOn.stop();
      await this.presence.settle(new Set());
    });
  }

  saveSnapshot(): Promise<void> {
    return this.replica.saveSnapshot();
  }

  /** Writes steps that nobody has asked for, if there still are some to write when their turn comes. */
  private note(steps: (at: Instant) => readonly CircleStep[]): Promise<Refusal | undefined> {
    return this.queue.run(() => this.replica.decide((at) => ({ steps: steps(at) })));
  }

  private async actOnProgram(
    person: Arriving,
    request: string,
    act: ProgramAct,
  ): Promise<Refusal | undefined> {
    // What has ended before somebody ends a season belongs to it.
    await this.duties.doWhatIsDue();
    const circumstances = await this.duties.circumstances();
    const refused = await this.replica.decide((at) =>
      judgeProgramAct(this.state, at, person.id, request, act, circumstances, SECRET_DRAWS),
    );
    await this.duties.doWhatIsDue();
    return refused;
  }

  /** Brings up to date who is here and what is on. However often this is called until then, once is enough. */
  private refresh(): void {
    if (this.refreshing || this.closed) return;
    this.refreshing = true;
    this.queue
      .run(async () => {
        this.refreshing = false;
        await this.lookAround();
        this.show();
      })
      .catch((fault: unknown) => this.context.logger("warning", "circle not refreshed", faultFields(fault)));
  }

  private async lookAround(): Promise<void> {
    const members = [...this.subscribers].flatMap(({ person }) =>
      memberOf(this.state, person) ? [person] : [],
    );
    await this.presence.settle(new Set(members));
    if (this.subscribers.size === 0) return this.whatIsOn.stop();
    await this.presence.read();
    if (members.some((person) => organises(this.state, person))) await this.readReports();
    await this.tidy();
  }

  private async readReports(): Promise<void> {
    this.reports = await openReports(this.context.store, this.state);
  }

  /** Says of what is over that it is. */
  private async tidy(): Promise<void> {
    const over = await this.whatIsOn.follow(this.state.open);
    if (this.subscribers.size === 0) this.whatIsOn.stop();
    if (over.length === 0) return;
    await this.replica.decide(() => {
      const ids = over.filter((id) => this.state.open.some((one) => one.id === id));
      return { steps: ids.length === 0 ? [] : [{ type: "over-here", ids }] };
    });
  }

  private tableChanged(): void {
    if (this.whatIsOn.hasEnded()) this.refresh();
    if (this.showing !== undefined || this.closed) return;
    this.showing = inBackground(
      setTimeout(() => {
        this.showing = undefined;
        this.show();
      }, SHOW_EVERY_MS),
    );
  }

  private show(): void {
    this.serializer.mayHaveChanged();
    this.presence.noteWhoIsHere();
    for (const subscriber of [...this.subscribers]) subscriber.push();
  }

  private became(was: CircleState): void {
    const { state } = this;
    const before = was.invitation?.code;
    this.lastUsed = performance.now();
    if (before !== undefined && before !== state.invitation?.code) this.releaseCode(before);
    if (JSON.stringify(rowsOf(was)) !== JSON.stringify(rowsOf(state))) this.context.circleChanged(this);
    this.show();
    if (this.subscribers.size > 0) this.refresh();
  }

  private async drawInvitation(): Promise<{ readonly invitation: string; readonly code: string }> {
    return {
      invitation: SECRET_DRAWS.id(),
      code: await reserveCode(this.context.store, circleLog(this.id)),
    };
  }

  private releaseCode(code: string): void {
    this.context.store.releaseCode(code).catch((fault: unknown) => {
      this.context.logger("warning", "short code not released", faultFields(fault));
    });
  }
}

function arriving({ id, nickname, avatar }: Arriving): Arriving {
  return { id, nickname, avatar };
}
