import { signal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import type { OperatorAct, OperatorView } from "@tavolata/server/protocol";
import { type Change, withChanges } from "@tavolata/server/protocol/changes";
import { ask } from "../people/ask.ts";

/** How far somebody has got who wants to run the house. */
export type Access =
  | { readonly state: "asking" }
  /** Not from here, and why. */
  | { readonly state: "refused"; readonly why: string }
  | { readonly state: "out"; readonly hasSecret: boolean }
  | { readonly state: "in" };

const TRY_AGAIN_MS = 3000;

/** The house as the operator's page knows it. It looks only while somebody sees the page. */
export class HouseFeed {
  readonly access = signal<Access>({ state: "asking" });
  readonly view = signal<OperatorView | null>(null);
  /** The stream has broken off, and comes back by itself. */
  readonly lost = signal(false);
  private source: EventSource | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly onVisibility = () => this.follow();

  start(): void {
    document.addEventListener("visibilitychange", this.onVisibility);
    void this.find();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.onVisibility);
    clearTimeout(this.retry);
    this.close();
  }

  /** Finds out anew how far one may go. */
  async find(): Promise<void> {
    clearTimeout(this.retry);
    const { value, refused } = await ask<{ signedIn: boolean; hasSecret: boolean }>("operator");
    if (refused !== undefined) this.become({ state: "refused", why: refused.code });
    else if (value.signedIn) this.become({ state: "in" });
    else this.become({ state: "out", hasSecret: value.hasSecret });
  }

  async signIn(secret: string, name: string): Promise<Refusal | undefined> {
    const { refused } = await ask("operator/sign-in", { secret, name });
    if (refused === undefined) this.become({ state: "in" });
    return refused;
  }

  async signOut(from: "here" | "everywhere"): Promise<void> {
    await ask("operator/sign-out", { from });
    await this.find();
  }

  /** The new secret; everybody has to sign in with it, from here too. */
  async changeSecret(): Promise<string | undefined> {
    const { value } = await ask<{ secret: string }>("operator/secret", {});
    await this.find();
    return value?.secret;
  }

  async act(act: OperatorAct, reason: string): Promise<Refusal | undefined> {
    const { refused } = await ask("operator/act", { act, reason });
    if (refused?.code === "operator-unknown") await this.find();
    return refused;
  }

  private become(access: Access): void {
    this.access.value = access;
    this.follow();
  }

  /** Looks, if there is somebody who sees it. */
  private follow(): void {
    const wanted = this.access.value.state === "in" && !document.hidden;
    if (!wanted) this.close();
    else if (this.source === undefined) this.open();
  }

  private open(): void {
    const source = new EventSource("/api/operator/live");
    this.source = source;
    source.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as { view?: OperatorView; changes?: readonly Change[] };
      const before = this.view.value;
      this.lost.value = false;
      if (told.view !== undefined) this.view.value = told.view;
      else if (before !== null) this.view.value = withChanges(before, told.changes ?? []);
    };
    source.onerror = () => {
      this.lost.value = true;
      // The browser tries again by itself, unless the house has said no: then we ask why.
      if (source.readyState !== EventSource.CLOSED) return;
      this.close();
      this.retry = setTimeout(() => void this.find(), this.view.value === null ? 0 : TRY_AGAIN_MS);
    };
  }

  private close(): void {
    this.source?.close();
    this.source = undefined;
  }
}
