import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { PublicPerson } from "../protocol/index.ts";
import type { Store } from "../store/contract.ts";

/** What guests are called until they say otherwise: herbs, roots and fruits. */
export const NICKNAMES =
  `Basilico Origano Rosmarino Salvia Timo Alloro Finocchio Maggiorana Menta Ruta Cumino Anice Ginepro
  Cappero Carciofo Rucola Radicchio Sedano Porro Scalogno Zucchina Melanzana Peperone Cipolla Prezzemolo Zafferano
  Limone Bergamotto Cedro Arancia Fico Melagrana Mandorla Nocciola Pistacchio Castagna Ceciarello Lupino Farro Orzo
  Oliva Pinolo Susina Albicocca Nespola Giuggiola Corbezzolo Mirto`.split(/\s+/);

export interface Admitted {
  readonly person: PublicPerson;
  /** What the person's cookie holds: who they are and the secret that proves it. */
  readonly token: string;
}

/** Guests: nobody has an account, everybody has a secret that only their device knows. */
export class People {
  /** Names that are left of this round, so that guests who come one after the other are called differently. */
  private names: string[] = [];

  constructor(private readonly store: Store) {}

  async admit(): Promise<Admitted> {
    const id = randomBytes(12).toString("base64url");
    const secret = randomBytes(32).toString("base64url");
    const nickname = this.drawName();
    const person = { id, nickname, avatar: "plain" };
    await this.store.savePerson({ ...person, secretHash: hash(secret) });
    return { person, token: `${id}.${secret}` };
  }

  private drawName(): string {
    if (this.names.length === 0) this.names = [...NICKNAMES];
    const [name] = this.names.splice(randomInt(this.names.length), 1);
    if (name === undefined) throw new Error("there are no names to give");
    return name;
  }

  /** Who this is; undefined if the token proves nothing. */
  async recognise(token: string | undefined): Promise<PublicPerson | undefined> {
    const [id, secret, ...rest] = token?.split(".") ?? [];
    if (id === undefined || secret === undefined || rest.length > 0) return undefined;
    if (!/^[A-Za-z0-9_-]{16}$/.test(id) || !/^[A-Za-z0-9_-]{43}$/.test(secret)) return undefined;
    const stored = await this.store.person(id);
    if (stored === undefined || !sameText(stored.secretHash, hash(secret))) return undefined;
    return { id, nickname: stored.nickname, avatar: stored.avatar };
  }

  /** The person as they are called now: they may have changed their name on another device. */
  async named(person: PublicPerson): Promise<PublicPerson> {
    const stored = await this.store.person(person.id);
    return stored === undefined
      ? person
      : { id: person.id, nickname: stored.nickname, avatar: stored.avatar };
  }

  async introduce(id: string, as: { nickname?: string; avatar?: string }): Promise<PublicPerson | undefined> {
    const stored = await this.store.person(id);
    if (stored === undefined) return undefined;
    const named = { ...stored, ...as };
    await this.store.savePerson(named);
    return { id, nickname: named.nickname, avatar: named.avatar };
  }
}

function hash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
