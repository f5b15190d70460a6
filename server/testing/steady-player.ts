import { fastRandom, pick, type Random } from "@tavolata/kernel";
import type { Update } from "../protocol/index.ts";
import { Client, type Guest, lastOffer } from "./client.ts";

/** A request that was sent and not yet answered; it is sent again, as it is, until it is answered. */
interface Pending {
  readonly wish: { readonly type: "move" | "act"; readonly id: string; readonly table: string };
  readonly move?: PlayedMove;
}

export interface PlayedMove {
  readonly game: number;
  readonly move: object;
}

const RETRY_MS = 25;
const MOST_KEPT = 500;

/**
 * Somebody who plays on whatever happens to the server: they reconnect, resume, send again what was not answered, and
 * all the while compare what they are told with what they were told before.
 */
export class SteadyPlayer {
  client: Client | undefined;
  /** Moves that the server said were made. */
  readonly answered: PlayedMove[] = [];
  /** What was told, game by game and update by update, as text. */
  readonly heard = new Map<number, string[]>();
  readonly contradictions: string[] = [];
  /** When each answer came. */
  readonly answeredAt: number[] = [];
  private readonly views = new Map<string, string>();
  private readonly random: Random;
  private pending: Pending | undefined;
  private requests = 0;
  private read = 0;

  constructor(
    private readonly ports: () => readonly number[],
    readonly guest: Guest,
    readonly table: string,
    readonly seat: number,
    /** Called whenever a request has been answered or something was heard. */
    private readonly onProgress: () => void,
  ) {
    this.random = fastRandom(seat, 1);
  }

  /** Plays until the test says stop and nothing is left unanswered. */
  async play(stop: () => boolean): Promise<void> {
    while (!stop() || this.pending !== undefined) {
      try {
        const client = await this.connected();
        await this.playOn(client, stop);
      } catch {
        this.client?.socket.terminate();
        this.client = undefined;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  /** Comes back once more when all is quiet. Returns what was told before and is not there any more, or differs. */
  async takenBack(port: number): Promise<string[]> {
    const before = this.contradictions.length;
    const client = await Client.connect(port, this.guest);
    await client.must({ type: "watch", table: this.table });
    this.read = 0;
    this.listen(client);
    await client.close();
    return this.contradictions.splice(before);
  }

  get lastUpdate(): Update | undefined {
    return this.client?.update;
  }

  private async connected(): Promise<Client> {
    if (this.client?.isOpen()) return this.client;
    const client = await Client.connect(pick(this.ports(), this.random), this.guest);
    this.read = 0;
    this.client = client;
    await this.orLost(client, client.must({ type: "watch", table: this.table, ...this.resume() }));
    return client;
  }

  /** Half of the time with the number of the last update, half of the time as if nothing were known. */
  private resume(): { resume?: { game: number; update: number } } {
    const game = Math.max(0, ...this.heard.keys());
    const update = (this.heard.get(game)?.length ?? 0) - 1;
    return update < 0 || this.random.below(2) === 0 ? {} : { resume: { game, update } };
  }

  private async playOn(client: Client, stop: () => boolean): Promise<void> {
    for (;;) {
      this.listen(client);
      if (this.pending !== undefined) {
        await this.send(client, this.pending);
        this.pending = undefined;
      } else if (stop()) return;
      this.listen(client);
      const next = this.nextRequest(client);
      if (next !== undefined) {
        this.pending = next;
        continue;
      }
      const heard = client.messages.length;
      await this.orLost(
        client,
        client.until(() => client.messages.length > heard || stop(), 60_000),
      );
      this.onProgress();
    }
  }

  private async send(client: Client, { wish, move }: Pending): Promise<void> {
    const { refused } = await this.orLost(client, client.ask(wish as never));
    // The protocol says: send it again, with the same id.
    if (refused?.code === "unavailable") throw new Error("the server could not do it now");
    if (refused === undefined && move !== undefined) {
      this.answered.push(move);
      this.answeredAt.push(performance.now());
    }
    this.onProgress();
    if (refused !== undefined && !["already-so", "in-play"].includes(refused.code)) {
      this.contradictions.push(`${JSON.stringify(wish)} was refused with ${JSON.stringify(refused)}`);
    }
  }

  private nextRequest({ update, room }: Client): Pending | undefined {
    const id = `${this.seat}.${this.requests}`;
    const base = { id, table: this.table };
    const chair = room?.chairs[this.seat];
    if (room?.playing?.over !== false && chair != null && "ready" in chair && !chair.ready) {
      this.requests++;
      return { wish: { ...base, type: "act", act: { type: "ready", seed: id } } as Pending["wish"] };
    }
    if (update === undefined || !update.awaited || room?.playing?.number !== update.game) return undefined;
    const key = `${update.game}/${update.decision}`;
    if (this.decided === key) return undefined;
    this.decided = key;
    this.requests++;
    const { game, decision } = update;
    // Mostly high calls, now and then the bill: hands of some length, games that end.
    const offer = pick(update.offers, this.random);
    const move = offer.open === undefined && this.random.below(3) > 0 ? offer.move : lastOffer(update);
    return { wish: { ...base, type: "move", game, decision, move } as Pending["wish"], move: { game, move } };
  }

  private decided = "";

  /** Takes note of what came in, and of anything that does not fit what was known. */
  private listen(client: Client): void {
    for (; this.read < client.messages.length; this.read++) {
      const message = client.messages[this.read]!;
      if (message.type === "update") this.compare(message);
    }
    if (client.messages.length < MOST_KEPT) return;
    // Somebody who plays for an hour cannot keep everything.
    client.messages.length = 0;
    client.updates.length = 0;
    this.read = 0;
  }

  private compare({ game, update, events, view }: Update): void {
    const known = this.heard.get(game) ?? [];
    if (known.length === 0) this.forgetGamesBefore(game - 1);
    this.heard.set(game, known);
    for (const batch of events) {
      const text = JSON.stringify(batch);
      if (batch.update > known.length) {
        this.contradictions.push(`game ${game}: update ${batch.update} came after ${known.length - 1}`);
      } else if (batch.update === known.length) known.push(text);
      else if (known[batch.update] !== text) {
        this.contradictions.push(`game ${game}: ${known[batch.update]} became ${text}`);
      }
    }
    if (update !== known.length - 1) {
      this.contradictions.push(`game ${game}: the last update is ${update}, not ${known.length - 1}`);
    }
    const key = `${game}/${update}`;
    const seen = JSON.stringify(view);
    if ((this.views.get(key) ?? seen) !== seen) this.contradictions.push(`the view of ${key} changed`);
    this.views.set(key, seen);
  }

  /** Nobody is told again of games that are over for good. */
  private forgetGamesBefore(first: number): void {
    for (const game of this.heard.keys()) if (game < first) this.heard.delete(game);
    for (const key of this.views.keys()) if (Number(key.split("/")[0]) < first) this.views.delete(key);
  }

  private async orLost<Value>(client: Client, work: Promise<Value>): Promise<Value> {
    let onClose: () => void = () => {};
    const lost = new Promise<never>((_, reject) => {
      onClose = () => reject(new Error("the connection is gone"));
      client.socket.once("close", onClose);
    });
    if (!client.isOpen()) onClose();
    try {
      return await Promise.race([work, lost]);
    } finally {
      client.socket.off("close", onClose);
      work.catch(() => {});
    }
  }
}
