import type { Watcher } from "./seat.ts";

/** Something that happened, as it is written down: who hears the secret, and what everybody else hears. */
export type Told<Event> =
  | { readonly event: Event }
  | { readonly to: readonly Watcher[]; readonly secret: Event; readonly event?: Event };

/**
 * How a game tells what happened. `tell(event)` is for everybody; `tell.to(watchers, secret, rest)` writes a secret
 * and its public twin in one place, so that nobody can change one without seeing the other. Without `rest` the others
 * hear nothing at all.
 */
export interface Tell<Event> {
  (event: Event): void;
  to(watchers: readonly Watcher[], secret: Event, rest?: Event): void;
}

export function teller<Event>(): { tell: Tell<Event>; told: Told<Event>[] } {
  const told: Told<Event>[] = [];
  const tell = ((event: Event) => {
    told.push({ event });
  }) as Tell<Event>;
  tell.to = (to, secret, rest) => {
    told.push(rest === undefined ? { to, secret } : { to, secret, event: rest });
  };
  return { tell, told };
}

/** For simulations, where nobody listens. */
export function nobodyListens<Event>(): Tell<Event> {
  const tell = (() => {}) as unknown as Tell<Event>;
  tell.to = () => {};
  return tell;
}

/** The part of what was told that one watcher hears. */
export function heard<Event>(told: readonly Told<Event>[], watcher: Watcher): Event[] {
  const events: Event[] = [];
  for (const entry of told) {
    if ("secret" in entry && entry.to.includes(watcher)) events.push(entry.secret);
    else if (entry.event !== undefined) events.push(entry.event);
  }
  return events;
}
