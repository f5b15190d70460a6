import type { Arriving } from "./steps.ts";

/** How somebody is called who wanted to be forgotten: the same in every language. */
export const NOBODYS_NAME = "—";
export const NOBODYS_FACE = "plain";
/** What stands where something was said that is no longer there. */
const SILENCE = "…";
/** The acts in which somebody says something: at a table, on the board of a circle, or of a report there. */
const SAYS: readonly unknown[] = ["say", "post", "handle-report"];

type Json = string | number | boolean | null | readonly Json[] | { readonly [Key in string]: Json };
type JsonObject = { readonly [Key in string]: Json };

/** The names under which the steps of a log, or a state, know these people. */
export function namesOf(people: readonly string[], text: string): Set<string> {
  const names = new Set<string>();
  walk(JSON.parse(text) as Json, (one) => {
    const { id, person, nickname } = one;
    const isTheirs = [id, person].some((who) => typeof who === "string" && people.includes(who));
    if (isTheirs && typeof nickname === "string" && nickname !== NOBODYS_NAME) names.add(nickname);
  });
  return names;
}

/**
 * The same JSON without the names, faces and words of these people. Everything that the rules or the record of a game
 * are made of stays as it is, so that the log can still be folded and the games in it still verify.
 */
export function withoutPeople(text: string, people: readonly string[], names: ReadonlySet<string>): string {
  return JSON.stringify(rewritten(JSON.parse(text) as Json, people, names));
}

/** The same JSON without anything that anybody said. */
export function withoutChat(text: string): string {
  return JSON.stringify(silenced(JSON.parse(text) as Json));
}

function rewritten(value: Json, people: readonly string[], names: ReadonlySet<string>): Json {
  return mapped(value, (one) => {
    const isTheirs = (who: Json | undefined) => typeof who === "string" && people.includes(who);
    if (isSaid(one) && isTheirs(speakerOf(one))) return withoutWords(one);
    // Why they were removed from a circle, in the words of others.
    if (one.type === "remove" && isTheirs(one.person) && "reason" in one) return { ...one, reason: SILENCE };
    if (
      one.type === "season-corrected" &&
      [one.by, one.person].some((who) => isObject(who) && isTheirs(who.id))
    ) {
      return { ...one, reason: SILENCE };
    }
    if (typeof one.nickname !== "string") return one;
    const isNamed = isTheirs(one.id) || isTheirs(one.person);
    // Past players stand in a log under their names alone. Two people at a table never have the same one.
    const isAlone = !("id" in one || "person" in one) && isCalled(one.nickname, names);
    if (!isNamed && !isAlone) return one;
    const nameless = { ...one, nickname: NOBODYS_NAME };
    return "avatar" in one ? { ...nameless, avatar: NOBODYS_FACE } : nameless;
  });
}

/** Somebody who looked like somebody else at their table had a number behind their name. */
function isCalled(nickname: string, names: ReadonlySet<string>): boolean {
  return names.has(nickname) || names.has(nickname.replace(/ \d+$/, ""));
}

function silenced(value: Json): Json {
  return mapped(value, (one) => (isSaid(one) ? withoutWords(one) : one));
}

/** A step of a log in which something is said, or the line of chat that it became. */
function isSaid(one: JsonObject): boolean {
  const isLine = "text" in one && "person" in one && !("news" in one) && !("remark" in one);
  return isLine || (one.type === "act" && isObject(one.act) && SAYS.includes(one.act.type));
}

function speakerOf(one: JsonObject): Json | undefined {
  return isObject(one.from) ? one.from.person : one.person;
}

function withoutWords(one: JsonObject): JsonObject {
  if (isObject(one.act)) return { ...one, act: { ...one.act, text: SILENCE } };
  return { ...one, nickname: NOBODYS_NAME, text: SILENCE };
}

function mapped(value: Json, change: (one: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((item: Json) => mapped(item, change));
  if (!isObject(value)) return value;
  const changed = change(value);
  return Object.fromEntries(Object.entries(changed).map(([key, item]) => [key, mapped(item, change)]));
}

function walk(value: Json, visit: (one: JsonObject) => void): void {
  mapped(value, (one) => {
    visit(one);
    return one;
  });
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Somebody who was forgotten, in their own place. */
export function namelessly(person: string): Arriving {
  return { id: person, nickname: NOBODYS_NAME, avatar: NOBODYS_FACE };
}
