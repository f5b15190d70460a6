import { randomBytes, randomInt } from "node:crypto";
import type { PublicPerson } from "../../protocol/index.ts";
import type { SignIn, Store, StoredDevice, StoredPerson } from "../../store/contract.ts";
import { NICKNAMES } from "./nicknames.ts";
import { hashOf, newSecret, sameText } from "./secrets.ts";

/** Somebody who was recognised, and where. */
export interface Recognised {
  readonly person: PublicPerson;
  readonly device: string;
  /** The guests who turned out to be them: a table may still know them under one of these. */
  readonly formerly: readonly string[];
}

/** What shows who somebody is, and what it uses up. */
export interface Proof {
  readonly person: string;
  readonly uses?: SignIn["uses"];
  readonly leavesGuest?: boolean;
}

export interface Admitted extends Recognised {
  /** What the device's cookie holds: which device it is and the secret that proves it. */
  readonly token: string;
}

/** To write down more often when somebody was last seen would tell nobody anything. */
const SEEN_EVERY_MS = 3600_000;
const TOKEN = /^([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/;

/** Everybody is a guest, for as long as they like, and their devices know secrets that prove who they are. */
export class People {
  /** Names that are left of this round, so that guests who come one after the other are called differently. */
  private names: string[] = [];
  private readonly listeners: ((person: string) => void)[] = [];

  constructor(private readonly store: Store) {}

  async admit(label: string): Promise<Admitted> {
    const person = { id: newId(), nickname: this.drawName(), avatar: "plain" };
    const { device, token } = this.newDevice(label);
    await this.store.admit({ ...person, since: device.since }, device);
    return { person, device: device.id, formerly: [], token };
  }

  /** Who this is; undefined if the token proves nothing. */
  async recognise(token: string | undefined): Promise<Recognised | undefined> {
    const [, id, secret] = TOKEN.exec(token ?? "") ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const found = await this.store.device(id);
    if (found === undefined || !sameText(found.device.secretHash, hashOf(secret))) return undefined;
    const now = this.store.now();
    if (now - (found.device.seen ?? 0) > SEEN_EVERY_MS) await this.store.sawDevice(id, now);
    return recognised(found.person, id);
  }

  /**
   * The same person as they are now: they may have changed their name, or become one with a guest, elsewhere. Undefined if
   * they are nobody any more, having been forgotten or become somebody else: nothing is written of them.
   */
  async recogniseAgain(before: Recognised): Promise<Recognised | undefined> {
    const stored = await this.store.person(before.person.id);
    return stored && recognised(stored, before.device);
  }

  async introduce(
    before: Recognised,
    as: { nickname?: string; avatar?: string },
  ): Promise<Recognised | undefined> {
    if (Object.keys(as).length > 0) await this.store.renamePerson(before.person.id, as);
    const stored = await this.store.person(before.person.id);
    return stored && recognised(stored, before.device);
  }

  /**
   * This device is somebody's from now on, by a new secret: to know the old one is worth nothing. A guest who was here
   * and nowhere else becomes one with them, unless they are to be left behind.
   */
  async signIn(
    { person, uses, leavesGuest }: Proof,
    before: Recognised | undefined,
    label: string,
  ): Promise<(Admitted & { readonly merged: boolean }) | undefined> {
    const { device, token } = this.newDevice(label);
    const signedIn = await this.store.signIn({
      person,
      device,
      before: before && { device: before.device, person: before.person.id },
      uses,
      leavesGuest,
    });
    const stored = await this.store.person(person);
    if (signedIn === undefined || stored === undefined) return undefined;
    this.tellChanged(person);
    if (before !== undefined) this.tellChanged(before.person.id);
    return { ...recognised(stored, device.id), token, merged: signedIn.merged };
  }

  async signOut(person: string, devices: readonly string[]): Promise<void> {
    await this.store.signOut(person, devices);
    this.tellChanged(person);
  }

  /** Calls back when some device may no longer be somebody's, here or on another node. */
  onChange(listener: (person: string) => void): void {
    this.listeners.push(listener);
  }

  tellChanged(person: string): void {
    for (const listener of this.listeners) listener(person);
  }

  private newDevice(label: string): { readonly device: StoredDevice; readonly token: string } {
    const [id, secret, now] = [newId(), newSecret(), this.store.now()];
    return {
      device: { id, secretHash: hashOf(secret), label, since: now, seen: now },
      token: `${id}.${secret}`,
    };
  }

  private drawName(): string {
    if (this.names.length === 0) this.names = [...NICKNAMES];
    const [name] = this.names.splice(randomInt(this.names.length), 1);
    if (name === undefined) throw new Error("there are no names to give");
    return name;
  }
}

function recognised({ id, nickname, avatar, formerly }: StoredPerson, device: string): Recognised {
  return { person: { id, nickname, avatar }, device, formerly };
}

function newId(): string {
  return randomBytes(12).toString("base64url");
}
