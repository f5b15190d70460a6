import type { PublicTournament } from "@tavolata/server/protocol";
import { money } from "../chips/money.ts";
import { Face, Name } from "./who.tsx";
import { tournamentWords } from "./words/index.ts";

/** As it stands in a gym: the second to the left of the first, the third to the right. */
const STEPS = [1, 0, 2];

/** The first three, each on a step. */
export function Podium({ tournament }: { tournament: PublicTournament }) {
  const { place } = tournamentWords();
  const best = tournament.players.slice(0, 3);
  return (
    <ol class="podium">
      {STEPS.flatMap((at) => best[at] ?? []).map((player) => (
        <li key={player.player} data-step={best.indexOf(player) + 1}>
          <Face player={player} />
          <Name player={player} />
          <span class="podium-step">
            <strong>{place(player.place ?? 0)}</strong>
            {player.prize > 0 ? <small>{money(player.prize)}</small> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
