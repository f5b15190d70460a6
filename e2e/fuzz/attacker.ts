import { MOST_MESSAGE_BYTES, type ServerMessage } from "../../server/protocol/index.ts";
import type { Guest } from "../../server/testing/client.ts";
import { RawConnection } from "../../server/testing/raw-connection.ts";
import type { Messages, Shot } from "./messages.ts";

const ID = /^[A-Za-z0-9_.:-]{1,40}$/;
/** Fewer than may queue on one connection, and so few that an honest message need not wait long behind them. */
const ROUND = 20;

export interface Accepted {
  readonly id: string;
  readonly type: string;
  readonly table: string | undefined;
}

type Reply = "pong" | "fault" | `answer ${string}`;

/** Sends bad messages, round after round, and checks that each gets exactly one reply. */
export class Attacker {
  readonly codes = new Set<string>();
  readonly accepted = new Map<string, Accepted>();
  /** What went wrong. */
  readonly wrongs: string[] = [];
  sent = 0;
  private connection!: RawConnection;
  private replies: Reply[] = [];
  private readonly requests = new Map<string, Accepted>();
  private onReply: () => void = () => {};

  private constructor(private readonly messages: Messages) {}

  static async connect(
    port: number,
    guest: Guest,
    messages: Messages,
    first: readonly object[],
  ): Promise<Attacker> {
    const attacker = new Attacker(messages);
    attacker.connection = await RawConnection.open(port, { Cookie: guest.cookie }, (text) =>
      attacker.hear(text),
    );
    for (const message of first) attacker.connection.sendText(JSON.stringify(message));
    await attacker.replied(first.length);
    return attacker;
  }

  async round(): Promise<void> {
    this.replies = [];
    const expected = Array.from({ length: ROUND }, () => this.shoot(this.messages.next()));
    await this.replied(ROUND);
    const difference = differenceOf(expected, this.replies);
    if (difference !== undefined) this.wrongs.push(difference);
    this.sent += ROUND;
  }

  isOpen(): boolean {
    return this.connection.isOpen();
  }

  cut(): void {
    this.connection.cut();
  }

  private shoot(shot: Shot): Reply {
    if (shot.how === "binary") {
      this.connection.sendBinary(shot.bytes);
      return "fault";
    }
    if (shot.how === "text") this.connection.sendText(shot.text);
    else this.connection.sendInPieces(shot.text, shot.pieces);
    const reply = replyTo(shot.text);
    if (reply.startsWith("answer")) {
      const { id, type, table } = JSON.parse(shot.text) as Accepted;
      this.requests.set(id, { id, type, table });
    }
    return reply;
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "goodbye") this.wrongs.push(text);
    if (message.type !== "answer" && message.type !== "fault") {
      if (message.type === "pong") this.replies.push("pong");
      else if (message.type !== "welcome") return;
      else this.replies.push("fault");
    } else {
      const { refused } = message;
      if (refused !== undefined) this.codes.add(refused.code);
      if (message.type === "answer") {
        const request = this.requests.get(message.id);
        if (refused === undefined && request !== undefined) this.accepted.set(message.id, request);
        this.replies.push(`answer ${message.id}`);
      } else this.replies.push("fault");
    }
    this.onReply();
  }

  private async replied(count: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const tooLong = setTimeout(
        () => reject(new Error(`${count} messages, but ${this.replies.length} replies`)),
        15_000,
      );
      this.onReply = () => {
        if (this.replies.length < count) return;
        clearTimeout(tooLong);
        resolve();
      };
      this.onReply();
    });
  }
}

/** The reply that the protocol promises. A `hello` of a wrong version, which closes the connection, is never sent. */
function replyTo(text: string): Reply {
  if (Buffer.byteLength(text) > MOST_MESSAGE_BYTES) return "fault";
  let value: { readonly type?: unknown; readonly id?: unknown; readonly sent?: unknown } | null;
  try {
    value = JSON.parse(text);
  } catch {
    return "fault";
  }
  if (typeof value !== "object" || value === null) return "fault";
  if (typeof value.id === "string" && ID.test(value.id)) return `answer ${value.id}`;
  const isPing = value.type === "ping" && Number.isFinite(value.sent) && Object.keys(value).length === 2;
  return isPing ? "pong" : "fault";
}

function differenceOf(expected: readonly Reply[], heard: readonly Reply[]): string | undefined {
  const wanted = [...expected].sort();
  const got = [...heard].sort();
  const at = wanted.findIndex((reply, i) => reply !== got[i]);
  if (at < 0 && got.length === wanted.length) return undefined;
  return `expected ${wanted[at]}, got ${got[at]} (${got.length} replies to ${wanted.length})`;
}
