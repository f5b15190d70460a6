import { completeOptions, defaultsOf, type Instant } from "@tavolata/kernel";
import { type ProgramItem, Settings } from "../../../protocol/index.ts";
import { circleLog, type LogWrite } from "../../../store/contract.ts";
import type { Draws } from "../../draws.ts";
import type { CircleOccasion } from "../../room/occasion.ts";
import type { Arriving } from "../../room/steps.ts";
import { nextGame } from "../../table/begin.ts";
import { type Circumstances, nextAlarm } from "../../table/due.ts";
import { foldEntry } from "../../table/fold-entry.ts";
import type { Step } from "../../table/steps.ts";
import type { GameAtTables } from "../../table-game.ts";
import { openingTournament } from "../../tournament/opening.ts";
import { isRunning } from "../seasons/state.ts";
import { type CircleState, memberOf, organises } from "../state.ts";
import { WAITS_FOR_ENTRIES_MS } from "./due.ts";
import { keyOf, seriesOf } from "./state.ts";
import type { EveningStep, Opening } from "./steps.ts";

interface Opener {
  readonly findGame: (name: string) => GameAtTables | undefined;
  readonly circumstances: Circumstances;
  readonly draws: Draws;
}

/** The first entries of everything that an evening opens with this step: they are written with it, or none of it is. */
export function writesOfOpening(
  state: CircleState,
  { evening, day, opening }: EveningStep & { type: "evening-opened" },
  at: Instant,
  opener: Opener,
): LogWrite[] {
  const begun = state.evenings.begun.find((one) => one.evening === evening && one.day === day);
  const plan = begun?.plan ?? seriesOf(state.evenings, evening)?.plan;
  const item = opening === null ? undefined : plan?.program[opening.part];
  if (opening === null || plan === undefined || item === undefined) return [];
  const occasion = { evening: { key: keyOf(evening, day), day } };
  const writes =
    item.type === "tables"
      ? opening.tables.map((table) => tableWrite(state, item, table, occasion, at, opener))
      : [tournamentWrite(state, item, plan.name, opening, occasion, at, opener)];
  return writes.map((write) => ({ ...write, ofCircle: circleLog(state.id) }));
}

function tableWrite(
  state: CircleState,
  item: ProgramItem & { type: "tables" },
  { id, seated }: Opening["tables"][number],
  occasion: CircleOccasion,
  at: Instant,
  { findGame, circumstances, draws }: Opener,
): LogWrite {
  const game = findGame(item.game);
  const options = game && completeOptions<object>(game.rules.options, item.options);
  if (game === undefined || options === undefined || options.problems !== undefined) {
    throw new TypeError("an evening was planned with options that make no game");
  }
  const season = item.chips === "circle" ? seasonWithChips(state, at) : undefined;
  const host = seated.find((person) => organises(state, person)) ?? seated[0];
  const steps: Step[] = [
    {
      type: "opened",
      table: id,
      game: item.game,
      options: options.value,
      settings: { ...defaultsOf<Settings>(Settings), ...item.settings },
      chairs: game.rules.seats.max,
      host: host === undefined ? null : memberCalled(state, host),
      code: null,
      next: nextGame(1, draws),
      circle: state.id,
      occasion: { ...occasion, ...(season === undefined ? {} : { season }) },
    },
    ...seated.map((person, chair): Step => ({ type: "seated", chair, person: memberCalled(state, person) })),
  ];
  const folded = foldEntry(undefined, steps, { seq: 0, at }, findGame);
  return {
    log: id,
    seq: 0,
    at,
    steps: JSON.stringify(steps),
    told: JSON.stringify(folded.told),
    alarm: nextAlarm(folded.state, game, at, circumstances),
    visitors: seated,
  };
}

/** The season whose chips are played with now; without one, people play with their own. */
export function seasonWithChips({ seasons }: CircleState, at: Instant): string | undefined {
  return seasons.find((season) => season.plan.stack !== null && isRunning(season, at))?.id;
}

function tournamentWrite(
  state: CircleState,
  { plan }: ProgramItem & { type: "tournament" },
  name: string,
  { tournament }: Opening,
  occasion: CircleOccasion,
  at: Instant,
  { draws }: Opener,
): LogWrite {
  const organiser = state.members.find(({ role }) => role !== "member") ?? state.members[0];
  if (tournament === null || organiser === undefined) throw new TypeError("a tournament without anybody");
  return openingTournament(
    {
      id: tournament,
      plan: { ...plan, name, startsAt: at + WAITS_FOR_ENTRIES_MS },
      host: memberCalled(state, organiser.id),
      serverSeed: draws.seed(),
      circle: state.id,
      occasion,
    },
    at,
  );
}

function memberCalled(state: CircleState, person: string): Arriving {
  const member = memberOf(state, person);
  if (member === undefined) throw new RangeError(`${person} is no member`);
  const { id, nickname, avatar } = member;
  return { id, nickname, avatar };
}
