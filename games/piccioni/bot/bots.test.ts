import type { Mind } from "@tavolata/bots";
import { fastRandom, type Offer, pick, type Seat } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { kindOf, type Move, type Options, type Piccioni, piccioni, type State } from "../rules/index.ts";
import { randomDeck } from "../testing/random-deck.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, type TableSettings, tableWith } from "../testing/table-with.ts";
import { candidatesAmong } from "./candidates.ts";
import { greedy } from "./greedy.ts";
import { BOTS } from "./index.ts";
import { decideBy, LEVELS, maestro } from "./maestro.ts";
import { neighbour } from "./neighbour.ts";

const WHEN = { now: 0, actedAt: 0 };

function offersFor(state: State, seat: Seat): Offer<Move>[] {
  return piccioni.moves(state, seat, WHEN) as Offer<Move>[];
}

function decideIn(mind: Mind<Piccioni>, state: State, seat: Seat, seed: number): Move {
  return mind.decide({
    view: () => piccioni.view(state, seat),
    offers: offersFor(state, seat),
    random: fastRandom(seed, 9),
  });
}

interface Position {
  readonly state: State;
  readonly seat: Seat;
}

/** Positions of random games in which there is more than one thing to do. */
function positions(count: number, options: Partial<Options> = {}): Position[] {
  const found: Position[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const random = fastRandom(seed, 3);
    const setup = { seats: 2 + (seed % 5), options: { ...DEFAULTS, ...options } };
    const open: Position[] = [];
    for (const { standing } of randomPlay(setup, seed, 80)) {
      const { state } = standing;
      const seat = piccioni.awaits(state)[0];
      if (seat !== undefined && candidatesAmong(state, seat, offersFor(state, seat)).length > 1)
        open.push({ state: structuredClone(state), seat });
    }
    found.push(...Array.from({ length: 3 }, () => pick(open, random)));
  }
  return found.slice(0, count);
}

const POSITIONS = positions(40);

/** How often it decides differently when the hidden cards are different. */
function differences(
  decide: (position: Position, seed: number) => Move,
  among: readonly Position[] = POSITIONS,
): number {
  return among.filter((position, seed) => {
    const { state, seat } = position;
    const other = piccioni.imagine(piccioni.view(state, seat), fastRandom(seed, 5));
    return JSON.stringify(decide({ state: other, seat }, seed)) !== JSON.stringify(decide(position, seed));
  }).length;
}

/** A bot that looks into the pigeon deck: the honesty test is there to find it out. */
function cheatIn({ state, seat }: Position): Move {
  const candidates = candidatesAmong(state, seat, offersFor(state, seat));
  const next = state.pigeonDeck.at(-1);
  const unwelcome = next !== undefined && ["grasso", "picciona"].includes(kindOf(next));
  return candidates[unwelcome ? 0 : candidates.length - 1]!.move;
}

/** The same player, but thinking less: what it looks at does not depend on how often it looks. */
function hasty(bot: (typeof BOTS)[number], level?: string): Mind<Piccioni> {
  if (bot !== maestro) return bot.sit(level);
  const known = LEVELS[level!]!;
  return { decide: (decision) => decideBy({ ...known, moves: Math.min(known.moves, 150) }, decision) };
}

const EVERYBODY = BOTS.flatMap((bot) =>
  (bot.levels.length === 0 ? [undefined] : bot.levels).map((level) => ({
    bot,
    level,
    name: level === undefined ? bot.name : `${bot.name}:${level}`,
  })),
);

describe("The bots", () => {
  it("are led by the maestro, which plays for people who are gone", () => {
    expect(BOTS).toEqual([maestro, greedy, neighbour]);
    expect(maestro.levels).toEqual(["easy", "normal", "strong"]);
  });

  for (const { bot, level, name } of EVERYBODY) {
    it(`[PIC-32] ${name} is honest: it decides the same when the hidden cards are different`, () => {
      const decide = ({ state, seat }: Position, seed: number) =>
        decideIn(hasty(bot, level), state, seat, seed);
      expect(differences(decide)).toBe(0);
    });
  }

  it.each(["normal", "strong"])(
    "[PIC-32] the maestro is honest even with all the time it takes: %s",
    (level) => {
      const decide = ({ state, seat }: Position, seed: number) =>
        decideIn(maestro.sit(level), state, seat, seed);
      expect(differences(decide, POSITIONS.slice(0, 5))).toBe(0);
    },
  );

  it("[PIC-32] would be found out if they looked", () => {
    expect(differences(cheatIn)).toBeGreaterThan(3);
  });

  it("[PIC-30] always find a legal move, with 2 to 6 players and any deck", () => {
    const asked = new Map<string, number>();
    for (let deck = 0; deck < 4; deck++) {
      const options = { deck: randomDeck(fastRandom(deck)) };
      for (const [i, { state, seat }] of positions(18, options).entries()) {
        for (const { bot, level, name } of EVERYBODY) {
          // The maestro takes longer than all the others together.
          const every = { "maestro:strong": 18, "maestro:normal": 9, "maestro:easy": 3 }[name] ?? 1;
          if ((i + deck) % every !== 0) continue;
          const move = decideIn(bot.sit(level), state, seat, i);
          expect(piccioni.refuse(state, seat, move, WHEN)).toBeUndefined();
          asked.set(name, (asked.get(name) ?? 0) + 1);
        }
      }
    }
    expect(Math.min(...asked.values())).toBeGreaterThanOrEqual(4);
    expect(asked.size).toBe(EVERYBODY.length);
  });

  it("choose only what they are offered", () => {
    for (const [seed, { state, seat }] of POSITIONS.entries()) {
      const [only] = candidatesAmong(state, seat, offersFor(state, seat));
      const offers = offersFor(state, seat).filter(({ move }) => move.type === only!.move.type);
      for (const { bot } of EVERYBODY.filter(({ level }) => level !== "strong" && level !== "normal")) {
        const random = fastRandom(seed);
        const move = bot.sit("easy").decide({ view: () => piccioni.view(state, seat), offers, random });
        expect(move.type).toBe(only!.move.type);
      }
    }
  });

  it("make the same decision again, whatever they have thought about in between", () => {
    const mind = maestro.sit("normal");
    const decideAll = () =>
      POSITIONS.slice(0, 8).map(({ state, seat }, seed) => decideIn(mind, state, seat, seed));
    expect(decideAll()).toEqual(decideAll());
  });
});

/** What a bot does with the last action of a game, up to the point where the others are asked to answer. */
function deedOf(bot: (typeof BOTS)[number], settings: TableSettings, seat: Seat = 0): string[] {
  const table = tableWith({ ...settings, pigeonsLeft: 0 });
  table.state.actionsLeft = 1;
  table.state.finalPhase = { trigger: 1, turnsLeft: 1 };
  const deed: string[] = [];
  do {
    const move = decideIn(bot.sit(bot.levels.at(-1)), table.state, seat, 1);
    deed.push(Object.values(move).flat().join(" "));
    table.moves(seat, move);
  } while (table.state.inPlay.length > 0 && table.state.waiting?.is === "choice");
  return deed;
}

describe.each([maestro, greedy, neighbour])("$name", (bot) => {
  it("[PIC-28] washes its Montagna di Guano into a Trophy", () => {
    const settings = { hands: ["idropulitrice-1 ombrello-1", ""], areas: ["montagna-di-guano-1", ""] };
    expect(deedOf(bot, settings)).toEqual(["play idropulitrice-1"]);
  });

  it("[PIC-28] washes its own Guano before another player's", () => {
    const table = tableWith({ hands: ["idropulitrice-1", ""], areas: ["guano-1", "guano-2"] });
    table.plays("idropulitrice-1");
    expect(decideIn(bot.sit(bot.levels.at(-1)), table.state, 0, 1)).toEqual({
      type: "chooseGuano",
      card: "guano-1",
    });
  });

  it("[PIC-27] [PIC-28] leads its pigeons with crumbs to where they are run over", () => {
    const settings = {
      hands: ["briciole-1", "", ""],
      areas: ["stupido-1 stupido-2", "", ""],
      places: { strada: "zoppo-1 zoppo-2 zoppo-3" },
    };
    expect(deedOf(bot, settings)).toEqual([
      "play briciole-1",
      "choosePigeons stupido-1 stupido-2",
      "chooseZone strada",
    ]);
  });

  it("[PIC-28] sends a pigeon of its own to Folla when it can", () => {
    const settings = { hands: ["guano-1", ""], areas: ["zoppo-1", "zoppo-2"] };
    expect(deedOf(bot, settings)).toEqual(["play guano-1", "chooseZone 1", "choosePigeons zoppo-1"]);
  });

  it("[PIC-28] lets the cat take its own Grasso, not another player's", () => {
    const table = tableWith({ hands: ["gatto-1", ""], areas: ["grasso-1", "grasso-2"] }).plays("gatto-1");
    expect(decideIn(bot.sit(bot.levels.at(-1)), table.state, 0, 1)).toEqual({
      type: "choosePigeons",
      pigeons: ["grasso-1"],
    });
  });

  it("[PIC-28] sends an old lady's pigeons to another player", () => {
    const table = tableWith({ hands: ["vecchietta-1", ""], places: { strada: "zoppo-1 zoppo-2" } });
    table.plays("vecchietta-1");
    const move = decideIn(bot.sit(bot.levels.at(-1)), table.state, 0, 1);
    expect(move).toEqual({ type: "chooseZone", zone: 1 });
  });

  it("[PIC-9] pays with what it needs least", () => {
    const table = tableWith({
      hands: ["ma-anche-no-1 guano-1 guano-2", ""],
      areas: ["grasso-1", ""],
      actionsLeft: 0,
    });
    const move = decideIn(bot.sit(bot.levels.at(-1)), table.state, 0, 1);
    expect(move).toMatchObject({ type: "discard", target: "grasso-1" });
    expect((move as { cards: string[] }).cards).not.toContain("ma-anche-no-1");
  });

  it("[PIC-28] claps at three pigeons that come to it, and does not answer what is not meant for it", () => {
    const hands = ["vecchietta-1 fionda-1", "battimani-1", ""];
    const table = tableWith({ hands, places: { statua: "stupido-1 stupido-2 grasso-1" } });
    table.plays("vecchietta-1").choosesZone(0, 1);
    expect(decideIn(bot.sit(bot.levels.at(-1)), table.state, 1, 1)).toEqual({
      type: "react",
      card: "battimani-1",
    });
  });
});
