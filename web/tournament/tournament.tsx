import { sayWhyNot, WhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicTournament, TournamentAct } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { screenOf } from "../catalogue/catalogue.ts";
import { money } from "../chips/money.ts";
import { dayAndTime, timeOfDay } from "../chips/times.ts";
import { addressOf } from "../lobby/address.ts";
import { Invite, InviteCode } from "../lobby/invite.tsx";
import { Corner } from "../shell/corner.tsx";
import { lazy } from "../shell/lazy.tsx";
import { Link } from "../shell/link.tsx";
import { NowherePage } from "../shell/nowhere.tsx";
import { OfflinePage } from "../shell/offline.tsx";
import { connection } from "../state/connection.ts";
import { rememberTable } from "../state/known-tables.ts";
import { go } from "../state/route.ts";
import { refusalWords, words } from "../words/index.ts";
import { doInTournament, useTournament } from "./feed.ts";
import { Levels } from "./levels.tsx";
import { NextThing } from "./next-thing.tsx";
import { Plan } from "./plan.tsx";
import { ownStatusOf, stillIn, tableToGoTo } from "./standing.ts";
import { Standings, Tables } from "./standings.tsx";
import { Face, isYou, Name, nameOf } from "./who.tsx";
import { tournamentWords } from "./words/index.ts";
import "../lobby/lobby.css";
import "./tournament.css";

const Rounds = lazy(async () => (await import("./rounds/rounds.tsx")).Rounds, true);

/** Only where mates stay the same. */
const Mates = lazy(async () => (await import("./rounds/mates.tsx")).Mates, true);

/** Whoever looks at what organisers have done. */
const Desk = lazy(async () => (await import("./desk/desk.tsx")).Desk, true);

/** Only the people who run it need them. */
const ForTheHost = lazy(async () => (await import("./host.tsx")).ForTheHost, true);

/** Only those who have played see it. */
const Ending = lazy(async () => (await import("./farewell/ending.tsx")).Ending, true);

/** At the very end of the page, where nothing moves when it comes. */
const Fairness = lazy(async () => (await import("./fairness.tsx")).Fairness, true);

/** Of no use before there is something to be seen. */
const PassOn = lazy(async () => (await import("./pass-on.tsx")).PassOn, true);

const OpenTournament = lazy(async () => (await import("./opening/form.tsx")).OpenTournament);

/** A tournament, or where one is opened. */
export function TournamentPage({ id }: { id: string | null }) {
  return id === null ? <OpenTournament /> : <Tournament id={id} />;
}

/** A tournament from outside its tables: who is in, how it stands, how it ended. */
function Tournament({ id }: { id: string }) {
  const feed = useTournament(id);
  const tournament = feed.tournament.value;
  const me = connection.person.value?.id;
  const standing = tournament === null ? { kind: "stranger" as const } : ownStatusOf(tournament, me);
  const next = tableToGoTo(standing, null, feed.visited);
  useEffect(() => {
    if (next !== null) go(`/t/${next}`, "replace");
  }, [next]);
  const name = tournament?.plan.name;
  const game = tournament?.plan.game;
  useEffect(() => {
    if (name === undefined || game === undefined) return;
    document.title = name;
    rememberTable({ id, game, page: "e", at: Date.now() });
  }, [id, name, game]);
  // Fetched while people come in, so that the first cards need not wait for it.
  const screen = game === undefined ? undefined : screenOf(game);
  useEffect(() => screen?.warmUp?.(), [screen]);

  const { home, loading } = words();
  if (tournament === null) {
    const refused = feed.refused.value;
    if (refused !== null) return <NowherePage title={tournamentWords().gone} text={refusalWords(refused)} />;
    if (connection.state.value === "lost") return <OfflinePage />;
    return (
      <main id="content" class="waiting">
        {loading}
      </main>
    );
  }
  const act = async (wanted: TournamentAct) => {
    const refused = await doInTournament(id, wanted);
    if (refused !== undefined) sayWhyNot(refusalWords(refused));
    return refused === undefined;
  };
  const isHost = [tournament.host, ...tournament.organisers].some(({ id }) => id === me);
  const { phase } = tournament;
  return (
    <div class="lobby">
      <header class="bar tournament-bar">
        <Link to="/" class="icon-button" label={home}>
          <Icon name="back" />
        </Link>
        <h1>{tournament.plan.name}</h1>
        <Corner game={tournament.plan.game} />
      </header>
      <main id="content" class="lobby-body tournament">
        <Status tournament={tournament} />
        {phase === "over" && standing.kind === "out" ? (
          <Ending tournament={tournament} place={standing.place} lastHand={feed.lastHand} />
        ) : null}
        {phase === "over" || phase === "running" ? <PassOn id={id} tournament={tournament} /> : null}
        <div class="tournament-columns">
          <div>
            {phase === "open" ? (
              <>
                <Invite address={addressOf(id, "e")} to={tournament.plan.name}>
                  <p>{tournamentWords().invite}</p>
                  {tournament.code === null ? null : <InviteCode code={tournament.code} />}
                </Invite>
                {tournament.plan.rounds?.partners === "fixed" && standing.kind === "entered" ? (
                  <Mates tournament={tournament} act={act} />
                ) : null}
                <Entered tournament={tournament} />
              </>
            ) : null}
            {tournament.rounds !== null && (phase === "running" || phase === "over") ? (
              <Rounds
                tournament={tournament}
                rounds={tournament.rounds}
                canLook={standing.kind !== "seated"}
              />
            ) : phase === "running" || phase === "over" ? (
              <section>
                <Standings tournament={tournament} canLook={standing.kind !== "seated"} />
              </section>
            ) : null}
          </div>
          <div>
            {tournament.rounds === null && (phase === "running" || phase === "over") ? (
              <Tables tournament={tournament} />
            ) : null}
            {isHost ? <ForTheHost tournament={tournament} act={act} /> : null}
            {isHost || tournament.desk.length > 0 ? (
              <Desk tournament={tournament} isOrganiser={isHost} act={act} />
            ) : null}
            {phase === "open" || phase === "running" ? (
              <Link to={`/e/${id}/tv`} class="button tournament-tv">
                <Icon name="screen" />
                {tournamentWords().tv}
              </Link>
            ) : null}
            {phase === "open" || phase === "running" ? <Levels tournament={tournament} /> : null}
            <Plan tournament={tournament} />
            <Fairness tournament={tournament} />
          </div>
        </div>
      </main>
      <NextThing tournament={tournament} standing={standing} isHost={isHost} act={act} />
      <WhyNot />
    </div>
  );
}

/** The one line that says where it stands. */
function Status({ tournament }: { tournament: PublicTournament }) {
  const { status } = tournamentWords();
  const { phase, plan, players, host, paused, pool, tables, rounds } = tournament;
  const me = connection.person.value?.id;
  if (phase === "cancelled") return <p class="tournament-status">{status.cancelled}</p>;
  if (phase === "over") {
    const winners = players.filter(({ place }) => place === 1);
    const isYours = winners.some(({ who }) => "id" in who && who.id === me);
    return (
      <p class="tournament-status">
        <strong>{isYours ? status.youWin : status.wins(winners.map(nameOf).join(" · "))}</strong>
      </p>
    );
  }
  if (phase === "running") {
    const open = tables.filter(({ closed }) => !closed).length;
    return (
      <p class="tournament-status" role="status">
        <strong>
          {rounds === null
            ? status.running(stillIn(tournament).length, players.length)
            : status.round(rounds.played.length, rounds.count)}
        </strong>
        <span>
          {status.tables(open)}
          {pool === 0 ? "" : ` · ${status.pool(money(pool))}`}
        </span>
        {paused ? <em>{status.paused}</em> : null}
        {tournament.break === null ? null : (
          <em>
            {tournament.break.until === null
              ? status.breakComing
              : status.breakUntil(timeOfDay(tournament.break.until))}
          </em>
        )}
        {tournament.redraw ? <em>{status.redraw}</em> : null}
      </p>
    );
  }
  const start =
    plan.startsAt !== null
      ? status.at(dayAndTime(plan.startsAt))
      : plan.whenFull
        ? status.full
        : host.id === me
          ? status.hostYou
          : status.host(host.nickname);
  return (
    <p class="tournament-status" role="status">
      <strong>{status.entered(players.length, plan.most)}</strong>
      <span>{start}</span>
    </p>
  );
}

function Entered({ tournament: { players, bots } }: { tournament: PublicTournament }) {
  const { entered, nobody, andBots } = tournamentWords();
  return (
    <section>
      <h2>{entered}</h2>
      {players.length === 0 ? (
        <p class="tournament-hint">{nobody}</p>
      ) : (
        <ul class="entered">
          {players.map((player) => (
            <li key={player.player} data-mine={isYou(player)}>
              <Face player={player} />
              <Name player={player} />
            </li>
          ))}
        </ul>
      )}
      {bots === 0 ? null : <p class="tournament-hint">{andBots(bots)}</p>}
    </section>
  );
}
