import type { Refusal } from "@tavolata/kernel";
import { type PublicPerson, type Request, refusal } from "../../protocol/index.ts";
import type { ServerNode } from "../../runtime/server-node.ts";

/** Where people write something that others read: what is said, why something is done, and what things are called. */
const WRITTEN: ReadonlySet<string> = new Set(["text", "reason", "name", "place"]);

/**
 * What somebody writes with a request, but for their own name. Options of a game are left out: a deck of one's own is read
 * at one table, which its host opens for those whom they invite.
 */
function wordsOf(request: Request): readonly string[] {
  const words: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== "string") {
        if (key !== "options") walk(inner);
      } else if (WRITTEN.has(key) && inner !== "") words.push(inner);
    }
  };
  if ("act" in request) walk(request.act);
  if ("plan" in request) walk(request.plan);
  if ("traits" in request) walk(request.traits);
  return words;
}

/** Why others may not read what somebody writes, wherever that is. */
export function refuseWords(
  { bans, isRude }: Pick<ServerNode, "bans" | "isRude">,
  { person, network }: { readonly person: PublicPerson; readonly network: string },
  request: Request,
): Refusal | undefined {
  const words = wordsOf(request);
  const name = request.type === "introduce" ? request.nickname : undefined;
  if (words.length === 0 && (name === undefined || name === person.nickname)) return undefined;
  const silenced = bans.refuseWords(person.id, network);
  if (silenced !== undefined) return silenced;
  // What must not be said at open tables alone is for the table to refuse, and a name for the part that takes it.
  return words.some((text) => isRude(text, false)) ? refusal("rude") : undefined;
}
