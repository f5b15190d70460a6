import { loadEach, loadPlayable } from "./load.ts";

/** All games with what it takes to play them, for servers and the threads of bots. Servers offer the template only if asked to. */
export const GAMES = await loadEach(loadPlayable);
