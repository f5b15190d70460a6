import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Refusal } from "@tavolata/kernel";
import { isKnown } from "../../folds/room/become.ts";
import { NOBODYS_NAME, namesOf, withoutPeople } from "../../folds/room/forgotten.ts";
import type { Room } from "../../folds/room/room.ts";
import { tournamentOf } from "../../folds/tournament/log-name.ts";
import { faultFields, type Logger } from "../../logger.ts";
import { circleOf, OPERATOR_LOG, type Rewriting, type Store } from "../../store/contract.ts";
import type { LiveCircle } from "../circle/live-circle.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { LiveTournament } from "../tournament/live-tournament.ts";

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];
const MOST_AT_ONCE = 20;

/** Where forgetting finds the tables, tournaments and circles that somebody is mentioned at. */
export interface Forgetful {
  readonly store: Store;
  readonly logger: Logger;
  findTableById(id: string): Promise<LiveTable | undefined>;
  findCircleById(id: string): Promise<LiveCircle | undefined>;
  findTournamentById(id: string): Promise<LiveTournament | undefined>;
}

/**
 * Forgets people who want it. At once they are nobody: signed out everywhere, their chips the house's, their seats in
 * finished games nameless. Then the logs that mention them are gone through, one after the other; whatever is left when
 * a node stops, the next sweep of any node takes up. To do a log twice does no harm.
 */
export class Forgetting {
  private running: Promise<void> | undefined;
  /** People of whom something could not be forgotten yet. Others come first, so that nobody has to wait behind them. */
  private readonly notYet = new Set<string>();

  constructor(
    private readonly where: Forgetful,
    private readonly onForgotten: () => void,
    private readonly onFault: () => void = () => {},
  ) {}

  /** False if there is no such person. */
  async leave(person: string): Promise<boolean> {
    const { store } = this.where;
    const nobody = `nobody:${randomBytes(12).toString("base64url")}`;
    const left = await store.leave(person, nobody, store.now());
    if (left) void this.run();
    return left;
  }

  /** Goes on with what is left to be forgotten. Resolves when there is nothing more that this node could do. */
  run(): Promise<void> {
    this.running ??= this.forgetAll()
      .catch((fault: unknown) => this.where.logger("warning", "not all forgotten yet", faultFields(fault)))
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private async forgetAll(): Promise<void> {
    const leaving = await this.where.store.leaving(MOST_AT_ONCE + this.notYet.size);
    const isLate = ({ person }: { readonly person: string }) => Number(this.notYet.has(person));
    for (const { person, formerly } of leaving.toSorted((a, b) => isLate(a) - isLate(b))) {
      if (await this.tried({}, () => this.forgetPerson(person, formerly))) this.notYet.delete(person);
      else this.notYet.add(person);
    }
  }

  private async forgetPerson(person: string, formerly: readonly string[]): Promise<void> {
    const { store } = this.where;
    const people = [person, ...formerly];
    let isAll = true;
    for (const one of people) {
      for (const log of await store.logsWith(one)) {
        const isDone = await this.tried({ log: log.slice(0, 24) }, async () => {
          await this.forgetIn(log, people);
          await store.unmention(one, log);
        });
        isAll &&= isDone;
      }
    }
    await this.forgetInReports(people);
    // Where they are still mentioned, the next run takes it up.
    if (!isAll) throw new Error("somebody is still mentioned in a log");
    await store.erase(person);
    this.onForgotten();
  }

  /** One that cannot be done keeps no other from being done. */
  private async tried(what: object, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (fault) {
      this.where.logger("warning", "not forgotten yet", { ...what, ...faultFields(fault) });
      this.onFault();
      return false;
    }
  }

  /** Reports stay for those who handle them; whoever is forgotten is nobody there, and has said nothing. */
  private async forgetInReports(people: readonly string[]): Promise<void> {
    const { store } = this.where;
    for (const one of people) {
      for (const { id, seen } of await store.reportsNaming(one)) {
        const without = withoutPeople(seen, people, namesOf(people, seen));
        if (without !== seen) await store.rewriteReport(id, without);
      }
    }
  }

  private async forgetIn(log: string, people: readonly string[]): Promise<void> {
    const live = await this.findLive(log);
    let refused: Refusal | undefined;
    for (const person of people) refused = (await live?.forget(person)) ?? refused;
    await live?.saveSnapshot?.();
    await this.rewrite(log, people);
    if (refused !== undefined) throw new Error(`a log would not forget: ${refused.code}`);
  }

  /** What would still know them, if anything does: undefined for a log that nobody can open, which has only to be rewritten. */
  private async findLive(log: string): Promise<Forgets | undefined> {
    // What was done stays; whom it was done to is nobody any more.
    if (log === OPERATOR_LOG) return undefined;
    const [tournament, circle] = [tournamentOf(log), circleOf(log)];
    try {
      if (circle !== undefined) return await this.where.findCircleById(circle);
      if (tournament !== undefined) return await this.where.findTournamentById(tournament);
    } catch (fault) {
      this.where.logger("warning", "forgotten in a log that cannot be opened", faultFields(fault));
      this.onFault();
      return undefined;
    }
    const table = await this.where.findTableById(log);
    return (
      table && {
        forget: (person) =>
          table.note(() => (mentions(table.state.room, person) ? { type: "forgotten", person } : undefined)),
        saveSnapshot: () => table.saveSnapshot(),
      }
    );
  }

  /** Past entries, the snapshot and the replays: people who read them from now on find nobody there. */
  private async rewrite(log: string, people: readonly string[]): Promise<void> {
    const { store } = this.where;
    const stored = await store.open(log);
    const all = await store.read(log, 0);
    const names = new Set(all.flatMap(({ steps }) => [...namesOf(people, steps)]));
    const entries = all.flatMap(({ seq, steps }) => {
      const without = withoutPeople(steps, people, names);
      return without === steps ? [] : [{ seq, steps: without }];
    });
    const { snapshot } = stored ?? {};
    const state = snapshot && withoutPeople(snapshot.state, people, names);
    const rewriting: Rewriting = {
      entries,
      ...(snapshot === undefined || state === undefined || state === snapshot.state
        ? {}
        : { snapshot: { seq: snapshot.seq, state } }),
      views: await this.viewsWithout(log, people, names),
    };
    await store.rewrite(log, rewriting);
  }

  private async viewsWithout(
    log: string,
    people: readonly string[],
    names: ReadonlySet<string>,
  ): Promise<{ game: string; views: string }[]> {
    const { store } = this.where;
    const found: { game: string; views: string }[] = [];
    for (const game of await store.endedIn(log)) {
      const views = await store.views(game);
      if (views === undefined) continue;
      const history = JSON.parse((await unzip(Buffer.from(views, "base64"))).toString()) as {
        players: readonly unknown[];
      };
      const players = withoutPeople(JSON.stringify(history.players), people, names);
      if (players === JSON.stringify(history.players)) continue;
      const text = JSON.stringify({ ...history, players: JSON.parse(players) as unknown });
      found.push({ game, views: (await zip(text, { level: 1 })).toString("base64") });
    }
    return found;
  }
}

interface Forgets {
  forget(person: string): Promise<Refusal | undefined>;
  saveSnapshot?(): Promise<void>;
}

function mentions(room: Room, person: string): boolean {
  return (
    (isKnown(room, person) && room.people.find(({ id }) => id === person)?.nickname !== NOBODYS_NAME) ||
    room.lines.some((line) => line.person === person) ||
    room.removed.includes(person)
  );
}
