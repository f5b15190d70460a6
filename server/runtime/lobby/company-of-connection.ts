import type { Refusal } from "@tavolata/kernel";
import { isOpenTable, NO_STANDOFF } from "../../folds/room/company.ts";
import { wasDone } from "../../folds/room/room.ts";
import { type Act, type Answer, type PublicPerson, type RequestOf, refusal } from "../../protocol/index.ts";
import type { Standoff } from "../../store/contract.ts";
import type { ServerNode } from "../server-node.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { TableSubscription } from "../table/subscription.ts";
import { bestTables, sittingDown } from "./best-table.ts";
import type { KnownTable } from "./open-tables.ts";
import { OpenTablesSubscription } from "./open-tables-subscription.ts";

type Answered = Omit<Answer, "type" | "id">;

/** The connection, as far as its person's company is concerned. */
interface Joined {
  readonly person: PublicPerson;
  readonly subscriptions: ReadonlyMap<string, TableSubscription>;
  isClogged(): boolean;
  send(text: string): void;
  subscribeToTable(request: RequestOf<"watch">): Promise<Answered>;
  unsubscribe(table: string): void;
}

/** Somebody else may have been faster at each of them. */
const MOST_TRIED = 8;

/** With whom the person of one connection is together, and with whom they are not. */
export class CompanyOfConnection {
  /** Read again with every table that they come to and every chair that they take. */
  standoff: Standoff = NO_STANDOFF;
  private openTables: OpenTablesSubscription | undefined;
  /** As the client has been told. */
  private toldMuted = "[]";
  private ended = false;

  constructor(
    private readonly node: ServerNode,
    private readonly joined: Joined,
  ) {}

  /** Whom they have muted or blocked, or who has blocked them, may have changed. */
  async readStandoff(): Promise<Standoff> {
    this.standoff = await this.node.store.standoffOf(this.joined.person.id);
    const muted = JSON.stringify([...this.standoff.muted].sort());
    if (muted !== this.toldMuted && !this.ended) {
      this.toldMuted = muted;
      this.joined.send(`{"type":"muted","people":${muted}}`);
    }
    this.push();
    return this.standoff;
  }

  /** What they do at a table, with what it means to others. */
  async act(table: LiveTable, id: string, act: Act): Promise<Refusal | undefined> {
    return table.act(
      this.joined.person.id,
      id,
      act,
      act.type === "sit" ? await this.readStandoff() : undefined,
    );
  }

  async list(wanted: boolean): Promise<Answered> {
    this.stopListing();
    if (!wanted) return {};
    await this.readStandoff();
    const { joined } = this;
    const subscription = new OpenTablesSubscription(
      {
        isClogged: () => joined.isClogged(),
        send: (text) => joined.send(text),
        standoff: () => this.standoff,
      },
      this.node.openTables,
    );
    this.openTables = subscription;
    await this.node.openTables.subscribe(subscription);
    if (this.ended) this.stopListing();
    return {};
  }

  /** Tries one open table after the other until they can sit down there. */
  async findTable(request: RequestOf<"find-table">): Promise<Answered> {
    const { person, subscriptions } = this.joined;
    const tables = await this.node.openTables.read(await this.readStandoff());
    const before = await this.foundBefore(tables, request.id);
    if (before !== undefined) return { table: before };
    for (const { open } of bestTables(tables, person.id, request).slice(0, MOST_TRIED)) {
      const { table } = open;
      const wasThere = subscriptions.has(table);
      const { refused } = wasThere
        ? { refused: undefined }
        : await this.joined.subscribeToTable({ type: "watch", id: request.id, table });
      const subscription = subscriptions.get(table);
      if (refused !== undefined || subscription === undefined) continue;
      const act = sittingDown(subscription.table);
      const sits = act !== undefined && (await this.act(subscription.table, request.id, act)) === undefined;
      if (sits) return { table };
      if (!wasThere) this.joined.unsubscribe(table);
    }
    return { refused: refusal("no-open-table") };
  }

  /** Whether they are at a table that is open to all. */
  isAmongStrangers(): boolean {
    return [...this.joined.subscriptions.values()].some(({ table }) => isOpenTable(table.state.room));
  }

  push(): void {
    this.openTables?.push();
  }

  end(): void {
    this.ended = true;
    this.stopListing();
  }

  /** The answer may have been lost: who asks again sits where they sat down. */
  private async foundBefore(tables: readonly KnownTable[], request: string): Promise<string | undefined> {
    const { person } = this.joined;
    for (const { open, company } of tables) {
      if (!company.includes(person.id)) continue;
      const table = await this.node.findTableById(open.table);
      if (table !== undefined && wasDone(table.state.room, person.id, request)) return open.table;
    }
    return undefined;
  }

  private stopListing(): void {
    if (this.openTables !== undefined) this.node.openTables.unsubscribe(this.openTables);
    this.openTables = undefined;
  }
}
