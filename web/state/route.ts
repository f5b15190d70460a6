import { type ReadonlySignal, signal } from "@preact/signals";

/** The pages of the house. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "code"; readonly code: string }
  /** The house, for somebody with an invitation to it. */
  | { readonly page: "invited" }
  /** A shared screen; without a table it opens one. */
  | { readonly page: "screen"; readonly id: string | null }
  | { readonly page: "replay"; readonly id: string }
  /** Without an id, where one is opened. */
  | { readonly page: "tournament"; readonly id: string | null }
  /** The clock of a tournament, to be read from across a room. */
  | { readonly page: "clock"; readonly id: string }
  /** The first hand of a game, step by step. */
  | { readonly page: "lesson"; readonly game: string }
  /** A deck that somebody has written: it is in the fragment, which no server sees. Without one, where it is written. */
  | { readonly page: "deck"; readonly game: string }
  /** A circle; the invitation to it may be in the fragment. Without an id, where one is founded. */
  | { readonly page: "circle"; readonly id: string | null; readonly season?: string }
  /** Who one is, what one has played, and what is kept of that. */
  | { readonly page: "people"; readonly at: string }
  /** For those who run the house. */
  | { readonly page: "operator" }
  | { readonly page: "nowhere" };

const ID = "([A-Za-z0-9_-]{22})";

export function routeOf(path: string): Route {
  const part = (pattern: string) => new RegExp(`^${pattern}/?$`).exec(path)?.[1];
  if (path === "/") return { page: "home" };
  const table = part(`/t/${ID}`);
  if (table !== undefined) return { page: "table", id: table };
  const code = part("/c/([A-Za-z]{6})");
  if (code !== undefined) return { page: "code", code: code.toUpperCase() };
  if (part("/i/([A-Za-z0-9-]{1,40})") !== undefined) return { page: "invited" };
  if (path === "/s") return { page: "screen", id: null };
  const screen = part(`/s/${ID}`);
  if (screen !== undefined) return { page: "screen", id: screen };
  const replay = part(`/r/${ID}`);
  if (replay !== undefined) return { page: "replay", id: replay };
  if (path === "/e") return { page: "tournament", id: null };
  const tournament = part(`/e/${ID}`);
  if (tournament !== undefined) return { page: "tournament", id: tournament };
  const clock = part(`/e/${ID}/tv`);
  if (clock !== undefined) return { page: "clock", id: clock };
  if (path === "/circle") return { page: "circle", id: null };
  const circle = part(`/circle/${ID}`);
  if (circle !== undefined) return { page: "circle", id: circle };
  const [, ofCircle, season] = new RegExp(`^/circle/${ID}/season/${ID}/?$`).exec(path) ?? [];
  if (ofCircle !== undefined && season !== undefined) return { page: "circle", id: ofCircle, season };
  const lesson = part("/l/([a-z0-9-]{1,40})");
  if (lesson !== undefined) return { page: "lesson", game: lesson };
  const deck = part("/d/([a-z0-9-]{1,40})");
  if (deck !== undefined) return { page: "deck", game: deck };
  const people = part("/(me|me/games|me/figures|hand-over|privacy)");
  if (people !== undefined) return { page: "people", at: people };
  if (part("/(operator)") !== undefined) return { page: "operator" };
  return { page: "nowhere" };
}

const current = signal<Route>({ page: "home" });

export const route: ReadonlySignal<Route> = current;

/** Follows the address from now on. */
export function followAddress(): void {
  const follow = () => {
    current.value = routeOf(location.pathname);
  };
  addEventListener("popstate", follow);
  follow();
}

export function go(path: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", path);
  current.value = routeOf(location.pathname);
  scrollTo(0, 0);
}
