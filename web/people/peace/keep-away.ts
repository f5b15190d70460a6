import { type Answered, ask } from "../ask.ts";

/** Mutes or blocks somebody, or makes it up again; the house remembers it on all devices. */
export function keepAway(person: string, how: "mute" | "block" | null): Promise<Answered<object>> {
  return ask("me/aversions", { person, how });
}
