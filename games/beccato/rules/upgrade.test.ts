import { describe, expect, it } from "vitest";
import { VERSION_1 } from "../testing/version-1.ts";
import { VERSION_2 } from "../testing/version-2.ts";
import type { State } from "./index.ts";
import { upgrade } from "./upgrade.ts";

/** What these tests look at in the states of earlier versions. */
interface OldState {
  readonly options: object;
  readonly players: readonly { act: { what: string } | null }[];
  readonly teams: readonly { signal: string[] | null }[];
  readonly stopped: { readonly until: number };
  readonly choice: object;
  readonly outcome: object;
}

function states(some: readonly { state: object }[]): [OldState, OldState] {
  return some.map(({ state }) => structuredClone(state)) as [OldState, OldState];
}

describe("A game in play", () => {
  it("[BEC-18] of version 1 in which somebody has shouted keeps the hands of that moment", () => {
    const [old] = states(VERSION_1);
    const upgraded = upgrade(old, 1);
    expect(upgraded).toEqual({
      ...old,
      options: { ...old.options, symbols: "dealt", voices: true },
      players: old.players.map((player) => ({
        ...player,
        act: player.act && { ...player.act, idle: false },
        hushedUntil: 0,
      })),
      teams: old.teams.map((team) => ({ ...team, confers: false, confersUntil: null, words: [] })),
      stopped: { until: old.stopped.until },
      trail: [{ ...old.stopped, until: old.stopped.until + 1 }],
      choosers: [],
      loudCards: null,
      secrets: old.teams.map(({ signal }) => ({
        signals: [{ entry: null, row: signal, round: 1 }],
        signs: [],
      })),
    });
    expect(upgraded.players[1]?.act).toMatchObject({ what: "wink" });
    expect(old).toEqual(VERSION_1[0]?.state);
  });

  it("[BEC-10] [BEC-20] of version 1 knows of every choice, egg and score whose it is", () => {
    const [, old] = states(VERSION_1);
    const chosen = upgrade(old, 1);
    expect(chosen.choice).toEqual({ ...old.choice, by: null, symbols: [] });
    expect(chosen).toMatchObject({ stopped: null, trail: [], scores: null });
    expect(chosen.outcome).toEqual(old.outcome);
    const gain = { team: 1, from: "deck", egg: "ring" };
    const score = { points: 3, own: 1, place: 1 };
    const over = upgrade(
      { ...old, choice: null, outcome: { ...old.outcome, gains: [gain] }, scores: [score, score] },
      1,
    );
    expect(over.choice).toBeNull();
    expect(over.outcome?.gains).toEqual([{ ...gain, guild: "cactus" }]);
    expect(over.scores).toEqual([
      { ...score, guild: "coin" },
      { ...score, guild: "cactus" },
    ]);
  });

  it("[BEC-39] of version 1 keeps the signals for the end, those for breeds too, and a fidget for a fidget", () => {
    const [old] = states(VERSION_1);
    Object.assign(old.teams[0] ?? {}, { signal: null, signalsByBreed: [{ breed: "orloff", row: ["nod"] }] });
    Object.assign(old.players[1]?.act ?? {}, { what: "yawn" });
    const agreeing = upgrade({ ...old, round: 0 }, 1);
    expect(agreeing.secrets[0]).toEqual({
      signals: [{ entry: "orloff", row: ["nod"], round: 1 }],
      signs: [],
    });
    expect(agreeing.players[1]?.act?.idle).toBe(true);
    expect(upgrade({ ...old, round: 3 }, 1).secrets[0]?.signals[0]?.round).toBe(3);
  });

  it("[BEC-32] of version 2 leaves out the chatter that was planned, because it sounded like signals", () => {
    const [old] = states(VERSION_2);
    const planned = (old as State).fidgets;
    expect(planned.map(({ what }) => what)).toEqual(["stretch", "whistle"]);
    expect(upgrade(old, 2)).toEqual({ ...old, fidgets: planned.slice(0, 1) });
  });
});
