import type { Append } from "./contract.ts";

/** Longer keys do not fit into a PostgreSQL index. */
const LONGEST_KEY = 400;

/** A text in PostgreSQL cannot hold NUL, and UTF-8 cannot hold half a surrogate pair. JSON escapes both. */
const NOT_STORABLE = /[\0\ud800-\udfff]/u;

/**
 * Throws if a database could not store something as it is. Both stores refuse the same, and they refuse it before an
 * append joins a group, because one statement holds the whole group and would fail as a whole.
 */
export function checkAppend({ writes, transfers = [], alarms = [] }: Append): void {
  for (const { log, seq, at, steps, told, alarm, snapshot, visitors = [], ended = [], shown } of writes) {
    for (const key of [log, ...visitors]) checkKey(key);
    checkWhole(seq, at, alarm === "kept" ? 0 : (alarm ?? 0));
    if (seq < 0) throw new TypeError(`entries are counted from 0, not from ${seq}`);
    checkText(steps, told);
    if (snapshot !== undefined) checkText(snapshot);
    if (shown != null) {
      checkWhole(shown.since);
      checkText(shown.text);
    }
    for (const game of ended) {
      checkKey(game.id);
      checkKey(game.log);
      checkKey(game.game);
      checkWhole(game.first, game.last, game.ended);
      for (const { seat, person, nickname, avatar, bot, team, place } of game.seats) {
        if (person !== null) checkKey(person);
        checkText(nickname ?? "", avatar ?? "", bot ?? "");
        checkWhole(seat, team ?? 0, place ?? 0);
      }
    }
  }
  for (const { log, at } of alarms) {
    checkKey(log);
    checkWhole(at);
  }
  for (const { from, to, amount, why } of transfers) {
    checkKey(from);
    checkKey(to);
    checkText(why);
    checkWhole(amount);
    if (amount < 1) throw new TypeError(`${amount} chips cannot change hands`);
  }
}

export function checkKey(key: string): void {
  if (key.length > LONGEST_KEY) throw new TypeError(`a key of ${key.length} characters is too long`);
  checkText(key);
}

export function checkText(...texts: readonly string[]): void {
  if (texts.some((text) => NOT_STORABLE.test(text))) {
    throw new TypeError("a text has a NUL or half a character in it, which no database can store");
  }
}

function checkWhole(...numbers: readonly number[]): void {
  const odd = numbers.find((number) => !Number.isSafeInteger(number));
  if (odd !== undefined) throw new TypeError(`${odd} is not a whole number`);
}
