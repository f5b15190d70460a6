import type { OperatorGuest, OperatorTable, OperatorTournament } from "@tavolata/server/protocol";
import { titleOf } from "../catalogue/catalogue.ts";
import { ago } from "../people/times.ts";
import { listed } from "../words/index.ts";
import type { PartProps } from "./part.ts";
import { operatorWords } from "./words/index.ts";

export function TablesPart({ view, wants }: PartProps) {
  const { tables: said } = operatorWords();
  const { tables, tournaments } = view;
  return (
    <div class="operator-columns">
      <section>
        <h2>{said.title}</h2>
        {tables.list.length === 0 ? <p class="operator-quiet">{said.none}</p> : null}
        <ul class="operator-games">
          {tables.byGame.map(({ game, open, playing }) => (
            <li key={game}>
              <strong>{open}</strong> {titleOf(game)}{" "}
              <span class="operator-quiet">{playing === 0 ? null : said.inPlay(playing)}</span>
            </li>
          ))}
        </ul>
        <ul class="people-list">
          {tables.list.map((table) => (
            <Table key={table.id} table={table} view={view} wants={wants} />
          ))}
        </ul>
      </section>
      <section>
        <h2>{said.tournaments}</h2>
        {tournaments.length === 0 ? <p class="operator-quiet">{said.noTournaments}</p> : null}
        <ul class="people-list">
          {tournaments.map((tournament) => (
            <Tournament key={tournament.id} tournament={tournament} view={view} wants={wants} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Table({ table, view, wants }: PartProps & { readonly table: OperatorTable }) {
  const { tables: said, sheet } = operatorWords();
  const names = table.people.map(({ nickname }) => nickname);
  const who = names.length === 0 ? said.nobody : listed(names);
  return (
    <li>
      <span>
        <strong>
          {titleOf(table.game)} <span class="operator-mark">{said.state[table.state]}</span>
        </strong>
        <span>
          {table.people.length === 0 ? <span class="operator-quiet">{said.nobody}</span> : null}
          {table.people.map((guest, i) => (
            <Guest key={guest.id} guest={guest} isLast={i === table.people.length - 1} />
          ))}
          {table.bots === 0 ? null : <span class="operator-quiet"> + {said.bots(table.bots)}</span>}
        </span>
        <small>
          {said.age(ago(table.openedAt, view.now))}
          {view.now - table.at > 60_000 ? `, ${said.last(ago(table.at, view.now))}` : null}
          {table.tournament === null ? null : `, ${said.ofTournament}`}
        </small>
      </span>
      {table.tournament === null ? (
        <button
          type="button"
          class="button"
          aria-label={said.closeOf(titleOf(table.game), who)}
          onClick={() =>
            wants({ said: sheet.closeTable, act: () => ({ type: "close-table", table: table.id }) })
          }
        >
          {said.close}
        </button>
      ) : null}
    </li>
  );
}

function Guest({ guest, isLast }: { guest: OperatorGuest; isLast: boolean }) {
  const { tables: said } = operatorWords();
  const notes = [...(guest.present ? [] : [said.away]), ...(guest.plays ? [] : [said.watching])];
  return (
    <>
      {guest.nickname}
      {notes.length === 0 ? null : <span class="operator-quiet"> ({notes.join(", ")})</span>}
      {isLast ? null : ", "}
    </>
  );
}

function Tournament({ tournament, view, wants }: PartProps & { readonly tournament: OperatorTournament }) {
  const { tables: said, sheet } = operatorWords();
  const { id, game, phase, calledOff } = tournament;
  const state = calledOff ? said.calledOff : tournament.paused ? said.paused : said.phase[phase];
  const facts =
    phase === "resting"
      ? []
      : [
          said.players(tournament.players),
          ...(phase === "running" ? [said.left(tournament.left), said.tables(tournament.tables)] : []),
        ];
  return (
    <li>
      <span>
        <strong>
          {titleOf(game)} <span class="operator-mark">{state}</span>
        </strong>
        <span>{facts.join(", ")}</span>
        <small>{said.age(ago(tournament.openedAt, view.now))}</small>
      </span>
      <span class="operator-buttons">
        {calledOff ? null : (
          <button
            type="button"
            class="button"
            onClick={() => wants({ said: sheet.callOff, act: () => ({ type: "call-off", tournament: id }) })}
          >
            {said.callOff}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() =>
            wants({ said: sheet.wake, act: () => ({ type: "wake-tournament", tournament: id }) })
          }
        >
          {said.wake}
        </button>
      </span>
    </li>
  );
}
