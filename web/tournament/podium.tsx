import type { PublicTournament } from "@tavolata/server/protocol";
import { money } from "../chips/money.ts";
import { Podium } from "../play/podium/podium.tsx";
import { Face, Name } from "./who.tsx";
import { tournamentWords } from "./words/index.ts";

export function PodiumOfTournament({ tournament }: { tournament: PublicTournament }) {
  return (
    <Podium
      place={tournamentWords().place}
      steps={tournament.players.map((player) => ({
        key: player.player,
        place: player.place,
        face: <Face player={player} />,
        name: <Name player={player} />,
        note: player.prize > 0 ? money(player.prize) : undefined,
      }))}
    />
  );
}
