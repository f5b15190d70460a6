import { lazy } from "../shell/lazy.tsx";

/** Fetched when a game is on. */
export const Play = lazy(async () => (await import("./play.tsx")).Play);
