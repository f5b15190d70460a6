import { fastRandom, type Watcher, watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { beccato, HIDDEN, REFUSALS, type Signal } from "./index.ts";

const PROPOSED = { type: "propose", entry: null, row: ["nod"] as Signal[] } as const;

function agreeing(): TestTable {
  return tableWith({ options: { freeSignal: true } });
}

/** A guild that was right about another chooses an egg. */
function chosen(): TestTable {
  const table = tableWith({ hands: ["", "", "OOO"] }).beccato(1, 2);
  table.settles();
  return table;
}

describe("Hidden", () => {
  it("[BEC-37] are the hands of others until they are shown", () => {
    const table = tableWith({ seats: 6 });
    for (const watcher of watchersOf(6)) {
      table.view(watcher).players.forEach(({ hand }, seat) => {
        const { hand: real } = table.state.players[seat]!;
        expect(hand).toEqual(seat === watcher ? real : real.map(() => HIDDEN));
      });
    }
  });

  it("[BEC-37] is the card that is passed, except to giver and taker", () => {
    const table = tableWith({ hands: ["OPLG"] })
      .forget()
      .passes("P");
    for (const watcher of watchersOf(4)) {
      const knows = watcher === 0 || watcher === 1;
      expect(table.last("passed", watcher)?.card).toBe(knows ? "padovana" : HIDDEN);
      expect(table.view(watcher).lastPass).toEqual({
        from: 0,
        to: 1,
        card: knows ? "padovana" : HIDDEN,
        byClock: false,
      });
    }
  });

  it("[BEC-37] is the order of the eggs, and what a guild knows", () => {
    const table = tableWith();
    for (const watcher of watchersOf(4)) {
      const { eggDeck, teams } = table.view(watcher);
      expect(new Set(eggDeck)).toEqual(new Set([HIDDEN]));
      teams.forEach((team, number) => {
        const isMember = table.state.teams[number]!.seats.includes(watcher as number);
        expect(team.signal).toEqual(isMember ? table.state.teams[number]!.signal : HIDDEN);
        expect([team.proposals, team.change, team.signalsByBreed].includes(HIDDEN)).toBe(!isMember);
      });
    }
  });

  it("[BEC-37] shouts, hands that are shown, eggs and coops are public", () => {
    const table = tableWith({ hands: ["", "", "OOO"], coopEggs: "rkf", eggs: ["cK", "f"] }).beccato(1, 2);
    table.settles();
    const open = (watcher: Watcher) => {
      const { shouts, outcome, coops, teams, players } = table.view(watcher);
      return { shouts, outcome, coops, eggs: teams.map(({ eggs }) => eggs), hand: players[2]!.hand };
    };
    for (const watcher of watchersOf(4)) expect(open(watcher)).toEqual(open("spectator"));
    expect(open("screen")).toMatchObject({
      shouts: [{ seat: 1, shout: { type: "beccato", accused: 2 } }],
      hand: ["orloff", "orloff", "orloff"],
      eggs: [[{ guild: "coin" }, { guild: "cactus", down: true }], [{ guild: "fork" }]],
    });
  });

  it("[BEC-37] what is hidden is imagined from the cards there are, and a passed card where it went", () => {
    const table = tableWith({ hands: ["OPLG"] }).passes("P");
    const random = fastRandom(3);
    const hands = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const imagined = beccato.imagine(table.view(0), random);
      expect(imagined.players[1]!.hand).toContain("padovana");
      expect(beccato.view(imagined, 0)).toEqual(table.view(0));
      expect(beccato.count(imagined)).toEqual(beccato.count(table.state));
      hands.add(imagined.players[2]!.hand.join());
    }
    expect(hands.size).toBeGreaterThan(5);
  });

  it.each([
    ["somebody's eyes turn", () => tableWith().waits(1000).looks(1, 3).waits(100)],
    ["somebody winks", () => tableWith().waits(1000).performs(2, "wink").waits(600)],
    ["somebody fidgets", () => tableWith().passesOn().waits(2500)],
    ["somebody has shouted, and nobody knows", () => tableWith().waits(1000).coccode(1)],
    [
      "nothing passes by itself",
      () =>
        tableWith({ options: { passSeconds: 0 } })
          .passesOn()
          .performs(0, "nod"),
    ],
    ["five play", () => tableWith({ seats: 5 }).passesOn(6)],
    ["eyes do not matter", () => tableWith({ options: { lineOfSight: false } }).performs(1, "hum")],
    ["guilds agree", () => agreeing().moves(0, { type: "propose", entry: null, row: ["nod"] })],
    ["one guild has agreed", () => agreeing().moves(0, PROPOSED).moves(2, PROPOSED).isReady(0)],
    ["an egg is chosen", () => chosen()],
  ] as const)("[BEC-37] what is imagined while %s looks the same to its watcher, and goes on", (_, begin) => {
    const table = begin();
    for (const watcher of watchersOf(table.state.players.length)) {
      const view = table.view(watcher);
      const imagined = beccato.imagine(view, fastRandom(7));
      expect(beccato.view(imagined, watcher)).toEqual(view);
      expect(beccato.count(imagined)).toEqual(beccato.count(table.state));
      expect(imagined.phase).toBe(table.state.phase);
      if (view.phase !== "agreeing") expect(beccato.awaits(imagined)).toEqual(beccato.awaits(table.state));
      for (const { act, gaze } of imagined.players) {
        if (act !== null) expect(act.until).toBeGreaterThan(act.since);
        if (gaze !== null && !gaze.arrived) expect(gaze.since).toBeGreaterThan(table.now - 1000);
      }
    }
  });

  it("[BEC-37] every reason to refuse cites its clause", () => {
    for (const clause of Object.values(REFUSALS)) expect(clause).toMatch(/^BEC-\d+$/);
  });
});
