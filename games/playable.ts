import { loadEach, loadPlayable } from "./load.ts";

/** All games that are offered, with what it takes to play them: for servers and the threads of bots. */
export const GAMES = (await loadEach(loadPlayable)).filter(({ manifest }) => !manifest.template);
