import { Icon } from "@tavolata/kit/art";
import type { PublicTournament, PublicTournamentPlayer } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { money } from "../chips/money.ts";
import { Link } from "../shell/link.tsx";
import { stillIn } from "./standing.ts";
import { Face, isYou, Name } from "./who.tsx";
import { tournamentWords } from "./words/index.ts";

interface StandingsProps {
  readonly tournament: PublicTournament;
  /** Whether a table can be gone to from here: not by those who play. */
  readonly canLook: boolean;
}

/** Those who are still in, by chips; then those who are out, by places. */
export function Standings({ tournament, canLook }: StandingsProps) {
  const { standings } = tournamentWords();
  const left = stillIn(tournament);
  const out = tournament.players.filter((player) => !left.includes(player));
  const hasPrizes = out.some(({ prize }) => prize > 0);
  return (
    <>
      {left.length === 0 ? null : (
        <Ranking title={standings.stillIn} last={standings.table}>
          {left.map((player) => (
            <Row key={player.player} player={player} place={rankOf(player, left)}>
              <td>{player.chips === null ? "…" : money(player.chips)}</td>
              <td>
                <Where player={player} tournament={tournament} canLook={canLook} />
              </td>
            </Row>
          ))}
        </Ranking>
      )}
      {out.length === 0 ? null : (
        <Ranking
          title={tournament.phase === "over" ? standings.title : standings.out}
          last={hasPrizes ? standings.prize : null}
          hasChips={false}
        >
          {out.map((player) => (
            <Row key={player.player} player={player} place={player.place}>
              {hasPrizes ? <td>{player.prize === 0 ? "" : money(player.prize)}</td> : null}
            </Row>
          ))}
        </Ranking>
      )}
    </>
  );
}

/** Null for players on their way to another table: nobody sees their chips. */
function rankOf({ chips }: PublicTournamentPlayer, left: readonly PublicTournamentPlayer[]): number | null {
  return chips === null ? null : 1 + left.filter((other) => (other.chips ?? 0) > chips).length;
}

interface RankingProps {
  readonly title: string;
  /** What the last column has; null for none. */
  readonly last: string | null;
  readonly hasChips?: boolean;
  readonly children: ComponentChildren;
}

function Ranking({ title, last, hasChips = true, children }: RankingProps) {
  const { standings } = tournamentWords();
  return (
    <table class="ranking">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{standings.rank}</span>
          </th>
          <th scope="col">{standings.player}</th>
          {hasChips ? <th scope="col">{standings.chips}</th> : null}
          {last === null ? null : <th scope="col">{last}</th>}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  readonly player: PublicTournamentPlayer;
  readonly place: number | null;
  readonly children: ComponentChildren;
}

function Row({ player, place, children }: RowProps) {
  const { place: said, standings } = tournamentWords();
  return (
    <tr data-mine={isYou(player)}>
      <td class="ranking-place">{place === null ? "" : said(place)}</td>
      <th scope="row">
        <span class="ranking-who">
          <Face player={player} />
          <span>
            <Name player={player} />
            {player.gone === null ? null : <small>{standings.gone[player.gone]}</small>}
          </span>
        </span>
      </th>
      {children}
    </tr>
  );
}

interface WhereProps extends StandingsProps {
  readonly player: PublicTournamentPlayer;
}

function Where({ player, tournament, canLook }: WhereProps) {
  const { standings, table: named } = tournamentWords();
  const at = player.table === null ? undefined : tournament.tables[player.table];
  if (at === undefined || player.table === null) {
    return (
      <>
        <Icon name="forward" />
        <span class="visually-hidden">{standings.walking}</span>
      </>
    );
  }
  const number = player.table + 1;
  return canLook ? (
    <Link to={`/t/${at.table}`} class="ranking-table" label={named(number)}>
      {number}
    </Link>
  ) : (
    <span>{number}</span>
  );
}

/** The tables that are being played at, for people who want to watch; and when it is over all of them, to see again. */
export function Tables({ tournament }: { tournament: PublicTournament }) {
  const { standings, table: named, players } = tournamentWords();
  const isOver = tournament.phase === "over";
  const open = tournament.tables.flatMap((table, i) =>
    table.closed && !isOver ? [] : [{ ...table, number: i + 1 }],
  );
  if (open.length === 0) return null;
  return (
    <section>
      <h2>{isOver ? standings.replays : standings.tables}</h2>
      <p class="tournament-hint">{isOver ? standings.replaysHelp : standings.tablesHelp}</p>
      <ul class="tournament-tables">
        {open.map(({ table, number, players: count }) => (
          <li key={table}>
            <Link to={`/t/${table}`} class="chip">
              <b>{named(number)}</b> {isOver ? null : <span>{players(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
