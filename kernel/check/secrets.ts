import type { Game } from "../game.ts";
import type { AnyMove, GameTypes } from "../game-types.ts";
import { copy, type Leaf, leaves, same } from "../json.ts";
import { drawMove } from "../offers.ts";
import {
  alarmOf,
  begin,
  type Chance,
  enter,
  type Input,
  type Refused,
  type Standing,
  type Transition,
} from "../play.ts";
import { fastRandom } from "../random/fast.ts";
import { pick, type Random } from "../random/random.ts";
import { type Actor, type Watcher, watchersOf } from "../seat.ts";
import { heard, type Told } from "../tell.ts";
import {
  Broken,
  type CheckedTable,
  chanceOf,
  choicesOf,
  opened,
  playRandomly,
  show,
  strangeMoves,
  whenAt,
} from "./drive.ts";

/**
 * Takes a watcher and two states that the watcher cannot tell apart: the real one, and one imagined from the
 * watcher's view. In both, the watcher must get the same offers and the same refusals. Then the same input is played
 * in both: if the watcher's views are still the same, the watcher must have heard the same; if they differ, what was
 * heard may differ only in what the views show.
 */
export function keepsSecrets<T extends GameTypes>(
  game: Game<T>,
  table: CheckedTable<T>,
  { longest, hiddenAlarms }: { readonly longest: number; readonly hiddenAlarms: boolean },
  /** Called for each pair that is compared. */
  onPair: () => void = () => {},
): void {
  const choices = choicesOf(table, 7);
  playRandomly(game, table, longest, (standing, input) => {
    const watcher = pick(watchersOf(standing.seats), choices);
    const view = game.view(standing.state, watcher);
    const imagined = { ...standing, state: game.imagine(view, choices) };
    onPair();
    if (!same(game.result(standing.state), game.result(imagined.state))) {
      throw new Broken("a result depends on what the watcher cannot see");
    }
    const awaited = [standing, imagined].map(({ state }) => game.awaits(state).includes(watcher as number));
    if (awaited[0] !== awaited[1])
      throw new Broken(`whether ${watcher} is waited for depends on what ${watcher} cannot see`);
    if (!hiddenAlarms && alarmOf(game, standing) !== alarmOf(game, imagined)) {
      throw new Broken(`when the clock rings depends on what ${watcher} cannot see`);
    }
    compareAnswers(game, table, standing, imagined, input, watcher, choices);
    const other = sameInput(game, standing, imagined, input, watcher, choices);
    if (other === undefined) return undefined;
    const there = enter(game, copy(imagined), other, chanceOf(table));
    if (there.refused !== undefined) return undefined;
    const elsewhere = () => {
      const world = { ...imagined, state: game.imagine(view, choices) };
      const transition = enter(game, world, other, chanceOf(table));
      return transition.refused === undefined ? heard(transition.told, watcher) : [];
    };
    const mayCoincide = hiddenAlarms && input.by === "clock";
    return (here) =>
      compareTransitions(game, here, there, watcher, input, { before: view, elsewhere, mayCoincide });
  });
}

/**
 * Checks that rely neither on `imagine` nor on its author. First: the same input is played with other chance, and
 * another move of the same kind with the same chance; a watcher who hears the same must see the same. Second: a word
 * that was told as a secret (a card's name) may stand only in the views of those who heard it. Third: a watcher who
 * hears nothing sees nothing change, because referees push a view exactly when there is something to tell.
 */
export function showsOnlyWhatWasTold<T extends GameTypes>(
  game: Game<T>,
  table: CheckedTable<T>,
  { longest }: { readonly longest: number },
): void {
  const otherChance: Chance = (seq) => fastRandom(table.seed + 1, seq);
  const choices = choicesOf(table, 8);
  const watchers = watchersOf(table.setup.seats);
  const secretWords = secretWordsOf(game, table, longest);
  const known = new Map(watchers.map((watcher) => [watcher, new Set<unknown>()]));
  const check = (transition: Transition<T>, other: Transition<T> | Refused) => {
    for (const [watcher, words] of known) {
      const events = heard(transition.told, watcher);
      for (const { value } of leaves(events)) words.add(value);
      if (choices.below(3) > 0) continue;
      const view = game.view(transition.standing.state, watcher);
      if (other.refused === undefined && same(events, heard(other.told, watcher))) {
        const otherView = game.view(other.standing.state, watcher);
        if (!same(view, otherView)) {
          throw new Broken(`${watcher} hears the same and sees ${show(view)} or ${show(otherView)}`);
        }
      }
      const untold = leaves(view).find(({ value }) => secretWords.has(value) && !words.has(value));
      if (untold !== undefined)
        throw new Broken(`${watcher} sees ${untold.path} ${untold.value} and never heard of it`);
    }
  };
  const opening = opened(game, table);
  const otherOpening = begin(game, table.setup, opening.standing.at, otherChance);
  check(opening, otherOpening);
  if (otherOpening.refused === undefined) {
    for (const watcher of watchers) compareTransitions(game, opening, otherOpening, watcher, "the opening");
  }
  playRandomly(game, table, longest, (standing, input) => {
    const others = [
      enter(game, copy(standing), input, otherChance),
      enter(game, copy(standing), otherMove(game, standing, input, choices), chanceOf(table)),
    ];
    const watcher = pick(watchers, choices);
    const before = game.view(standing.state, watcher);
    return (transition) => {
      for (const other of others) check(transition, other);
      if (
        heard(transition.told, watcher).length === 0 &&
        !same(before, game.view(transition.standing.state, watcher))
      ) {
        throw new Broken(`${watcher} hears nothing of ${show(input)}, and the view of ${watcher} changes`);
      }
    };
  });
}

/** The same mover doing something else of the same kind. Watchers who hear no difference must not see one either. */
function otherMove<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  input: Input<T>,
  choices: Random,
): Input<T> {
  if (input.by === "clock" || input.by === "upgrade") return input;
  const alike = movesLike(game, standing, input.by, input.move, choices, whenAt(standing, input.at));
  return alike.length === 0 ? input : { ...input, move: pick(alike, choices) };
}

/** The words that some watchers of this game are told and others are not, found by playing it. */
function secretWordsOf<T extends GameTypes>(
  game: Game<T>,
  table: CheckedTable<T>,
  longest: number,
): Set<unknown> {
  const words = new Set<unknown>();
  const collect = ({ told }: Transition<T>) => {
    for (const entry of told) {
      if (!("secret" in entry)) continue;
      const open = new Set(leaves(entry.event ?? {}).map(({ value }) => value));
      for (const { key, value } of leaves(entry.secret)) {
        if (typeof value === "string" && key !== "type" && !open.has(value)) words.add(value);
      }
    }
  };
  collect(opened(game, table));
  playRandomly(game, table, longest, () => collect);
  return words;
}

function compareAnswers<T extends GameTypes>(
  game: Game<T>,
  table: CheckedTable<T>,
  real: Standing<T>,
  imagined: Standing<T>,
  input: Input<T>,
  watcher: Watcher,
  choices: Random,
): void {
  if (watcher === "spectator") return;
  const when = whenAt(real, input.at);
  const offers = game.moves(real.state, watcher, when);
  if (!same(offers, game.moves(imagined.state, watcher, when))) {
    throw new Broken(`what ${watcher} is offered depends on what ${watcher} cannot see: ${show(offers)}`);
  }
  const legal = offers.slice(0, 50).map((offer) => drawMove(offer, choices));
  // A player who wanted to find out what others hold would try the moves that those others could make.
  const theirs = watchersOf(real.seats).flatMap((other) =>
    typeof other === "number" ? game.moves(real.state, other, when).slice(0, 20) : [],
  );
  const asked = typeof watcher === "number" ? theirs.map((offer) => drawMove(offer, choices)) : [];
  for (const move of [...strangeMoves(table, watcher, legal, choices), ...asked]) {
    const refusal = game.refuse(real.state, watcher, move, when);
    if (!same(refusal ?? null, game.refuse(imagined.state, watcher, move, when) ?? null)) {
      throw new Broken(
        `whether ${watcher} may ${show(move)} depends on what ${watcher} cannot see: ${show(refusal)}`,
      );
    }
  }
}

/**
 * The same input in the imagined state. If it is not possible there, because it depends on the mover's own secrets
 * (cards that the watcher cannot see), then another move of its kind that the mover could make there.
 */
function sameInput<T extends GameTypes>(
  game: Game<T>,
  real: Standing<T>,
  imagined: Standing<T>,
  input: Input<T>,
  watcher: Watcher,
  choices: Random,
): Input<T> | undefined {
  if (input.by === "upgrade") return undefined;
  if (input.by === "clock") {
    return alarmOf(game, real) === alarmOf(game, imagined) ? input : undefined;
  }
  const when = whenAt(real, input.at);
  const refusal = game.refuse(imagined.state, input.by, input.move, when);
  if (refusal === undefined) return input;
  if (input.by === watcher)
    throw new Broken(`${watcher}'s own ${show(input.move)} is refused in what ${watcher} imagines`);
  const alike = movesLike(game, imagined, input.by, input.move, choices, when);
  return alike.length === 0 ? undefined : { ...input, move: pick(alike, choices) };
}

function movesLike<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  by: Actor,
  move: AnyMove<T>,
  choices: Random,
  when: { now: number; actedAt: number },
): AnyMove<T>[] {
  return game
    .moves(standing.state, by, when)
    .filter((offer) => offer.move.type === move.type)
    .map((offer) => drawMove(offer, choices));
}

interface Compared<T extends GameTypes> {
  /** What the watcher saw before it. */
  readonly before?: T["view"];
  /** What the watcher hears in yet another state that looks the same. */
  readonly elsewhere?: () => readonly T["event"][];
  /**
   * Whether something else may have been due at the same moment. Where it may depend on hidden things when the clock
   * rings, a sound can end with somebody's time in one state, and a little sooner or later in the other.
   */
  readonly mayCoincide?: boolean;
}

function compareTransitions<T extends GameTypes>(
  game: Game<T>,
  here: Transition<T>,
  there: Transition<T>,
  watcher: Watcher,
  input: Input<T> | "the opening",
  { before, elsewhere = () => [], mayCoincide = false }: Compared<T> = {},
): void {
  const views = [here, there].map((transition) => game.view(transition.standing.state, watcher));
  const told = [here, there].map((transition) => transition.told as readonly Told<T["event"]>[]);
  const events = told.map((all) => heard(all, watcher));
  if (same(views[0], views[1])) {
    const isNew = (value: unknown) =>
      before !== undefined && hasLeaf(views[0], value) && !hasLeaf(before, value);
    const [known, other] = told.map((all) => heard(withoutOwnOrder(all, watcher, isNew), watcher));
    const isSame = same(known, other) || (mayCoincide && (isWithin(known, other) || isWithin(other, known)));
    if (!isSame) {
      throw new Broken(
        `at ${show(input)} ${watcher} hears ${show(events[0])} or ${show(events[1])}, and sees the same`,
      );
    }
    return;
  }
  const shown = new Set(onlyIn(leaves(views[0]), leaves(views[1]), byPath).flatMap(whatItShows));
  // Nothing heard is a list without a name, and says nothing.
  const extra = onlyIn(leaves(events[0]), leaves(events[1]), byKey).filter(
    ({ key }) => !["type", ""].includes(key),
  );
  const named = new Set(leaves(views[0]).map(byKey));
  const hidden = extra.find((leaf) => !shown.has(leaf.value) && !named.has(byKey(leaf)));
  if (hidden !== undefined && !followsFromView(hidden, events[0] ?? [], elsewhere)) {
    throw new Broken(
      `at ${show(input)} ${watcher} hears that ${hidden.key} is ${show(hidden.value)}, which no view of ${watcher} shows`,
    );
  }
}

/** Whether these are among those, in the same order. */
function isWithin(these: readonly unknown[] = [], those: readonly unknown[] = []): boolean {
  let found = 0;
  for (const one of those) if (found < these.length && same(one, these[found])) found++;
  return found === these.length;
}

/**
 * In which order somebody got things that are theirs, such as cards from the top of a stock, is no secret from them,
 * although a view that sorts them does not show it. So lists in what only this watcher was told are compared without their
 * order, if everything in them is new in the watcher's view. Everywhere else order counts.
 */
function withoutOwnOrder<Event>(
  told: readonly Told<Event>[],
  watcher: Watcher,
  isNew: (value: unknown) => boolean,
): readonly Told<Event>[] {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value) && value.every(isNew) ? [...value].sort() : value;
  return told.map((entry) => {
    const isOwn = "secret" in entry && entry.to.length === 1 && entry.to[0] === watcher;
    if (!isOwn) return entry;
    const secret = Object.fromEntries(
      Object.entries(entry.secret as object).map(([name, value]) => [name, sorted(value)]),
    );
    return { ...entry, secret: secret as Event };
  });
}

function hasLeaf(view: unknown, value: unknown): boolean {
  return leaves(view).some((leaf) => leaf.value === value);
}

const MOST_WORLDS = 30_000;
const ENOUGH_WORLDS = 12;

/**
 * Whether something that was heard is no secret, although no view shows it: who deals next, for instance, after a round that
 * need not have been the last. Then an event of its kind says the same wherever it happens in what the watcher imagines.
 */
function followsFromView<Event extends { readonly type: string }>(
  leaf: Leaf,
  events: readonly Event[],
  elsewhere: () => readonly Event[],
): boolean {
  const tells = (event: Event) => leaves(event).some((other) => byKey(other) === byKey(leaf));
  const types = new Set(events.filter(tells).map(({ type }) => type));
  let agreeing = 0;
  for (let world = 0; world < MOST_WORLDS && agreeing < ENOUGH_WORLDS; world++) {
    const alike = elsewhere().filter(({ type }) => types.has(type));
    if (alike.length > 0 && !alike.some(tells)) return false;
    if (alike.length > 0) agreeing++;
  }
  return agreeing === ENOUGH_WORLDS;
}

const byPath = ({ path, value }: Leaf) => `${path}=${JSON.stringify(value)}`;
/** Lists of events differ in length, so their values are compared by name and not by position. */
const byKey = ({ key, value }: Leaf) => `${key}=${JSON.stringify(value)}`;

/** A value, and the list indices that lead to it, because a view shows a seat by the position of things in lists. */
function whatItShows({ path, value }: Leaf): unknown[] {
  return [value, ...path.split("/").filter(Boolean).map(Number)];
}

function onlyIn(these: Leaf[], those: Leaf[], identity: (leaf: Leaf) => string): Leaf[] {
  const known = new Set(those.map(identity));
  return these.filter((leaf) => !known.has(identity(leaf)));
}
