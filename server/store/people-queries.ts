import { type Kysely, sql } from "kysely";
import type { SendHints } from "./hints.ts";
import { merge } from "./merge-people.ts";
import {
  type PeopleStore,
  personLog,
  type SignIn,
  type StoredDevice,
  type StoredPasskey,
  type StoredPerson,
  type Ticket,
} from "./people-contract.ts";
import { rowsFrom } from "./rows.ts";
import type { Dialect, Tables } from "./schema.ts";
import { transact } from "./transact.ts";

const DEVICE = ["id", "secret_hash as secretHash", "label", "since", "seen"] as const;
const PASSKEY = ["id", "public_key as publicKey", "counter", "transports", "label", "since", "used"] as const;

/** Who people are, and how they prove it, for both databases. */
export function peopleQueriesOn(db: Kysely<Tables>, dialect: Dialect, sendHints: SendHints): PeopleStore {
  return {
    async admit(person, device) {
      await transact(db, async (tx) => {
        const { id, nickname, avatar, since } = person;
        await tx
          .insertInto("people")
          .values({
            id,
            nickname,
            avatar,
            since,
            seen: since,
            merged_into: null,
            shows_figures: 0,
            leaves_at: null,
          })
          .execute();
        await insertDevice(tx, id, device);
      });
    },

    person: (id) => personOf(db, id),

    async device(id) {
      const found = await livingPeople(db)
        .innerJoin("devices", "devices.person", "people.id")
        .select(["devices.id as device", "secret_hash", "label", "devices.since as from", "devices.seen"])
        .where("devices.id", "=", id)
        .execute();
      const [first] = found;
      const person = personIn(found);
      if (first === undefined || person === undefined) return undefined;
      const { device, secret_hash: secretHash, label, from: since, seen } = first;
      return { device: { id: device, secretHash, label, since, seen }, person };
    },

    async sawDevice(id, at) {
      await db.updateTable("devices").set({ seen: at }).where("id", "=", id).execute();
      await db
        .updateTable("people")
        .set({ seen: at })
        .where("id", "=", (is) => is.selectFrom("devices").select("person").where("id", "=", id))
        .execute();
    },

    async renamePerson(id, as) {
      // Somebody who is to be forgotten gets no name back by a request that was on its way.
      await db
        .updateTable("people")
        .set(as)
        .where("id", "=", id)
        .where("merged_into", "is", null)
        .where("leaves_at", "is", null)
        .execute();
    },

    async showFigures(person, show) {
      await db
        .updateTable("people")
        .set({ shows_figures: show ? 1 : 0 })
        .where("id", "=", person)
        .execute();
    },

    devicesOf: (person) =>
      db.selectFrom("devices").select(DEVICE).where("person", "=", person).orderBy("id").execute(),

    async devicesThatStay(ids) {
      if (ids.length === 0) return [];
      const rows = rowsFrom(
        dialect,
        { id: "text" },
        ids.map((id) => ({ id })),
      );
      const found = await sql<{ id: string }>`
        select devices.id from ${rows} as asked join devices on devices.id = asked.id`.execute(db);
      return found.rows.map(({ id }) => id);
    },

    async signOut(person, devices) {
      if (devices.length === 0) return [];
      return transact(db, async (tx) => {
        const gone = await tx
          .deleteFrom("devices")
          .where("person", "=", person)
          .where("id", "in", devices)
          .returning("id")
          .execute();
        await sendHints(tx, [{ log: personLog(person), seq: 0 }]);
        return gone.map(({ id }) => id);
      });
    },

    signIn: (signIn) => transact(db, (tx) => signInWithin(tx, dialect, signIn, sendHints)),

    async wouldBring(person, device) {
      if (!(await isMereGuest(db, person, device))) return undefined;
      const count = async (table: "seats" | "circle_members", what: "ended_game" | "log") => {
        const found = await db
          .selectFrom(table)
          .select(({ fn }) =>
            fn
              .count<number>(what as never)
              .distinct()
              .as("many"),
          )
          .where("person", "=", person)
          .executeTakeFirst();
        return Number(found?.many ?? 0);
      };
      return {
        circles: await count("circle_members", "log"),
        games: await count("seats", "ended_game"),
      };
    },

    async addPasskey(person, passkey) {
      const { id, publicKey, counter, transports, label, since, used } = passkey;
      await db
        .insertInto("passkeys")
        .values({
          id,
          person,
          public_key: publicKey,
          counter,
          transports: JSON.stringify(transports),
          label,
          since,
          used,
        })
        .execute();
    },

    async passkey(id) {
      const found = await db
        .selectFrom("passkeys")
        .select([...PASSKEY, "person"])
        .where("id", "=", id)
        .executeTakeFirst();
      return found && { ...found, transports: JSON.parse(found.transports) as string[] };
    },

    async passkeysOf(person) {
      const found = await db
        .selectFrom("passkeys")
        .select(PASSKEY)
        .where("person", "=", person)
        .orderBy("since")
        .execute();
      return found.map(
        (one): StoredPasskey => ({ ...one, transports: JSON.parse(one.transports) as string[] }),
      );
    },

    async usePasskey(id, before, counter, at) {
      const used = await db
        .updateTable("passkeys")
        .set({ counter, used: at })
        .where("id", "=", id)
        .where("counter", "=", before)
        .returning("id")
        .execute();
      return used.length === 1;
    },

    async removePasskey(person, id) {
      const gone = await db
        .deleteFrom("passkeys")
        .where("person", "=", person)
        .where("id", "=", id)
        .returning("id")
        .execute();
      return gone.length === 1;
    },

    async setRecoveryCodes(person, hashes) {
      await transact(db, async (tx) => {
        await tx.deleteFrom("recovery_codes").where("person", "=", person).execute();
        await tx
          .insertInto("recovery_codes")
          .values(hashes.map((hash) => ({ hash, person })))
          .execute();
      });
    },

    async recoveryCodesOf(person) {
      const found = await db
        .selectFrom("recovery_codes")
        .select("hash")
        .where("person", "=", person)
        .execute();
      return found.length;
    },

    async ownerOfRecoveryCode(hash) {
      const found = await db
        .selectFrom("recovery_codes")
        .select("person")
        .where("hash", "=", hash)
        .executeTakeFirst();
      return found?.person;
    },

    async saveTicket({ id, kind, state, until }, now) {
      await db.deleteFrom("tickets").where("until", "<", now).execute();
      await db.insertInto("tickets").values({ id, kind, state, until }).execute();
    },

    ticket: (id) =>
      db
        .selectFrom("tickets")
        .select(["id", "kind", "state", "until"])
        .where("id", "=", id)
        .executeTakeFirst(),

    async changeTicket(id, before, after) {
      const changed = await db
        .updateTable("tickets")
        .set({ state: after })
        .where("id", "=", id)
        .where("state", "=", before)
        .returning("id")
        .execute();
      return changed.length === 1;
    },

    async takeTicket(id): Promise<Ticket | undefined> {
      const [taken] = await db
        .deleteFrom("tickets")
        .where("id", "=", id)
        .returning(["id", "kind", "state", "until"])
        .execute();
      return taken;
    },
  };
}

async function personOf(db: Kysely<Tables>, id: string): Promise<StoredPerson | undefined> {
  return personIn(await livingPeople(db).where("people.id", "=", id).execute());
}

/**
 * One row for each guest who turned out to be them, and one for a person who has none. Nobody who is somebody else by now, and
 * nobody who has asked to be forgotten.
 */
function livingPeople(db: Kysely<Tables>) {
  return db
    .selectFrom("people")
    .leftJoin("people as guests", "guests.merged_into", "people.id")
    .select(["people.id", "people.nickname", "people.avatar", "people.since", "people.shows_figures"])
    .select("guests.id as guest")
    .where("people.merged_into", "is", null)
    .where("people.leaves_at", "is", null)
    .orderBy("guests.id");
}

/** The rows of one person. */
function personIn(
  rows: Awaited<ReturnType<ReturnType<typeof livingPeople>["execute"]>>,
): StoredPerson | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const { id, nickname, avatar, since, shows_figures } = first;
  const formerly = rows.flatMap(({ guest }) => guest ?? []);
  return { id, nickname, avatar, since, showsFigures: shows_figures === 1, formerly };
}

async function insertDevice(tx: Kysely<Tables>, person: string, device: StoredDevice): Promise<void> {
  const { id, secretHash, label, since, seen } = device;
  await tx
    .insertInto("devices")
    .values({ id, person, secret_hash: secretHash, label, since, seen })
    .execute();
}

async function signInWithin(
  tx: Kysely<Tables>,
  dialect: Dialect,
  { person, device, before, uses, leavesGuest }: SignIn,
  sendHints: SendHints,
): Promise<{ readonly merged: boolean } | undefined> {
  // Both rows are locked in the same order everywhere, so that two sign-ins never wait for each other in a circle.
  const ids = [...new Set([person, ...(before === undefined ? [] : [before.person])])].sort();
  for (const id of ids) {
    await tx.updateTable("people").set({ id }).where("id", "=", id).execute();
  }
  if ((await personOf(tx, person)) === undefined) return undefined;
  if (uses !== undefined && !(await useUp(tx, person, uses))) return undefined;
  await insertDevice(tx, person, device);
  if (before === undefined) return { merged: false };
  await tx
    .deleteFrom("devices")
    .where("id", "=", before.device)
    .where("person", "=", before.person)
    .execute();
  const isOther = before.person !== person && leavesGuest !== true;
  const merged = isOther && (await isMereGuest(tx, before.person));
  if (merged) await merge(tx, dialect, before.person, person);
  await sendHints(tx, [{ log: personLog(before.person), seq: 0 }]);
  return { merged };
}

async function useUp(
  tx: Kysely<Tables>,
  person: string,
  uses: NonNullable<SignIn["uses"]>,
): Promise<boolean> {
  const used =
    "ticket" in uses
      ? await tx.deleteFrom("tickets").where("id", "=", uses.ticket).returning("id").execute()
      : await tx
          .deleteFrom("recovery_codes")
          .where("hash", "=", uses.recoveryCode)
          .where("person", "=", person)
          .returning("hash")
          .execute();
  return used.length === 1;
}

/** Somebody with no other way back than this device, or the one that they have just given up. */
async function isMereGuest(db: Kysely<Tables>, person: string, device = ""): Promise<boolean> {
  if ((await personOf(db, person)) === undefined) return false;
  const others = await db
    .selectFrom("devices")
    .select("person")
    .where("person", "=", person)
    .where("id", "!=", device)
    .limit(1)
    .execute();
  if (others.length > 0) return false;
  for (const table of ["passkeys", "recovery_codes"] as const) {
    const found = await db.selectFrom(table).select("person").where("person", "=", person).limit(1).execute();
    if (found.length > 0) return false;
  }
  return true;
}
