import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { gameTime } from "./clock.ts";
import type { Game } from "./game.ts";
import type { GameTypes } from "./game-types.ts";
import { drawMove } from "./offers.ts";
import { alarmOf, begin, enter, type Input, type Standing, type Transition } from "./play.ts";
import { fastRandom } from "./random/fast.ts";
import { pick, type Random } from "./random/random.ts";
import { fastChance } from "./record.ts";
import { type Actor, actorsOf, type Seat, type Watcher, watchersOf } from "./seat.ts";
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
/** Longer than anybody reads; games that go on for ever stop here. */
const MOST_INPUTS = 1000;

/**
 * A seeded game as text: what every watcher hears after every input, and what has changed in what that watcher sees.
 * What is the same for all stands there once; what only some hear or see stands under their names. The marks change
 * with anything at all in a view. So a change of the rules, or a leak, shows up as a difference in the text.
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
  let transition: Transition<T> = opened;
  let seen: string[][] = [];
  const describe = (after: Transition<T>): string[] => {
    const before = seen;
    seen = watchersOf(seats).map((watcher) => wording.view(game.view(after.standing.state, watcher), names));
    const news = seen.map((all, i) => all.filter((line) => !before[i]?.includes(line)));
    return describeTransition(game, wording, after, news, names);
  };
  lines.push("", "0. The game begins", ...describe(transition));
  for (let seq = 1; game.result(transition.standing.state) === undefined; seq++) {
    if (seq > (playthrough.inputs ?? MOST_INPUTS)) {
      lines.push("", `Stopped here after ${seq - 1} inputs; the game goes on.`);
      break;
    }
    const input = chooseInput(game, transition.standing, choices);
    const next = enter(game, transition.standing, input, chance);
    if (next.refused !== undefined) throw new Error(`offered, then refused: ${JSON.stringify(next.refused)}`);
    const who = input.by === "clock" ? "The clock rings" : nameOf(input, wording, names);
    lines.push("", `${seq}. ${who}`, ...describe(next));
    transition = next;
  }
  return `${lines.join("\n")}\n`;
}

function nameOf<T extends GameTypes>(input: Input<T>, wording: Wording<T>, names: Names): string {
  if (input.by === "clock" || input.by === "upgrade") return input.by;
  return wording.move(input.by, input.move, names);
}

/** A random legal input, a few seconds after the last one: usually by a seat that the game waits for. */
function chooseInput<T extends GameTypes>(game: Game<T>, standing: Standing<T>, random: Random): Input<T> {
  const seq = standing.seq + 1;
  const alarm = alarmOf(game, standing);
  const waitedFor = game.awaits(standing.state);
  const ring = (at: number): Input<T> => ({ seq, at, by: "clock", move: { type: "ring" } });
  if (alarm !== undefined && alarm <= standing.at) return ring(standing.at);
  const pressed = alarm !== undefined && alarm - standing.at <= SECONDS_A_MOVE * 1000;
  if (alarm !== undefined && (pressed || waitedFor.length === 0) && random.below(2) === 0) {
    return ring(Math.max(alarm, standing.at));
  }
  const at = pressed ? Math.floor((standing.at + alarm) / 2) : standing.at + SECONDS_A_MOVE * 1000;
  const now = gameTime(standing.clock, at);
  const offersOf = (by: Actor) => game.moves(standing.state, by, { now, actedAt: now });
  const others = actorsOf(standing.seats).filter(
    (by) => !waitedFor.includes(by as Seat) && offersOf(by).length > 0,
  );
  if (waitedFor.length + others.length === 0 && alarm !== undefined) return ring(Math.max(alarm, at));
  const interrupt = others.length > 0 && (waitedFor.length === 0 || random.below(4) === 0);
  const by = pick<Actor>(interrupt ? others : waitedFor, random);
  return { seq, at, by, move: drawMove(pick(offersOf(by), random), random) };
}

function describeTransition<T extends GameTypes>(
  game: Game<T>,
  wording: Wording<T>,
  transition: Transition<T>,
  news: string[][],
  names: Names,
): string[] {
  const { state, seats } = transition.standing;
  const watchers = watchersOf(seats);
  const hear = watchers.map((watcher) =>
    heard(transition.told, watcher).map((event) => wording.event(event, names)),
  );
  const marks = watchers.map(
    (watcher) => `${nameOfWatcher(watcher, names)} ${mark(game.view(state, watcher))}`,
  );
  const result = game.result(state);
  return [
    ...section("told", hear, watchers, names),
    ...section("seen", news, watchers, names),
    `   marks: ${marks.join(", ")}`,
    ...(result === undefined ? [] : [`   result: ${JSON.stringify(result)}`]),
  ];
}

/** Every line once, under the names of those who have it. What all have comes first, then what only some have. */
function section(title: string, lines: string[][], watchers: Watcher[], names: Names): string[] {
  const groups = new Map<string, string[]>([["all", []]]);
  for (const line of new Set(lines.flat())) {
    const some = watchers.filter((_, i) => lines[i]?.includes(line));
    const who =
      some.length === watchers.length
        ? "all"
        : some.map((watcher) => nameOfWatcher(watcher, names)).join(", ");
    groups.set(who, [...(groups.get(who) ?? []), line]);
  }
  return [...groups].flatMap(([who, own]) =>
    own.length === 0 ? [] : [`   ${title} by ${who}:`, ...own.map((line) => `      ${line}`)],
  );
}

function nameOfWatcher(watcher: Watcher, names: Names): string {
  return typeof watcher === "number" ? names(watcher) : `the ${watcher}`;
}

/** A few letters that change when anything in a view does, worded or not. */
function mark(view: object): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(view)))).slice(0, 6);
}
