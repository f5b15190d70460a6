import { lazy } from "../shell/lazy.tsx";
import { Tournament } from "./tournament.tsx";

const OpenTournament = lazy(async () => (await import("./opening/form.tsx")).OpenTournament);

/** A tournament, or where one is opened. */
export function TournamentPage({ id }: { id: string | null }) {
  return id === null ? <OpenTournament /> : <Tournament id={id} />;
}
