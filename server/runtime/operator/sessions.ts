import type { Store } from "../../store/contract.ts";
import { hashOf, newSecret } from "../people/secrets.ts";
import type { OperatorLog } from "./operator-log.ts";
import { isOperatorSecret, newOperatorSecret } from "./secret.ts";

/** Somebody who has shown that they know the secret. */
export interface OperatorSession {
  readonly id: string;
  /** What it is called in the log. */
  readonly by: string;
  readonly until: number;
}

interface SessionState {
  readonly by: string;
  /** The entry with which it began. */
  readonly entry: number;
}

export const OPERATOR_SESSION_MS = 2 * 3600_000;
const KIND = "operator";
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Who may do what an operator may: on all nodes, for a short time, and for as long as the secret stays the same. */
export class OperatorSessions {
  constructor(
    private readonly store: Pick<Store, "now" | "saveTicket" | "ticket" | "takeTicket">,
    private readonly log: OperatorLog,
  ) {}

  /** Makes the house's first secret; undefined if it has one. Nobody can show it a second time. */
  async firstSecret(): Promise<string | undefined> {
    const { secret, hash } = newOperatorSecret();
    const written = await this.log.write((state) =>
      state.secret === null ? [{ type: "secret", hash, by: "" }] : { refused: "has-one" as const },
    );
    return "refused" in written ? undefined : secret;
  }

  /** A new secret in place of the old one. All sessions are over, on all nodes. */
  async changeSecret(by: string): Promise<string> {
    const { secret, hash } = newOperatorSecret();
    await this.log.write(() => [{ type: "secret", hash, by }]);
    return secret;
  }

  async signIn(typed: string, by: string): Promise<{ readonly token: string } | undefined> {
    const signedIn = await this.log.write((state) =>
      state.secret !== null && isOperatorSecret(typed, state.secret)
        ? [{ type: "signed-in", by }]
        : { refused: "wrong-secret" as const },
    );
    if ("refused" in signedIn) return undefined;
    const token = newSecret();
    const now = this.store.now();
    const state: SessionState = { by, entry: signedIn.entry };
    const until = now + OPERATOR_SESSION_MS;
    await this.store.saveTicket({ id: hashOf(token), kind: KIND, state: JSON.stringify(state), until }, now);
    return { token };
  }

  /** Reads on first, so that no node lets anybody in who was signed out on another one. */
  async recognise(token: string | undefined): Promise<OperatorSession | undefined> {
    if (token === undefined || !TOKEN.test(token)) return undefined;
    const [ticket, { sessionsFrom }] = await Promise.all([
      this.store.ticket(hashOf(token)),
      this.log.readOn(),
    ]);
    if (ticket?.kind !== KIND || ticket.until <= this.store.now()) return undefined;
    const { by, entry } = JSON.parse(ticket.state) as SessionState;
    return entry < sessionsFrom ? undefined : { id: ticket.id, by, until: ticket.until };
  }

  async signOut({ id, by }: OperatorSession, from: "here" | "everywhere"): Promise<void> {
    if (from === "everywhere") await this.log.write(() => [{ type: "signed-out", by }]);
    else await this.store.takeTicket(id);
  }
}
