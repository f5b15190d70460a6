import { describe, expect, it } from "vitest";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { beccato, HIDDEN, MOST_LAPS, type Move, WORDS } from "./index.ts";

const LIMITS = { passSeconds: 20, chooseSeconds: 10, restSeconds: 15 };

/** The player on the left of the dealer has a pair that the next card may complete. */
function laid(settings: TableSettings = {}): TestTable {
  return tableWith({
    hands: ["OPLG", "PPG", "OOG", "LLG"],
    coopEggs: "kcr",
    deck: "fk",
    eggs: ["k", "r"],
    ...settings,
    options: { ...LIMITS, ...settings.options },
  })
    .waits(700)
    .forget();
}

/** What is open to a player besides making signals, of which there are always the same. */
function openTo(table: TestTable, seat: number): Partial<Move>[] {
  return table.openTo(seat).flatMap(({ move }) => (move.type === "perform" ? [] : [move as Move]));
}

const looks = (...seats: number[]) => seats.map((at) => ({ type: "look", at }));
const accuses = (...seats: number[]) => seats.map((accused) => ({ type: "beccato", accused }));
const says = WORDS.map((word) => ({ type: "say", word }));

describe("What everybody is told", () => {
  it("[BEC-7] [BEC-33] of a card that is passed, and of the eyes that go down to it", () => {
    const table = laid().passes("O");
    const passed = { type: "passed", from: 0, to: 1, byClock: false, deadline: table.now + 20_000 };
    const down = { type: "eyes", seat: 1, gaze: "cards" };
    expect(table.heardBy("spectator")).toEqual([{ ...passed, card: HIDDEN }, down]);
    expect(table.heardBy(1)).toEqual([{ ...passed, card: "orloff" }, down]);
    // Seat 3 looks at seat 0, whose eyes go up again.
    expect(table.heardBy(3)).toEqual([
      { ...passed, card: HIDDEN },
      { type: "eyes", seat: 0, gaze: "moving" },
      down,
    ]);
  });

  it("[BEC-13] [BEC-18] of a shout, what it came to, and the egg for it", () => {
    const table = laid().passes("O").passes("O").forget().beccato(3, 2);
    const shouted = { type: "shouted", seat: 3, shout: { type: "beccato", accused: 2 }, at: table.now };
    expect(table.heardBy(3)).toEqual([shouted]);
    expect(table.heardBy("spectator")).toEqual([]);
    table.settles();
    const outcome = {
      seat: 3,
      shout: { type: "beccato", accused: 2 },
      right: true,
      late: [],
      tris: ["orloff"],
      gains: [],
      clause: "BEC-13",
    };
    const hands = [{ seat: 2, hand: ["orloff", "orloff", "serama", "orloff"] }];
    const choice = {
      team: 1,
      by: null,
      sources: ["orloff", "padovana", "livorno", "deck"],
      places: [],
      symbols: [],
    };
    expect(table.heardBy("spectator").filter(({ type }) => type !== "stirs")).toEqual([
      shouted,
      { type: "settled", hands, ...outcome },
      { type: "choosing", guild: "cactus", ...choice, deadline: table.now + 10_000 },
    ]);
    expect(table.state.choice).toEqual(choice);
    expect(openTo(table, 1)).toEqual(choice.sources.map((from) => ({ type: "take", from })));
    expect(openTo(table, 0)).toEqual([]);
    table.forget().takes(1, "padovana");
    const gain = { team: 1, guild: "cactus", from: "padovana", egg: "coin" };
    expect(table.heardBy("spectator")).toEqual([
      { type: "took", ...gain },
      { type: "filled", breed: "padovana", egg: "fork" },
      { type: "roundOver", dealer: 1, deadline: table.now + 15_000 },
    ]);
    expect(table.outcome).toEqual({ ...outcome, gains: [gain] });
  });

  it("[BEC-8] of the next deal, in which players see their own cards only", () => {
    const table = laid().chicchirichi(1);
    table.settles();
    expect(openTo(table, 2)).toEqual([{ type: "ready" }, ...says]);
    table.isReady(0, 1, 2).forget().isReady(3);
    const hands = table.state.players.map(({ hand }) => hand);
    const dealt = (watcher: number | undefined) =>
      hands.map((hand, seat) => ({
        type: "dealt",
        seat,
        hand: seat === watcher ? hand : hand.map(() => HIDDEN),
      }));
    for (const watcher of [undefined, 2]) {
      expect(table.heardBy(watcher ?? "spectator")).toEqual([
        { type: "ready", seat: 3 },
        { type: "roundBegins", round: 2, dealer: 1, deadline: table.now + 20_000 },
        ...dealt(watcher),
        { type: "eyes", seat: 1, gaze: "cards" },
      ]);
    }
    expect(hands.map((hand) => hand.length)).toEqual([3, 4, 3, 3]);
    expect(table.state.players.map(({ gaze }) => gaze)).toEqual(
      [1, 2, 3, 0].map((at, seat) => ({ at, since: table.now, arrived: true, onCards: seat === 1 })),
    );
    expect(table.state).toMatchObject({ outcome: null, shouts: [], stopped: null, trail: [], flock: [] });
  });

  it("[BEC-33] of eyes: their owner and onlookers that they turn, and then where to", () => {
    const table = laid().looks(1, 3);
    expect(table.heardBy(1)).toEqual([
      { type: "looks", seat: 1, at: 3 },
      { type: "eyes", seat: 1, gaze: "moving" },
    ]);
    table.forget().waits(400);
    expect(table.heardBy(1)).toEqual([{ type: "eyes", seat: 3, gaze: 0 }]);
    table.waits(600).forget().looks(3, 1).waits(400);
    expect(table.heardBy(3)).toEqual([
      { type: "looks", seat: 3, at: 1 },
      { type: "eyes", seat: 3, gaze: "moving" },
      { type: "eyes", seat: 1, gaze: 3 },
    ]);
    expect(table.heardBy(1)).toEqual([
      { type: "eyes", seat: 3, gaze: "moving" },
      { type: "eyes", seat: 3, gaze: 1 },
    ]);
    expect(table.heardBy("spectator")).toEqual([]);
  });

  it("[BEC-33] looking away from a gesture, a player no longer knows of it; the others still do", () => {
    const table = tableWith({ seats: 6, options: { passSeconds: 0 } })
      .waits(1000)
      .looks(3, 1)
      .looks(5, 1)
      .waits(1000)
      .performs(1, "wink")
      .waits(500);
    expect(table.state.players[1]?.act?.seenBy).toEqual([3, 5]);
    table.looks(3, 4);
    expect(table.state.players[1]?.act?.seenBy).toEqual([5]);
    expect(table.view(5).players[1]?.act).toBe("wink");
    expect(table.view(3).players[1]?.act).toBeNull();
  });

  it.each([
    ["a wrong Coccodé", { type: "coccode" }, [1, 3], false, "BEC-11"],
    ["a wrong Beccato", { type: "beccato", accused: 0 }, [0], false, "BEC-14"],
    ["a wrong Chicchirichì", { type: "chicchirichi" }, [1], false, "BEC-16"],
  ] as const)(
    "[BEC-11] [BEC-14] [BEC-16] of %s: who shows what, and that it brought nothing",
    (_, shout, shows, right, clause) => {
      const table = laid().moves(1, shout);
      const hands = shows.map((seat) => ({ seat, hand: [...table.state.players[seat]!.hand] }));
      table.settles();
      expect(table.last("settled")).toEqual({
        type: "settled",
        hands,
        seat: 1,
        shout,
        right,
        late: [],
        tris: [],
        gains: [],
        clause,
      });
      expect(table.eggs).toEqual(["kf", "r"]);
    },
  );

  it("[BEC-15] of four Serama, and of the shout that came too late", () => {
    const table = laid({ hands: ["GGGG"] })
      .chicchirichi(0)
      .waits(50)
      .coccode(1);
    const late = { type: "shouted", seat: 1, shout: { type: "coccode" }, at: table.now };
    table.settles();
    expect(table.heardBy(2).filter(({ type }) => type === "shouted")).toEqual([
      { type: "shouted", seat: 0, shout: { type: "chicchirichi" }, at: late.at - 50 },
      late,
    ]);
    expect(table.heardBy(1).filter(({ type }) => type === "shouted")).toHaveLength(2);
    expect(table.last("settled")).toEqual({
      type: "settled",
      hands: [{ seat: 0, hand: ["serama", "serama", "serama", "serama"] }],
      seat: 0,
      shout: { type: "chicchirichi" },
      right: true,
      late: [1],
      tris: [],
      gains: [],
      clause: "BEC-15",
    });
  });

  it("[BEC-36] of a round that nobody ends", () => {
    const table = laid().passesOn(4 * MOST_LAPS);
    expect(table.last("settled")).toEqual({
      type: "settled",
      hands: [],
      seat: null,
      shout: null,
      right: false,
      late: [],
      tris: [],
      gains: [],
      clause: "BEC-36",
    });
    expect(table.state).toMatchObject({ phase: "between", voids: 1 });
  });
});

describe("What is open", () => {
  it("[BEC-7] [BEC-33] in a round: shouts, looks at all others but the one looked at, and a card to pass", () => {
    const table = laid();
    const shouts = (...seats: number[]) => [
      { type: "coccode" },
      ...accuses(...seats),
      { type: "chicchirichi" },
    ];
    expect(openTo(table, 1)).toEqual([...shouts(0, 2), ...looks(0, 3)]);
    expect(openTo(table, 0)).toEqual([
      ...["orloff", "padovana", "livorno", "serama"].map((card) => ({ type: "pass", card })),
      ...shouts(1, 3),
    ]);
    table.looks(1, 3);
    expect(openTo(table, 1)).toEqual(shouts(0, 2));
  });

  it("[BEC-23] with called chickens, a shout for every breed", () => {
    const table = laid({ options: { calledChickens: true } }).everybodyIsReady();
    const called = openTo(table, 1).filter(({ type }) => type === "coccode");
    expect(called).toEqual(["orloff", "padovana", "livorno"].map((breed) => ({ type: "coccode", breed })));
  });

  it("[BEC-22] [BEC-23] while guilds agree: to accept what mates have proposed, and to propose", () => {
    const table = tableWith({ options: { freeSignal: true, calledChickens: true } });
    const entries = [null, "orloff", "padovana", "livorno"] as const;
    const proposes = entries.map((entry) => ({ type: "propose", entry }));
    const ofAgreeing = (seat: number) =>
      openTo(table, seat).filter(({ type }) => type === "propose" || type === "accept");
    expect(ofAgreeing(0)).toEqual(proposes);
    table.moves(2, { type: "propose", entry: "padovana", row: ["nod"] });
    expect(ofAgreeing(0)).toEqual([{ type: "accept", entry: "padovana" }, ...proposes]);
    expect(ofAgreeing(2)).toEqual(proposes);
    expect(ofAgreeing(1)).toEqual(proposes);
    expect(laid().refusal(0, { type: "accept", entry: null })).toEqual({
      code: "nothing-to-agree",
      clause: "BEC-22",
    });
  });

  it("[BEC-26] a place in a pyramid, and [BEC-2] a symbol, to those who choose and nobody else", () => {
    const table = laid({ options: { pyramid: true }, hands: ["GGGG"], eggs: ["k", "r"] }).chicchirichi(0);
    table.settles();
    expect(table.last("choosing")).toMatchObject({ by: null, sources: [], places: [1, 2], symbols: [] });
    expect(openTo(table, 2)).toEqual([1, 2].map((place) => ({ type: "place", place })));
    expect(openTo(table, 1)).toEqual([]);
    table.forget().places(2, 2);
    expect(table.heardBy("spectator")[0]).toEqual({ type: "placed", team: 0, guild: "coin", place: 2 });
    const symbols = tableWith({ options: { symbols: "chosen" } });
    const [chooser] = beccato.awaits(symbols.state);
    expect(openTo(symbols, chooser!)).toEqual(
      ["coin", "cactus", "ring", "fork"].map((symbol) => ({ type: "takeSymbol", symbol })),
    );
    expect(symbols.state.choice).toMatchObject({ sources: [], places: [] });
  });

  it("[BEC-19] nothing and nobody is awaited when the game is over", () => {
    const table = laid({ eggs: ["ckrfc", "k"], hands: ["GGGG"] }).chicchirichi(0);
    table.settles();
    expect(table.state.phase).toBe("over");
    expect(beccato.awaits(table.state)).toEqual([]);
    for (const seat of [0, 1]) expect(openTo(table, seat)).toEqual([]);
  });

  it("[BEC-34] bots may not sit around one table", () => {
    const { options } = laid().state;
    expect(beccato.refuseBots?.(options)).toBeUndefined();
    expect(beccato.refuseBots?.({ ...options, table: "oneTable" })).toEqual({
      code: "people-only",
      clause: "BEC-34",
    });
  });
});

describe("Eggs that are due", () => {
  it("[BEC-13] [BEC-19] come from the coops alone where the deck is empty, and no coop is filled", () => {
    const table = laid({ hands: ["OOOG"], coopEggs: "kcr", deckSize: 0, deck: "" }).beccato(1, 0);
    table.settles();
    expect(table.state.choice?.sources).toEqual(["orloff", "padovana", "livorno"]);
    table.forget().takes(3, "livorno");
    expect(table.heardBy("spectator").map(({ type }) => type)).toEqual(["took", "roundOver"]);
  });

  it.each([false, true])("[BEC-19] are not given where none is left (in a pyramid: %s)", (pyramid) => {
    const table = tableWith({
      seats: 6,
      options: { ...LIMITS, pyramid },
      coopEggs: "k----",
      deckSize: 0,
    }).coccode(0);
    table.settles();
    while (table.state.phase === "choosing") table.rings();
    expect(table.eggs).toEqual(["", "k", ""]);
    expect(table.state).toMatchObject({ phase: "over", endedBy: "noEggs" });
  });

  it("[BEC-19] the game goes on while there are eggs in the deck, even if all coops are empty", () => {
    const table = laid({ coopEggs: "---", deck: "fk" }).chicchirichi(1);
    table.settles();
    expect(table.eggs).toEqual(["kf", "r"]);
    expect(table.state.phase).toBe("between");
  });

  it("[BEC-10] between two tris the caller chooses; for one tris on an empty coop any member does", () => {
    const two = tableWith({
      seats: 6,
      options: { ...LIMITS, teamSize: "three" },
      hands: ["GGPL", "", "OOO", "", "SSS"],
      coopEggs: "kcrfk",
    }).coccode(0);
    two.settles();
    expect(two.state.choice).toMatchObject({ by: 0, sources: ["orloff", "sultano"] });
    const one = laid({ hands: ["PLGG", "PPL", "OOO", "LGG"], coopEggs: "-kr", deckSize: 0, deck: "" });
    one.coccode(0).settles();
    expect(one.state.choice).toMatchObject({ by: null, sources: ["padovana", "livorno"] });
  });

  it("[BEC-29] the chick is what a guild has gained with it", () => {
    const table = laid({ options: { pyramid: true }, hands: ["GGGG"], eggs: ["ccckr", ""] }).chicchirichi(0);
    table.settles();
    table.forget().takes(2, "chick");
    const gain = { team: 0, guild: "coin", from: "chick", egg: null };
    expect(table.outcome.gains).toEqual([gain]);
    expect(table.heardBy("spectator")[0]).toEqual({ type: "took", ...gain });
  });
});

describe("Scores", () => {
  it("[BEC-27] guilds out of the count come after all that are in it, whatever they have", () => {
    const table = tableWith({
      seats: 6,
      options: { ...LIMITS, pyramid: true },
      hands: ["GGGG"],
      eggs: ["ccckr", "k", "rrr"],
    }).chicchirichi(0);
    table.settles();
    table.rings();
    expect(table.state.phase).toBe("over");
    expect(table.state.scores?.map(({ place, outOfCount }) => [place, outOfCount])).toEqual([
      [1, false],
      [5, true],
      [3, false],
    ]);
  });

  it("[BEC-20] more points beat more eggs of one's own", () => {
    const eggs = ["cc", "rrrff"];
    const table = tableWith({ hands: ["", "GGGG"], dealer: 1, eggs, deck: "f" }).chicchirichi(1);
    table.settles();
    expect(table.state.scores?.map(({ points, ownEggs, place }) => [points, ownEggs, place])).toEqual([
      [4, 2, 3],
      [6, 0, 1],
    ]);
  });
});
