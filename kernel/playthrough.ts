import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Game, GameTypes } from "./game.ts";
import { drawMove } from "./offers.ts";
import { alarmOf, begin, enter, type Input, type Standing, type Step } from "./play.ts";
import { fastRandom } from "./random/fast.ts";
import { pick, type Random } from "./random/random.ts";
import { fastChance } from "./record.ts";
import { type Watcher, watchersOf } from "./seat.ts";
import { heard } from "./tell.ts";
import type { Names, Wording } from "./wording.ts";

export interface Playthrough<T extends GameTypes> {
  readonly seats: number;
  readonly options: T["options"];
  readonly seed: number;
  /** Stop after this many inputs; the text says so. */
  readonly inputs?: number;
}

const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede", "Gina", "Ugo", "Ivo", "Lea"];
const SECONDS_A_MOVE = 5;

/**
 * A seeded game as text, with what every watcher hears and sees after every input. What all see alike stands once;
 * what only some see stands under their names. A change of the rules, or a leak, shows up as a difference.
 */
export function writePlaythrough<T extends GameTypes>(
  game: Game<T>,
  wording: Wording<T>,
  playthrough: Playthrough<T>,
): string {
  const { seats, options, seed } = playthrough;
  const names: Names = (seat) => NAMES[seat] ?? `Seat ${seat + 1}`;
  const lines = [
    `${wording.title} (version ${game.version}), ${seats} players, seed ${seed}`,
    `Options: ${JSON.stringify(options)}`,
  ];
  const chance = fastChance(seed);
  const choices = fastRandom(seed, 0xc401ce);
  const opened = begin(game, { seats, options }, 0, chance);
  if (opened.refused !== undefined) {
    throw new Error(`no playthrough with these options: ${JSON.stringify(opened.refused)}`);
  }
  let step: Step<T> = opened;
  lines.push("", "0. The game begins", ...describe(game, wording, step, names));
  for (let seq = 1; game.result(step.standing.state) === undefined; seq++) {
    if (seq > (playthrough.inputs ?? Number.POSITIVE_INFINITY)) {
      lines.push("", `Stopped here after ${seq - 1} inputs; the game goes on.`);
      break;
    }
    const input = chooseInput(game, step.standing, choices);
    const next = enter(game, step.standing, input, chance);
    if (next.refused !== undefined) throw new Error(`offered, then refused: ${JSON.stringify(next.refused)}`);
    const who = input.by === "clock" ? "The clock rings" : nameOf(input, wording, names);
    lines.push("", `${seq}. ${who}`, ...describe(game, wording, next, names));
    step = next;
  }
  return `${lines.join("\n")}\n`;
}

function nameOf<T extends GameTypes>(input: Input<T>, wording: Wording<T>, names: Names): string {
  if (input.by === "clock" || input.by === "upgrade") return input.by;
  return wording.move(input.by, input.move, names);
}

/** A random legal input, a few seconds after the last one; the clock rings where nobody is waited for. */
function chooseInput<T extends GameTypes>(game: Game<T>, standing: Standing<T>, random: Random): Input<T> {
  const seq = standing.seq + 1;
  const alarm = alarmOf(game, standing);
  const at = standing.at + SECONDS_A_MOVE * 1000;
  const waitedFor = game.awaits(standing.state);
  if (alarm !== undefined && (alarm <= at || waitedFor.length === 0)) {
    return { seq, at: Math.max(alarm, standing.at), by: "clock", move: { type: "ring" } };
  }
  const by = pick(waitedFor, random);
  const now = at - standing.clock.behind;
  return {
    seq,
    at,
    by,
    move: drawMove(pick(game.moves(standing.state, by, { now, actedAt: now }), random), random),
  };
}

function describe<T extends GameTypes>(
  game: Game<T>,
  wording: Wording<T>,
  step: Step<T>,
  names: Names,
): string[] {
  const { state, seats } = step.standing;
  const watchers = watchersOf(seats);
  const hear = watchers.map((watcher) =>
    heard(step.told, watcher).map((event) => wording.event(event, names)),
  );
  const views = watchers.map((watcher) => game.view(state, watcher));
  const see = views.map((view) => wording.view(view, names));
  const result = game.result(state);
  return [
    ...section("   told", hear, watchers, names),
    ...section("   seen", see, watchers, names),
    `   marks: ${views.map((view, i) => `${nameOfWatcher(watchers[i]!, names)} ${mark(view)}`).join(", ")}`,
    ...(result === undefined ? [] : [`   result: ${JSON.stringify(result)}`]),
  ];
}

/** The lines that all have, then those that only some have, each under the names of those who have it. */
function section(title: string, lines: string[][], watchers: Watcher[], names: Names): string[] {
  const common = lines[0]!.filter((line) => lines.every((others) => others.includes(line)));
  const written = common.length === 0 ? [] : [`${title} by all:`, ...common.map((line) => `      ${line}`)];
  const groups = new Map<string, Watcher[]>();
  lines.forEach((all, i) => {
    const own = all.filter((line) => !common.includes(line)).map((line) => `      ${line}`);
    if (own.length > 0) groups.set(own.join("\n"), [...(groups.get(own.join("\n")) ?? []), watchers[i]!]);
  });
  for (const [text, some] of groups) {
    written.push(`${title} by ${some.map((watcher) => nameOfWatcher(watcher, names)).join(", ")}:`, text);
  }
  return written;
}

function nameOfWatcher(watcher: Watcher, names: Names): string {
  return typeof watcher === "number" ? names(watcher) : `the ${watcher}`;
}

/** A few letters that change when anything in a view does, worded or not. */
function mark(view: object): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(view)))).slice(0, 6);
}
