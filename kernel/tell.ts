import type { Watcher } from "./seat.ts";

/** Something that happened, as it is written down: who may hear the secret, and what everybody else hears. */
export type Told<Event> =
  | { readonly event: Event }
  | { readonly to: readonly Watcher[]; readonly secret: Event; readonly event?: Event };

/**
 * How a game says what happened. `tell(event)` is for everybody; `tell.to(watchers, secret, rest)` writes a
 * secret and its public twin in one place, so that neither can be changed without seeing the other.
 * Without `rest` the others hear nothing at all.
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

/** What one watcher hears of all that was told. */
export function heard<Event>(told: readonly Told<Event>[], watcher: Watcher): Event[] {
  const events: Event[] = [];
  for (const line of told) {
    if ("secret" in line && line.to.includes(watcher)) events.push(line.secret);
    else if (line.event !== undefined) events.push(line.event);
  }
  return events;
}
