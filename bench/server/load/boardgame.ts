import { fastRandom, itemAt, pick, type Random } from "@tavolata/kernel";
import { CARDS_TO_SHOW, DISHES, GAME_NAME } from "../hosts/boardgame-rules.ts";
import type { Meter } from "./meter.ts";
import { numberAfter } from "./number-after.ts";
import { LightSocket } from "./socket.ts";
import { type Dialect, LoadTable, Mover } from "./table.ts";

/** Engine.IO 4 over a plain WebSocket: what a socket.io client uses if it is told not to poll first. */
const PATH = "/socket.io/?EIO=4&transport=websocket";
const SEATS = 4;
const RANKS = [..."23456789TJQKA"];
/**
 * A hand of Il Conto, Prego! in random play has about this many moves; these clients play hands of the same length.
 */
const ONE_BILL_IN = 20;
const IN_THE_GAME = `/${GAME_NAME},`;
const PING = "2".charCodeAt(0);
const PONG = "3";
const JOINED = `40${IN_THE_GAME}`;
const UPDATE = `42${IN_THE_GAME}["update"`;
const SYNC = `42${IN_THE_GAME}["sync"`;

/** Clients of boardgame.io's own server. */
export function boardgameDialect(): Dialect {
  const random = fastRandom(1);
  return {
    async open(port, number, meter) {
      const clients: Client[] = [];
      const table = new LoadTable(clients);
      for (let seat = 0; seat < SEATS; seat++)
        clients.push(await Client.enter(port, seat, table, meter, random));
      let games = 0;
      await new Promise<void>((begun) => {
        // One after the other, the player who begins last: a later client could miss a move or create a second match.
        const enterMatch = (seat: number): void => {
          if (seat === SEATS - 1) games++;
          if (seat < 0) begun();
          else itemAt(clients, seat).sync(`table-${number}-${games}`, () => enterMatch(seat - 1));
        };
        // A match of boardgame.io is one game; to play on, clients begin another match.
        itemAt(clients, SEATS - 1).onGameOver = () => enterMatch(SEATS - 1);
        enterMatch(SEATS - 1);
      });
      return table;
    },
  };
}

class Client {
  onGameOver: () => void = () => {};
  private socket: LightSocket | undefined;
  private readonly mover: Mover;
  private match = "";
  private synced: () => void = () => {};
  private joined: () => void = () => {};

  private constructor(
    private readonly seat: number,
    table: LoadTable,
    private readonly meter: Meter,
    private readonly random: Random,
  ) {
    this.mover = new Mover(table, meter, (text) => this.send(text), 1);
  }

  static async enter(
    port: number,
    seat: number,
    table: LoadTable,
    meter: Meter,
    random: Random,
  ): Promise<Client> {
    const client = new Client(seat, table, meter, random);
    const joined = new Promise<void>((resolve) => {
      client.joined = resolve;
    });
    client.socket = await LightSocket.open({ port, path: PATH, hear: (message) => client.hear(message) });
    client.socket.send(JOINED);
    await joined;
    return client;
  }

  close(): void {
    this.socket?.close();
  }

  /** Asks for the state of the match, which creates the match if it does not exist. */
  sync(match: string, synced: () => void): void {
    this.match = match;
    this.synced = synced;
    this.send(textOf(["sync", match, String(this.seat), null, SEATS]));
  }

  private send(text: string): number {
    if (this.socket === undefined) throw new Error("this client has no connection yet");
    return this.socket.send(text);
  }

  private hear(message: Buffer): void {
    if (message[0] === PING) this.send(PONG);
    else if (beginsWith(message, UPDATE)) {
      this.meter.message("update", message.length);
      this.mover.heard();
      this.play(message);
    } else if (beginsWith(message, SYNC)) {
      this.play(message);
      this.synced();
    } else if (beginsWith(message, JOINED)) this.joined();
  }

  private play(message: Buffer): void {
    if (message.indexOf('"gameover":') >= 0) {
      this.onGameOver();
      return;
    }
    if (numberAfter(message, '"currentPlayer":"') !== this.seat) return;
    const name = this.chooseMove(message);
    const action = {
      type: "MAKE_MOVE",
      payload: { type: name, args: name === "call" ? this.callArguments() : [], playerID: String(this.seat) },
    };
    const stateId = numberAfter(message, '"_stateID":');
    this.mover.move(textOf(["update", action, stateId, this.match, String(this.seat)]));
  }

  private chooseMove(message: Buffer): "call" | "bill" {
    if (message.indexOf('"calls":[]') >= 0) return "call";
    if (message.indexOf('"mustBill":true') >= 0) return "bill";
    return this.random.below(ONE_BILL_IN) === 0 ? "bill" : "call";
  }

  private callArguments(): [number, string, number] {
    const rank = pick(RANKS, this.random);
    return [this.random.below(DISHES.length), rank, this.random.below(CARDS_TO_SHOW)];
  }
}

function beginsWith(message: Buffer, text: string): boolean {
  return message.toString("latin1", 0, text.length) === text;
}

function textOf(event: readonly unknown[]): string {
  return `42${IN_THE_GAME}${JSON.stringify(event)}`;
}
