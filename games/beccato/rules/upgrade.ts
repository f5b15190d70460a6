import { copy } from "@tavolata/kernel";
import { isFidget } from "./signals.ts";
import {
  type Act,
  type Before,
  type Choice,
  type FinalScore,
  known,
  type Outcome,
  type Player,
  type Secrets,
  type State,
  type Team,
} from "./state.ts";

/** What a state of version 1 has that is read differently now. */
interface First
  extends Omit<
    State,
    | "players"
    | "teams"
    | "stopped"
    | "choice"
    | "outcome"
    | "scores"
    | "trail"
    | "choosers"
    | "loudCards"
    | "secrets"
  > {
  players: (Omit<Player, "act" | "hushedUntil"> & { act: Omit<Act, "idle"> | null })[];
  teams: Omit<Team, "confers" | "confersUntil" | "words">[];
  stopped: Before | null;
  choice: Omit<Choice, "by" | "symbols"> | null;
  outcome: (Omit<Outcome, "gains"> & { gains: Omit<Outcome["gains"][number], "guild">[] }) | null;
  scores: Omit<FinalScore, "guild">[] | null;
}

/** In version 2 chatter was one of the voices that are signals; what was planned of it is left out. */
export function upgrade(state: unknown, fromVersion: number): State {
  const second = fromVersion === 1 ? fromFirst(copy(state) as First) : (copy(state) as State);
  return { ...second, fidgets: second.fidgets.filter(({ what }) => isFidget(what)) };
}

/** Version 1 had neither chatter nor symbols to choose, and kept no secrets for the end. */
function fromFirst(first: First): State {
  const guildOf = (team: number) => known(first.teams[team], `team ${team}`).guild;
  const { stopped, outcome } = first;
  return {
    ...first,
    options: { ...first.options, symbols: "dealt", voices: true },
    players: first.players.map((player) => ({
      ...player,
      act: player.act && { ...player.act, idle: isFidget(player.act.what) },
      hushedUntil: 0,
    })),
    teams: first.teams.map((team) => ({ ...team, confers: false, confersUntil: null, words: [] })),
    stopped: stopped && { until: stopped.until },
    // Its hands were those of the first shout that came in.
    trail: stopped === null ? [] : [{ ...stopped, until: stopped.until + 1 }],
    choice: first.choice && { ...first.choice, by: null, symbols: [] },
    choosers: [],
    outcome: outcome && {
      ...outcome,
      gains: outcome.gains.map((gain) => ({ ...gain, guild: guildOf(gain.team) })),
    },
    scores: first.scores?.map((score, team) => ({ ...score, guild: guildOf(team) })) ?? null,
    loudCards: null,
    secrets: first.teams.map((team) => secretsOf(team, first.round)),
  };
}

function secretsOf({ signal, signalsByBreed }: First["teams"][number], round: number): Secrets {
  const known = [
    ...(signal === null ? [] : [{ entry: null, row: signal }]),
    ...signalsByBreed.map(({ breed, row }) => ({ entry: breed, row })),
  ];
  return { signals: known.map((one) => ({ ...one, round: Math.max(1, round) })), signs: [] };
}
