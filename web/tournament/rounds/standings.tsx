import type { PublicTournament, RoundsStanding } from "@tavolata/server/protocol";
import { Face, isYou, Name } from "../who.tsx";
import { pointsText } from "./points.ts";
import { roundsWords } from "./words/index.ts";
import "./rounds.css";

/** Everybody by points, and what decides between those who tie. */
export function RoundsStandings({ tournament }: { tournament: PublicTournament }) {
  const said = roundsWords();
  const { rounds, plan, phase } = tournament;
  if (rounds === null) return null;
  const players = new Map(tournament.players.map((player) => [player.player, player]));
  const isKnockOut = plan.kind === "knock-out";
  const hasTies = rounds.standings.some(({ points }, i) => points === rounds.standings[i - 1]?.points);
  return (
    <section class="rounds-standings">
      <table class="ranking">
        <caption>{said.standings}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{said.rank}</span>
            </th>
            <th scope="col">{said.player}</th>
            <th scope="col">{isKnockOut ? "" : said.points}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.standings.map((one, i) => {
            const player = players.get(one.player);
            if (player === undefined) return null;
            const isTied =
              !isKnockOut && rounds.standings.some(({ points }, j) => j !== i && points === one.points);
            return (
              <tr key={one.player} data-mine={isYou(player)}>
                <td class="ranking-place">{said.place(one.place)}</td>
                <th scope="row">
                  <span class="ranking-who">
                    <Face player={player} />
                    <span>
                      <Name player={player} />
                      {isTied ? <TieBreaks standing={one} unit={rounds.unit} /> : null}
                      {player.gone === null ? null : <small>{said.withdrawn}</small>}
                    </span>
                  </span>
                </th>
                <td>
                  {isKnockOut
                    ? one.isIn || phase === "over"
                      ? ""
                      : said.out
                    : pointsText(one.points, rounds.unit)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isKnockOut || !hasTies ? null : (
        <details class="tournament-fair">
          <summary>{said.explain}</summary>
          <ol class="rounds-explained">
            {said.explained.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function TieBreaks({ standing, unit }: { standing: RoundsStanding; unit: number }) {
  const said = roundsWords();
  const { direct, opponents, wins, byLot } = standing;
  return (
    <small class="rounds-ties">
      {said.tieBreaks(direct, pointsText(opponents, unit), wins)}
      {byLot ? ` · ${said.byLot}` : ""}
    </small>
  );
}
