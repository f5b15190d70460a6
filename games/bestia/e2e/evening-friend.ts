import type { PublicEvening, PublicTournament, Update } from "../../../server/protocol/index.ts";
import { becomeGuest, Client, lastOffer } from "../../../server/testing/client.ts";

/** How somebody declares who always does the same. */
export type Temper = "served" | "pass";

/** What they do of what is offered; of the offers of another game they take the last one. */
const WISHES: Readonly<Record<Temper, readonly string[]>> = {
  served: ["back", "served", "play", "pass"],
  pass: ["back", "pass", "play"],
};

const LONGEST_TOURNAMENT = 240_000;

/** A member of a circle without a browser, who goes to whatever table they are wanted at and plays there. */
export class Friend {
  temper: Temper = "pass";
  private table: string | undefined;
  private answered = "";

  private constructor(
    public client: Client,
    readonly name: string,
    private readonly port: number,
    private readonly circle: string,
  ) {
    client.onUpdate.add((update) => void this.move(update));
  }

  /** Joins the circle with what stands in its link. */
  static async join(
    port: number,
    name: string,
    { circle, invitation }: { circle: string; invitation: string },
  ): Promise<Friend> {
    const client = await Client.connect(port, await becomeGuest(port));
    await client.must({ type: "introduce", nickname: name });
    await client.must({ type: "follow-circle", circle, invitation });
    await client.must({ type: "circle-act", circle, act: { type: "join", invitation } });
    return new Friend(client, name, port, circle);
  }

  get evening(): PublicEvening {
    const [evening] = this.client.circle?.inside?.evenings ?? [];
    if (evening === undefined) throw new Error("there is no evening");
    return evening;
  }

  get tournament(): PublicTournament {
    if (this.client.tournament === undefined) throw new Error(`${this.name} has heard of no tournament`);
    return this.client.tournament;
  }

  /** In the standings of the tournament that is on. */
  get player() {
    return this.tournament.players.find(({ who }) => "id" in who && who.id === this.client.id);
  }

  async signUp(): Promise<void> {
    await this.client.until(() => this.client.circle?.inside?.evenings.length === 1);
    const { evening, day } = this.evening;
    const act = { type: "answer-evening", evening, day, coming: "yes" } as const;
    await this.client.must({ type: "program-act", circle: this.circle, act });
  }

  /** Enters the tournament that the evening opens as so many-eth, from 1 on, and returns it. */
  async enter(which: number): Promise<string> {
    const { client } = this;
    await client.until(() => this.evening.opened?.tournaments.length === which, 60_000);
    const { tournament = "" } = this.evening.opened?.tournaments.at(-1) ?? {};
    await client.must({ type: "follow", tournament });
    await client.until(() => client.tournament?.id === tournament);
    await client.must({ type: "purse" });
    const act = { type: "enter", seed: this.name } as const;
    await client.must({ type: "tournament-act", tournament, act });
    return tournament;
  }

  /** Plays until the tournament is over, or they go away. */
  async play(): Promise<void> {
    const { client } = this;
    const isOver = () => this.tournament.phase === "over" || !client.isOpen();
    while (!isOver()) {
      await client.until(() => isOver() || this.ownTable() !== this.table, LONGEST_TOURNAMENT);
      this.table = this.ownTable();
      if (!isOver() && this.table !== undefined) await client.must({ type: "watch", table: this.table });
    }
  }

  /** Closes their phone, and opens it again. */
  async goAway(): Promise<void> {
    await this.client.close();
  }
  async comeBack(): Promise<void> {
    this.client = await Client.connect(this.port, this.client.guest);
    this.client.onUpdate.add((update) => void this.move(update));
    await this.client.must({ type: "follow-circle", circle: this.circle });
  }

  private ownTable(): string | undefined {
    const { rounds, tables } = this.tournament;
    const { player, table } = this.player ?? {};
    if (player === undefined) return undefined;
    if (rounds === null) return table == null ? undefined : tables[table]?.table;
    return rounds.played
      .at(-1)
      ?.tables.find(({ players, result }) => result === null && players.includes(player))?.table;
  }

  private async move(update: Update): Promise<void> {
    const { table, game, decision, offers, awaited } = update;
    const decided = `${table} ${game} ${decision}`;
    const isOut = offers.some(({ move }) => move.type === "back");
    if (table !== this.table || decided === this.answered || !(awaited || isOut)) return;
    this.answered = decided;
    const wanted = WISHES[this.temper].flatMap((type) => offers.find(({ move }) => move.type === type) ?? []);
    const move = (wanted[0]?.move ?? lastOffer(update)) as { type: string };
    await this.client.ask({ type: "move", table, game, decision, move });
  }
}
