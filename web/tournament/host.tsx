import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { PublicTournament, TournamentAct } from "@tavolata/server/protocol";
import { useEffect, useRef } from "preact/hooks";
import { botFor } from "../lobby/bot-levels.ts";
import { kinds } from "../lobby/bots-at-level.ts";
import { botKind } from "../lobby/who.ts";
import { Sure } from "../shell/sure.tsx";
import { games } from "../state/offered.ts";
import { tournamentWords } from "./words/index.ts";

interface HostProps {
  readonly tournament: PublicTournament;
  act(act: TournamentAct): Promise<boolean>;
}

/** What only the person who opened it can do: bots, a pause, calling it off. */
export function ForTheHost({ tournament, act }: HostProps) {
  const { host, act: said } = tournamentWords();
  const { phase, paused } = tournament;
  if (phase !== "open" && phase !== "running") return null;
  return (
    <section class="tournament-host">
      <h2>{host.title}</h2>
      {phase === "open" ? (
        <>
          <Bots tournament={tournament} act={act} />
          <Sure text={said.cancel} sure={said.cancelSure} onSure={() => act({ type: "cancel" })}>
            <Icon name="trash" />
          </Sure>
        </>
      ) : (
        <button type="button" class="button" onClick={() => act({ type: paused ? "resume" : "pause" })}>
          <Icon name={paused ? "play" : "pause"} />
          {paused ? said.resume : said.pause}
        </button>
      )}
    </section>
  );
}

function Bots({ tournament, act }: HostProps) {
  const { host } = tournamentWords();
  const { plan, bots, players } = tournament;
  const game = games.value?.find(({ name }) => name === plan.game);
  const chosen = useSignal<string | null>(null);
  // Taps may come faster than the referee answers: each counts from what the last one asked for.
  const wanted = useRef(bots);
  useEffect(() => {
    wanted.current = bots;
  }, [bots]);
  if (game === undefined || game.bots.length === 0) return null;
  const bot = chosen.value ?? botFor(game, 0);
  const room = Math.max(0, plan.most - players.length);
  const set = (count: number) => {
    wanted.current = Math.min(room, Math.max(0, count));
    return act({ type: "set-bots", bot, count: wanted.current });
  };
  return (
    <div class="tournament-bots">
      <p>{host.bots}</p>
      <div class="stepper">
        <button
          type="button"
          class="icon-button"
          aria-label={host.fewer}
          disabled={bots === 0}
          onClick={() => set(wanted.current - 1)}
        >
          <Icon name="minus" />
        </button>
        <output aria-label={host.bots}>{Math.min(bots, room)}</output>
        <button
          type="button"
          class="icon-button"
          aria-label={host.more}
          disabled={bots >= room}
          onClick={() => set(wanted.current + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <button type="button" class="button" disabled={bots >= room} onClick={() => set(room)}>
        {host.fill}
      </button>
      <label class="field">
        <span>{host.kind}</span>
        <select
          class="input"
          value={bot}
          onChange={(event) => {
            chosen.value = event.currentTarget.value;
            void act({ type: "set-bots", bot: event.currentTarget.value, count: bots });
          }}
        >
          {kinds(game).map((kind) => (
            <option key={kind} value={kind}>
              {botKind(kind)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
