import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { schickiMicki } from "./index.ts";

const NONE = "YGORPB GORPBY";
const ONE = "YGORPB BGYPRO";
const TURN = { type: "turn" } as const;
const HAT = { type: "call", feature: "hat" } as const;

describe("Turning", () => {
  it("[SCH-4] the dealer alone turns, one card beside the other, and plays like everybody", () => {
    const table = tableWith({ line: NONE, dealer: 2 });
    expect(table.state.line.map(({ card }) => card)).toEqual(["YGORPB", "GORPBY"]);
    expect(table.refusal(1, TURN)).toMatchObject({ code: "not-the-dealer", clause: "SCH-4" });
    expect(table.offers(2)).toEqual(["turn", ...table.offers(1)]);
    expect(schickiMicki.awaits(table.state)).toEqual([2]);
  });

  it("[SCH-4] when cards have been won the deck passes to the left, from the last seat to the first", () => {
    const table = tableWith({ line: ONE, dealer: 3 }).calls(1, "hat", 700).rings();
    expect(table.state.dealer).toBe(0);
    expect(table.last("deckPasses")).toEqual({ type: "deckPasses", dealer: 0 });
  });

  it("[SCH-5] a card is sent at the moment it is turned: before that nobody's view has it", () => {
    const table = tableWith({ deck: "YGORPB GORPBY" });
    expect(JSON.stringify(table.view(0))).not.toMatch(/YGORPB|GORPBY/);
    table.turnsUp();
    expect(table.last("turned")).toMatchObject({ card: "YGORPB", number: 1, left: 63, byClock: false });
    expect(table.view(0).line).toEqual([{ number: 1, card: "YGORPB", at: table.now, shown: false }]);
    expect(JSON.stringify([table.view(0), table.heardBy(0)])).not.toMatch(/GORPBY/);
  });

  it("[SCH-5] never faster than the minimum gap: who reaches too early turns when it is over", () => {
    const table = tableWith({ line: "YGORPB", options: { leastGapMs: 2000 } });
    const turnedAt = table.now;
    table.now += 300;
    table.moves(0, TURN);
    expect(table.last("reaches")).toEqual({ type: "reaches", seat: 0 });
    expect(table.state.line).toHaveLength(1);
    expect(table.refusal(0, TURN)).toMatchObject({ code: "turning-already" });
    expect(schickiMicki.alarm(table.state)).toBe(turnedAt + 2000);
    expect(schickiMicki.awaits(table.state)).toEqual([]);
    table.rings();
    expect(table.last("turned")).toMatchObject({ number: 2, at: turnedAt + 2000, byClock: false });
  });

  it("[SCH-5] a reaction stops also a card that was reached for", () => {
    const table = tableWith({ line: ONE, options: { leastGapMs: 2000 } });
    table.now += 300;
    table.moves(0, TURN).calls(1, "scarf", 900);
    expect(table.view(2)).toMatchObject({ phase: "window", reaching: false });
    table.rings();
    expect(table.state.phase).toBe("turning");
    expect(table.state.line).toHaveLength(2);
  });

  it("[SCH-5] at a set pace the clock turns, and nobody else", () => {
    const table = tableWith({ line: "YGORPB", options: { turning: "clock", paceSeconds: 12 } });
    const turnedAt = table.now;
    expect(table.last("turned")).toMatchObject({ byClock: true });
    expect(table.refusal(0, TURN)).toMatchObject({ code: "clock-turns", clause: "SCH-5" });
    expect(schickiMicki.alarm(table.state)).toBe(turnedAt + 12_000);
    expect(schickiMicki.awaits(table.state)).toEqual([]);
  });

  it("[SCH-5] the pace is no faster than the minimum gap either", () => {
    const table = tableWith({
      line: "YGORPB",
      options: { turning: "clock", paceSeconds: 1, leastGapMs: 9000 },
    });
    expect(schickiMicki.alarm(table.state)).toBe(table.now + 9000);
  });

  it("[SCH-5] for a dealer who does nothing the clock turns, and goes on at its pace until they are back", () => {
    const options = { dealerSeconds: 6, paceSeconds: 3, leastGapMs: 1000 };
    const table = tableWith({ line: "YGORPB", options, dealer: 2 });
    expect(schickiMicki.alarm(table.state)).toBe(table.now + 1000 + 6000);
    table.rings();
    expect(table.last("turned")).toMatchObject({ byClock: true, dealer: 2 });
    expect(table.view(0).players[2]).toMatchObject({ away: true });
    expect(schickiMicki.awaits(table.state)).toEqual([]);
    expect(schickiMicki.alarm(table.state)).toBe(table.now + 3000);
    table.now += 1500;
    table.moves(2, TURN);
    expect(table.view(0).players[2]).toMatchObject({ away: false });
    expect(schickiMicki.awaits(table.state)).toEqual([2]);
  });

  it("[SCH-5] without a limit the table waits for its dealer", () => {
    const table = tableWith({ line: "YGORPB", options: { dealerSeconds: 0 } });
    expect(schickiMicki.alarm(table.state)).toBeUndefined();
    expect(schickiMicki.awaits(table.state)).toEqual([0]);
  });

  it("[SCH-6] a reaction stops the turning and opens a window, counted from when it was made", () => {
    const table = tableWith({ line: ONE }).calls(1, "hat", 700, { arrives: 800 });
    const madeAt = table.now - 100;
    expect(table.state.phase).toBe("window");
    expect(table.last("windowOpens")).toEqual({ type: "windowOpens", closesAt: madeAt + 1500 });
    expect(table.refusal(0, TURN)).toMatchObject({ code: "window-open", clause: "SCH-6" });
    expect(schickiMicki.awaits(table.state)).toEqual([]);
  });

  it("[SCH-6] the others may still react until it closes, and then all is settled together", () => {
    const table = tableWith({ line: ONE, options: { windowMs: 2000 } }).calls(1, "hat", 700);
    expect(table.refusalAfter(2, HAT, 2700)).toBeUndefined();
    expect(table.refusalAfter(2, HAT, 2701)).toMatchObject({ code: "window-closed", clause: "SCH-6" });
    table.calls(2, "hat", 2700).rings();
    expect(table.outcomes).toEqual(["1 call hat wins SCH-13", "2 call hat late SCH-13"]);
    expect(table.state).toMatchObject({ phase: "turning", window: null });
  });

  it("[SCH-6] its alarm comes the lag credit later: what was made in time may still come in", () => {
    const table = tableWith({ line: ONE, options: { windowMs: 2000, lagCreditMs: 200 } });
    table.calls(1, "scarf", 700);
    expect(schickiMicki.alarm(table.state)).toBe(table.now + 2200);
    table.calls(2, "hat", 2690, { arrives: 2890 });
    expect(table.closes().winners).toEqual([2]);
  });

  it("[SCH-6] if nobody won cards the line stays and the same dealer goes on, after a second", () => {
    const table = tableWith({ line: NONE, options: { restSeconds: 5 } });
    table.knocks(1, 600).rings();
    expect(table.state).toMatchObject({ phase: "turning", dealer: 0 });
    expect(table.state.line).toHaveLength(2);
    expect(table.settling).toMatchObject({ winners: [], clause: "SCH-6", wonBy: "none" });
    const settledAt = table.now;
    table.moves(0, TURN).rings();
    expect(table.last("turned")).toMatchObject({ number: 3, at: settledAt + 1000 });
  });

  it("[SCH-6] a wrong reaction keeps the next card from nobody longer than its window and that second", () => {
    const next = (after: number) => {
      const table = tableWith({ line: NONE, options: { turning: "clock", paceSeconds: 3 } });
      const turnedAt = table.now;
      table.knocks(1, after).rings();
      return schickiMicki.alarm(table.state)! - turnedAt;
    };
    expect([next(200), next(350), next(351), next(2900)]).toEqual([3000, 3000, 3001, 2900 + 1650 + 1000]);
    const won = tableWith({ line: ONE, options: { turning: "clock", paceSeconds: 3, restSeconds: 5 } });
    won.calls(1, "hat", 200).rings();
    expect(schickiMicki.alarm(won.state)).toBe(won.now + 5000);
  });

  it("[SCH-19] the pawns are back before the next card: it can be taken again", () => {
    const table = tableWith({ line: NONE, seats: 2, piles: [3, 3] });
    table.takes("blue", 0, 600).takes("blue", 1, 900).rings();
    expect(table.outcomes).toEqual(["0 hand blue wrong SCH-17", "1 hand blue void SCH-11"]);
    table.turnsUp().takes("blue", 1, 500).rings();
    expect(table.settling.reactions[0]?.outcome).not.toBe("void");
  });
});
