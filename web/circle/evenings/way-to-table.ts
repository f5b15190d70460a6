import type { PublicEvening } from "@tavolata/server/protocol";
import { useEffect, useRef } from "preact/hooks";
import { connection } from "../../state/connection.ts";
import { go } from "../../state/route.ts";
import { drawSeed } from "../../state/seeds.ts";

/**
 * When an evening opens while somebody looks at it, the page takes them to their table. Into a tournament that they
 * signed up for it takes them with a part of chance of their own.
 */
export function useWayToTable(on: readonly PublicEvening[]): void {
  const me = connection.person.value?.id;
  const known = useRef<Set<string> | null>(null);
  const places = on.flatMap(({ coming, opened }) => [
    ...(opened?.tables ?? []).flatMap(({ table, seated }) =>
      me !== undefined && seated.includes(me) ? [{ id: table, kind: "table" as const }] : [],
    ),
    ...(opened?.tournaments ?? []).flatMap(({ tournament }) =>
      coming.some(({ id }) => id === me) ? [{ id: tournament, kind: "tournament" as const }] : [],
    ),
  ]);
  const key = places.map(({ id }) => id).join();
  useEffect(() => {
    const before = known.current;
    known.current = new Set(places.map(({ id }) => id));
    // What was open before they came, they find their way to by themselves.
    const opened = before === null ? undefined : places.find(({ id }) => !before.has(id));
    if (opened === undefined) return;
    if (opened.kind === "table") return go(`/t/${opened.id}`);
    void enter(opened.id).then(() => go(`/e/${opened.id}`));
  }, [key]);
}

/** Those who cannot are told why by the page of the tournament. */
async function enter(tournament: string): Promise<void> {
  // A purse is filled when it is looked into: without that, newcomers could not pay.
  await connection.ask({ type: "purse" });
  await connection.ask({ type: "tournament-act", tournament, act: { type: "enter", seed: drawSeed() } });
}
