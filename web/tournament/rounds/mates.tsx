import type { PublicTournament, TournamentAct } from "@tavolata/server/protocol";
import { connection } from "../../state/connection.ts";
import { isPerson, whoIsMeant } from "../standing.ts";
import { nameOf } from "../who.tsx";
import { roundsWords } from "./words/index.ts";

interface MatesProps {
  readonly tournament: PublicTournament;
  act(act: TournamentAct): Promise<boolean>;
}

/** Before it starts, people say whom they want as their mate; when both say so, they are. */
export function Mates({ tournament: { players }, act }: MatesProps) {
  const said = roundsWords();
  const me = connection.person.value?.id;
  const own = players.find((player) => isPerson(player) && player.who.id === me);
  if (own === undefined) return null;
  const others = players.filter((player) => player !== own);
  const wanted = players.find(({ player }) => player === own.mate);
  const isMutual = wanted !== undefined && wanted.mate === own.player;
  return (
    <section>
      <label class="field">
        <span>{said.mate}</span>
        <select
          class="input"
          value={own.mate === null ? "" : String(own.mate)}
          onChange={({ currentTarget: { value } }) => {
            const player = value === "" ? null : Number(value);
            return act({
              type: "choose-mate",
              player,
              ...(player === null ? {} : whoIsMeant(players, player)),
            });
          }}
        >
          <option value="">{said.anybody}</option>
          {others.map((player) => (
            <option key={player.player} value={String(player.player)}>
              {nameOf(player)}
            </option>
          ))}
        </select>
      </label>
      <p class="tournament-hint" role="status">
        {wanted === undefined
          ? said.mateHelp
          : isMutual
            ? said.mates(nameOf(wanted))
            : said.mateAsked(nameOf(wanted))}
      </p>
    </section>
  );
}
