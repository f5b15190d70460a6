import fc from "fast-check";
import type { Game } from "../game.ts";
import type { GameTypes } from "../game-types.ts";
import { drawMove } from "../offers.ts";
import type { Input, Standing, Transition } from "../play.ts";
import type { Refusal } from "../refusal.ts";
import { type Seat, watchersOf } from "../seat.ts";
import { heard } from "../tell.ts";
import type { Names, Wording } from "../wording.ts";
import { AGREEMENT_NAMES, disagreement } from "./agreement.ts";
import { type CheckedTable, choicesOf, opened, playRandomly, strangeMoves, whenAt } from "./drive.ts";
import { tablesOf } from "./tables.ts";

interface Settings {
  /** The game's own table of refusals: the clause that gives each, by its code. */
  readonly refusals: Readonly<Record<string, string>>;
  /** How many random tables are listened to, and for how many inputs each. */
  readonly tables?: number;
  readonly longest?: number;
  readonly seed?: number;
}

const names: Names = (seat) => AGREEMENT_NAMES[seat] ?? `Player ${seat + 1}`;

/** Whatever is not of this game gets a general sentence; refusals of its own must not. */
const FOREIGN: Refusal = { code: "not-of-this-game" };

/**
 * Plays random games and says everything about them in every language: what anybody hears and sees, what is done, and
 * why nonsense is refused. Returns what has no proper sentence, or one that does not agree, each thing once.
 */
export function missingWords<T extends GameTypes>(
  game: Game<T>,
  wordings: Readonly<Record<string, Wording<T>>>,
  { refusals, tables = 5, longest = 100, seed = 20261115 }: Settings,
): string[] {
  const faults = new Map<string, string>();
  const met = new Set<string>();
  const say = (thing: string, write: (wording: Wording<T>) => string | readonly string[]) => {
    for (const [language, wording] of Object.entries(wordings)) {
      const what = `${thing} in "${language}"`;
      const fault = faults.has(what) ? undefined : faultIn(() => write(wording), language);
      if (fault !== undefined) faults.set(what, `${what} ${fault}`);
    }
  };
  const sayStep = ({ standing, told }: Transition<T>) => {
    const isOver = game.result(standing.state) !== undefined;
    for (const watcher of watchersOf(standing.seats)) {
      const view = game.view(standing.state, watcher);
      say("a view", (wording) => wording.view(view, names));
      if (!isOver) say("a prompt", (wording) => wording.prompt?.(view, names) ?? []);
      for (const event of heard(told, watcher)) {
        say(`the event "${event.type}"`, (wording) => wording.event(event, names));
      }
    }
  };
  const sayMove = ({ by, move }: Input<T>) => {
    if (by === "clock" || by === "upgrade") return;
    say(`the move "${move.type}"`, (wording) => wording.move(by, move, names));
  };
  const sayRefusal = (refusal: Refusal) => {
    met.add(refusal.code);
    say(`the refusal "${refusal.code}"`, (wording) => {
      const sentence = wording.refusal(refusal);
      return sentence === wording.refusal(FOREIGN) ? "" : sentence;
    });
  };

  for (const table of fc.sample(tablesOf(game, undefined), { seed, numRuns: tables })) {
    sayStep(opened(game, table));
    playRandomly(game, table, longest, (standing, input) => {
      sayMove(input);
      for (const refusal of refusalsOf(game, table, standing, input.at)) sayRefusal(refusal);
      return sayStep;
    });
  }
  for (const code of met) {
    if (!Object.hasOwn(refusals, code))
      faults.set(code, `the refusal "${code}" is not in the game's REFUSALS`);
  }
  for (const [code, clause] of Object.entries(refusals)) {
    // What chance did not bring up may need details to be worded, which only the rules can give.
    if (!met.has(code)) say(`the refusal "${code}"`, (wording) => wording.refusal({ code, clause }));
  }
  return [...faults.values()];
}

/** Why those at the table cannot do what others could, nor what is nonsense. */
function refusalsOf<T extends GameTypes>(
  game: Game<T>,
  table: CheckedTable<T>,
  standing: Standing<T>,
  at: number,
): Refusal[] {
  const when = whenAt(standing, at);
  const choices = choicesOf(table, 9 + standing.seq);
  const seats: Seat[] = [...Array(standing.seats).keys()];
  const legal = seats
    .flatMap((seat) => game.moves(standing.state, seat, when).slice(0, 20))
    .map((offer) => drawMove(offer, choices));
  return seats.flatMap((seat) =>
    [...strangeMoves(table, seat, legal, choices), ...legal.slice(0, 5)].flatMap(
      (move) => game.refuse(standing.state, seat, move, when) ?? [],
    ),
  );
}

/** What is wrong with these words, if anything is. */
function faultIn(write: () => string | readonly string[], language: string): string | undefined {
  try {
    const written = [write()].flat();
    const wrong = written.filter((words) => !isSentence(words));
    if (wrong.length === 0) {
      if (language !== "it" && language !== "en") return undefined;
      return written.map((words) => disagreement(words, language)).find((fault) => fault !== undefined);
    }
    return wrong[0] === "" ? "has no sentence" : `reads ${JSON.stringify(wrong[0])}`;
  } catch (fault) {
    return `cannot be said: ${fault instanceof Error ? fault.message : String(fault)}`;
  }
}

function isSentence(words: unknown): boolean {
  return typeof words === "string" && words.trim() !== "" && !/\bundefined\b|\bNaN\b|\[object/.test(words);
}
