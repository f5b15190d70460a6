import { fastRandom, type Watcher, watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { beccato, HIDDEN, REFUSALS, type Signal, teamWith } from "./index.ts";

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

  it("[BEC-37] what is imagined is a whole state: nothing is planned, kept or known that nobody was told", () => {
    const table = tableWith({ hands: ["OPLG"] })
      .waits(700)
      .looks(2, 0)
      .passes("P");
    table.state.secrets[0]!.signals = [];
    for (const watcher of watchersOf(4)) {
      const imagined = beccato.imagine(table.view(watcher), fastRandom(9));
      expect(imagined).toMatchObject({ phase: "round", fidgets: [], trail: [], stopped: null });
      expect(imagined.secrets).toEqual([
        { signals: [], signs: [] },
        { signals: [], signs: [] },
      ]);
      expect(imagined.lastPass).toMatchObject({ from: 0, to: 1, byClock: false });
      expect(imagined.lastPass!.card).not.toBe(HIDDEN);
      expect(Object.keys(imagined).sort()).toEqual(Object.keys(table.state).sort());
      imagined.players.forEach(({ gaze, hand }, seat) => {
        expect(gaze!.at).not.toBe(seat);
        expect(hand).not.toContain(HIDDEN);
        expect(gaze!.onCards).toBe(seat === 1);
        if (seat === 3 || seat === 1) expect(gaze!.arrived).toBe(true);
      });
      imagined.teams.forEach(({ signal, signalsByBreed, proposals, change, words, seats }) => {
        expect(signal).toHaveLength(1);
        expect({ signalsByBreed, proposals, change, words }).toEqual({
          signalsByBreed: [],
          proposals: [],
          change: null,
          words: [],
        });
        if (seats.includes(watcher as number))
          expect(signal).toEqual(teamWith(table.state, seats[0]!).signal);
      });
    }
  });

  it("[BEC-37] eyes that turn arrive later, a gesture goes on, and one's own doings are as they are", () => {
    const table = tableWith().waits(700).looks(1, 3).waits(400).performs(3, "wink").waits(600);
    table.looks(3, 1);
    const imagined = beccato.imagine(table.view(1), fastRandom(2));
    const { gaze, act } = imagined.players[3]!;
    expect(gaze).toMatchObject({ arrived: false, onCards: false });
    const latest = table.state.players[1]!.gaze!.since;
    expect(gaze!.since).toBe(latest + 400);
    expect(act).toEqual({
      what: "wink",
      since: latest,
      until: latest + 2000,
      released: false,
      idle: false,
      seenBy: [1],
    });
    expect(imagined.players[1]!.gaze).toEqual(table.state.players[1]!.gaze);
    const own = beccato.imagine(table.view(3), fastRandom(2)).players[3]!;
    expect(own.act).toEqual({ ...table.state.players[3]!.act, seenBy: [] });
    const open = tableWith({ options: { lineOfSight: false } }).performs(3, "wink");
    expect(beccato.imagine(open.view("spectator"), fastRandom(2)).players[3]!.act!.seenBy).toEqual([]);
  });

  it("[BEC-37] a shout that only its caller knows of is held in what they imagine", () => {
    const table = tableWith().waits(1000).coccode(1);
    const imagined = beccato.imagine(table.view(1), fastRandom(1));
    expect(imagined.phase).toBe("round");
    expect(imagined.stopped).toEqual(table.state.stopped);
    expect(beccato.imagine(table.view(0), fastRandom(1)).stopped).toBeNull();
  });

  it("[BEC-4] [BEC-37] players know of what kind the cards are by their own, and others guess", () => {
    const kindIn = (signal: Signal, watcher: Watcher, seed = 1) => {
      const table = tableWith({ signals: [signal, signal === "hum" ? "sing" : "nod"] });
      return beccato.imagine(table.view(watcher), fastRandom(seed)).loudCards;
    };
    for (const seat of [0, 1]) {
      for (let seed = 0; seed < 12; seed++) {
        expect(kindIn("hum", seat, seed)).toBe(true);
        expect(kindIn("wink", seat, seed)).toBe(false);
      }
    }
    const guesses = Array.from({ length: 40 }, (_, seed) => kindIn("hum", "spectator", seed));
    expect(new Set(guesses).size).toBe(2);
    expect(beccato.imagine(agreeing().view(0), fastRandom(1)).loudCards).toBeNull();
  });

  it("[BEC-22] [BEC-37] of other guilds nobody imagines an agreement before somebody of them is ready", () => {
    const table = agreeing().moves(1, PROPOSED).moves(3, PROPOSED);
    const signalOf = (team: number) => beccato.imagine(table.view(0), fastRandom(4)).teams[team]!.signal;
    expect(signalOf(1)).toBeNull();
    table.isReady(3);
    expect(signalOf(1)).toHaveLength(1);
    expect(signalOf(0)).toBeNull();
    const mate = agreeing().moves(0, { ...PROPOSED, entry: null });
    const imagined = beccato.imagine(mate.view(2), fastRandom(4)).teams;
    expect(imagined[0]!.proposals).toEqual(mate.state.teams[0]!.proposals);
    expect(imagined[1]!.proposals).toEqual([]);
  });

  it("[BEC-25] [BEC-37] a card among the imaginary player's is anywhere among them", () => {
    const table = tableWith({
      seats: 5,
      dealer: 4,
      hands: ["OOL", "PPM", "SSG", "LLG", "OMPG"],
      imaginary: "MGS",
    });
    table.passes("O");
    for (const watcher of watchersOf(5)) {
      const imagined = beccato.imagine(table.view(watcher), fastRandom(3));
      expect(imagined.imaginary).toHaveLength(3);
      expect(imagined.imaginary).not.toContain(HIDDEN);
      expect(beccato.view(imagined, watcher)).toEqual(table.view(watcher));
    }
  });

  it("[BEC-21] [BEC-38] [BEC-37] a mate imagines what the guild asks for and says as it is", () => {
    const table = tableWith({ eggs: ["ck", "r"], options: { signalChange: true } }).chicchirichi(1);
    table.settles();
    table.moves(0, { type: "drawSignal", egg: 0 }).moves(0, { type: "say", word: "change" });
    const [own, other] = beccato.imagine(table.view(2), fastRandom(1)).teams;
    expect(own).toEqual(table.state.teams[0]);
    expect(other).toMatchObject({ change: null, words: [] });
    const rival = beccato.imagine(table.view(1), fastRandom(1)).teams[0]!;
    expect(rival).toMatchObject({ change: null, words: [] });
  });

  it("[BEC-37] eggs and cards are imagined from those that nobody has seen", () => {
    const table = tableWith({ coopEggs: "-kr", eggs: ["ccc", "kK"], hands: ["OPLG", "", "OOG"] }).beccato(
      1,
      2,
    );
    table.settles();
    for (const watcher of watchersOf(4)) {
      const imagined = beccato.imagine(table.view(watcher), fastRandom(6));
      expect([...imagined.eggDeck].sort()).toEqual([...table.state.eggDeck].sort());
      const cards = (state: { players: { hand: string[] }[] }) =>
        state.players.flatMap(({ hand }) => hand).sort();
      expect(cards(imagined)).toEqual(cards(table.state));
      expect(imagined.players[2]!.hand).toEqual(table.state.players[2]!.hand);
    }
  });

  it("[BEC-37] every reason to refuse cites its clause", () => {
    for (const clause of Object.values(REFUSALS)) expect(clause).toMatch(/^BEC-\d+$/);
  });
});
