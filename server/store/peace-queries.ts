import { type Kysely, sql } from "kysely";
import { circleLog, presenceLog } from "./circle-contract.ts";
import type { LogWrite } from "./contract.ts";
import type { SendHints } from "./hints.ts";
import {
  BANS_LOG,
  MOST_AVERSIONS,
  type PeaceStore,
  type ReportedPerson,
  type StoredReport,
} from "./peace-contract.ts";
import { personLog } from "./people-contract.ts";
import type { Tables } from "./schema.ts";
import { transact } from "./transact.ts";

const REPORT = [
  "id",
  "at",
  "kind",
  "words",
  "reporter",
  "reporter_name",
  "about",
  "about_name",
  "log",
  "game",
  "circle",
  "handled_at",
  "handled_by",
  "note",
] as const;
const BAN = ["id", "person", "network", "what", "why", "since", "by", "until"] as const;
const SHOWN = ["log", "seq", "since", "shown"] as const;

/** How people live together in one house, for both databases. */
export function peaceQueriesOn(db: Kysely<Tables>, sendHints: SendHints): PeaceStore {
  /** Everybody who looks at a circle looks again. */
  const hintAtReports = async (tx: Kysely<Tables>, circle: string | null) => {
    if (circle !== null) await sendHints(tx, [{ log: presenceLog(circleLog(circle)), seq: 0 }]);
  };
  return {
    keepAway: (person, other, how, at) =>
      transact(db, async (tx) => {
        await sendHints(tx, [{ log: personLog(person), seq: 0 }]);
        if (how === null) {
          await tx.deleteFrom("aversions").where("person", "=", person).where("other", "=", other).execute();
          return "done";
        }
        // Whoever it was then: the house knows who they are now, and whether they are anybody.
        const found = await tx
          .selectFrom("people")
          .select(["id", "merged_into"])
          .where("id", "=", other)
          .where("leaves_at", "is", null)
          .executeTakeFirst();
        const who = found?.merged_into ?? found?.id;
        if (who === undefined || who === person) return "nobody";
        const { count } = await tx
          .selectFrom("aversions")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("person", "=", person)
          .where("other", "!=", who)
          .executeTakeFirstOrThrow();
        if (Number(count) >= MOST_AVERSIONS) return "too-many";
        await tx
          .insertInto("aversions")
          .values({ person, other: who, how, since: at })
          .onConflict((conflict) => conflict.columns(["person", "other"]).doUpdateSet({ how, since: at }))
          .execute();
        return "done";
      }),

    aversionsOf: (person) =>
      db
        .selectFrom("aversions")
        .innerJoin("people", "people.id", "aversions.other")
        .select(["other", "nickname", "avatar", "how", "aversions.since as since"])
        .where("person", "=", person)
        .orderBy("aversions.since", "desc")
        .orderBy("other")
        .execute(),

    async standoffOf(person) {
      const { rows } = await sql<{ id: string; how: "mute" | "block"; own: number }>`
        with others as (
          select other as id, how, 1 as own from aversions where person = ${person}
          union all select person, how, 0 from aversions where other = ${person} and how = 'block')
        select id, how, own from others
        union all select people.id, how, own from people join others on people.merged_into = others.id`.execute(
        db,
      );
      const own = rows.filter((row) => row.own === 1);
      return {
        muted: own.map(({ id }) => id),
        blocked: own.filter(({ how }) => how === "block").map(({ id }) => id),
        blockedBy: rows.filter((row) => row.own === 0).map(({ id }) => id),
      };
    },

    async blocksAmong(people) {
      if (people.length < 2) return [];
      const found = await db
        .selectFrom("aversions")
        .select(["person", "other"])
        .where("how", "=", "block")
        .where("person", "in", people)
        .where("other", "in", people)
        .orderBy("person")
        .orderBy("other")
        .execute();
      return found.map(({ person, other }) => [person, other] as const);
    },

    fileReport: ({ id, at, kind, words, reporter, about, table, game, circle, seen }) =>
      transact(db, async (tx) => {
        await hintAtReports(tx, circle);
        await tx
          .insertInto("reports")
          .values({
            id,
            at,
            kind,
            words,
            reporter: reporter?.id ?? null,
            reporter_name: reporter?.nickname ?? null,
            about: about?.id ?? null,
            about_name: about?.nickname ?? null,
            log: table,
            game,
            circle,
            seen,
            handled_at: null,
            handled_by: null,
            note: null,
          })
          .execute();
      }),

    async reports({ state, circle, before }, limit) {
      let query = db.selectFrom("reports").select(REPORT);
      if (state === "open") query = query.where("handled_at", "is", null);
      if (state === "handled") query = query.where("handled_at", "is not", null);
      if (circle !== undefined) query = query.where("circle", "=", circle);
      if (before !== undefined) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`);
      const found = await query.orderBy("at", "desc").orderBy("id", "desc").limit(limit).execute();
      return found.map(reportIn);
    },

    async report(id) {
      const found = await db
        .selectFrom("reports")
        .select([...REPORT, "seen"])
        .where("id", "=", id)
        .executeTakeFirst();
      return found && { ...reportIn(found), seen: found.seen };
    },

    async reportsBy(person) {
      const found = await db
        .selectFrom("reports")
        .select(REPORT)
        .where("reporter", "=", person)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .execute();
      return found.map(reportIn);
    },

    async countOpenReports(circle) {
      let query = db
        .selectFrom("reports")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("handled_at", "is", null);
      if (circle !== undefined) query = query.where("circle", "=", circle);
      return Number((await query.executeTakeFirstOrThrow()).count);
    },

    handleReport: (id, { at, by, note }) =>
      transact(db, async (tx) => {
        const handled = await tx
          .updateTable("reports")
          .set({ handled_at: at, handled_by: by, note })
          .where("id", "=", id)
          .where("handled_at", "is", null)
          .returning("circle")
          .execute();
        for (const { circle } of handled) await hintAtReports(tx, circle);
        return handled.length === 1;
      }),

    async gameOfTable(log, number) {
      const found = await db
        .selectFrom("ended_games")
        .select("id")
        .where("log", "=", log)
        .orderBy("first")
        .limit(1)
        .offset(number - 1)
        .executeTakeFirst();
      return found?.id;
    },

    /** Reports are few, and this is asked when somebody is forgotten: no index is worth it. */
    reportsNaming: (person) =>
      db
        .selectFrom("reports")
        .select(["id", "seen"])
        .where((is) =>
          is.or([
            is("reporter", "=", person),
            is("about", "=", person),
            sql<boolean>`seen like ${`%"${person.replace(/[\\%_]/g, "\\$&")}"%`} escape '\\'`,
          ]),
        )
        .orderBy("id")
        .execute(),

    async rewriteReport(id, seen) {
      await db.updateTable("reports").set({ seen }).where("id", "=", id).execute();
    },

    async eraseReports(before) {
      const gone = await db.deleteFrom("reports").where("at", "<", before).returning("id").execute();
      return gone.length;
    },

    async setBan({ id, person, network, what, why, since, by, until }) {
      await transact(db, async (tx) => {
        const found =
          person === null
            ? undefined
            : await tx.selectFrom("people").select("merged_into").where("id", "=", person).executeTakeFirst();
        const who = found?.merged_into ?? person;
        await tx
          .insertInto("bans")
          .values({ id, person: who, network, what, why, since, by, until })
          .execute();
        await sendHints(tx, [{ log: BANS_LOG, seq: 0 }]);
      });
    },

    endBan: (id, at) =>
      transact(db, async (tx) => {
        const ended = await tx
          .updateTable("bans")
          .set({ until: at })
          .where("id", "=", id)
          .where("until", ">", at)
          .returning("id")
          .execute();
        await sendHints(tx, [{ log: BANS_LOG, seq: 0 }]);
        return ended.length === 1;
      }),

    bansAt: (at) =>
      db
        .selectFrom("bans")
        .select(BAN)
        .where("until", ">", at)
        .orderBy("since", "desc")
        .orderBy("id")
        .execute(),

    async eraseBans(before) {
      await db.deleteFrom("bans").where("until", "<", before).execute();
    },

    async invite({ code, since, until, left }) {
      await db.insertInto("invitations").values({ code, since, until, uses_left: left }).execute();
    },

    async isInvitation(code, at) {
      const found = await db
        .selectFrom("invitations")
        .select("code")
        .where("code", "=", code)
        .where("until", ">", at)
        .where("uses_left", ">", 0)
        .executeTakeFirst();
      return found !== undefined;
    },

    async useInvitation(code, at) {
      const used = await db
        .updateTable("invitations")
        .set(({ eb }) => ({ uses_left: eb("uses_left", "-", 1) }))
        .where("code", "=", code)
        .where("until", ">", at)
        .where("uses_left", ">", 0)
        .returning("code")
        .execute();
      return used.length === 1;
    },

    shownTables: (limit) =>
      db.selectFrom("shown_tables").select(SHOWN).orderBy("since").orderBy("log").limit(limit).execute(),

    async shownAmong(logs) {
      if (logs.length === 0) return [];
      return db.selectFrom("shown_tables").select(SHOWN).where("log", "in", logs).execute();
    },
  };
}

/** What circles have dealt with by these entries, unless an operator was faster. */
export async function writeHandledReports(tx: Kysely<Tables>, writes: readonly LogWrite[]): Promise<void> {
  for (const { at, handledReports = [] } of writes) {
    for (const { id, by } of handledReports) {
      await tx
        .updateTable("reports")
        .set({ handled_at: at, handled_by: by, note: "" })
        .where("id", "=", id)
        .where("handled_at", "is", null)
        .execute();
    }
  }
}

type ReportRow = Omit<Tables["reports"], "seen">;

function reportIn(row: ReportRow): StoredReport {
  const { id, at, kind, words, log, game, circle, handled_at, handled_by, note } = row;
  return {
    id,
    at,
    kind,
    words,
    reporter: personIn(row.reporter, row.reporter_name),
    about: personIn(row.about, row.about_name),
    table: log,
    game,
    circle,
    handled: handled_at === null ? null : { at: handled_at, by: handled_by ?? "", note: note ?? "" },
  };
}

function personIn(id: string | null, nickname: string | null): ReportedPerson | null {
  return id === null ? null : { id, nickname: nickname ?? "" };
}
