import type {
  PublicRound,
  PublicRounds,
  PublicRoundTable,
  PublicTournament,
  PublicTournamentPlayer,
} from "@tavolata/server/protocol";
import { timeOfDay } from "../../chips/times.ts";
import { Link } from "../../shell/link.tsx";
import { Face, isYou, Name } from "../who.tsx";
import { pointsText } from "./points.ts";
import { RoundsStandings } from "./standings.tsx";
import { roundsWords } from "./words/index.ts";
import "./rounds.css";

interface RoundsProps {
  readonly tournament: PublicTournament;
  readonly rounds: PublicRounds;
  /** Whether a table can be gone to from here: not by those who play. */
  readonly canLook: boolean;
}

/** The round that is played with all its tables, the standings, and the rounds before. */
export function Rounds({ tournament, rounds, canLook }: RoundsProps) {
  const said = roundsWords();
  const { played, nextAt } = rounds;
  const last = played.at(-1);
  const isOver = tournament.phase === "over";
  const earlier = isOver ? played : played.slice(0, -1);
  return (
    <>
      {last === undefined || isOver ? null : (
        <section>
          <h2>{said.round(played.length)}</h2>
          <p class="tournament-hint" role="status">
            {last.deadline !== null ? said.until(timeOfDay(last.deadline)) : null}
            {last.deadline === null && nextAt !== null ? said.next(timeOfDay(nextAt)) : null}
          </p>
          <RoundTables tournament={tournament} round={last} canLook={canLook} unit={rounds.unit} />
        </section>
      )}
      <RoundsStandings tournament={tournament} />
      {earlier.length === 0 ? null : (
        <details class="tournament-fair">
          <summary>{said.earlier}</summary>
          {earlier.map((round, i) => (
            <section key={round.began}>
              <h3>{said.round(i + 1)}</h3>
              <RoundTables tournament={tournament} round={round} canLook={isOver} unit={rounds.unit} />
            </section>
          ))}
        </details>
      )}
    </>
  );
}

interface RoundTablesProps {
  readonly tournament: PublicTournament;
  readonly round: PublicRound;
  readonly canLook: boolean;
  readonly unit: number;
}

function RoundTables({ tournament, round, canLook, unit }: RoundTablesProps) {
  const said = roundsWords();
  const players = new Map(tournament.players.map((player) => [player.player, player]));
  const byes = round.byes.flatMap((number) => players.get(number) ?? []);
  return (
    <ul class="round-tables">
      {round.tables.map((table, i) => (
        <RoundTable
          key={table.table}
          table={table}
          number={i + 1}
          players={table.players.flatMap((number) => players.get(number) ?? [])}
          canLook={canLook}
          unit={unit}
        />
      ))}
      {byes.length === 0 ? null : (
        <li class="round-table">
          <h4>{said.byes}</h4>
          <ol>
            {byes.map((player) => (
              <Seat key={player.player} player={player} />
            ))}
          </ol>
        </li>
      )}
    </ul>
  );
}

interface RoundTableProps {
  readonly table: PublicRoundTable;
  readonly number: number;
  readonly players: readonly PublicTournamentPlayer[];
  readonly canLook: boolean;
  readonly unit: number;
}

function RoundTable({ table, number, players, canLook, unit }: RoundTableProps) {
  const said = roundsWords();
  const { result, points } = table;
  const isMine = players.some(isYou);
  const order = [...players.keys()].sort((a, b) => (result?.places[a] ?? 0) - (result?.places[b] ?? 0));
  const notes = [
    ...(result === null || result.how === "played" ? [] : [said.how[result.how]]),
    ...(result?.corrected ? [said.how.corrected] : []),
  ];
  return (
    <li class="round-table" data-mine={isMine}>
      <h4>
        <span>{said.table(number)}</span>
        {isMine && result === null ? (
          <Link to={`/t/${table.table}`} class="button" kind="main">
            {said.yours}
          </Link>
        ) : canLook || result !== null ? (
          <Link to={`/t/${table.table}`} class="round-watch" label={`${said.watch}: ${said.table(number)}`}>
            {said.watch}
          </Link>
        ) : (
          <small>{said.playing}</small>
        )}
      </h4>
      <ol>
        {order.map((seat) => {
          const player = players[seat];
          return player === undefined ? null : (
            <Seat
              key={player.player}
              player={player}
              place={result?.places[seat]}
              points={points?.[seat] === undefined ? undefined : pointsText(points[seat], unit)}
            />
          );
        })}
      </ol>
      {notes.length === 0 ? null : <p class="round-note">{notes.join(" · ")}</p>}
    </li>
  );
}

interface SeatProps {
  readonly player: PublicTournamentPlayer;
  readonly place?: number | undefined;
  readonly points?: string | undefined;
}

function Seat({ player, place, points }: SeatProps) {
  const said = roundsWords();
  return (
    <li data-mine={isYou(player)}>
      <b class="ranking-place">{place === undefined ? "" : said.place(place)}</b>
      <Face player={player} />
      <Name player={player} />
      <span>{points}</span>
    </li>
  );
}
