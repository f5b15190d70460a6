import { lazy } from "../shell/lazy.tsx";

const load = async () => (await import("./lobby.tsx")).Lobby;

/** Not part of the first page: it is fetched while the page still waits to hear what is at the table. */
export const Lobby = lazy(load);

export function fetchLobby(): void {
  // A fetch that fails is tried again when the lobby is shown.
  load().catch(() => {});
}
