import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { PublicTournament, TournamentAct } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { money } from "../chips/money.ts";
import { TooShort, usePurse } from "../chips/purse.tsx";
import { lazy } from "../shell/lazy.tsx";
import { Link } from "../shell/link.tsx";
import { Sure } from "../shell/sure.tsx";
import { connection } from "../state/connection.ts";
import { drawSeed, rememberSeed } from "../state/seeds.ts";
import { words } from "../words/index.ts";
import { Buying } from "./buying.tsx";
import type { OwnStatus } from "./standing.ts";
import { tournamentWords } from "./words/index.ts";

const FreeTable = lazy(async () => (await import("../lobby/free-table.tsx")).FreeTable, true);

interface NextThingProps {
  readonly tournament: PublicTournament;
  readonly standing: OwnStatus;
  readonly isHost: boolean;
  act(act: TournamentAct): Promise<boolean>;
}

/** The one thing to do next, under the thumb. */
export function NextThing({ tournament, standing, isHost, act }: NextThingProps) {
  const { act: said, you } = tournamentWords();
  const { phase, plan, players, bots, rounds } = tournament;
  const late = useMinutesLeft(tournament);
  const isStranger = standing.kind === "stranger";
  const isOpen = phase === "open" || late > 0;
  const why = isStranger && isOpen ? whyNoRoom(tournament) : null;
  const canEnter = isStranger && isOpen && why === null;
  const purse = usePurse(players.length);
  const isShort = purse !== null && purse.chips < plan.entry;
  const busy = useSignal(false);
  const enter = async () => {
    if (busy.value) return;
    busy.value = true;
    const seed = drawSeed();
    rememberSeed({ commitment: tournament.commitment, seed });
    await act({ type: "enter", seed });
    busy.value = false;
  };
  const isOver = phase === "over" || phase === "cancelled";
  const canStart = isHost && phase === "open" && players.length + bots >= 2;
  if (isStranger && !isOpen && !canStart && !isOver) return null;
  return (
    <footer class="lobby-start tournament-next">
      {canEnter && isShort ? <TooShort purse={purse} /> : <p role="status">{lineFor()}</p>}
      <div class="lobby-start-buttons">
        {canEnter && isShort ? <FreeTable game={plan.game} /> : null}
        {canEnter && !isShort ? (
          <button type="button" class="button" data-kind="main" disabled={busy.value} onClick={enter}>
            <Icon name="check" />
            {plan.entry === 0
              ? phase === "running"
                ? said.enterLate
                : said.enter
              : (phase === "running" ? said.enterLateFor : said.enterFor)(money(plan.entry))}
          </button>
        ) : null}
        {phase === "open" && standing.kind === "entered" ? (
          <button type="button" class="button" onClick={() => act({ type: "withdraw" })}>
            {said.withdraw}
          </button>
        ) : null}
        <Buying tournament={tournament} standing={standing} act={act} />
        {rounds !== null &&
        phase === "running" &&
        (standing.kind === "between" || standing.kind === "bye") ? (
          <Sure text={said.withdraw} sure={said.withdrawSure} onSure={() => act({ type: "withdraw" })} />
        ) : null}
        {canStart ? (
          <Sure
            text={said.start}
            sure={said.startSure}
            kind={standing.kind === "entered" ? "main" : undefined}
            onSure={() => act({ type: "start" })}
          >
            <Icon name="play" />
          </Sure>
        ) : null}
        {standing.kind === "seated" ? (
          <Link to={`/t/${standing.table}`} class="button" kind="main">
            {said.toTable}
          </Link>
        ) : null}
        {isOver ? (
          <>
            <Link to="/e" class="button" kind="main">
              {said.another}
            </Link>
            <Link to="/" class="button">
              {words().home}
            </Link>
          </>
        ) : null}
      </div>
    </footer>
  );

  function lineFor(): string {
    switch (standing.kind) {
      case "seated":
        if (standing.chips !== null) return you.seated(standing.rank, money(standing.chips));
        return you.table(standing.number);
      case "bye":
      case "between":
        return you[standing.kind];
      case "gone":
        return you.gone[standing.why];
      case "walking":
        return you.walking;
      case "out":
        return `${(isOver ? you.finished : you.out)(standing.place)} ${standing.prize > 0 ? you.prize(money(standing.prize)) : ""}`;
      case "entered":
        return phase === "open" ? you.in : "";
      case "stranger":
        if (!canEnter) return why === null ? "" : said[why];
        return [
          phase === "running"
            ? `${said.lateUntil(late)} ${rounds === null ? said.lateSeat : said.lateRound}`
            : "",
          plan.entry > 0 && purse !== null ? you.purse(money(purse.chips)) : "",
        ].join(" ");
    }
  }
}

/** Why somebody cannot come in though it is open; null where they can. */
function whyNoRoom({ players, plan }: PublicTournament): "full" | null {
  return players.length >= plan.most ? "full" : null;
}

/** How long one may still come in after the start. */
function useMinutesLeft({ phase, startedAt, plan }: PublicTournament): number {
  const until = phase === "running" && startedAt !== null ? startedAt + plan.lateMinutes * 60_000 : 0;
  const now = useSignal(connection.clock.now());
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      now.value = connection.clock.now();
    }, 5000);
    return () => clearInterval(timer);
  }, [until, now]);
  // Clocks do not agree to the second.
  return Math.min(plan.lateMinutes, Math.max(0, Math.ceil((until - now.value) / 60_000)));
}
