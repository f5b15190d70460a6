import { type Watcher, watchersOf } from "@tavolata/kernel";
import { describe, expect, it, test } from "vitest";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, type TestTable, tableWith } from "../testing/table-with.ts";
import { beccato, type Event, FIDGETS, HIDDEN, kindOf, SIGNALS, type Signal } from "./index.ts";

const GESTURES = SIGNALS.filter((signal) => kindOf(signal) === "gesture");
const LOUD = SIGNALS.filter((signal) => kindOf(signal) !== "gesture");

/**
 * Six in a row, each looking to the left at first: 5 looks at 0, the dealer, whose eyes are on the cards. After a second
 * 3 looks at 1, too, whom 0 would be looking at.
 */
function six(): TestTable {
  return tableWith({ seats: 6, options: { passSeconds: 0 } })
    .waits(1000)
    .looks(3, 1)
    .waits(1000)
    .forget();
}

function heardOf(table: TestTable, watcher: Watcher, type: Event["type"]): Event[] {
  return table.heardBy(watcher).filter((event) => event.type === type);
}

describe("Line of sight", () => {
  it("[BEC-33] is on unless somebody switches it off", () => {
    expect(DEFAULTS.lineOfSight).toBe(true);
  });

  it("[BEC-33] a round begins with a look to the left, and with the dealer's eyes on the cards", () => {
    const table = tableWith({ seats: 6 });
    expect(table.state.players.map(({ gaze }) => [gaze!.at, gaze!.onCards])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
      [0, false],
    ]);
  });

  it("[BEC-33] turning the eyes takes 400 ms, and a look lasts at least 600", () => {
    const table = tableWith({ seats: 6, options: { passSeconds: 0 } }).waits(599);
    const LOOK = { type: "look", at: 0 } as const;
    expect(table.refusal(3, LOOK)).toEqual({ code: "look-too-short", clause: "BEC-33" });
    table.waits(1).looks(3, 1).waits(399);
    expect(table.refusal(3, LOOK)).toEqual({ code: "eyes-turning", clause: "BEC-33" });
    expect(table.state.players[3]!.gaze!.arrived).toBe(false);
    table.waits(1);
    expect(table.state.players[3]!.gaze!.arrived).toBe(true);
    expect(table.refusal(3, LOOK)).toMatchObject({ code: "look-too-short" });
    table.waits(600);
    expect(table.refusal(3, LOOK)).toBeUndefined();
    expect(table.refusal(3, { type: "look", at: 1 })).toMatchObject({ code: "looking-there" });
    for (const at of [3, 6]) {
      expect(table.refusal(3, { type: "look", at })).toMatchObject({ code: "not-another-player" });
    }
  });

  it("[BEC-33] only onlookers of a player see where that player looks, and when the eyes turn", () => {
    const table = six().looks(1, 5);
    for (const watcher of watchersOf(6)) {
      const expected = watcher === 1 || watcher === 3 ? "moving" : HIDDEN;
      expect(table.view(watcher).players[1]!.gaze).toBe(expected);
    }
    table.waits(400);
    for (const watcher of watchersOf(6)) {
      const sees = watcher === 1 || watcher === 3;
      expect(table.view(watcher).players[1]!.gaze).toBe(sees ? 5 : HIDDEN);
      const ofOne = heardOf(table, watcher, "eyes").filter((event) => "seat" in event && event.seat === 1);
      expect(ofOne.length > 0).toBe(sees);
    }
    expect(table.last("looks", 3)).toBeUndefined();
    expect(table.last("looks", 1)).toEqual({ type: "looks", seat: 1, at: 5 });
  });

  it("[BEC-33] a player whose eyes turn to somebody is told where that player's eyes are", () => {
    const table = six().looks(4, 3).waits(400);
    expect(table.last("eyes", 4)).toEqual({ type: "eyes", seat: 3, gaze: 1 });
    expect(table.view(4).players[3]!.gaze).toBe(1);
    expect(table.view(4).players[5]!.gaze).toBe(HIDDEN);
  });

  it("[BEC-33] eyes are on the cards from the fourth card until it is passed, and everybody knows", () => {
    const table = six().passesOn();
    expect(table.refusal(1, { type: "look", at: 5 })).toEqual({ code: "eyes-on-cards", clause: "BEC-33" });
    for (const watcher of watchersOf(6)) expect(table.view(watcher).players[1]!.gaze).toBe("cards");
    table.passesOn();
    expect(table.state.players[1]!.gaze).toEqual({
      at: 2,
      since: table.now + 400,
      arrived: false,
      onCards: false,
    });
    expect(table.view(3).players[1]!.gaze).toBe("moving");
    expect(table.view("screen").players[1]!.gaze).toBe(HIDDEN);
  });

  it("[BEC-33] a player looking at the cards sees nothing else", () => {
    const table = six().performs(1, "wink").passesOn(3).waits(2000);
    expect(table.state.holder).toBe(3);
    expect(heardOf(table, 3, "seen")).toEqual([]);
  });

  it("[BEC-33] free chat is closed during a round, and open between rounds", () => {
    const table = six();
    expect(beccato.chatMuted!(table.view("spectator"))).toBe(true);
    table.coccode(0);
    expect(beccato.chatMuted!(table.view("spectator"))).toBe(true);
    table.settles();
    expect(beccato.chatMuted!(table.view("spectator"))).toBe(false);
  });

  it("[BEC-33] where it is off, everybody sees every gesture at once, and eyes do not matter", () => {
    const table = tableWith({ options: { lineOfSight: false } }).performs(2, "wink");
    for (const watcher of watchersOf(4)) {
      expect(table.view(watcher).players[2]!.act).toBe("wink");
      expect(table.view(watcher).players[2]!.gaze).toBeNull();
      if (watcher !== 2) expect(table.last("seen", watcher)).toEqual({ type: "seen", seat: 2, what: "wink" });
    }
    expect(table.refusal(1, { type: "look", at: 2 })).toEqual({
      code: "eyes-do-not-matter",
      clause: "BEC-33",
    });
    table.waits(2000);
    expect(table.last("stops")).toEqual({ type: "stops", seat: 2 });
  });
});

describe("Every gesture", () => {
  test.each(GESTURES)(
    "[BEC-33] %s is told to onlookers, and nobody else learns more than that something moved",
    (what) => {
      const table = six().performs(1, what).waits(449);
      expect(heardOf(table, 3, "seen")).toEqual([]);
      expect(table.view(3).players[1]!.act).toBeNull();
      table.waits(1);
      expect(heardOf(table, 3, "seen")).toEqual([{ type: "seen", seat: 1, what }]);
      expect(table.view(3).players[1]!.act).toBe(what);
      table.waits(1550);
      for (const watcher of watchersOf(6)) {
        if (watcher === 1 || watcher === 3) continue;
        expect(table.heardBy(watcher)).toEqual([{ type: "stirs", seat: 1 }]);
        expect(JSON.stringify(table.view(watcher).players)).not.toContain(what);
      }
      expect(table.last("stops", 3)).toEqual({ type: "stops", seat: 1 });
      expect(table.view(3).players[1]!.act).toBeNull();
    },
  );

  test.each(GESTURES)(
    "[BEC-33] %s leaves no other trace: whatever it was, those looking elsewhere are told and see the same",
    (what) => {
      const other = GESTURES[(GESTURES.indexOf(what) + 1) % GESTURES.length]!;
      const [one, two] = [what, other].map((gesture) => six().performs(1, gesture));
      for (const ms of [0, 450, 1000, 550, 1500]) {
        one!.waits(ms);
        two!.waits(ms);
        for (const watcher of watchersOf(6)) {
          if (watcher === 1 || watcher === 3) continue;
          expect(one!.view(watcher)).toEqual(two!.view(watcher));
          expect(one!.heardBy(watcher)).toEqual(two!.heardBy(watcher));
        }
      }
    },
  );

  test.each(LOUD)(
    "[BEC-33] %s reaches everybody, with its maker: those who look make it out after 450 ms, the others hear its kind at its end",
    (what) => {
      const table = six().performs(1, what).waits(1999);
      for (const watcher of watchersOf(6)) {
        const knows = watcher === 1 || watcher === 3;
        expect(table.view(watcher).players[1]!.act).toBe(knows ? what : null);
        if (!knows) expect(table.heardBy(watcher)).toEqual([{ type: "stirs", seat: 1 }]);
      }
      expect(heardOf(table, 3, "seen")).toEqual([{ type: "seen", seat: 1, what }]);
      table.waits(1);
      for (const watcher of watchersOf(6)) {
        const knew = watcher === 1 || watcher === 3;
        expect(table.last("stops", watcher) !== undefined).toBe(knew);
        const kind = kindOf(what);
        expect(table.last("heard", watcher)).toEqual(knew ? undefined : { type: "heard", seat: 1, kind });
        if (!knew) expect(JSON.stringify([table.view(watcher), table.heardBy(watcher)])).not.toContain(what);
      }
    },
  );

  it("[BEC-33] nobody hears a voice that a shout cut short, and where eyes do not matter all make it out at once", () => {
    const cut = six().performs(1, "hum").waits(100).coccode(5);
    cut.settles();
    expect(cut.waits(5000).last("heard", 0)).toBeUndefined();
    const open = tableWith({ options: { lineOfSight: false } }).performs(1, "hum");
    for (const watcher of [0, 2, 3, "spectator"] as const) {
      expect(open.last("seen", watcher)).toEqual({ type: "seen", seat: 1, what: "hum" });
      expect(open.view(watcher).players[1]!.act).toBe("hum");
    }
  });

  test.each(FIDGETS)("[BEC-33] the fidget %s is seen like a gesture", (what) => {
    const table = six();
    table.state.fidgets = [{ seat: 1, what, at: table.now + 10, lasts: 800 }];
    table.waits(700);
    expect(heardOf(table, 3, "seen")).toEqual([{ type: "seen", seat: 1, what }]);
    for (const watcher of [0, 2, 4, 5, "spectator", "screen"] as const) {
      expect(table.heardBy(watcher)).toEqual([{ type: "stirs", seat: 1 }]);
    }
  });
});

describe("Seeing a gesture", () => {
  it("[BEC-33] takes 450 ms of it: eyes that come too late for that see nothing", () => {
    const arrivesAfter = (ms: number) => {
      const table = six().performs(1, "wink");
      return table
        .waits(ms - 400)
        .looks(4, 1)
        .waits(2100);
    };
    expect(heardOf(arrivesAfter(1550), 4, "seen")).toHaveLength(1);
    expect(heardOf(arrivesAfter(1551), 4, "seen")).toEqual([]);
  });

  it("[BEC-33] a furtive one is over sooner", () => {
    const table = six().performs(1, "wink").releases(1).looks(4, 1).waits(2000);
    expect(heardOf(table, 4, "seen")).toEqual([]);
    expect(heardOf(table, 3, "seen")).toHaveLength(1);
    const longer = six().looks(4, 1).waits(150).performs(1, "wink").releases(1).waits(2000);
    expect(heardOf(longer, 4, "seen")).toHaveLength(1);
  });

  it("[BEC-33] needs an unbroken look: eyes that turn away sooner see nothing, eyes that turn away later have seen it", () => {
    const away = six().performs(1, "wink").waits(440).looks(3, 4).waits(2000);
    expect(heardOf(away, 3, "seen")).toEqual([]);
    const after = six().performs(1, "wink").waits(450).looks(3, 4);
    expect(heardOf(after, 3, "seen")).toHaveLength(1);
    expect(after.view(3).players[1]!.act).toBeNull();
    after.waits(2000);
    expect(heardOf(after, 3, "stops")).toEqual([]);
  });

  it("[BEC-33] a gesture tells nobody who was looking, not even its maker", () => {
    const watched = six().performs(1, "wink").waits(1000);
    const unwatched = six().looks(3, 5).waits(1000).forget().performs(1, "wink").waits(1000);
    const own = (table: TestTable) => table.heardBy(1).map(({ type }) => type);
    expect(own(watched)).toEqual(own(unwatched));
    expect(Object.keys(watched.view(1).own!.act!)).not.toContain("seenBy");
  });

  it("[BEC-33] in random games nobody is ever told what they did not see", () => {
    let seen = 0;
    for (const seed of [1, 2, 3]) {
      for (const { told, standing } of randomPlay({ seats: 6, options: DEFAULTS }, seed, 300)) {
        for (const one of told) {
          const event = "secret" in one ? one.secret : one.event;
          if (event.type === "seen") {
            seen += 1;
            expect("secret" in one && one.to).toHaveLength(1);
            const [onlooker] = "secret" in one ? (one.to as number[]) : [];
            expect(standing.state.players[onlooker!]!.gaze).toMatchObject({
              at: event.seat,
              arrived: true,
              onCards: false,
            });
          }
          const open = one.event;
          expect(open !== undefined && "what" in open).toBe(false);
          if (open?.type === "eyes") expect(open.gaze).toBe("cards");
          expect(open?.type).not.toBe("looks");
        }
      }
    }
    expect(seen).toBeGreaterThan(30);
  });

  it("[BEC-37] whatever is performed, the true signal is in nothing that others get to see", () => {
    const mine: Signal = "tapLeftHand";
    const table = tableWith({ signals: [mine, "nod"], options: { passSeconds: 0 } })
      .waits(700)
      .forget();
    table.performs(2, mine).waits(3000);
    expect(JSON.stringify([table.view(1), table.heardBy(1)])).toContain(mine);
    expect(JSON.stringify([table.view(3), table.heardBy(3)])).not.toContain(mine);
    expect(JSON.stringify([table.view("screen"), table.heardBy("screen")])).not.toContain(mine);
  });
});
