import { withChoice } from "../choices.ts";
import type { Game } from "../game.ts";
import type { AnyMove, GameTypes, Setup } from "../game-types.ts";
import { copy, notPlain, same } from "../json.ts";
import { covers, drawMove, edgesOf } from "../offers.ts";
import { alarmOf, begin, enter, refuseSetup, type Standing, type Transition, upgradeInput } from "../play.ts";
import type { Random } from "../random/random.ts";
import { type GameRecord, replay } from "../record.ts";
import { completeOptions, defaultsOf, fits, nodeOf, type SchemaNode } from "../schema.ts";
import { type Actor, actorsOf, watchersOf } from "../seat.ts";
import {
  Broken,
  type CheckedTable,
  chanceOf,
  choicesOf,
  chooseInput,
  entered,
  opened,
  playRandomly,
  show,
  strangeMoves,
  whenAt,
} from "./drive.ts";
import { keepsSecrets, showsOnlyWhatWasTold } from "./secrets.ts";

export interface Settings<T extends GameTypes> {
  /** How many random tables each law is tried on. */
  readonly tables: number;
  readonly seed: number;
  /** A random game that is not over after this many inputs counts as endless. */
  readonly longest: number;
  /** For games that last as long as people like; random ones are cut off at `longest`. */
  readonly endless: boolean;
  /** For games in which the clock may ring for something that not every watcher sees (a gesture that ends). */
  readonly hiddenAlarms: boolean;
  /** States of earlier versions, as unfinished games of that time hold them. */
  readonly earlier: readonly { readonly version: number; readonly seats: number; readonly state: unknown }[];
  /** Options that every checked table has, for instance to check a rare variant on all tables. */
  readonly fixed: Partial<T["options"]>;
}

/** Something that is true of every game. `hold` throws if it is not. */
export interface Law {
  readonly name: string;
  /** Whether it is tried with all time limits on or all off; without this, each as chance has it. */
  readonly limits?: "on" | "off";
  hold<T extends GameTypes>(game: Game<T>, table: CheckedTable<T>, settings: Settings<T>): void;
}

export const LAWS: readonly Law[] = [
  {
    name: "random games come to their end",
    hold(game, table, { longest, endless }) {
      const { finished, standing } = playRandomly(game, table, longest);
      if (!finished && !endless)
        throw new Broken(`not over after ${longest} inputs: ${show(standing.state)}`);
      const result = game.result(standing.state);
      if (result !== undefined) checkResult(result.places, result.scores, table.setup.seats);
    },
  },
  {
    name: "a replay gives the same state, byte for byte, and tells the same",
    hold(game, table, { longest }) {
      const told: string[] = [JSON.stringify(opened(game, table).told)];
      const { standing, log } = playRandomly(game, table, longest, () => (transition) => {
        told.push(JSON.stringify(transition.told));
      });
      const { setup } = table;
      const record: Pick<
        GameRecord<GameTypes>,
        "version" | "seats" | "options" | "startedAt" | "log"
      > = JSON.parse(
        JSON.stringify({ version: game.version, ...setup, startedAt: opened(game, table).standing.at, log }),
      );
      const retold: string[] = [];
      const replayed = replay(game, record, chanceOf(table), (transition) => {
        retold.push(JSON.stringify(transition.told));
      });
      if (replayed.refused !== undefined) throw new Broken(`the replay stops at ${show(replayed)}`);
      if (JSON.stringify(replayed.standing) !== JSON.stringify(standing)) {
        throw new Broken(`the replay ends in ${show(replayed.standing)}, not in ${show(standing)}`);
      }
      const at = told.findIndex((line, i) => line !== retold[i]);
      if (at >= 0) throw new Broken(`input ${at} told ${told[at]}, and in the replay ${retold[at]}`);
    },
  },
  {
    name: "everything is plain JSON, and a game goes on from its JSON as if nothing had happened",
    hold(game, table, { longest }) {
      const chance = chanceOf(table);
      playRandomly(game, table, longest, (standing, input) => {
        checkPlain("the state", standing.state);
        checkPlain("the move", input.move);
        const stored: Standing<GameTypes> = JSON.parse(JSON.stringify(standing));
        return (transition) => {
          checkPlain("what was told", transition.told);
          checkPlain("the effects", transition.effects);
          for (const watcher of watchersOf(standing.seats)) {
            checkPlain(`the view of ${watcher}`, game.view(transition.standing.state, watcher));
          }
          const again = entered(game, stored, input, chance);
          if (JSON.stringify(again) !== JSON.stringify(transition)) {
            throw new Broken(`from its JSON the game went on to ${show(again)}, not to ${show(transition)}`);
          }
        };
      });
    },
  },
  {
    name: "what is offered is accepted, everything else is refused, and refusing changes nothing",
    hold(game, table, { longest }) {
      const choices = choicesOf(table, 2);
      playRandomly(game, table, longest, (standing, input) => {
        const when = whenAt(standing, input.at);
        const before = JSON.stringify(standing.state);
        const offersOf = new Map(
          actorsOf(standing.seats).map((by) => [by, game.moves(standing.state, by, when)]),
        );
        const legal = [...offersOf.values()]
          .flat()
          .slice(0, 400)
          .map((offer) => drawMove(offer, choices));
        for (const [by, offers] of offersOf) {
          for (const offer of offers) {
            const move = drawMove(offer, choices);
            checkFits(game, by, move);
            const refusal = game.refuse(standing.state, by, move, when);
            if (refusal !== undefined) {
              throw new Broken(`${by} is offered ${show(move)} and refused it: ${show(refusal)}`);
            }
          }
          for (const move of [
            ...offers.flatMap(edgesOf),
            ...strangeMoves(table, by, legal, choices),
            ...sampled(legal, choices),
          ]) {
            if (!fits(schemaOf(game, by), move)) continue;
            const refusal = game.refuse(standing.state, by, move, when);
            const offered = offers.some((offer) => covers(offer, move));
            if ((refusal === undefined) !== offered) {
              throw new Broken(
                `${show(move)} by ${by} is ${offered ? "" : "not "}offered but ${refusal === undefined ? "accepted" : `refused: ${show(refusal)}`}`,
              );
            }
            if (refusal !== undefined) checkRefusal(refusal);
          }
        }
        if (JSON.stringify(standing.state) !== before) {
          throw new Broken(`listing or refusing moves changed the state from ${before.slice(0, 300)}`);
        }
        return undefined;
      });
    },
  },
  {
    name: "the game always waits for somebody who can move, or for the clock, the house or the screen",
    limits: "off",
    hold(game, table, { longest }) {
      playRandomly(game, table, longest, (standing, input) => {
        const awaited = game.awaits(standing.state);
        const canMove = (by: Actor) => game.moves(standing.state, by, whenAt(standing, input.at)).length > 0;
        const idle = awaited.find((seat) => !canMove(seat));
        if (idle !== undefined)
          throw new Broken(`seat ${idle} is waited for and has no move in ${show(standing.state)}`);
        if (awaited.length > 0 || game.alarm(standing.state) !== undefined) return undefined;
        if (!canMove("house") && !canMove("screen")) {
          throw new Broken(`nobody is waited for, and nothing else can happen in ${show(standing.state)}`);
        }
        return undefined;
      });
    },
  },
  {
    name: "with time limits on, the clock alone brings it to an end",
    limits: "on",
    hold(game, table, { longest, endless }) {
      const head = choicesOf(table, 3).below(40);
      let { standing } = playRandomly(game, table, head);
      const chance = chanceOf(table);
      // The house may have ended a paused game, and then there is nothing to resume.
      if (standing.clock.pausedAt !== null && game.result(standing.state) === undefined) {
        standing = entered(game, standing, clockInput(standing, standing.at, "resume"), chance).standing;
      }
      for (let rings = 0; game.result(standing.state) === undefined; rings++) {
        const alarm = alarmOf(game, standing);
        if (alarm === undefined) {
          const awaited = game.awaits(standing.state);
          // A table with open chairs may come to rest: every hand is over, and nobody wants another.
          if (awaited.length === 0 && endless) return;
          throw new Broken(`no alarm is set while the game waits for ${awaited}, in ${show(standing.state)}`);
        }
        if (rings >= longest) throw new Broken(`the clock rang ${rings} times and nothing came of it`);
        const at = Math.max(alarm, standing.at);
        const before = JSON.stringify(standing.state);
        standing = entered(game, standing, clockInput(standing, at, "ring"), chance).standing;
        if (JSON.stringify(standing.state) === before)
          throw new Broken(`the clock rang and nothing changed: ${before}`);
      }
    },
  },
  {
    name: "what must be conserved is conserved",
    hold(game, table, { longest }) {
      const { standing } = opened(game, table);
      const before = game.count(standing.state);
      playRandomly(game, table, longest, (_, input) => (transition) => {
        const after = game.count(transition.standing.state);
        if (!same(before, after)) {
          throw new Broken(`${show(input)} made ${show(before)} into ${show(after)}`);
        }
      });
    },
  },
  {
    name: "a view is the watcher's own: changing it changes nothing",
    hold(game, table, { longest }) {
      playRandomly(game, table, longest, (standing) => {
        const before = JSON.stringify(standing.state);
        for (const watcher of watchersOf(standing.seats)) {
          const view = game.view(standing.state, watcher);
          if (view.watcher !== watcher)
            throw new Broken(`the view of ${watcher} says it is ${view.watcher}'s`);
          if (game.sharedView !== undefined && !same(game.sharedView(standing.state, watcher), view))
            throw new Broken(`the shared view of ${watcher} differs from the view`);
          scribble(view);
        }
        if (JSON.stringify(standing.state) !== before) throw new Broken("a view shares data with the state");
        return undefined;
      });
    },
  },
  {
    name: "an imagined state looks the same to its watcher, and can be played on",
    hold(game, table, { longest }) {
      const choices = choicesOf(table, 4);
      playRandomly(game, table, longest, (standing) => {
        for (const watcher of sampled(watchersOf(standing.seats), choices)) {
          const view = game.view(standing.state, watcher);
          const kept = JSON.stringify(view);
          const imagined = game.imagine(view, choices);
          if (JSON.stringify(view) !== kept) throw new Broken("imagining changed the view");
          const again = game.view(imagined, watcher);
          if (!same(again, view))
            throw new Broken(`${watcher} sees ${show(view)} and imagines ${show(again)}`);
          if (!same(game.count(imagined), game.count(standing.state))) {
            throw new Broken(`imagined counts are ${show(game.count(imagined))}`);
          }
          checkPlain("the imagined state", imagined);
          if (choices.below(16) === 0) playOn(game, table, { ...standing, state: imagined });
        }
        return undefined;
      });
    },
  },
  {
    name: "nobody is told, offered or refused anything that their view does not show",
    hold: (game, table, settings) => keepsSecrets(game, table, settings),
  },
  {
    name: "nobody sees what they were not told",
    hold: showsOnlyWhatWasTold,
  },
  {
    name: "a game in play is taken over from an earlier version",
    hold(game, table, { earlier, longest }) {
      if (game.version > 1 && earlier.length === 0) {
        throw new Broken(`version ${game.version} needs a state of an earlier version to be checked with`);
      }
      for (const { version, seats, state } of earlier) {
        const old = { ...opened(game, table).standing, version, seats, state: copy(state) as object };
        const entry = upgradeInput(game, old, old.at);
        if ("refused" in entry) throw new Broken(`no upgrade from version ${version}`);
        let { standing }: Transition<GameTypes> = entered(game, old, entry, chanceOf(table));
        const choices = choicesOf(table, 6);
        while (game.result(standing.state) === undefined && standing.seq < longest) {
          ({ standing } = entered(game, standing, chooseInput(game, standing, choices), chanceOf(table)));
        }
      }
    },
  },
  {
    name: "the defaults are options that a table can start with",
    hold(game, table) {
      const defaults = completeOptions<object>(game.options);
      if (defaults.problems !== undefined)
        throw new Broken(`the defaults do not fit: ${show(defaults.problems)}`);
      for (const seats of [game.seats.min, game.seats.max]) {
        const { refused } = begin(game, { seats, options: defaults.value }, 0, chanceOf(table));
        if (refused !== undefined) throw new Broken(`${seats} players cannot start: ${show(refused)}`);
      }
    },
  },
  {
    name: "no single choice clashes with the defaults",
    hold(game) {
      const properties = nodeOf(game.options).properties ?? {};
      const defaults = defaultsOf<Record<string, unknown>>(game.options);
      for (const [name, node] of Object.entries(properties)) {
        if (node.byHouse) continue;
        for (const value of wordsOf(node)) {
          const options = withChoice(properties, defaults, name, value);
          if (!someSeatsCanStart(game, options)) {
            throw new Broken(`with ${name} set to ${show(value)} nobody can start: ${show(options)}`);
          }
        }
      }
    },
  },
];

/** The values of an option that are chosen by name. Numbers are not: which ones go together is for the lobby to say. */
function wordsOf(node: SchemaNode): readonly unknown[] {
  if (node.type === "boolean") return [true, false];
  return node.enum ?? node.anyOf?.flatMap(({ const: value }) => (value === undefined ? [] : [value])) ?? [];
}

function someSeatsCanStart<T extends GameTypes>(game: Game<T>, options: object): boolean {
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return seats.some((count) => refuseSetup(game, { seats: count, options }) === undefined);
}

/** Whether the table can start. It is no fault if the game itself refuses a set-up. */
export function canStart<T extends GameTypes>(game: Game<T>, setup: Setup<T>): boolean {
  return game.refuseStart?.(setup) === undefined;
}

function playOn<T extends GameTypes>(game: Game<T>, table: CheckedTable<T>, from: Standing<T>): void {
  const choices = choicesOf(table, 5);
  let standing = from;
  for (let i = 0; i < 12 && game.result(standing.state) === undefined; i++) {
    const transition = enter(game, standing, chooseInput(game, standing, choices), chanceOf(table));
    if (transition.refused !== undefined)
      throw new Broken(`an imagined game stops: ${show(transition.refused)}`);
    standing = transition.standing;
  }
}

function clockInput<T extends GameTypes>(standing: Standing<T>, at: number, type: "ring" | "resume") {
  return { seq: standing.seq + 1, at, by: "clock", move: { type } } as const;
}

function schemaOf<T extends GameTypes>(game: Game<T>, by: Actor) {
  const schema = by === "house" ? game.houseMove : by === "screen" ? game.screenMove : game.move;
  return schema ?? game.move;
}

function checkFits<T extends GameTypes>(game: Game<T>, by: Actor, move: AnyMove<T>): void {
  const schema = by === "house" ? game.houseMove : by === "screen" ? game.screenMove : game.move;
  if (schema === undefined) throw new Broken(`${by} is offered ${show(move)} and has no schema for moves`);
  if (!fits(schema, move)) throw new Broken(`${by} is offered ${show(move)}, which does not fit the schema`);
}

function checkPlain(what: string, value: unknown): void {
  const path = notPlain(value);
  if (path !== undefined) throw new Broken(`${what} is not plain JSON at ${path || "its root"}`);
}

function checkRefusal(refusal: { code: unknown; clause?: unknown }): void {
  checkPlain("the refusal", refusal);
  if (typeof refusal.code !== "string" || typeof refusal.clause !== "string") {
    throw new Broken(`a refusal needs a code and a clause: ${show(refusal)}`);
  }
}

function checkResult(places: readonly number[], scores: readonly number[], seats: number): void {
  if (places.length !== seats || scores.length !== seats) throw new Broken("a result names every seat");
  const taken = places.filter((place) => place !== 0);
  const proper = taken.every((place) => place === 1 + taken.filter((other) => other < place).length);
  if (!proper) throw new Broken(`these are not places: ${show(places)}`);
}

/** About three of these: checking all of them at every input would cost more than it finds. */
function sampled<Item>(items: readonly Item[], random: Random): Item[] {
  return items.filter(() => random.below(items.length) < 3);
}

function scribble(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) scribble(inner);
  if (Array.isArray(value)) value.push("scribble");
  else (value as Record<string, unknown>).scribble = true;
}
