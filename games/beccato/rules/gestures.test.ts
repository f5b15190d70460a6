import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import {
  beccato,
  CHATTER,
  FIDGETS,
  GESTURES,
  IN_EXAMPLES,
  isFidget,
  isLoud,
  kindOf,
  LISTED,
  middleCard,
  SIGNALS,
} from "./index.ts";

/** No fidgets: nobody has passed a card. */
const table4 = () => tableWith({ options: { passSeconds: 0 } });

describe("Signals", () => {
  it("[BEC-31] are 33: 24 from the list, three from the examples, six of our own", () => {
    expect(SIGNALS).toHaveLength(33);
    const bothHands = ["nose", "raise", "chin", "head", "tap"];
    expect([...SIGNALS.slice(0, LISTED)].sort()).toEqual(
      [
        ...bothHands.flatMap((what) => [`${what}LeftHand`, `${what}RightHand`]),
        ...["leftElbow", "rightElbow", "leftEye", "rightEye"],
        ...["showOneCard", "showTwoCards", "cardUpsideDown"],
        ...["talkGames", "talkSport", "talkFood", "talkTelevision", "callMate", "hum", "sing"],
      ].sort(),
    );
    expect(SIGNALS.slice(LISTED, LISTED + IN_EXAMPLES)).toEqual(["wink", "leftEar", "rightEar"]);
    expect(SIGNALS.length - LISTED - IN_EXAMPLES).toBe(6);
  });

  it("[BEC-31] are gestures, talk or sounds, and left and right differ", () => {
    const ofKind = (kind: string) => SIGNALS.filter((signal) => kindOf(signal) === kind);
    expect(ofKind("sound")).toEqual(["hum", "sing", "whistle"]);
    expect(ofKind("talk")).toEqual([
      "talkGames",
      "talkSport",
      "talkFood",
      "talkTelevision",
      "callMate",
      "talkWeather",
    ]);
    expect(ofKind("gesture")).toHaveLength(24);
    const mirrored = (signal: string) =>
      signal.replace(/left|right/i, (side) =>
        side.toLowerCase() === "left"
          ? side.replace(/left/i, side[0] === "L" ? "Right" : "right")
          : side.replace(/right/i, side[0] === "R" ? "Left" : "left"),
      );
    for (const signal of SIGNALS.filter((one) => /left|right/i.test(one))) {
      expect(SIGNALS).toContain(mirrored(signal));
    }
  });

  it("[BEC-32] anybody may perform any of them at any time in a round, whatever their own is", () => {
    for (const signal of SIGNALS) {
      for (const seat of [0, 1, 2, 3]) {
        expect(table4().refusal(seat, { type: "perform", signal })).toBeUndefined();
      }
    }
  });

  it("[BEC-32] are held for two seconds, or less if the player lets go", () => {
    const table = table4().performs(1, "hum").waits(1999);
    expect(table.state.players[1]!.act).not.toBeNull();
    table.waits(1);
    expect(table.state.players[1]!.act).toBeNull();
    const short = table4().performs(1, "hum").waits(1200).releases(1).waits(0);
    expect(short.state.players[1]!.act).toBeNull();
  });

  it("[BEC-32] but never for less than 0.7 seconds", () => {
    const table = table4().performs(1, "hum").waits(100).releases(1);
    expect(table.refusal(1, { type: "release" })).toEqual({ code: "nothing-to-release", clause: "BEC-32" });
    table.waits(599);
    expect(table.state.players[1]!.act).not.toBeNull();
    table.waits(1);
    expect(table.state.players[1]!.act).toBeNull();
  });

  it("[BEC-32] are followed by 1.5 seconds of rest for the hands", () => {
    const table = table4().performs(1, "wink");
    const NOD = { type: "perform", signal: "nod" } as const;
    expect(table.refusal(1, NOD)).toEqual({ code: "hands-busy", clause: "BEC-32" });
    table.waits(2000 + 1499);
    expect(table.refusal(1, NOD)).toEqual({ code: "hands-resting", clause: "BEC-32" });
    expect(table.offers(1)).not.toContain("perform");
    table.waits(1);
    expect(table.refusal(1, NOD)).toBeUndefined();
    expect(table.refusal(1, { type: "release" })).toMatchObject({ code: "nothing-to-release" });
  });

  it("[BEC-32] the card in the middle of four is the second from the left", () => {
    expect([middleCard(3), middleCard(4)]).toEqual([1, 1]);
  });
});

describe("Fidgets", () => {
  it("[BEC-32] are none of the 33", () => {
    for (const cover of [...FIDGETS, ...CHATTER]) expect(SIGNALS).not.toContain(cover);
    expect([...FIDGETS, ...CHATTER].every(isFidget)).toBe(true);
    expect(SIGNALS.some(isFidget)).toBe(false);
    expect(FIDGETS.map(kindOf).every((kind) => kind === "gesture")).toBe(true);
    expect(CHATTER.map(kindOf)).toEqual(["talk", "sound"]);
  });

  it("[BEC-32] one comes within four seconds of every card that a player passes, and anybody may get it", () => {
    const fidgeted = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const table = tableWith({ seed, options: { voices: false } })
        .passesOn()
        .forget()
        .waits(4000);
      const stirs = table.heardBy("spectator").filter(({ type }) => type === "stirs");
      expect(stirs).toHaveLength(1);
      fidgeted.add((stirs[0] as { seat: number }).seat);
    }
    expect(fidgeted.size).toBe(4);
  });

  it("[BEC-32] none comes for a card that the clock passes, or where nothing is passed", () => {
    const table = tableWith({ options: { passSeconds: 20 } })
      .forget()
      .waits(120_000);
    expect(table.state.passes).toBe(6);
    expect(table.heardBy("spectator").filter(({ type }) => type === "stirs")).toEqual([]);
  });

  it("[BEC-32] break off when the player begins something, and need no rest", () => {
    const table = tableWith().passesOn();
    const { seat } = table.state.fidgets[0]!;
    while (table.state.players[seat]!.act === null) table.rings();
    expect(isFidget(table.state.players[seat]!.act!.what)).toBe(true);
    expect(table.refusal(seat, { type: "release" })).toMatchObject({ code: "nothing-to-release" });
    table.performs(seat, "hum");
    expect(table.state.players[seat]!.act!.what).toBe("hum");
    const rested = tableWith().passesOn().waits(7000);
    expect(rested.state.players.every(({ restsUntil }) => restsUntil === 0)).toBe(true);
  });

  it("[BEC-32] look like signals from afar", () => {
    const withFidget = tableWith({ options: { voices: false } }).passesOn();
    const fidget = withFidget.state.fidgets[0]!;
    withFidget.forget();
    while (withFidget.state.fidgets.length > 0) withFidget.rings();
    const afar = withFidget.heardBy("spectator").filter(({ type }) => type !== "eyes");
    const withSignal = tableWith().forget().performs(fidget.seat, "wink");
    expect(afar).toEqual(withSignal.heardBy("spectator"));
  });

  it("[BEC-32] a player who is doing something already gets none", () => {
    const table = tableWith().passesOn();
    table.state.fidgets = [{ seat: 2, what: "yawn", at: table.now + 300, lasts: 900 }];
    table.performs(2, "wink").waits(400);
    expect(table.state.players[2]!.act!.what).toBe("wink");
    expect(table.state.fidgets).toEqual([]);
  });
});

describe("Chatter", () => {
  it("[BEC-32] one comes within four seconds of every card that a player passes, from anybody, as talk or as a sound", () => {
    const [seats, kinds] = [new Set<number>(), new Set<string>()];
    for (let seed = 0; seed < 60; seed++) {
      const { fidgets } = tableWith({ seed }).passesOn().state;
      const [chatter, ...more] = fidgets.filter(({ what }) => isLoud(what));
      expect(more).toEqual([]);
      seats.add(chatter!.seat);
      kinds.add(chatter!.what);
      expect(chatter!.at).toBeLessThanOrEqual(tableWith().now + 4000);
    }
    expect(seats.size).toBe(4);
    expect([...kinds].sort()).toEqual([...CHATTER].sort());
  });

  it.each([
    ["chat", "talkFood"],
    ["laugh", "whistle"],
  ] as const)(
    "[BEC-32] [BEC-33] from afar %s is the same as %s, and only those who look know which it was",
    (cover, signal) => {
      const chattering = tableWith().waits(1000).forget();
      chattering.state.fidgets = [{ seat: 2, what: cover, at: chattering.now, lasts: 2000 }];
      chattering.rings();
      const real = tableWith().waits(1000).forget().performs(2, signal);
      for (const ms of [0, 449, 1, 1549, 1]) {
        chattering.waits(ms);
        real.waits(ms);
        for (const watcher of [0, 3, "spectator", "screen"] as const) {
          expect(chattering.heardBy(watcher)).toEqual(real.heardBy(watcher));
          expect(chattering.view(watcher)).toEqual(real.view(watcher));
        }
      }
      expect(chattering.heardBy(0).at(-1)).toEqual({ type: "heard", seat: 2, kind: kindOf(signal) });
      expect(chattering.last("seen", 1)).toEqual({ type: "seen", seat: 2, what: cover });
      expect(real.last("seen", 1)).toEqual({ type: "seen", seat: 2, what: signal });
      expect(chattering.heardBy(2)[0]).toMatchObject({ type: "performs", what: cover, idle: true });
    },
  );

  it("[BEC-32] breaks off for a signal of the player's own, and needs no rest", () => {
    const table = tableWith();
    table.state.fidgets = [{ seat: 2, what: "chat", at: table.now, lasts: 1200 }];
    table.rings();
    expect(table.refusal(2, { type: "release" })).toMatchObject({ code: "nothing-to-release" });
    table.performs(2, "wink");
    expect(table.state.players[2]!.act).toMatchObject({ what: "wink", idle: false });
    const rested = tableWith();
    rested.state.fidgets = [{ seat: 2, what: "laugh", at: rested.now, lasts: 1200 }];
    rested.waits(1200);
    expect(rested.state.players[2]).toMatchObject({ act: null, restsUntil: 0 });
  });

  it("[BEC-31] where voices are left out, nobody makes one, and none is chattered, dealt or agreed on", () => {
    const silent = { options: { voices: false, freeSignal: true, signalChange: true } };
    const hum = { type: "perform", signal: "hum" } as const;
    for (let seed = 0; seed < 30; seed++) {
      const table = tableWith({ seed, options: { voices: false } });
      expect(table.state.teams.flatMap(({ signal }) => signal!).some(isLoud)).toBe(false);
      expect(table.passesOn().state.fidgets).toHaveLength(1);
    }
    const table = tableWith({ options: { voices: false } });
    expect(table.refusal(1, hum)).toEqual({ code: "no-voices", clause: "BEC-31" });
    expect(table.refusal(1, { type: "perform", signal: "wink" })).toBeUndefined();
    const offered = table.openTo(1).flatMap(({ move }) => (move.type === "perform" ? [move.signal!] : []));
    expect([...offered].sort()).toEqual([...GESTURES].sort());
    expect(tableWith(silent).refusal(0, { type: "propose", entry: null, row: ["wink", "hum"] })).toEqual({
      code: "no-voices",
      clause: "BEC-31",
    });
    const timeUp = tableWith({ options: { ...silent.options, agreeSeconds: 60 } }).waits(60_000);
    expect(timeUp.state.teams.flatMap(({ signal }) => signal!).some(isLoud)).toBe(false);
  });

  it("[BEC-4] the signals that are dealt together are all voices or all gestures", () => {
    const kinds = new Set<boolean>();
    for (let seed = 0; seed < 60; seed++) {
      const table = tableWith({ seed, seats: 8 });
      const loud = table.state.teams.map(({ signal }) => isLoud(signal![0]!));
      expect(new Set(loud).size).toBe(1);
      expect(new Set(table.state.teams.flatMap(({ signal }) => signal!)).size).toBe(4);
      kinds.add(loud[0]!);
    }
    expect(kinds.size).toBe(2);
  });
});

const ONE_TABLE = { options: { table: "oneTable" } as const };

describe("Around one real table", () => {
  it("[BEC-34] gestures and looks are the players' own", () => {
    const table = tableWith(ONE_TABLE);
    for (const seat of [0, 1]) {
      expect(table.offers(seat)).toEqual([
        ...(seat === 0 ? ["pass"] : []),
        "coccode",
        "beccato",
        "chicchirichi",
      ]);
    }
    expect(table.refusal(1, { type: "perform", signal: "wink" })).toEqual({
      code: "real-gestures",
      clause: "BEC-34",
    });
    expect(table.refusal(1, { type: "release" })).toMatchObject({ code: "real-gestures" });
    expect(table.refusal(1, { type: "look", at: 0 })).toMatchObject({ code: "eyes-do-not-matter" });
  });

  it("[BEC-34] there are no fidgets, nobody's eyes are anywhere, and talk is free", () => {
    const table = tableWith(ONE_TABLE).passesOn(8);
    expect(table.state.fidgets).toEqual([]);
    expect(table.state.players.every(({ gaze }) => gaze === null)).toBe(true);
    expect(beccato.chatMuted!(table.view(0))).toBe(false);
  });

  it("[BEC-34] the app deals the cards and the signals, referees the shouts and keeps the eggs", () => {
    const table = tableWith({ ...ONE_TABLE, hands: ["", "", "OOO"], coopEggs: "r" });
    expect(table.view(2).teams[0]!.signal).toHaveLength(1);
    table.coccode(0).settles();
    expect(table.eggs).toEqual(["r", ""]);
  });
});
