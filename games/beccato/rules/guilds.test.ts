import { describe, expect, it } from "vitest";
import { eggsOf, tableWith } from "../testing/table-with.ts";
import { beccato, HIDDEN, isLoud, type Move, scoreOf } from "./index.ts";

const BOTH = { freeSignal: true, calledChickens: true };
const NOD = { type: "propose", entry: null, row: ["nod"] } satisfies Move;
const READY = { type: "ready" } as const;

describe("Guilds that agree", () => {
  it("[BEC-22] are told when it begins and how long they have", () => {
    const table = tableWith({ options: { freeSignal: true, agreeSeconds: 60 } });
    expect(table.last("agreeing")).toEqual({ type: "agreeing", deadline: table.now + 60_000 });
  });

  it("[BEC-22] [BEC-23] keep what is proposed for each breed apart, until it is agreed", () => {
    const table = tableWith({ options: BOTH }).moves(0, NOD);
    table.moves(0, { type: "propose", entry: "orloff", row: ["wink", "hum"] });
    expect(table.state.teams[0]?.proposals).toEqual([
      { entry: null, row: ["nod"], yes: [0] },
      { entry: "orloff", row: ["wink", "hum"], yes: [0] },
    ]);
    expect(table.refusal(2, { type: "accept", entry: "padovana" })).toMatchObject({
      code: "nothing-proposed",
    });
    table.forget().moves(2, { type: "accept", entry: "orloff" });
    expect(table.heardBy(0)).toEqual([
      { type: "accepted", seat: 2, entry: "orloff" },
      { type: "signal", team: 0, entry: "orloff", row: ["wink", "hum"] },
    ]);
    expect(table.state.teams[0]).toMatchObject({
      proposals: [{ entry: null, row: ["nod"], yes: [0] }],
      signalsByBreed: [{ breed: "orloff", row: ["wink", "hum"] }],
    });
  });

  it("[BEC-22] [BEC-23] where breeds are not called there is only one signal to propose", () => {
    const free = tableWith({ options: { freeSignal: true } }).openTo(0);
    const called = tableWith({ options: { calledChickens: true } }).openTo(0);
    const entries = (open: typeof free) =>
      open.flatMap(({ move }) => (move.type === "propose" ? [move.entry] : []));
    expect(entries(free)).toEqual([null]);
    expect(entries(called)).toEqual(["orloff", "padovana", "livorno"]);
    expect(free.flatMap(({ move }) => (move.type === "accept" ? [move] : []))).toEqual([]);
    expect(entries(tableWith().openTo(0))).toEqual([]);
  });

  it("[BEC-22] are ready once they have a signal, and say so once", () => {
    const table = tableWith({ options: { freeSignal: true } });
    const isOpen = (seat: number) => table.offers(seat).includes("ready");
    expect(isOpen(0)).toBe(false);
    table.moves(0, NOD).moves(2, NOD);
    expect(isOpen(0)).toBe(true);
    table.forget().isReady(0);
    expect(table.heardBy("spectator")).toEqual([{ type: "ready", seat: 0 }]);
    expect(isOpen(0)).toBe(false);
    expect(table.refusal(0, READY)).toMatchObject({ code: "ready-already" });
  });

  it("[BEC-36] a guild whose members are not all ready gets a random signal only if it has none", () => {
    const table = tableWith({ options: { ...BOTH, agreeSeconds: 60 } });
    table.isReady(1).waits(60_000);
    expect(table.state.phase).toBe("round");
    expect(table.state.teams.map(({ signal }) => signal?.length)).toEqual([1, 1]);
    const willing = tableWith({ options: { ...BOTH, agreeSeconds: 60 } });
    willing.isReady(1, 3).waits(60_000);
    expect(willing.state.teams.map(({ signal }) => signal?.length)).toEqual([1, undefined]);
  });

  it("[BEC-36] nobody gets a signal between rounds, and pending proposals have lapsed", () => {
    const table = tableWith({ options: { ...BOTH } });
    table.everybodyIsReady();
    expect(table.state.teams.map(({ signal }) => signal)).toEqual([null, null]);
    table.chicchirichi(1).settles();
    if (table.state.phase === "choosing") table.rings();
    table.isReady(0, 1, 2).waits(60_000);
    expect(table.state).toMatchObject({ phase: "round", round: 2 });
    expect(table.state.teams.map(({ signal }) => signal)).toEqual([null, null]);
  });

  it("[BEC-4] a card that is drawn is one of those that are left, also where none were dealt", () => {
    for (let seed = 0; seed < 30; seed++) {
      const table = tableWith({ seed, eggs: ["ck", "r"], options: { signalChange: true } });
      table.state.loudCards = null;
      table.chicchirichi(1).settles();
      table.moves(0, { type: "drawSignal", egg: 0 }).moves(2, { type: "confirm" });
      const [own, other] = table.state.teams.map(({ signal }) => signal);
      expect(own).toHaveLength(1);
      expect(own).not.toEqual(other);
      if (isLoud(own![0]!)) return;
    }
    throw new Error("no voice was drawn");
  });
});

describe("Between two rounds", () => {
  it("[BEC-21] those who have to answer are waited for, even if they are ready", () => {
    const table = tableWith({ eggs: ["ck", "r"], options: { signalChange: true } }).chicchirichi(1);
    table.settles();
    table.isReady(0, 1, 2).moves(0, { type: "drawSignal", egg: 0 });
    expect(beccato.awaits(table.state)).toEqual([2, 3]);
    table.moves(2, { type: "decline" });
    expect(beccato.awaits(table.state)).toEqual([3]);
    expect(table.state.phase).toBe("between");
  });

  it("[BEC-21] nobody waits for a guild that has had its time", () => {
    const table = tableWith({ eggs: ["ck", "r"], options: { signalChange: true, restSeconds: 0 } });
    table.chicchirichi(1).settles();
    table.moves(0, { type: "drawSignal", egg: 0 }).moves(2, { type: "decline" });
    table.now += 30_000;
    table.isReady(0, 1, 2).moves(0, { type: "drawSignal", egg: 0 });
    expect(beccato.awaits(table.state)).toEqual([3]);
  });
});

describe("In a round", () => {
  it("[BEC-18] [BEC-36] a player who has shouted passes nothing, and a choice is made before anything else is done", () => {
    const table = tableWith().coccode(0);
    expect(table.offers(0)).not.toContain("pass");
    const choosing = tableWith({ hands: ["OOOG"] }).beccato(1, 0);
    choosing.settles();
    expect(choosing.refusal(2, { type: "perform", signal: "wink" })).toEqual({
      code: "choice-on",
      clause: "BEC-36",
    });
  });

  it("[BEC-25] the imaginary player's cards are dealt face down, and the next player draws one in secret", () => {
    const table = tableWith({ seats: 5 }).chicchirichi(1);
    table.settles();
    table.isReady(0, 1, 2, 3).forget().isReady(4);
    expect(table.heardBy("spectator")).toContainEqual({
      type: "dealt",
      seat: "imaginary",
      hand: [HIDDEN, HIDDEN, HIDDEN],
    });
    const before = tableWith({ seats: 5, dealer: 4 }).forget().passesOn();
    const drawn = before.state.players[0]?.hand[3];
    expect(before.last("drew", 0)).toEqual({ type: "drew", seat: 0, card: drawn });
    expect(before.last("drew", 4)).toEqual({ type: "drew", seat: 0, card: HIDDEN });
  });
});

describe("A shout", () => {
  const BACK = { type: "takeBack" } as const;

  it("[BEC-18] that is taken back is heard of by nobody else", () => {
    const table = tableWith().waits(1000).forget().coccode(1).waits(100);
    expect(table.offers(1)).toContain("takeBack");
    table.forget().moves(1, BACK);
    expect(table.heardBy(1)).toEqual([{ type: "tookBack", seat: 1, hushedUntil: table.now + 1000 }]);
    for (const watcher of [0, 3, "spectator"] as const) expect(table.heardBy(watcher)).toEqual([]);
    expect(table.offers(1)).not.toContain("takeBack");
  });

  it("[BEC-18] is judged on the hands of its moment, however many cards are passed until it is heard", () => {
    const table = tableWith({ hands: ["OOOG", "PPL", "PLG", "LGG"] })
      .coccode(2)
      .waits(10);
    const hands = table.state.players.map(({ hand }) => [...hand]);
    table.passes("O").waits(400).passes("L");
    expect(table.settles()).toMatchObject({ right: true, tris: ["orloff"] });
    expect(table.state.players.map(({ hand }) => hand)).toEqual(hands);
    expect(table.state.trail).toEqual([]);
  });

  it("[BEC-18] that has been settled cannot be taken back, however soon that was", () => {
    const table = tableWith({ options: { tieMs: 0 } }).coccode(1);
    table.settles();
    expect(table.refusal(1, BACK)).toEqual({ code: "nothing-to-take-back", clause: "BEC-18" });
  });
});

describe("A pyramid", () => {
  const own = { guild: "coin" } as const;

  it("[BEC-29] the chick may lie on the top only, which it takes, and counts 10 there", () => {
    const eggs = eggsOf("cckkr", true);
    expect(scoreOf({ ...own, eggs, chick: true }, true).levels).toEqual([5, 2, 10]);
    expect(scoreOf({ ...own, eggs, chick: false }, true).levels).toEqual([5, 2, 0]);
    expect(scoreOf({ ...own, eggs: eggs.slice(0, 2), chick: true }, true)).toMatchObject({
      outOfCount: false,
      levels: [8, 0, 10],
    });
    expect(scoreOf({ ...own, eggs: eggs.slice(0, 2), chick: false }, true).outOfCount).toBe(true);
  });

  it("[BEC-29] it is offered while the top is the only free place, and neither before nor after", () => {
    const sourcesWith = (letters: string, extra?: string) => {
      const table = tableWith({
        options: { pyramid: true, chooseSeconds: 0 },
        hands: ["GGGG"],
        eggs: [letters],
        ...(extra && { deck: extra }),
      });
      table.chicchirichi(0).settles();
      return table.state.choice?.sources ?? [];
    };
    expect(sourcesWith("ccckr")).toEqual(["chick", "deck"]);
    expect(sourcesWith("ccck")).toEqual([]);
    expect(sourcesWith("cc")).toEqual([]);
  });
});

describe("Secrets", () => {
  const TRIS = { hands: ["PLGG", "OOO", "PPL", "LGG"], signals: ["wink", "nod"] as const };

  it("[BEC-39] a signal that is made again in a round counts as the same, another player's or round's does not", () => {
    const table = tableWith({ ...TRIS, signals: [...TRIS.signals] })
      .performs(1, "nod")
      .waits(4000);
    table.performs(1, "nod").waits(4000);
    const signs = () => table.state.secrets[1]?.signs.map(({ seat, round, times }) => [seat, round, times]);
    expect(signs()).toEqual([[1, 1, 2]]);
    table.state.players[3]!.hand = [...table.state.players[1]!.hand];
    table.performs(3, "nod").waits(4000);
    expect(signs()).toEqual([
      [1, 1, 2],
      [3, 1, 1],
    ]);
    table.state.teams[1]!.signal = ["nod", "leftEar"];
    table.performs(1, "leftEar").waits(4000);
    table.state.round = 2;
    table.performs(1, "nod");
    expect(signs()).toEqual([
      [1, 1, 2],
      [3, 1, 1],
      [1, 1, 1],
      [1, 2, 1],
    ]);
  });

  it("[BEC-39] a signal for any tris does not replace one for a breed of the same round", () => {
    const table = tableWith({ options: BOTH });
    table.moves(0, NOD).moves(2, NOD);
    const wink = { type: "propose", entry: "orloff", row: ["wink"] } satisfies Move;
    table.moves(0, wink).moves(2, wink);
    expect(table.state.secrets[0]?.signals).toEqual([
      { entry: null, row: ["nod"], round: 1 },
      { entry: "orloff", row: ["wink"], round: 1 },
    ]);
  });

  it("[BEC-23] [BEC-39] a guild without a signal for any tris has its signals for breeds", () => {
    const table = tableWith({ options: BOTH });
    table.state.teams[1]!.signalsByBreed = [{ breed: "orloff", row: ["wink"] }];
    table.everybodyIsReady();
    table.state.players[1]!.hand = ["orloff", "orloff", "orloff"];
    table.performs(1, "nod").waits(4000).performs(1, "wink");
    expect(table.state.secrets[1]?.signs.map(({ what }) => what)).toEqual(["wink"]);
  });
});
