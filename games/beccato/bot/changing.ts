import type { Reaction } from "@tavolata/bots";
import { pick, type Random, type Seat } from "@tavolata/kernel";
import {
  type Beccato,
  ENOUGH_EGGS,
  type Entry,
  HIDDEN,
  type Move,
  type Signal,
  signalsAt,
  type TeamView,
  teamOf,
  teamWith,
  type View,
} from "../rules/index.ts";
import { timeIn } from "./chances.ts";
import type { Level, Span } from "./levels.ts";
import type { Memory } from "./memory.ts";

const ANSWER: Span = [500, 1000];

/** A new signal hardly pays any more when a team has this many eggs. */
const NEARLY_OVER = ENOUGH_EGGS - 1;

/**
 * BEC-21: asks for another signal once rivals have rightly shouted Beccato at the team often enough to have probably seen
 * through it, and pays with an egg of another guild.
 */
export function wantedChange(view: View, memory: Memory, level: Level, random: Random): Move | undefined {
  const { options, phase, teams } = view;
  if (!options.signalChange || options.table !== "online" || phase !== "between") return undefined;
  const me = view.watcher as Seat;
  const team = teamWith(view, me);
  const caught = memory.caughtWith(teamOf(view, me));
  const last = caught.at(-1);
  const egg = team.eggs.findIndex(({ down, guild }) => !down && guild !== team.guild);
  if (level.changes === 0 || caught.length < level.changes || last === undefined) return undefined;
  if (team.change !== null || egg < 0) return undefined;
  if (teams.some(({ eggs }) => eggs.length >= NEARLY_OVER)) return undefined;
  const entry = entryFor(team, last);
  if (entry === null && !options.freeSignal) return { type: "drawSignal", egg };
  return { type: "changeSignal", egg, entry, row: [pick(unusedBy(team, options), random)] };
}

/** BEC-23: where there is a signal for that breed, it is the one that was seen through. */
function entryFor({ signalsByBreed }: TeamView, breed: Entry): Entry {
  const has = signalsByBreed !== HIDDEN && signalsByBreed.some((one) => one.breed === breed);
  return has ? breed : null;
}

function unusedBy({ signal, signalsByBreed }: TeamView, options: View["options"]): readonly Signal[] {
  const byBreed = signalsByBreed === HIDDEN ? [] : signalsByBreed.flatMap(({ row }) => row);
  const used = [...byBreed, ...(signal === HIDDEN ? [] : (signal ?? []))];
  return signalsAt(options).filter((one) => !used.includes(one));
}

/** Agrees to what a mate asks for, even if it was ready to go on. */
export function answerMate(view: View, random: Random): Reaction<Beccato> | undefined {
  const me = view.watcher as Seat;
  const { change } = teamWith(view, me);
  if (view.phase !== "between" || change === null || change === HIDDEN || change.yes.includes(me))
    return undefined;
  return { move: { type: "confirm" }, after: timeIn(ANSWER, random) };
}
