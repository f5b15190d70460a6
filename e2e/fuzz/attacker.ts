import { MOST_MESSAGE_BYTES, type ServerMessage } from "../../server/protocol/index.ts";
import type { Guest } from "../../server/testing/client.ts";
import type { Messages, Shot } from "./messages.ts";
import { RawLine } from "./raw-connection.ts";

const ID = /^[A-Za-z0-9_.:-]{1,40}$/;
/** Less than may wait for their turn on one line, and so few that an honest message need not wait long behind them. */
const ROUND = 20;

export interface Accepted {
  readonly id: string;
  readonly type: string;
  readonly table: string | undefined;
}

type Reply = "pong" | "fault" | `answer ${string}`;

/** Sends bad messages, round after round, and keeps account of what comes back: one reply to each. */
export class Attacker {
  readonly codes = new Set<string>();
  readonly accepted = new Map<string, Accepted>();
  /** What was not as it should be. */
  readonly wrongs: string[] = [];
  sent = 0;
  private line!: RawLine;
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
    attacker.line = await RawLine.open(port, { Cookie: guest.cookie }, (text) => attacker.hear(text));
    for (const message of first) attacker.line.sendText(JSON.stringify(message));
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
    return this.line.isOpen();
  }

  cut(): void {
    this.line.cut();
  }

  private shoot(shot: Shot): Reply {
    if (shot.how === "binary") {
      this.line.sendBinary(shot.bytes);
      return "fault";
    }
    if (shot.how === "text") this.line.sendText(shot.text);
    else this.line.sendInPieces(shot.text, shot.pieces);
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

/** What the protocol promises to answer to a text; wrong versions of `hello`, which end the line, are not sent. */
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
