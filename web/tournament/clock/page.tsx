import { Icon } from "@tavolata/kit/art";
import type { PublicTournament } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { money } from "../../chips/money.ts";
import { addressOf } from "../../lobby/address.ts";
import { Link } from "../../shell/link.tsx";
import { NowherePage } from "../../shell/nowhere.tsx";
import { QrCode } from "../../shell/qr-code.tsx";
import { connection } from "../../state/connection.ts";
import { refusalWords, words } from "../../words/index.ts";
import { useTournament } from "../feed.ts";
import { pointsText } from "../rounds/points.ts";
import { stillIn } from "../standing.ts";
import { nameOf } from "../who.tsx";
import { tournamentWords } from "../words/index.ts";
import { countdown, endOfLevel } from "./time.ts";
import { clockWords } from "./words/index.ts";
import "./clock.css";

/** What everybody in the room wants to know, to be read from across it. Any device can open it. */
export function TournamentClock({ id }: { id: string }) {
  const feed = useTournament(id);
  const tournament = feed.tournament.value;
  const name = tournament?.plan.name;
  useEffect(() => {
    if (name !== undefined) document.title = name;
  }, [name]);
  useAwake();
  if (tournament === null) {
    const refused = feed.refused.value;
    if (refused !== null) return <NowherePage title={tournamentWords().gone} text={refusalWords(refused)} />;
    return (
      <main id="content" class="waiting">
        {words().loading}
      </main>
    );
  }
  return (
    <main id="content" class="clock">
      <header>
        <h1>{tournament.plan.name}</h1>
        <Link to={`/e/${id}`} class="icon-button" label={clockWords().back}>
          <Icon name="close" />
        </Link>
      </header>
      {tournament.rounds === null ? (
        <ChipsClock tournament={tournament} />
      ) : (
        <RoundsClock tournament={tournament} />
      )}
    </main>
  );
}

function ChipsClock({ tournament }: { tournament: PublicTournament }) {
  const said = clockWords();
  const now = useSecond();
  const { levels, level, plan, players, pool, prizes, phase } = tournament;
  const left = stillIn(tournament);
  const chips = left.reduce((sum, one) => sum + (one.chips ?? 0), 0);
  const counted = left.filter((one) => one.chips !== null).length;
  const [ante, next] = levels === null || level === null ? [] : levels.antes.slice(level - 1, level + 1);
  const every = plan.breaks?.everyLevels;
  return (
    <>
      <section class="clock-main">
        <p class="clock-what">{whatNow(tournament)}</p>
        <p class="clock-time" role="timer">
          {timeNow(tournament, now)}
        </p>
        {ante === undefined ? null : (
          <p class="clock-ante">
            {said.ante} <b>{money(ante)}</b>
            {next === undefined ? null : (
              <small>
                {said.next} {money(next)}
              </small>
            )}
          </p>
        )}
        <WayIn tournament={tournament} />
      </section>
      <dl class="clock-facts">
        <Fact name={phase === "open" ? said.entered : said.left}>
          {phase === "open" ? players.length : said.of(left.length, players.length)}
        </Fact>
        {counted === 0 || phase !== "running" ? null : (
          <Fact name={said.average}>{money(Math.round(chips / counted))}</Fact>
        )}
        {every === undefined || level === null || tournament.break !== null ? null : (
          <Fact name={said.nextBreak}>{said.afterLevel(Math.ceil(level / every) * every)}</Fact>
        )}
        {pool === 0 ? null : <Fact name={said.pool}>{money(pool)}</Fact>}
        {pool === 0 ? null : (
          <Fact name={said.prizes}>
            {prizes.slice(0, 5).map((prize, i) => (
              <span key={String(i)}>
                {said.place(i + 1)} {money(prize)}
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </>
  );
}

function whatNow({ phase, paused, break: pause, redraw, level }: PublicTournament): string {
  const said = clockWords();
  if (phase === "open") return said.waiting;
  if (phase !== "running") return said.over;
  if (paused) return said.paused;
  if (pause !== null) return pause.until === null ? said.stopping : said.break;
  if (redraw) return said.redraw;
  return said.level(level ?? 1);
}

function timeNow(tournament: PublicTournament, now: number): string {
  const { phase, paused, break: pause, plan } = tournament;
  if (phase === "open") return plan.startsAt === null ? "" : countdown(plan.startsAt - now);
  if (phase !== "running" || paused) return "";
  if (pause !== null) return pause.until === null ? "" : countdown(pause.until - now);
  const until = endOfLevel(tournament, now);
  return until === null ? "" : countdown(until - now);
}

const MOST_ROWS = 10;

function RoundsClock({ tournament }: { tournament: PublicTournament }) {
  const said = clockWords();
  const now = useSecond();
  const { rounds, phase, players, paused } = tournament;
  if (rounds === null) return null;
  const { played, count, nextAt, standings, unit } = rounds;
  const round = played.at(-1);
  const byNumber = new Map(players.map((player) => [player.player, player]));
  const name = (number: number) => {
    const player = byNumber.get(number);
    return player === undefined ? "" : nameOf(player);
  };
  const until = round?.deadline ?? nextAt;
  const isPlaying = phase === "running" && round !== undefined && round.deadline !== null;
  const what =
    phase === "over" ? said.over : round === undefined ? said.waiting : said.round(played.length, count);
  return (
    <>
      <section class="clock-main">
        <p class="clock-what">{paused ? said.paused : what}</p>
        <p class="clock-time" role="timer">
          {until === null || until === undefined || paused || phase !== "running"
            ? ""
            : countdown(until - now)}
        </p>
        {isPlaying || phase !== "running" || round === undefined ? null : (
          <p class="clock-ante">{said.rest}</p>
        )}
        {isPlaying ? (
          <ul class="clock-tables">
            {round.tables.map(({ table, players: seated, result }, i) => (
              <li key={table} data-done={result !== null}>
                <b>{said.table(i + 1)}</b>
                <span>{seated.map(name).join(" · ")}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <WayIn tournament={tournament} />
      </section>
      <section class="clock-standings">
        <h2>{phase === "open" ? said.entered : said.standings}</h2>
        <ol>
          {phase === "open"
            ? players.slice(0, MOST_ROWS).map((player) => (
                <li key={player.player}>
                  <span>{nameOf(player)}</span>
                </li>
              ))
            : standings.slice(0, MOST_ROWS).map((one) => (
                <li key={one.player}>
                  <b>{said.place(one.place)}</b>
                  <span>{name(one.player)}</span>
                  {tournament.plan.kind === "knock-out" ? null : <em>{pointsText(one.points, unit)}</em>}
                </li>
              ))}
        </ol>
      </section>
    </>
  );
}

/** For everybody in the room, as long as they can enter. */
function WayIn({ tournament: { id, phase, code } }: { tournament: PublicTournament }) {
  const said = clockWords();
  if (phase !== "open") return null;
  return (
    <div class="clock-way">
      <QrCode text={addressOf(id, "e")} label={said.qr} />
      {code === null ? null : (
        <p>
          {said.code} <b>{code}</b>
        </p>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function useSecond(): number {
  const [now, look] = useState(connection.clock.now());
  useEffect(() => {
    const timer = setInterval(() => look(connection.clock.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A screen that everybody looks at does not go dark, where it can be asked not to. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const wake = () => {
      if (document.visibilityState !== "visible") return;
      navigator.wakeLock?.request("screen").then(
        (given) => (lock = given),
        () => {},
      );
    };
    wake();
    document.addEventListener("visibilitychange", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      void lock?.release();
    };
  }, []);
}
