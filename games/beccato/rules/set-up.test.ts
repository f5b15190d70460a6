import { begin, fastChance, fastRandom } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import {
  allEggs,
  BREEDS,
  beccato,
  type Card,
  flockOf,
  GUILDS,
  HIDDEN,
  leftOf,
  type Options,
  SERAMA,
  SIGNALS,
  type State,
} from "./index.ts";
import { seatingFor, teamOfPlace } from "./teams.ts";

function begun(seats: number, options: Partial<Options> = {}, seed = 1): State {
  const transition = begin(beccato, { seats, options: { ...DEFAULTS, ...options } }, 0, fastChance(seed));
  if (transition.refused !== undefined) throw new Error(transition.refused.code);
  return transition.standing.state;
}

const SHAPES: [number, Options["teamSize"], number[]][] = [
  [4, "two", [2, 2]],
  [4, "three", [2, 2]],
  [5, "two", [3, 2]],
  [5, "three", [3, 2]],
  [6, "two", [2, 2, 2]],
  [6, "three", [3, 3]],
  [7, "two", [3, 2, 2]],
  [7, "three", [3, 2, 2]],
  [8, "two", [2, 2, 2, 2]],
  [8, "three", [3, 3, 2]],
  [9, "two", [3, 2, 2, 2]],
  [9, "three", [3, 3, 3]],
];

function count<Item>(items: readonly Item[], item: Item): number {
  return items.filter((other) => other === item).length;
}

describe("Set-up", () => {
  it("[BEC-1] there are eight breeds of three, four Serama, seven eggs of each of four guilds, 33 signals", () => {
    const flock = flockOf(BREEDS);
    expect(flock).toHaveLength(28);
    for (const breed of BREEDS) expect(count(flock, breed)).toBe(3);
    expect(count<Card>(flock, SERAMA)).toBe(4);
    expect(allEggs()).toHaveLength(28);
    for (const guild of GUILDS) expect(count(allEggs(), guild)).toBe(7);
    expect(new Set(SIGNALS).size).toBe(33);
    expect(Math.max(...SHAPES.map(([seats]) => begun(seats).coops.length))).toBe(8);
  });

  it("[BEC-3] a player's seat decides their guild, unless guilds are drawn", () => {
    for (const [seats, teamSize] of SHAPES) {
      const { teams } = begun(seats, { teamSize });
      teams.forEach((team, number) => {
        for (const seat of team.seats) expect(teamOfPlace(seats, teamSize, seat)).toBe(number);
      });
    }
  });

  it("[BEC-2] 4 to 9 players make guilds of these sizes", () => {
    for (const [seats, teamSize, sizes] of SHAPES) {
      const { teams } = begun(seats, { teamSize });
      expect(teams.map((team) => team.seats.length).sort((a, b) => b - a)).toEqual(sizes);
      expect(teams.flatMap((team) => team.seats).sort()).toEqual([...Array(seats).keys()]);
      expect(new Set(teams.map(({ guild }) => guild)).size).toBe(teams.length);
    }
    for (const seats of [3, 10]) {
      const refused = begin(beccato, { seats, options: DEFAULTS }, 0, fastChance(1));
      expect(refused).toMatchObject({ refused: { code: "wrong-player-count" } });
    }
  });

  it("[BEC-2] agreed guilds go by where people sit; where guilds are drawn, so is who sits where", () => {
    expect(begun(6, { teamSize: "three" }).teams.map(({ seats }) => seats)).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
    const drawn = Array.from({ length: 30 }, (_, seed) => begun(4, { teams: "drawn" }, seed));
    const mates = drawn.map(({ teams }) => teams.find(({ seats }) => seats.includes(0))!.seats);
    for (const mate of [1, 2, 3]) expect(mates.some((seats) => seats.includes(mate))).toBe(true);
    for (const { places } of drawn) expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });

  it("[BEC-3] no two neighbours are in one guild; with five, the imaginary player sits between two who are", () => {
    for (const [seats, teamSize] of SHAPES) {
      for (const teams of ["agreed", "drawn"] as const) {
        const seating = seatingFor(seats, { teamSize, teams }, fastRandom(seats));
        const teamAt = (place: number) =>
          seating.teams.findIndex((team) => team.includes(seating.places[place % seats]!));
        for (let place = 0; place < seats; place++) {
          const beforeImaginary = seats === 5 && place === 4;
          expect(teamAt(place) === teamAt(place + 1)).toBe(beforeImaginary);
        }
      }
    }
  });

  it("[BEC-2] the house knows who plays with whom, so that mates share a place", () => {
    expect(beccato.teams?.(tableWith({ seats: 7 }).state)).toEqual([0, 1, 0, 2, 0, 1, 2]);
  });

  it("[BEC-3] guilds are public, and the first dealer is random", () => {
    const { teams } = tableWith({ seats: 7 }).view("spectator");
    expect(teams.map(({ guild, seats }) => [guild, seats])).toEqual([
      ["coin", [0, 2, 4]],
      ["cactus", [1, 5]],
      ["ring", [3, 6]],
    ]);
    const dealers = new Set(Array.from({ length: 40 }, (_, seed) => begun(4, {}, seed).dealer));
    expect([...dealers].sort()).toEqual([0, 1, 2, 3]);
  });

  it("[BEC-4] each guild gets a signal of its own, which only its members are told and see", () => {
    for (let seed = 0; seed < 20; seed++) {
      const signals = begun(8, {}, seed).teams.map(({ signal }) => signal);
      expect(new Set(signals.flat()).size).toBe(4);
      for (const signal of signals) expect(signal).toHaveLength(1);
    }
    const transition = begin(beccato, { seats: 4, options: DEFAULTS }, 0, fastChance(3));
    if (transition.refused !== undefined) throw new Error("refused");
    const { state } = transition.standing;
    const [mine, theirs] = state.teams.map(({ signal }) => signal);
    expect(beccato.view(state, 0).teams.map(({ signal }) => signal)).toEqual([mine, HIDDEN]);
    expect(beccato.view(state, 3).teams.map(({ signal }) => signal)).toEqual([HIDDEN, theirs]);
    expect(beccato.view(state, "screen").teams.map(({ signal }) => signal)).toEqual([HIDDEN, HIDDEN]);
    const told = transition.told.filter((one) => "secret" in one && one.secret.type === "signal");
    expect(told).toEqual([
      { to: [0, 2], secret: { type: "signal", team: 0, entry: null, row: mine } },
      { to: [1, 3], secret: { type: "signal", team: 1, entry: null, row: theirs } },
    ]);
  });

  it("[BEC-5] n - 1 coops, three cards each and four for the dealer, and the deck is used up", () => {
    for (const seats of [4, 6, 7, 8, 9]) {
      const state = begun(seats);
      expect(state.coops).toHaveLength(seats - 1);
      expect(state.flock).toEqual([]);
      expect(state.players.map(({ hand }) => hand.length)).toEqual(
        state.players.map((_, seat) => (seat === state.dealer ? 4 : 3)),
      );
      const cards = state.players.flatMap(({ hand }) => hand).sort();
      expect(cards).toEqual(flockOf(state.coops.map(({ breed }) => breed)).sort());
      expect(cards).toHaveLength(3 * seats + 1);
    }
  });

  it("[BEC-5] chance decides which coops these are", () => {
    const used = Array.from({ length: 20 }, (_, seed) => begun(4, {}, seed).coops.map(({ breed }) => breed));
    expect(new Set(used.flat()).size).toBe(BREEDS.length);
  });

  it("[BEC-6] an egg lies face up on every coop, and the rest form a deck that nobody sees into", () => {
    const table = tableWith({ seats: 6 });
    const { coops, eggDeck } = table.view(0);
    expect(coops.every(({ egg }) => egg !== null)).toBe(true);
    expect(eggDeck).toEqual(Array(23).fill(HIDDEN));
    expect([...coops.map(({ egg }) => egg), ...table.state.eggDeck].sort()).toEqual(allEggs().sort());
    const orders = new Set(Array.from({ length: 10 }, (_, seed) => begun(6, {}, seed).eggDeck.join()));
    expect(orders.size).toBe(10);
  });

  it("[BEC-25] with five there is an imaginary player, and everything is as for six", () => {
    for (const teams of ["agreed", "drawn"] as const) {
      const state = begun(5, { teams });
      expect(state.coops).toHaveLength(5);
      expect(state.imaginary).toHaveLength(3);
      expect(beccato.count(state)).toEqual({ chickens: 19, eggs: 28 });
      const [first, last] = [state.places[0]!, state.places[4]!];
      expect(state.teams.find(({ seats }) => seats.includes(first))!.seats).toContain(last);
      expect(state.teams.find(({ seats }) => seats.includes(first))!.seats).toHaveLength(3);
      expect(leftOf(state, last)).toBe(first);
    }
  });
});
