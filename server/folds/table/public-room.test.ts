import { begin, commitment, defaultsOf, fairChance } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Settings } from "../../protocol/index.ts";
import { TEMPLATE } from "../../testing/template.ts";
import { openRoom } from "../room/fold.ts";
import { publicRoom } from "./public-room.ts";
import type { Play, TableState } from "./state.ts";

const options = defaultsOf<object>(TEMPLATE.rules.options);
const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: length, maxLength: length });
const SERVER_SEED = "5e".repeat(32);

/** A table at which three people play, whose secrets are easy to find in a text. */
function tableWith(nextSeed: string, playerSeeds: readonly string[], nodes: readonly string[]): TableState {
  const room = openRoom(
    {
      type: "opened",
      table: "a-table",
      game: TEMPLATE.rules.name,
      options,
      settings: defaultsOf<Settings>(Settings),
      chairs: TEMPLATE.rules.seats.max,
      host: { id: "person-0", nickname: "Basilico", avatar: "plain" },
      code: "BCDFGH",
      next: { id: "next-game", number: 2, serverSeed: nextSeed },
    },
    0,
  );
  room.people = playerSeeds.map((_, i) => ({
    id: `person-${i}`,
    nickname: "Basilico",
    avatar: "plain",
    nodes: i === 0 ? [] : [...nodes],
    goneSince: i === 0 ? 5 : null,
  }));
  playerSeeds.forEach((seed, i) => {
    const standIn = i === 0 ? { since: 9, asked: false } : null;
    room.chairs[i] = { person: `person-${i}`, seed: i === 2 ? null : seed, standIn };
  });
  room.chairs[5] = { bot: "plain" };
  room.recent = { "person-0": ["a-request"] };
  room.removed = ["person-sent-away"];
  return { room, play: playOf(playerSeeds) };
}

function playOf(playerSeeds: readonly string[]): Play {
  const chance = fairChance({ server: SERVER_SEED, players: playerSeeds });
  const step = begin(TEMPLATE.rules, { seats: playerSeeds.length, options }, 0, chance);
  if (step.refused !== undefined) throw new Error(step.refused.code);
  return {
    begun: {
      id: "this-game-in-play",
      number: 1,
      options,
      chairs: playerSeeds.map((_, i) => i),
      serverSeed: SERVER_SEED,
      commitment: commitment(SERVER_SEED),
      playerSeeds,
    },
    first: 1,
    last: 1,
    standing: step.standing,
    over: false,
    sat: null,
    decisions: [],
    awaitedSince: [],
    updates: [],
  };
}

describe("What everybody sees of a room", () => {
  it("holds no seed, no node, no request and no cards, whatever they are", () => {
    fc.assert(
      fc.property(
        hex(64),
        fc.uniqueArray(hex(20), { minLength: 3, maxLength: 3 }),
        fc.uniqueArray(hex(12), { minLength: 1, maxLength: 3 }),
        (nextSeed, playerSeeds, nodes) => {
          const state = tableWith(nextSeed, playerSeeds, nodes);
          const text = JSON.stringify(publicRoom(state, TEMPLATE));
          const secrets = [nextSeed, SERVER_SEED, ...playerSeeds, ...nodes, "a-request", "person-sent-away"];
          for (const secret of secrets) expect(text).not.toContain(secret);
          expect(text).not.toMatch(/serverSeed|nodes|standing|deck|cards|recent|next-game|this-game-in-play/);
        },
      ),
      { seed: 7, numRuns: 100 },
    );
  });

  it("shows who is there, who is ready, whom a bot plays for, and what chance is bound to", () => {
    const seen = publicRoom(tableWith("ab".repeat(32), ["s0", "s1", "s2"], ["node"]), TEMPLATE);
    expect(seen.people.map(({ present }) => present)).toEqual([false, true, true]);
    expect(seen.people.map(({ nickname }) => nickname)).toEqual(["Basilico", "Basilico 2", "Basilico 3"]);
    expect(seen.chairs.slice(0, 6)).toEqual([
      { person: "person-0", ready: true, standIn: true },
      { person: "person-1", ready: true, standIn: false },
      { person: "person-2", ready: false, standIn: false },
      null,
      null,
      { bot: "plain" },
    ]);
    expect(seen.commitment).toBe(commitment("ab".repeat(32)));
    expect(seen.playing).toEqual({
      number: 1,
      commitment: commitment(SERVER_SEED),
      chairs: [0, 1, 2],
      over: false,
      earlier: [],
    });
    expect(seen.cannotBegin).toBeNull();
  });

  it("says why the next game could not begin", () => {
    const state = tableWith("ab".repeat(32), ["s0", "s1", "s2"], []);
    state.room.chairs.fill(null);
    expect(publicRoom(state, TEMPLATE).cannotBegin).toEqual({
      code: "wrong-player-count",
      params: { seats: 0, ...TEMPLATE.rules.seats },
    });
    state.room.chairs.fill({ bot: "plain" }, 0, 4);
    const choosy = {
      ...TEMPLATE,
      rules: { ...TEMPLATE.rules, refuseStart: () => ({ code: "not-like-this" }) },
    };
    expect(publicRoom(state, choosy).cannotBegin).toEqual({ code: "not-like-this" });
  });
});
