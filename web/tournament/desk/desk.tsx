import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { DeskEntry, PublicTournament, TournamentAct } from "@tavolata/server/protocol";
import { money } from "../../chips/money.ts";
import { timeOfDay } from "../../chips/times.ts";
import { Sure } from "../../shell/sure.tsx";
import { connection } from "../../state/connection.ts";
import { isPerson } from "../standing.ts";
import { nameOf } from "../who.tsx";
import { DeskForm } from "./form.tsx";
import { deskWords } from "./words/index.ts";
import "./desk.css";

interface DeskProps {
  readonly tournament: PublicTournament;
  readonly isOrganiser: boolean;
  act(act: TournamentAct): Promise<boolean>;
}

/** What organisers have done, for everybody to read; and for them, what they can do. */
export function Desk({ tournament, isOrganiser, act }: DeskProps) {
  const said = deskWords();
  const { desk, phase, rounds } = tournament;
  const runs = isOrganiser && (phase === "open" || phase === "running");
  return (
    <section class="desk">
      <h2>{runs ? said.title : said.log}</h2>
      {runs && rounds !== null && rounds.nextAt !== null && phase === "running" ? (
        <Sure
          text={rounds.played.length < rounds.count ? said.nextRound : said.closeNow}
          sure={said.nextSure}
          kind="main"
          onSure={() => act({ type: "next-round" })}
        >
          <Icon name="forward" />
        </Sure>
      ) : null}
      {runs && tournament.players.length > 0 ? (
        <details class="tournament-fair">
          <summary>{said.button}</summary>
          <DeskForm tournament={tournament} act={act} />
        </details>
      ) : null}
      {runs ? <Organisers tournament={tournament} act={act} /> : null}
      {desk.length === 0 ? (
        <p class="tournament-hint">{said.empty}</p>
      ) : (
        <ol class="desk-log">
          {[...desk].reverse().map((entry) => (
            <li key={`${entry.at} ${JSON.stringify(entry.did)}`}>
              <p>{didWords(tournament, entry)}</p>
              <q>{entry.reason}</q>
              <small>{said.by(entry.by.nickname, timeOfDay(entry.at))}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function didWords(tournament: PublicTournament, { did }: DeskEntry): string {
  const said = deskWords().did;
  const name = (number: number | null) => {
    const player = tournament.players.find((one) => one.player === number);
    return player === undefined ? said.somebody : nameOf(player);
  };
  switch (did.what) {
    case "moved":
      return said.moved(name(did.player), did.table + 1);
    case "removed":
      return said.removed(name(did.player), did.entryBack);
    case "chips":
      return said.chips(name(did.player), `${did.chips > 0 ? "+" : "−"}${money(Math.abs(did.chips))}`);
    case "result": {
      const seated = tournament.rounds?.played[did.round]?.tables[did.table]?.players ?? [];
      const order = [...seated.keys()].sort((a, b) => (did.places[a] ?? 0) - (did.places[b] ?? 0));
      const places = order.map((seat) => `${did.places[seat]}. ${name(seated[seat] ?? null)}`).join(", ");
      return said.result(did.round + 1, did.table + 1, places);
    }
  }
}

function Organisers({ tournament, act }: Omit<DeskProps, "isOrganiser">) {
  const said = deskWords();
  const { host, organisers, players } = tournament;
  const chosen = useSignal("");
  const me = connection.person.value?.id;
  const others = players.filter(isPerson).flatMap((player) => {
    const is = [host, ...organisers].some(({ id }) => id === player.who.id);
    return is ? [] : [player];
  });
  if (others.length === 0 && organisers.length === 0) return null;
  return (
    <details class="tournament-fair">
      <summary>{said.organisers}</summary>
      <ul class="desk-organisers">
        <li>{host.nickname}</li>
        {organisers.map(({ id, nickname }) => (
          <li key={id}>
            {nickname}
            {id === me ? null : (
              <button
                type="button"
                class="icon-button"
                aria-label={said.drop(nickname)}
                onClick={() => act({ type: "set-organiser", person: id, on: false })}
              >
                <Icon name="cross" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <div class="desk-add">
          <label class="field">
            <span>{said.makeOrganiser}</span>
            <select
              class="input"
              value={chosen.value}
              onChange={(event) => (chosen.value = event.currentTarget.value)}
            >
              <option value="">{said.choose}</option>
              {others.map((player) => (
                <option key={player.player} value={player.who.id}>
                  {nameOf(player)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="button"
            disabled={chosen.value === ""}
            onClick={() => act({ type: "set-organiser", person: chosen.value, on: true })}
          >
            {said.add}
          </button>
        </div>
      )}
    </details>
  );
}
