import { fastRandom, itemAt, type Random } from "@tavolata/kernel";
import { type Act, PROTOCOL } from "@tavolata/server/protocol";
import { chooseMove } from "./choose-move.ts";
import type { Meter } from "./meter.ts";
import { numberAfter } from "./number-after.ts";
import { LightSocket } from "./socket.ts";
import { type Dialect, LoadTable, Mover } from "./table.ts";

const GAME = "il-conto-prego";
const SEATS = 4;
/** Every message begins like this; the next letter tells the types apart. */
const TYPE_AT = '{"type":"'.length;
const ANSWERED_ID_AT = '{"type":"answer","id":"'.length;
const [UPDATE, ANSWER, ROOM, FAULT, GOODBYE] = [..."uarfg"].map((letter) => letter.charCodeAt(0));
const MOVES_ID = "m".charCodeAt(0);
const TRUE = "t".charCodeAt(0);

interface Answer {
  readonly table?: string;
  readonly refused?: object;
}

/** Clients of our server, at tables of Il Conto, Prego! */
export function tavolataDialect(): Dialect {
  const random = fastRandom(1);
  return {
    async open(port, _number, meter) {
      const clients: Client[] = [];
      const table = new LoadTable(clients);
      for (let seat = 0; seat < SEATS; seat++) clients.push(await Client.enter(port, table, meter, random));
      const host = itemAt(clients, 0);
      const { table: id } = await host.ask({ type: "open", game: GAME });
      if (id === undefined) throw new Error("no table was opened");
      for (const [chair, client] of clients.entries()) await client.sit(id, chair);
      const begun = Promise.all(clients.map((client) => client.begun));
      const readyAll = () => {
        for (const client of clients) client.ready();
      };
      // One of them checks whether the game is over; then all of them are ready for the next one.
      host.onGameOver = readyAll;
      readyAll();
      await begun;
      return table;
    },
  };
}

class Client {
  readonly begun: Promise<void>;
  onGameOver: () => void = () => {};
  private gameBegins: () => void = () => {};
  private socket: LightSocket | undefined;
  private readonly mover: Mover;
  private readonly asked = new Map<string, (answer: Answer) => void>();
  private table = "";
  private ids = 0;
  private answeredDecision = "";
  private gameOver = 0;

  private constructor(
    loadTable: LoadTable,
    private readonly meter: Meter,
    private readonly random: Random,
  ) {
    this.mover = new Mover(loadTable, meter, (text) => this.send(text), 2);
    this.begun = new Promise((resolve) => {
      this.gameBegins = resolve;
    });
  }

  static async enter(port: number, table: LoadTable, meter: Meter, random: Random): Promise<Client> {
    const response = await fetch(`http://127.0.0.1:${port}/api/guest`, { method: "POST" });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
    await response.arrayBuffer();
    if (cookie === undefined) throw new Error(`the server lets no guest in: ${response.status}`);
    const client = new Client(table, meter, random);
    client.socket = await LightSocket.open({
      port,
      path: "/ws",
      cookie,
      hear: (message) => client.hear(message),
    });
    client.socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
    return client;
  }

  async sit(table: string, chair: number): Promise<void> {
    this.table = table;
    await this.ask({ type: "watch", table });
    await this.act({ type: "sit", chair });
  }

  ready(): void {
    void this.act({ type: "ready", seed: `seed-${this.ids}` });
  }

  async ask(request: object): Promise<Answer> {
    const id = `r${this.ids++}`;
    const answer = await new Promise<Answer>((resolve) => {
      this.asked.set(id, resolve);
      this.send(JSON.stringify({ ...request, id }));
    });
    if (answer.refused !== undefined)
      throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer)}`);
    return answer;
  }

  close(): void {
    this.socket?.close();
  }

  private act(act: Act): Promise<Answer> {
    return this.ask({ type: "act", table: this.table, act });
  }

  private send(text: string): number {
    if (this.socket === undefined) throw new Error("this client has no connection yet");
    return this.socket.send(text);
  }

  private hear(message: Buffer): void {
    const type = message[TYPE_AT];
    if (type === UPDATE) this.hearUpdate(message);
    else if (type === ANSWER) this.hearAnswer(message);
    else if (type === ROOM) this.hearRoom(message);
    else if (type === FAULT || type === GOODBYE) throw new Error(message.toString());
  }

  private hearAnswer(message: Buffer): void {
    if (message[ANSWERED_ID_AT] !== MOVES_ID) {
      const answer = JSON.parse(message.toString()) as Answer & { id: string };
      this.asked.get(answer.id)?.(answer);
      this.asked.delete(answer.id);
      return;
    }
    this.meter.message("answer", message.length);
    if (message.indexOf('"refused":') < 0) this.mover.heard();
    else this.mover.refused();
  }

  private hearRoom(message: Buffer): void {
    if (message.indexOf('"over":true') < 0) return;
    const number = numberAfter(message, '"playing":{"number":');
    if (number === this.gameOver) return;
    this.gameOver = number;
    this.onGameOver();
  }

  private hearUpdate(message: Buffer): void {
    this.gameBegins();
    this.meter.message("update", message.length);
    this.mover.heard();
    const awaited = message.lastIndexOf('"awaited":');
    if (message[awaited + '"awaited":'.length] !== TRUE) return;
    const game = numberAfter(message, '"game":');
    const decision = numberAfter(message, '"decision":', awaited);
    const key = `"game":${game},"decision":${decision}`;
    if (key === this.answeredDecision) return;
    this.answeredDecision = key;
    const move = chooseMove(message, awaited, this.random);
    this.mover.move(`{"type":"move","id":"m${this.ids++}","table":"${this.table}",${key},"move":${move}}`);
  }
}
