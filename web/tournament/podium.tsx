import type { PublicTournament } from "@tavolata/server/protocol";
import { money } from "../chips/money.ts";
import { podiumOrder } from "./podium-order.ts";
import { Face, Name } from "./who.tsx";
import { tournamentWords } from "./words/index.ts";

/** The first three places, each on its step. */
export function Podium({ tournament }: { tournament: PublicTournament }) {
  const { place } = tournamentWords();
  return (
    <ol class="podium">
      {podiumOrder(tournament.players).map(({ player, side }) => (
        <li key={player.player} data-step={player.place} data-side={side}>
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
