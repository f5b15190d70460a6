import type { Instant } from "@tavolata/kernel";

export interface StoredPerson {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly since: Instant | null;
  readonly showsFigures: boolean;
  /** The guests who turned out to be this person. Tables may still know them under these names. */
  readonly formerly: readonly string[];
}

export interface StoredDevice {
  readonly id: string;
  /** SHA-256 of the secret that is in the device's cookie. */
  readonly secretHash: string;
  readonly label: string;
  readonly since: Instant | null;
  readonly seen: Instant | null;
}

export interface StoredPasskey {
  /** As the authenticator names it. */
  readonly id: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly since: Instant;
  readonly used: Instant | null;
}

/** Good for one use and a short time. */
export interface Ticket {
  readonly id: string;
  readonly kind: string;
  /** As JSON. The store never looks inside. */
  readonly state: string;
  readonly until: Instant;
}

export interface SignIn {
  readonly person: string;
  /** The device that is theirs from now on. */
  readonly device: StoredDevice;
  /** The device that it was before, with the person whose it was. */
  readonly before: { readonly device: string; readonly person: string } | undefined;
  /** What it uses up, so that it is good once: a second sign-in with it fails. */
  readonly uses?: { readonly recoveryCode: string } | { readonly ticket: string } | undefined;
  /** A guest who was here before is left behind, and becomes nobody else. */
  readonly leavesGuest?: boolean | undefined;
}

/** What a guest would bring along who turned out to be somebody else. */
export interface Brought {
  readonly circles: number;
  readonly games: number;
}

export interface PeopleStore {
  /** A new person with their first device. */
  admit(person: Omit<StoredPerson, "formerly" | "showsFigures">, device: StoredDevice): Promise<void>;
  person(id: string): Promise<StoredPerson | undefined>;
  /** A device and whose it is. */
  device(id: string): Promise<{ readonly device: StoredDevice; readonly person: StoredPerson } | undefined>;
  /** Somebody was here on this device. */
  sawDevice(id: string, at: Instant): Promise<void>;
  /** Nothing happens if they are nobody any more. */
  renamePerson(id: string, as: { readonly nickname?: string; readonly avatar?: string }): Promise<void>;
  showFigures(person: string, show: boolean): Promise<void>;

  devicesOf(person: string): Promise<StoredDevice[]>;
  /** Those of these devices that somebody is still signed in on. */
  devicesThatStay(ids: readonly string[]): Promise<string[]>;
  /** Returns those that there were. Other nodes get a hint. */
  signOut(person: string, devices: readonly string[]): Promise<string[]>;
  /**
   * A device becomes somebody's. If the person whose it was before was no more than a guest there, that guest is them
   * from now on, unless they are to be left: with their games, with as many of their chips as make the purse no fuller than the fuller of the
   * two was, and with what they won and lost of circles' chips. All of it or nothing. Returns whether the guest was merged, or undefined if there is no such person or
   * what it uses is used up.
   */
  signIn(signIn: SignIn): Promise<{ readonly merged: boolean } | undefined>;
  /** Undefined if nobody would be merged who signs in as somebody else on this device of theirs: they have other ways back. */
  wouldBring(person: string, device: string): Promise<Brought | undefined>;

  addPasskey(person: string, passkey: StoredPasskey): Promise<void>;
  passkey(id: string): Promise<(StoredPasskey & { readonly person: string }) | undefined>;
  passkeysOf(person: string): Promise<StoredPasskey[]>;
  /** False if another sign-in with it was faster. */
  usePasskey(id: string, before: number, counter: number, at: Instant): Promise<boolean>;
  removePasskey(person: string, id: string): Promise<boolean>;

  setRecoveryCodes(person: string, hashes: readonly string[]): Promise<void>;
  recoveryCodesOf(person: string): Promise<number>;
  /** Whose it is. */
  ownerOfRecoveryCode(hash: string): Promise<string | undefined>;

  /** Those that have run out by `now` go. */
  saveTicket(ticket: Ticket, now: Instant): Promise<void>;
  ticket(id: string): Promise<Ticket | undefined>;
  /** False if it is no longer as it was. */
  changeTicket(id: string, before: string, after: string): Promise<boolean>;
  /** Only one of those who try gets it. */
  takeTicket(id: string): Promise<Ticket | undefined>;
}

/** The hint that something about a person has changed: nodes with connections of theirs look again. */
export function personLog(person: string): string {
  return `person:${person}`;
}
/** Undefined if the log is no person's. */
export function personOfLog(log: string): string | undefined {
  return log.startsWith("person:") ? log.slice("person:".length) : undefined;
}
