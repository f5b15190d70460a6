import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Act, PROTOCOL } from "@tavolata/server/protocol";
import { chooseMove } from "../server/load/choose-move.ts";
import { numberAfter } from "../server/load/number-after.ts";
import { LightSocket } from "../server/load/socket.ts";
import { exponential, type PaceOfPeople } from "./pace.ts";

const TYPE_AT = '{"type":"'.length;
const ID_AT = '{"type":"answer","id":"'.length;
const [UPDATE, ANSWER, ROOM] = [..."uar"].map((letter) => letter.charCodeAt(0));
const MOVES_ID = "m".charCodeAt(0);
const TRY_AGAIN_MS = 20;
const TRUE = "t".charCodeAt(0);

/** What the people of one load process note together. */
export interface Notes {
  readonly latencies: number[];
  readonly refusals: Map<string, number>;
  comebacks: number;
  lines: number;
  /** People who were told less than before the server was killed. */
  lost: number;
  /** When the first of them was answered after that. */
  firstAnswer: number | undefined;
}

export interface Place {
  port: number;
  readonly from: string;
}

interface Answer {
  readonly table?: string;
  readonly refused?: { readonly code: string };
}

/** Somebody who plays as people do: thinks, says something now and then, goes away and comes back. */
export class Person {
  private cookie = "";
  private socket: LightSocket | undefined;
  private table = "";
  private ids = 0;
  private readonly asked = new Map<string, { resolve(answer: Answer): void; reject(fault: Error): void }>();
  private heard = { game: -1, update: -1 };
  /** What is resumed after a crash: nothing of it may be taken back. */
  private told = { game: -1, update: -1 };
  private decision = "";
  private planned: string | undefined;
  private sentAt = 0;
  private waitsForAnswer = false;
  private gameOver = 0;
  private begins: () => void = () => {};
  readonly begun = new Promise<void>((resolve) => {
    this.begins = resolve;
  });

  constructor(
    private readonly place: Place,
    private readonly pace: PaceOfPeople,
    private readonly notes: Notes,
  ) {}

  /** Comes to the house, to no table yet. */
  async enter(): Promise<void> {
    this.cookie = await guestCookie(this.place);
    await this.connect();
  }

  async openTable(game: string): Promise<string> {
    const { table = "" } = await this.must({ type: "open", game });
    return table;
  }

  async sit(table: string, chair: number): Promise<void> {
    this.table = table;
    await this.watch();
    await this.act({ type: "sit", chair });
  }

  act(act: Act): Promise<Answer> {
    return this.must({ type: "act", table: this.table, act });
  }

  /** Who is away does nothing. */
  private actIfThere(act: Act): void {
    if (this.socket !== undefined) this.act(act).catch(() => {});
  }

  ready(): void {
    this.actIfThere({ type: "ready", seed: `seed-${this.ids}` });
  }

  /** The server was killed; it answers on this port again. */
  async comeBackAfterCrash(port: number): Promise<void> {
    this.place.port = port;
    this.told = { ...this.heard };
    let isBack = false;
    while (!isBack) {
      isBack = await this.tryToComeBack();
      if (!isBack) await sleep(TRY_AGAIN_MS);
    }
    this.notes.firstAnswer ??= Date.now();
    this.goOn();
  }

  close(): void {
    this.planned = undefined;
    this.socket?.close();
    this.socket = undefined;
  }

  private async connect(): Promise<void> {
    let gone = false;
    const socket = await LightSocket.open({
      port: this.place.port,
      path: "/ws",
      cookie: this.cookie,
      from: this.place.from,
      hear: (message) => this.hear(message),
      lost: () => {
        gone = true;
        this.socket = undefined;
        this.waitsForAnswer = false;
        for (const { reject } of this.asked.values()) reject(new Error("the connection was lost"));
        this.asked.clear();
      },
    });
    if (gone) throw new Error("the server has closed the connection");
    this.socket = socket;
    socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
  }

  private async watch(): Promise<void> {
    const { game, update } = this.heard;
    await this.must({ type: "watch", table: this.table, ...(game < 0 ? {} : { resume: { game, update } }) });
  }

  private async must(asked: object): Promise<Answer> {
    const answer = await this.ask(asked);
    if (answer.refused !== undefined) this.noteRefusal(answer.refused.code);
    return answer;
  }

  private ask(asked: object): Promise<Answer> {
    const id = `r${this.ids++}`;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.socket?.send(JSON.stringify({ ...asked, id }));
    });
  }

  private hear(message: Buffer): void {
    const type = message[TYPE_AT];
    if (type === UPDATE) this.hearUpdate(message);
    else if (type === ANSWER) this.hearAnswer(message);
    else if (type === ROOM) this.hearRoom(message);
  }

  private hearAnswer(message: Buffer): void {
    if (message[ID_AT] !== MOVES_ID) {
      const answer = JSON.parse(message.toString()) as Answer & { id: string };
      this.asked.get(answer.id)?.resolve(answer);
      this.asked.delete(answer.id);
      return;
    }
    this.waitsForAnswer = false;
    if (message.indexOf('"refused":') >= 0) {
      this.noteRefusal((JSON.parse(message.toString()) as Answer).refused?.code ?? "");
      return;
    }
    this.notes.latencies.push(performance.now() - this.sentAt);
    this.afterMove();
  }

  private hearRoom(message: Buffer): void {
    if (message.indexOf('"over":true') < 0) return;
    const number = numberAfter(message, '"playing":{"number":');
    if (number === this.gameOver) return;
    this.gameOver = number;
    this.ready();
  }

  private hearUpdate(message: Buffer): void {
    this.begins();
    const game = numberAfter(message, '"game":');
    const update = numberAfter(message, '"update":', TYPE_AT + '"update",'.length);
    if (game < this.told.game || (game === this.told.game && update < this.told.update)) this.notes.lost++;
    this.heard = { game, update };
    const awaited = message.lastIndexOf('"awaited":');
    if (message[awaited + '"awaited":'.length] !== TRUE) return;
    const key = `"game":${game},"decision":${numberAfter(message, '"decision":', awaited)}`;
    if (key === this.decision) return;
    this.decision = key;
    this.planned = `${key},"move":${chooseMove(message, awaited, this.pace.random)}`;
    setTimeout(() => this.play(), this.pace.thinkingTime());
  }

  /** The move that was thought of, if it still is to be made and they are there. */
  private play(): void {
    if (this.planned === undefined || this.socket === undefined || this.waitsForAnswer) return;
    const move = this.planned;
    this.planned = undefined;
    this.waitsForAnswer = true;
    this.sentAt = performance.now();
    this.socket.send(`{"type":"move","id":"m${this.ids++}","table":"${this.table}",${move}}`);
  }

  private afterMove(): void {
    if (this.pace.chats()) {
      this.notes.lines++;
      this.actIfThere({ type: "say", text: "Buona questa!" });
    }
    if (!this.pace.goesAway()) return;
    const planned = this.planned;
    this.socket?.close();
    this.socket = undefined;
    this.notes.comebacks++;
    setTimeout(
      () => {
        this.planned = planned;
        void this.comeBack();
      },
      exponential(this.pace.random, 3000),
    );
  }

  private async comeBack(): Promise<void> {
    // After a crash everybody comes back at once.
    if (this.socket !== undefined) return;
    if (await this.tryToComeBack()) this.goOn();
  }

  /** False if the server was not there, or went away meanwhile. */
  private async tryToComeBack(): Promise<boolean> {
    try {
      if (this.socket === undefined) await this.connect();
      await this.watch();
      return true;
    } catch {
      return false;
    }
  }

  private goOn(): void {
    if (this.planned !== undefined) setTimeout(() => this.play(), this.pace.thinkingTime());
  }

  private noteRefusal(code: string): void {
    this.notes.refusals.set(code, (this.notes.refusals.get(code) ?? 0) + 1);
  }
}

function guestCookie({ port, from }: Place): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port, path: "/api/guest", method: "POST", localAddress: from, agent: false },
      (response) => {
        const cookie = response.headers["set-cookie"]?.[0]?.split(";")[0];
        response.resume();
        response.on("end", () => {
          if (cookie === undefined) reject(new Error(`the server lets no guest in: ${response.statusCode}`));
          else resolve(cookie);
        });
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}
