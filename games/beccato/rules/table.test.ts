import { fastRandom, teller } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { beccato, type Event, type Options } from "./index.ts";

/** A table as it begins, and what everybody is told. */
function begun(seats: number, options: Partial<Options>) {
  const { tell, told } = teller<Event>();
  const random = fastRandom(5);
  const turn = { now: 1000, actedAt: 1000, random, tell, effect: () => {} };
  return { state: beccato.start({ seats, options: { ...DEFAULTS, ...options } }, turn), told };
}

describe("A new table", () => {
  it("[BEC-2] [BEC-5] says who sits where, in which guild, and which eggs lie on the coops", () => {
    const { state, told } = begun(4, {});
    expect(told[0]).toEqual({
      event: {
        type: "begins",
        places: [0, 1, 2, 3],
        teams: [
          { guild: "coin", seats: [0, 2] },
          { guild: "cactus", seats: [1, 3] },
        ],
        coops: state.coops,
        dealer: state.dealer,
      },
    });
    expect(state.coops.map(({ egg }) => egg)).not.toContain(null);
    const { event } = told[0] as { event: Extract<Event, { type: "begins" }> };
    expect(event.coops[0]).not.toBe(state.coops[0]);
    expect(event.places).not.toBe(state.places);
    expect(event.teams[0]?.seats).not.toBe(state.teams[0]?.seats);
  });

  it.each([
    [4, null],
    [5, []],
  ] as const)("[BEC-22] [BEC-25] of %i is empty but for its coops, eggs and chickens", (seats, imaginary) => {
    const { state } = begun(seats, { freeSignal: true, agreeSeconds: 0 });
    const { coops, eggDeck, flock, dealer, ...rest } = state;
    expect(coops.length).toBe(seats === 5 ? 5 : 3);
    expect([eggDeck.length + coops.length, flock.length]).toEqual([28, seats === 5 ? 19 : 13]);
    expect(dealer).toBeLessThan(seats);
    expect(rest).toEqual({
      options: { ...DEFAULTS, freeSignal: true, agreeSeconds: 0 },
      phase: "agreeing",
      places: [...Array(seats).keys()],
      players: Array.from({ length: seats }, () => ({
        hand: [],
        shown: false,
        gaze: null,
        act: null,
        restsUntil: 0,
        hushedUntil: 0,
        ready: false,
      })),
      teams: [0, 1].map((team) => ({
        guild: team === 0 ? "coin" : "cactus",
        seats: [...Array(seats).keys()].filter((seat) => seat % 2 === team),
        eggs: [],
        chick: false,
        signal: null,
        signalsByBreed: [],
        proposals: [],
        change: null,
        confers: false,
        confersUntil: null,
        words: [],
      })),
      imaginary,
      round: 0,
      dealtAt: 0,
      holder: null,
      passes: 0,
      lastPass: null,
      deadline: null,
      fidgets: [],
      shouts: [],
      stopped: null,
      trail: [],
      debts: [],
      choice: null,
      choosers: [],
      outcome: null,
      voids: 0,
      loudCards: null,
      secrets: [0, 1].map(() => ({ signals: [], signs: [] })),
      endedBy: null,
      scores: null,
      result: null,
    });
  });
});

describe("Symbols", () => {
  it("[BEC-2] [BEC-6] are chosen aloud, and then the eggs are laid", () => {
    const { state, told } = begun(4, { symbols: "chosen", chooseSeconds: 10 });
    const [first, second] = state.choosers;
    const choosing = { type: "choosing", by: null, sources: [], places: [], deadline: 11_000 };
    const guilds = ["coin", "cactus", "ring", "fork"];
    const eventOf = (one: (typeof told)[number] | undefined) => one?.event;
    expect(told.map(eventOf).slice(1)).toEqual([
      { ...choosing, team: first, guild: guilds[first!], symbols: guilds },
    ]);
    const takes = (symbol: "fork" | "coin") => {
      const { tell, told: now } = teller<Event>();
      const turn = { now: 1000, actedAt: 1000, random: fastRandom(6), tell, effect: () => {} };
      beccato.play(state, beccato.awaits(state)[0]!, { type: "takeSymbol", symbol }, turn);
      return now.map(eventOf);
    };
    const [taken, next] = takes("fork");
    expect(taken).toEqual({ type: "symbolTaken", team: first, symbol: "fork" });
    expect(next).toMatchObject({ ...choosing, team: second, symbols: ["coin", "cactus", "ring"] });
    expect(takes("coin").slice(0, 4)).toEqual([
      { type: "symbolTaken", team: second, symbol: "coin" },
      ...state.coops.map(({ breed, egg }) => ({ type: "filled", breed, egg })),
    ]);
    expect(state.coops.map(({ egg }) => egg)).not.toContain(null);
  });
});

describe("A table", () => {
  it("[BEC-7] waits for the player with four cards, unless they have shouted and nobody knows", () => {
    const table = tableWith();
    expect(beccato.awaits(table.state)).toEqual([0]);
    table.coccode(0);
    expect(beccato.awaits(table.state)).toEqual([]);
  });

  it("[BEC-2] has moves for its players only", () => {
    const table = tableWith();
    expect(table.refusal("screen", { type: "coccode" })).toEqual({ code: "not-a-player", clause: "BEC-2" });
    expect(table.openTo("screen")).toEqual([]);
  });

  it("[BEC-33] is muted for a player who has shouted, too", () => {
    const table = tableWith().coccode(1);
    expect(table.view(1).phase).toBe("shouted");
    expect(beccato.chatMuted?.(table.view(1))).toBe(true);
  });
});

describe("A signal", () => {
  it("[BEC-32] can be let go of once, and only its maker is told when it ends", () => {
    const table = tableWith().waits(1000).forget();
    const isOpen = () => table.offers(2).includes("release");
    expect(isOpen()).toBe(false);
    table.performs(2, "wink");
    const { now } = table;
    expect(table.state.players[2]?.act).toEqual({
      what: "wink",
      since: now,
      until: now + 2000,
      released: false,
      idle: false,
      seenBy: [],
    });
    expect(table.heardBy(2)).toEqual([
      { type: "performs", seat: 2, what: "wink", until: now + 2000, idle: false },
    ]);
    expect(table.heardBy(1)).toEqual([{ type: "stirs", seat: 2 }]);
    expect(isOpen()).toBe(true);
    table.forget().waits(900).releases(2);
    expect(isOpen()).toBe(false);
    expect(table.last("letsGo", 2)).toEqual({ type: "letsGo", seat: 2, until: now + 900 });
    expect(table.last("letsGo", 1)).toBeUndefined();
    expect(table.last("letsGo")).toBeUndefined();
  });

  it("[BEC-32] where eyes do not matter everybody sees it at once, and its maker makes it", () => {
    const table = tableWith({ options: { lineOfSight: false } })
      .forget()
      .performs(2, "wink");
    expect(table.heardBy(2).map(({ type }) => type)).toEqual(["performs"]);
    expect(table.heardBy(1)).toEqual([{ type: "seen", seat: 2, what: "wink" }]);
    expect(table.heardBy("spectator")).toEqual([{ type: "seen", seat: 2, what: "wink" }]);
  });

  it("[BEC-32] fidgets and chatter come 0.3 to 4 seconds after the card, and last as long as signals", () => {
    for (let seed = 0; seed < 60; seed++) {
      const table = tableWith({ seed }).passesOn();
      expect(table.state.fidgets).toHaveLength(2);
      for (const { at, lasts } of table.state.fidgets) {
        expect(at - table.now).toBeGreaterThanOrEqual(300);
        expect(at - table.now).toBeLessThan(4000);
        expect(lasts).toBeGreaterThanOrEqual(700);
        expect(lasts).toBeLessThan(2000);
      }
    }
  });
});
