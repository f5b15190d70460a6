import type { GameTypes, Instant, Refusal } from "@tavolata/kernel";
import { type Act, refusal } from "../protocol/index.ts";
import type { Arriving, RoomStep, Step } from "../room/steps.ts";
import { faultFields } from "../say.ts";
import type { EndedGame, LogEntry, LogWrite } from "../store/contract.ts";
import { beginningOf, goesOn, mayBegin } from "./begin.ts";
import { BotsAtTable } from "./bots-at-table.ts";
import { personOfPurse } from "./chips.ts";
import { nextAlarm, stepDue } from "./due.ts";
import { Unreadable } from "./fold.ts";
import type { GameAtTables } from "./games.ts";
import type { Household } from "./household.ts";
import { chaptersIn, type Unfolded, unfold } from "./log.ts";
import { NewerVersion, refuseNewer, refuseNewerStep } from "./newer-version.ts";
import {
  askAbout,
  judgeAct,
  judgeArrival,
  judgeBotMove,
  judgeMove,
  type MoveRequest,
  type Verdict,
} from "./requests.ts";
import { ShortCode } from "./short-code.ts";
import type { Chapter, Play, TableState } from "./state.ts";
import { TableTexts } from "./texts.ts";

/** Somebody who looks at the table from this node. Told that there is something new, he looks himself. */
export interface Onlooker {
  readonly person: string;
  look(): void;
  /** This node cannot go on with the table, but another one can. */
  sendElsewhere(): void;
}

const SNAPSHOT_EVERY = 64;
/** A table that loses so many races in a row is not unlucky; something is wrong. */
const MOST_TRIES = 50;
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * One table as this node knows it: a replica that follows the log. Whatever happens is first written and then true;
 * one thing at a time, and whoever writes first has the say.
 */
export class Table {
  readonly onlookers = new Set<Onlooker>();
  readonly texts: TableTexts;
  /** When something last happened here, for the house to forget tables nobody is at. */
  lastUsed = performance.now();
  /** People who are coming in just now. */
  private readonly expected: string[] = [];
  private line: (() => Promise<void>)[] = [];
  private working = false;
  private behind = false;
  private closed = false;
  private timer: NodeJS.Timeout | undefined;
  private timerAt = Number.POSITIVE_INFINITY;
  private alarm: Instant | null;
  /** How many outages were known when nothing was left to do that does not fall due by itself. */
  private settledAfter: number | undefined;
  private readonly bots: BotsAtTable;
  private readonly shortCode: ShortCode;

  private constructor(
    private readonly house: Household,
    readonly id: string,
    readonly game: GameAtTables,
    public state: TableState,
    public seq: number,
    private at: Instant,
    public chapters: Chapter[],
    private keptAt: number,
  ) {
    this.texts = new TableTexts(this);
    this.bots = new BotsAtTable(this, house);
    this.shortCode = new ShortCode(this, house);
    this.alarm = nextAlarm(state, game, at, house.circumstances());
    this.setTimer();
  }

  /** Undefined where there is no such table. */
  static async open(house: Household, id: string): Promise<Table | undefined> {
    const stored = await house.store.open(id);
    if (stored === undefined) return undefined;
    const { snapshot } = stored;
    let state = snapshot === undefined ? undefined : (JSON.parse(snapshot.state) as TableState);
    const kept =
      snapshot === undefined
        ? []
        : await house.store.read(id, state?.play?.first ?? snapshot.seq, snapshot.seq);
    let chapters = state?.play == null ? [] : chaptersIn(kept);
    let at = kept.at(-1)?.at ?? 0;
    for (const entry of stored.entries) {
      const next = unfold(state, JSON.parse(entry.steps), entry, house.findGame);
      state = next.state;
      chapters = next.opens ? [...next.chapters] : [...chapters, ...next.chapters];
      at = entry.at;
    }
    if (state === undefined) return undefined;
    const game = house.findGame(state.room.game);
    if (game === undefined) throw new Unreadable(`there is no game ${state.room.game} here`);
    refuseNewer(state, game);
    const seq = stored.entries.at(-1)?.seq ?? snapshot!.seq;
    const keptAt = snapshot?.seq ?? -1;
    return new Table(house, id, game, state, seq, at, chapters, keptAt);
  }

  act(person: string, request: string, act: Act): Promise<Refusal | undefined> {
    return this.decide((at) => judgeAct(this.state, this.game, at, { person, request }, act));
  }

  async move(person: string, request: string, move: MoveRequest): Promise<Refusal | undefined> {
    const refused = await this.decide((at) =>
      judgeMove(this.state, this.game, at, { person, request }, move),
    );
    if (refused === undefined) this.house.noteMove("person");
    return refused;
  }

  async moveForBot(seat: number, move: MoveRequest): Promise<Refusal | undefined> {
    const refused = await this.decide((at) => judgeBotMove(this.state, this.game, at, seat, move));
    if (refused === undefined) this.house.noteMove("bot");
    return refused;
  }

  ask(person: string, game: number, move: GameTypes["move"]): Refusal | undefined {
    return askAbout(this.state, this.game, this.now(), person, { game, move });
  }

  arrive(person: Arriving): Promise<Refusal | undefined> {
    return this.decide((at) => judgeArrival(this.state, this.game, at, person, this.house.node));
  }

  /** Somebody comes in; from then on he looks on. */
  async welcome<Watch extends Onlooker>(
    person: Arriving,
    watchIt: () => Watch,
  ): Promise<Watch | { readonly refused: Refusal }> {
    this.expected.push(person.id);
    const refused = await this.arrive(person);
    this.expected.splice(this.expected.indexOf(person.id), 1);
    if (refused !== undefined) return { refused };
    const watch = watchIt();
    this.onlookers.add(watch);
    return watch;
  }

  /** The last connection of somebody to this node is gone. */
  async went(person: string): Promise<void> {
    await this.note(() => {
      const there = this.state.room.people.some(
        ({ id, nodes }) => id === person && nodes.includes(this.house.node),
      );
      // He may have come back while this stood in line, or be about to.
      const back =
        this.expected.includes(person) || [...this.onlookers].some((onlooker) => onlooker.person === person);
      if (!there || back || this.state.room.closed !== null) return undefined;
      return { type: "went", person, node: this.house.node };
    });
  }

  /** Writes a step of the house's own, if there still is one to write when its turn comes. */
  async note(step: () => RoomStep | undefined): Promise<void> {
    await this.decide(() => {
      const noted = step();
      return { steps: noted === undefined ? [] : [noted] };
    });
  }

  /** Writes what the tournament wants of this table, if it still does when its turn comes; says whether it did. */
  async direct(order: (at: Instant) => readonly Step[] | undefined): Promise<boolean> {
    let ordered = false;
    const refused = await this.decide((at) => {
      const steps = order(at) ?? [];
      ordered = steps.length > 0;
      return { steps };
    });
    return ordered && refused === undefined;
  }

  /** Does what is due, as far as it is this node's to do. */
  async wake(): Promise<void> {
    this.settledAfter = undefined;
    await this.decide(() => ({ steps: [] }));
    this.bots.wake();
    this.setTimer();
  }

  /** Somebody else has written: reads on. */
  follow(): void {
    this.behind = true;
    void this.decide(() => ({ steps: [] }));
  }

  /** Whatever is under way is done, and the table is as it is in the log. */
  async close(): Promise<void> {
    await this.inLine(async () => {
      this.closed = true;
    });
    clearTimeout(this.timer);
    this.bots.close();
  }

  /** Saves others the time to fold the log, or makes it possible for them at all. */
  async keep(): Promise<void> {
    const { seq, keptAt } = this;
    if (keptAt === seq) return;
    this.keptAt = seq;
    try {
      await this.house.store.keepSnapshot(this.id, { seq, state: JSON.stringify(this.state) });
    } catch (fault) {
      this.keptAt = keptAt;
      this.house.say("warning", "table not kept", faultFields(fault));
    }
  }

  now(): Instant {
    return Math.max(this.at, this.house.store.now());
  }

  /** Judges and writes, again and again as long as somebody else is faster. */
  private decide(judge: (at: Instant) => Verdict): Promise<Refusal | undefined> {
    return this.inLine(async () => {
      if (this.closed) return refusal("unavailable");
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (this.behind) await this.readOn();
        const at = this.now();
        const due = this.due(at);
        if (due !== undefined) {
          await this.house.stillInTouch();
          // What is due may not be so any more, now that the outage is known in which it fell due.
          const still = this.due(at);
          if (still !== undefined) {
            const wrote = await this.write([still], at);
            if (typeof wrote === "object") throw new Error(`${wrote.short} cannot pay what is due`);
            if (wrote && still.type === "input") this.house.noteMove("clock");
          }
          continue;
        }
        const verdict = judge(at);
        if ("refused" in verdict) return verdict.refused;
        if (verdict.steps.length === 0) return undefined;
        const written = await this.write(verdict.steps, at);
        if (typeof written === "object") return refusal("purse-too-short");
        if (written) return undefined;
      }
      throw new Error("a table did not come to rest");
    }).catch((fault: unknown) => {
      this.behind = true;
      if (fault instanceof NewerVersion) {
        for (const onlooker of [...this.onlookers]) onlooker.sendElsewhere();
        return refusal("newer-version");
      }
      this.house.say("error", "table cannot go on", { table: this.id.slice(0, 6), ...faultFields(fault) });
      return refusal("unavailable");
    });
  }

  private due(at: Instant): Step | undefined {
    const around = this.house.circumstances();
    // Whatever falls due by itself has its time in the alarm; the rest somebody wakes the table for.
    const settled = this.settledAfter === around.outages.length;
    if (settled && (this.alarm === null || at < this.alarm)) return undefined;
    const [lost] = this.house.lost(this.state.room.people.flatMap(({ nodes }) => nodes));
    if (lost !== undefined && this.state.room.closed === null) return { type: "node-lost", node: lost };
    const step = stepDue(this.state, this.game, this.at, at, around);
    if (step === undefined) this.settledAfter = around.outages.length;
    return step;
  }

  /**
   * True when it is durable; false when somebody else has written this entry, which then has been read; or whose account
   * has too few chips for it.
   */
  private async write(steps: readonly Step[], at: Instant): Promise<boolean | { readonly short: string }> {
    const seq = this.seq + 1;
    let all = steps;
    let next = unfold(this.state, all, { seq, at }, this.house.findGame);
    const continues = next.ended.length > 0 && goesOn(next.state, this.game);
    const begins = continues || mayBegin(next.state, this.game);
    if (begins) {
      all = [...steps, beginningOf(next.state, this.game, continues)];
      next = unfold(this.state, all, { seq, at }, this.house.findGame);
    }
    const keeps = next.ended.length > 0 || seq - this.keptAt >= SNAPSHOT_EVERY || this.house.hasStrangers();
    const alarm = nextAlarm(next.state, this.game, at, this.house.circumstances());
    const entry: LogWrite = {
      log: this.id,
      seq,
      at,
      steps: JSON.stringify(all),
      told: JSON.stringify(next.told),
      alarm,
      ...(keeps ? { snapshot: JSON.stringify(next.state) } : {}),
      ...(next.ended.length > 0
        ? { ended: next.ended.map((play) => this.endOf(play, next.state, seq)) }
        : {}),
    };
    const handedIn = performance.now();
    const { transfers } = next;
    const appended = await this.house.store.append({
      writes: [entry],
      ...(transfers.length > 0 ? { transfers } : {}),
    });
    this.house.noteAppend((performance.now() - handedIn) / 1000);
    if (!appended.done && "short" in appended) {
      const person = personOfPurse(appended.short);
      const asked = steps.some((step) => step.type === "act" && step.from.person === person);
      // Somebody who said he was ready is not, and the others wait for him; or chips he wanted do not come.
      if (person !== undefined && !asked)
        return this.write([...(begins ? steps : []), { type: "purse-short", person }], at);
      return { short: appended.short };
    }
    if (!appended.done) {
      await this.readOn();
      return false;
    }
    if (keeps) this.keptAt = seq;
    this.become(next, seq, at, alarm, true);
    for (const play of next.ended) this.house.gameEnded(play);
    return true;
  }

  private endOf({ begun, first }: Play, { room }: TableState, last: number): EndedGame {
    const result = room.ended.find(({ id }) => id === begun.id)?.result ?? null;
    return { id: begun.id, log: this.id, first, last, result: result && JSON.stringify(result) };
  }

  private async readOn(): Promise<void> {
    this.takeOver(await this.house.store.read(this.id, this.seq + 1));
    this.behind = false;
  }

  private takeOver(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      if (entry.seq !== this.seq + 1) continue;
      const steps = JSON.parse(entry.steps) as Step[];
      refuseNewerStep(steps, this.game);
      const next = unfold(this.state, steps, entry, this.house.findGame);
      const alarm = nextAlarm(next.state, this.game, entry.at, this.house.circumstances());
      this.become(next, entry.seq, entry.at, alarm, false);
    }
  }

  private become(next: Unfolded, seq: number, at: Instant, alarm: Instant | null, written: boolean): void {
    const before = { state: this.state, chapters: this.chapters.length };
    this.state = next.state;
    this.seq = seq;
    this.at = at;
    this.alarm = alarm;
    const heardAt = performance.now();
    const chapters = next.chapters.map(({ at, told, plain }) => ({ at, told, plain, heardAt }));
    if (next.opens) this.chapters = chapters;
    else this.chapters.push(...chapters);
    this.lastUsed = heardAt;
    this.texts.forget(before);
    this.shortCode.follow(before.state.room.code);
    this.setTimer();
    for (const onlooker of this.onlookers) onlooker.look();
    this.texts.forgetSights();
    this.bots.hear(chapters, written);
    if (this.state.room.tournament !== undefined) this.house.tableChanged(this.state.room.tournament);
  }

  /** A timer that is set for an earlier time is left: alarms mostly move on, and waking once for nothing is cheap. */
  private setTimer(): void {
    const alarm = this.bots.busy.size === 0 ? this.alarm : this.alarmWithoutThinkers();
    if (this.closed || alarm === null || alarm >= this.timerAt) return;
    clearTimeout(this.timer);
    this.timerAt = alarm;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, alarm - this.house.store.now()));
    this.timer = setTimeout(() => {
      this.timerAt = Number.POSITIVE_INFINITY;
      void this.wake();
    }, wait);
    // A server that stops does not wait for tables; their alarms are in the store.
    this.timer.unref();
  }

  private alarmWithoutThinkers(): Instant | null {
    return nextAlarm(this.state, this.game, this.at, this.house.circumstances(), this.bots.busy);
  }

  private inLine<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.line.push(() => work().then(resolve, reject));
      void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let next = this.line.shift(); next !== undefined; next = this.line.shift()) await next();
    this.working = false;
  }
}
