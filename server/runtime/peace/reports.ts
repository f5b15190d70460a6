import { randomBytes } from "node:crypto";
import { heard, type Refusal } from "@tavolata/kernel";
import { namesAt } from "../../folds/room/names.ts";
import { guestOf } from "../../folds/room/room.ts";
import { lastUpdateOf, watcherOf } from "../../folds/table/state.ts";
import { refusal, type WantedReport } from "../../protocol/index.ts";
import type { Store } from "../../store/contract.ts";
import type { Recognised } from "../people/people.ts";
import type { LiveTable } from "../table/live-table.ts";

/** So much of a game is attached: what somebody complains of has just happened. */
const MOST_EVENTS = 200;

/**
 * Somebody complains. Attached is what they have seen of the table, and of the game only what everybody may see: whoever
 * reads it may be playing there.
 */
export async function fileReport(
  store: Store,
  table: LiveTable | undefined,
  { person, formerly }: Recognised,
  { about, kind, words }: WantedReport,
): Promise<Refusal | undefined> {
  const own = [person.id, ...formerly];
  const { room } = table?.state ?? {};
  if (table === undefined || room === undefined || !own.some((id) => guestOf(room, id) !== undefined)) {
    return refusal("not-in-the-room");
  }
  const names = namesAt(room);
  const nickname =
    about === undefined
      ? undefined
      : (names.get(about) ?? room.lines.find((line) => line.person === about)?.nickname);
  if (about !== undefined && nickname === undefined) return refusal("not-in-the-room");
  await store.fileReport({
    id: randomBytes(12).toString("base64url"),
    at: store.now(),
    kind,
    words,
    reporter: { id: person.id, nickname: person.nickname },
    about: about === undefined || nickname === undefined ? null : { id: about, nickname },
    table: table.id,
    game: room.game,
    circle: room.circle ?? null,
    seen: JSON.stringify(await seenBy(table, person.id, store)),
  });
  return undefined;
}

/** What a report shows to whoever handles it. */
async function seenBy(table: LiveTable, person: string, store: Store): Promise<object> {
  const { state } = table;
  const { room, play } = state;
  const names = namesAt(room);
  const mayWatch = play !== null && watcherOf(state, person) !== undefined;
  const batches = mayWatch
    ? await table.told.recallUpdatesSince(
        "spectator",
        Math.max(-1, lastUpdateOf(play, "spectator") - MOST_EVENTS),
      )
    : [];
  const events = (batches ?? []).map(({ at, told }) => ({ at, events: heard(told, "spectator") }));
  return {
    at: store.now(),
    people: room.people.map(({ id }) => ({ id, nickname: names.get(id) ?? "" })),
    lines: room.lines,
    gameNumber: play?.begun.number ?? null,
    events,
  };
}
