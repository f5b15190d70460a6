import { once } from "node:events";
import { WebSocket } from "ws";
import type {
  Act,
  Answer,
  ChatLine,
  CircleAct,
  CircleMessage,
  Goodbye,
  PublicCircle,
  PublicPerson,
  PublicRoom,
  PublicTournament,
  Request,
  ServerMessage,
  TournamentMessage,
  Update,
} from "../protocol/index.ts";
import { PROTOCOL, withChanges } from "../protocol/index.ts";

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> & { id?: string } : never;

/** What a client asks for; it gets an id if it brings none. */
export type Wish = WithoutId<Request>;

/** An update with the whole view, however it was sent. */
export type WholeUpdate = Update & { readonly view: object };
type Heard = Exclude<ServerMessage, Update> | WholeUpdate;

/** A guest. Anyone who comes back with the same cookie is the same person. */
export interface Guest {
  readonly cookie: string;
  readonly person: PublicPerson;
}

export function becomeGuest(port: number): Promise<Guest> {
  return becomeGuestAt(`http://127.0.0.1:${port}/`);
}

async function becomeGuestAt(address: string): Promise<Guest> {
  const response = await fetch(new URL("/api/guest", address), { method: "POST" });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(`no cookie: ${response.status} ${await response.text()}`);
  const { person } = (await response.json()) as { person: PublicPerson };
  return { cookie, person };
}

export interface ConnectOptions {
  /** Whom to believe about an address of https, if it is nobody whom everybody believes. */
  readonly ca?: string;
  readonly pongsLate?: number | undefined;
  readonly forwarded?: Readonly<Record<`x-${string}`, string>>;
}

/** A client for tests: it keeps what it was sent, and a test can wait for what it needs. */
export class Client {
  room: PublicRoom | undefined;
  update: WholeUpdate | undefined;
  goodbye: Goodbye | undefined;
  /** The tournament that it heard of last. */
  tournament: PublicTournament | undefined;
  /** The circle that it heard of last, as it sees it. */
  circle: PublicCircle | undefined;
  readonly updates: WholeUpdate[] = [];
  readonly lines: ChatLine[] = [];
  readonly messages: Heard[] = [];
  /** Called at once with every update. */
  readonly onUpdate = new Set<(update: WholeUpdate) => void>();
  /** How often the server has measured this connection. */
  pings = 0;
  private readonly answers = new Map<string, (answer: Answer) => void>();
  private readonly waiting = new Set<() => void>();
  private ids = 0;

  private constructor(
    readonly guest: Guest,
    readonly socket: WebSocket,
    private readonly prefix: string,
  ) {
    socket.on("message", (data) => this.hear(JSON.parse(String(data)) as ServerMessage));
    socket.on("close", () => this.lookAgain());
    socket.on("error", () => {});
    socket.on("ping", () => {
      this.pings += 1;
      this.lookAgain();
    });
  }

  /**
   * With `pongsLate` it answers the server's pings late, so that its connection seems slower than it is. To a server that
   * trusts its balancer, `forwarded` is what the balancer says of it. It connects to a port of this machine, or to an
   * address.
   */
  static async connect(
    where: number | string,
    guest?: Guest,
    { pongsLate, forwarded = {}, ca }: ConnectOptions = {},
  ): Promise<Client> {
    const address = typeof where === "number" ? `http://127.0.0.1:${where}/` : where;
    const who = guest ?? (await becomeGuestAt(address));
    const socket = new WebSocket(new URL("/ws", address.replace(/^http/, "ws")), {
      ...(ca === undefined ? {} : { ca }),
      headers: { cookie: who.cookie, ...forwarded },
      autoPong: pongsLate === undefined,
    });
    if (pongsLate !== undefined) {
      socket.on("ping", (data) => setTimeout(() => socket.pong(data, undefined, () => {}), pongsLate));
    }
    const client = new Client(who, socket, Math.random().toString(36).slice(2, 10));
    await once(socket, "open");
    client.tell({ type: "hello", protocol: PROTOCOL });
    await client.until(() => client.messages.some(({ type }) => type === "welcome"));
    return client;
  }

  get id(): string {
    return this.guest.person.id;
  }

  /** Sends anything that it is given, even what no client should send. */
  tell(message: unknown): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  ask(wish: Wish): Promise<Answer> {
    const id = wish.id ?? `${this.prefix}-${this.ids++}`;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.tell({ ...wish, id });
    });
  }

  /** Like `ask`, but throws if it is refused. */
  async must(wish: Wish): Promise<Answer> {
    const answer = await this.ask(wish);
    if (answer.refused !== undefined) {
      throw new Error(`${JSON.stringify(wish)} was refused: ${JSON.stringify(answer.refused)}`);
    }
    return answer;
  }

  do(table: string, act: Act): Promise<Answer> {
    return this.ask({ type: "act", table, act });
  }

  mustDo(table: string, act: Act): Promise<Answer> {
    return this.must({ type: "act", table, act });
  }

  inCircle(circle: string, act: CircleAct): Promise<Answer> {
    return this.ask({ type: "circle-act", circle, act });
  }

  /** Plays the first thing that is offered, or the one chosen. */
  play(table: string, choose: (update: Update) => object = firstOffer): Promise<Answer> {
    const { update } = this;
    if (update === undefined) throw new Error("nothing to play yet");
    return this.ask({
      type: "move",
      table,
      game: update.game,
      decision: update.decision,
      move: choose(update) as { type: string },
    });
  }

  /** Waits until something is so; what a client knows only changes when it hears something. */
  async until(isSo: () => boolean, timeout = 20_000): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const tooLong = setTimeout(() => {
        this.waiting.delete(resolveIfSo);
        reject(
          new Error(`waited in vain for ${isSo}; heard last: ${JSON.stringify(this.messages.slice(-2))}`),
        );
      }, timeout);
      const resolveIfSo = () => {
        if (!isSo()) return;
        clearTimeout(tooLong);
        this.waiting.delete(resolveIfSo);
        resolve();
      };
      this.waiting.add(resolveIfSo);
    });
  }

  isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, "close");
    this.socket.close();
    await closed;
  }

  private hear(sent: ServerMessage): void {
    const message: Heard = sent.type === "update" ? this.whole(sent) : sent;
    this.messages.push(message);
    if (message.type === "answer") this.answers.get(message.id)?.(message);
    else if (message.type === "room") this.room = message.room;
    else if (message.type === "chat") this.lines.push(...message.lines);
    else if (message.type === "goodbye") this.goodbye = message;
    else if (message.type === "tournament") this.tournament = this.standings(message);
    else if (message.type === "circle") this.circle = this.circleAfter(message);
    else if (message.type === "update") {
      this.update = message;
      this.updates.push(message);
      for (const hear of this.onUpdate) hear(message);
    }
    this.lookAgain();
  }

  /** The update with its whole view, even if only the changes were sent. */
  private whole(update: Update): WholeUpdate {
    const { changes, ...rest } = update;
    const view = update.view ?? withChanges(this.update?.view ?? {}, changes ?? []);
    return { ...rest, view };
  }

  private standings({ tournament, changes = [] }: TournamentMessage): PublicTournament | undefined {
    return tournament ?? (this.tournament && withChanges(this.tournament, changes));
  }

  private circleAfter({ circle, changes = [], refused }: CircleMessage): PublicCircle | undefined {
    if (refused !== undefined) return undefined;
    return circle ?? (this.circle && withChanges(this.circle, changes));
  }

  /** Checks again whether what somebody waits for is so now. */
  lookAgain(): void {
    for (const resolveIfSo of [...this.waiting]) resolveIfSo();
  }
}

/** What a hasty player does: the first thing that is possible, as small as it can be. */
export function firstOffer({ offers }: Update): object {
  return filledIn(offers[0]);
}

/** What a restless player does: the last thing they could do. */
export function lastOffer({ offers }: Update): object {
  return filledIn(offers.at(-1));
}

function filledIn(offer: Update["offers"][number] | undefined): object {
  if (offer === undefined) throw new Error("nothing is offered");
  if (offer.open === undefined) return offer.move;
  const filled = Object.entries(offer.open).map(([field, range]) => [
    field,
    range.kind === "amount" ? range.least : range.from.slice(0, range.least),
  ]);
  return { ...offer.move, ...Object.fromEntries(filled) };
}
