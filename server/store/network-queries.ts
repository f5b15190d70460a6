import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type NetworkUse, OUTAGE_AFTER_MS } from "./contract.ts";
import type { Tables } from "./schema.ts";
import { transact } from "./transact.ts";

/** Every bucket is full again after so long. */
const FORGET_BUCKETS_AFTER_MS = 3600_000;
/** Nodes say what networks do with every heartbeat, and how they are every second while an operator looks. */
const FORGET_REPORTS_AFTER_MS = 60_000;

/** What networks use, counted for all nodes together, and everything else that is good for a short time only. */
export function networkQueriesOn(db: Kysely<Tables>) {
  let secret: Promise<string> | undefined;

  /** Nobody who reads the database learns from where people came: there are too few addresses for a hash without a secret. */
  async function hashed(name: string): Promise<string> {
    secret ??= secretOf(db).catch((fault: unknown) => {
      secret = undefined;
      throw fault;
    });
    return createHmac("sha256", await secret)
      .update(name)
      .digest("base64url");
  }

  return {
    async takeToken(name: string, burst: number, perSecond: number, now: number): Promise<boolean> {
      const bucket = await hashed(name);
      const at = sql`cast(${now} as bigint)`;
      const most = sql`cast(${burst} as double precision)`;
      const refilled = sql`buckets.tokens + (${at} - buckets.at) * cast(${perSecond / 1000} as double precision)`;
      const { rows } = await sql`
        insert into buckets (bucket, tokens, at) values (${bucket}, ${most} - 1, ${at})
        on conflict (bucket) do update set
          tokens = (case when ${refilled} > ${most} then ${most} else ${refilled} end) - 1, at = excluded.at
        where ${refilled} >= 1
        returning bucket`.execute(db);
      return rows.length === 1;
    },

    exchangeUses(node: string, uses: readonly NetworkUse[]): Promise<NetworkUse[]> {
      return transact(db, async (tx) => {
        await tx.deleteFrom("network_uses").where("node", "=", node).execute();
        if (uses.length > 0) {
          await tx
            .insertInto("network_uses")
            .values(
              uses.map(({ network, connections, messages }) => ({ node, network, connections, messages })),
            )
            .execute();
        }
        const found = await tx
          .selectFrom("network_uses")
          .innerJoin("nodes", "nodes.node", "network_uses.node")
          .select(({ fn }) => [
            "network",
            fn.sum<number>("connections").as("connections"),
            fn.sum<number>("messages").as("messages"),
          ])
          .where("network_uses.node", "!=", node)
          .where("nodes.gone", "=", 0)
          .where("nodes.seen", ">=", (is) =>
            is
              .selectFrom("nodes as own")
              .select(({ eb }) => eb("own.seen", "-", 2 * OUTAGE_AFTER_MS).as("limit"))
              .where("own.node", "=", node),
          )
          .groupBy("network")
          .execute();
        return found.map(({ network, connections, messages }) => ({
          network,
          connections: Number(connections),
          messages: Number(messages),
        }));
      });
    },

    async eraseRunOut(now: number): Promise<void> {
      await db
        .deleteFrom("buckets")
        .where("at", "<", now - FORGET_BUCKETS_AFTER_MS)
        .execute();
      await db
        .deleteFrom("node_reports")
        .where("at", "<", now - FORGET_REPORTS_AFTER_MS)
        .execute();
      await db
        .deleteFrom("network_uses")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("nodes")
                .select("nodes.node")
                .whereRef("nodes.node", "=", "network_uses.node")
                .where("gone", "=", 0)
                .where("seen", ">=", now - FORGET_REPORTS_AFTER_MS),
            ),
          ),
        )
        .execute();
      await db
        .deleteFrom("invitations")
        .where((is) => is.or([is("until", "<=", now), is("uses_left", "<=", 0)]))
        .execute();
    },
  };
}

async function secretOf(db: Kysely<Tables>): Promise<string> {
  const { secret } = await db.selectFrom("house").select("secret").executeTakeFirstOrThrow();
  if (secret === null) throw new Error("the house has no secret");
  return secret;
}
