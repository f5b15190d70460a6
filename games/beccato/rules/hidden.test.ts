import { fastRandom, type Watcher, watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { beccato, HIDDEN, REFUSALS } from "./index.ts";

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

  it("[BEC-37] every reason to refuse cites its clause", () => {
    for (const clause of Object.values(REFUSALS)) expect(clause).toMatch(/^BEC-\d+$/);
  });
});
