import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { type Card, canBeBeaten, dominantTrump, sureTricks } from "./index.ts";

describe("The play", () => {
  it("[BES-20] the first player in to the dealer's right leads, and the taker of a trick leads the next", () => {
    const table = tableWith({ hands: ["4D 2C 2B", "AD 3D RC", "4B 5B 6B"], trump: "2S" });
    expect(table.refusal(1, { type: "play", card: "AD" })).toMatchObject({
      code: "declare-first",
      clause: "BES-20",
    });
    table.isServed(1, 0).passes(2, 2);
    expect(table.state.turn).toBe(1);
    table.plays("1:RC", "0:2C");
    expect(table.state.turn).toBe(1);
    table.plays("1:AD", "0:4D");
    expect(table.tricks).toEqual([0, 2, 0]);
  });

  it("[BES-20] cards are laid to the right, past those who do not play", () => {
    const hands = ["4D 2C 2B", "AD 3D RC", "4B 5B 6B", "6D 5D 7D"];
    const table = tableWith({ hands, trump: "2S" }).isServed(2).passes(1).isServed(0, 3).passes(1);
    expect(table.state.turn).toBe(3);
    table.plays("3:6D");
    expect(table.state.turn).toBe(2);
    expect(table.refusal(0, { type: "play", card: "4D" })).toMatchObject({ code: "not-your-turn-to-play" });
    expect(table.refusal(1, { type: "play", card: "AD" })).toMatchObject({ code: "not-playing" });
    expect(table.offers(0)).toEqual(["sitOut"]);
    table.plays("2:4B");
    expect(table.state.turn).toBe(0);
    table.plays("0:4D");
    expect(table.heardBy("spectator")).toEqual([
      { type: "played", seat: 0, card: "4D" },
      { type: "trick", seat: 3 },
    ]);
  });

  it("[BES-21] you follow suit if you can", () => {
    const table = tableWith({ hands: ["4C 2D 2S", "AC 3D RC"], trump: "7S" })
      .isServed(0, 1)
      .plays("1:RC");
    expect(table.offers(0)).toEqual(["play:4C", "sitOut"]);
    expect(table.refusal(0, { type: "play", card: "2S" })).toEqual({
      code: "must-follow-suit",
      clause: "BES-21",
      params: { suit: "C" },
    });
    expect(table.refusal(0, { type: "play", card: "AB" })).toEqual({
      code: "card-not-held",
      clause: "BES-21",
      params: { card: "AB" },
    });
  });

  it("[BES-21] if you cannot you trump, even lower than a trump on the table", () => {
    const hands = ["4D 2S 5S", "RD 3S 4B", "AC 3D RC"];
    const table = tableWith({ hands, trump: "7S" }).isServed(1, 0, 2).plays("2:RC", "1:3S");
    expect(table.refusal(0, { type: "play", card: "4D" })).toEqual({
      code: "must-trump",
      clause: "BES-21",
      params: { suit: "S" },
    });
    expect(table.offers(0)).toEqual(["play:2S", "play:5S", "sitOut"]);
    const able = tableWith({ hands: ["4D 2S AS", "RD 3S 4B", "AC 3D RC"], trump: "7S" });
    able.isServed(1, 0, 2).plays("2:RC", "1:3S");
    expect(able.offers(0)).toEqual(["play:2S", "play:AS", "sitOut"]);
  });

  it("[BES-21] with neither, any card", () => {
    const table = tableWith({ hands: ["4D 2B 5B", "AC 3D RC"], trump: "7S" })
      .isServed(0, 1)
      .plays("1:RC");
    expect(table.offers(0)).toEqual(["play:4D", "play:2B", "play:5B", "sitOut"]);
  });

  it("[BES-22] the leader of the first trick leads the ace of trumps if they have it", () => {
    const table = tableWith({ hands: ["4D 2B 5B", "AS 3S RC"], trump: "7S" }).isServed(0, 1);
    expect(table.refusal(1, { type: "play", card: "RC" })).toEqual({
      code: "must-lead-dominant",
      clause: "BES-22",
      params: { card: "AS" },
    });
    expect(table.offers(1)).toEqual(["play:AS", "sitOut"]);
  });

  it("[BES-22] or the three when the ace is the card turned up; otherwise the three may stay", () => {
    expect([dominantTrump("AD"), dominantTrump("3D"), dominantTrump("2B")]).toEqual(["3D", "AD", "AB"]);
    const up = tableWith({ hands: ["4D 2B 5B", "3S RS RC"], trump: "AS" }).isServed(0, 1);
    expect(up.offers(1)).toEqual(["play:3S", "sitOut"]);
    const down = tableWith({ hands: ["4D 2B 5B", "3S RS RC"], trump: "7S" }).isServed(0, 1);
    expect(down.offers(1)).toHaveLength(4);
  });

  it("[BES-22] only the leader, and only in the first trick", () => {
    const table = tableWith({ hands: ["4C 2B AS", "RC 3C 5B"], trump: "7S" })
      .isServed(0, 1)
      .plays("1:3C", "0:4C");
    table.plays("1:5B", "0:2B");
    expect(table.state.tricks).toHaveLength(2);
    const leader = tableWith({ hands: ["4C 2B AS", "2C 3B 5B"], trump: "7S" }).isServed(0, 1);
    leader.plays("1:2C", "0:4C");
    expect(leader.offers(0)).toEqual(["play:2B", "play:AS", "sitOut"]);
  });

  it("[BES-22] [BES-23] as many tricks are sure as one has of the highest trumps without a gap", () => {
    const sure = (cards: string, trump: Card) => sureTricks(cards.split(" ") as Card[], trump);
    expect(sure("AD 3D RD", "2D")).toBe(3);
    expect(sure("AD 3D CD", "2D")).toBe(2);
    expect(sure("AD RD CD", "2D")).toBe(1);
    expect(sure("3D RD CD", "2D")).toBe(0);
    expect(sure("3D RD AC", "AD")).toBe(2);
    expect(sure("AD RD 2C", "3D")).toBe(2);
    expect(sure("AC 3C RC", "2D")).toBe(0);
    expect(sure("AD 3D RD CD FD 7D 6D 5D 4D", "2D")).toBe(9);
  });

  it("[BES-23] a trump cannot be beaten any more once all higher ones have been seen", () => {
    const seen = { trump: "AS", tricks: [], trick: [] } as Parameters<typeof canBeBeaten>[0];
    expect(canBeBeaten(seen, ["3S", "2S"], "3S")).toBe(false);
    expect(canBeBeaten(seen, ["RS", "2S"], "RS")).toBe(true);
    const laid = [{ seat: 1, card: "3S" as const }];
    expect(canBeBeaten({ ...seen, trick: laid }, ["RS", "2S"], "RS")).toBe(false);
    expect(canBeBeaten({ ...seen, tricks: [{ laid, taker: 1 }] }, ["RS", "2S"], "RS")).toBe(false);
    expect(canBeBeaten({ ...seen, tricks: [{ laid, taker: 1 }] }, ["RS", "2S"], "2S")).toBe(true);
    expect(canBeBeaten({ ...seen, trump: "2S" }, ["AS"], "AS")).toBe(false);
    expect(canBeBeaten({ ...seen, trump: "2S" }, [], "AS")).toBe(false);
    expect(canBeBeaten({ ...seen, trump: null }, ["3S"], "3S")).toBe(true);
  });

  it("[BES-24] nobody plays: the pot stays, and nobody goes bestia", () => {
    const table = tableWith({ seats: 3, pot: 15 }).passes(1, 0, 2, 1, 0, 2);
    expect(table.last("handOver")).toMatchObject({ how: "nobody", bestie: [], won: [0, 0, 0], nextPot: 45 });
    expect(table.rings().state).toMatchObject({ initialPot: 45, pot: 75 });
  });

  it("[BES-24] option: then the dealer takes it", () => {
    const table = tableWith({ seats: 3, pot: 15, options: { allPass: "dealer" } }).passes(1, 0, 2, 1, 0, 2);
    expect(table.credits).toEqual([2035, 1990, 1990]);
    expect(table.state.pot).toBe(0);
    const gone = tableWith({ seats: 3, pot: 15, options: { allPass: "dealer" } }).house({
      type: "away",
      seat: 0,
    });
    expect(gone.passes(1, 2, 1, 2).last("handOver")).toMatchObject({ how: "nobody", nextPot: 45 });
  });

  it("[BES-24] one alone takes the pot without playing, judged after the blind round", () => {
    const hands = ["AD 3D RD", "AC 3C RC", "AB 3B RB"];
    const table = tableWith({ hands }).passes(1).isServed(0).passes(2);
    expect(table.state.phase).toBe("blind");
    table.passes(1, 2);
    expect(table.last("handOver")).toMatchObject({ how: "alone", tricks: [], won: [30, 0, 0], nextPot: 0 });
    const company = tableWith({ hands }).passes(1).isServed(0).passes(2, 1).comesInBlind(2);
    expect(company.state.phase).toBe("play");
    const blindAlone = tableWith({ hands }).passes(1, 0, 2, 1).comesInBlind(0).passes(2);
    expect(blindAlone.last("handOver")).toMatchObject({ how: "alone", won: [30, 0, 0] });
  });

  it("[BES-24a] house options are off by default", () => {
    expect(tableWith().state.options).toMatchObject({
      overtrump: false,
      potSaved: false,
      compulsoryHand: false,
      allPass: "carry",
    });
  });

  it("[BES-24a] must overtrump: higher than the trumps in the trick, if you can", () => {
    const hands = ["4D 2S FS", "RD 7S 4B", "AC 3D RC", "5D 2B RS"];
    const options = { overtrump: true };
    const table = tableWith({ hands, trump: "6S", dealer: 3, options }).isServed(1, 0, 3, 2);
    table.plays("2:RC", "1:7S");
    expect(table.refusal(0, { type: "play", card: "2S" })).toEqual({
      code: "must-overtrump",
      clause: "BES-24a",
      params: { suit: "S" },
    });
    table.plays("0:FS", "3:RS");
    const low = tableWith({ hands: ["4D 2S 5S", "RD 7S 4B", "AC 3D RC"], trump: "6S", options });
    low.isServed(1, 0, 2).plays("2:RC", "1:7S");
    expect(low.offers(0)).toEqual(["play:2S", "play:5S", "sitOut"]);
    const led = tableWith({ hands: ["4D 2S RS", "7S 4C 4B"], trump: "6S", options });
    led.isServed(0, 1).plays("1:7S");
    expect(led.offers(0)).toEqual(["play:2S", "play:RS", "sitOut"]);
  });

  it("[BES-24a] must overtrump: a high card of another suit does not beat a trump", () => {
    const hands = ["3D 2S 5S", "RD 7S 4B", "AC 4D RC"];
    const table = tableWith({ hands, trump: "6S", options: { overtrump: true } }).isServed(1, 0, 2);
    table.plays("2:RC", "1:7S");
    expect(table.offers(0)).toEqual(["play:2S", "play:5S", "sitOut"]);
  });

  it("[BES-24a] must overtrump: the first trump of a trick may be any", () => {
    const hands = ["4D 2S RS", "RD 7C 4B", "AC 3D RC"];
    const table = tableWith({ hands, trump: "6S", options: { overtrump: true } }).isServed(1, 0, 2);
    table.plays("2:RC", "1:7C");
    expect(table.offers(0)).toEqual(["play:2S", "play:RS", "sitOut"]);
  });

  it("[BES-24a] must overtrump: in the second and in the third trick, too", () => {
    const hands = ["4C 2S FS", "RC 7S 5S", "AC 3D RD"];
    const table = tableWith({ hands, trump: "6S", options: { overtrump: true } }).isServed(1, 0, 2);
    table.plays("2:AC", "1:RC", "0:4C", "2:RD", "1:7S");
    expect(table.refusal(0, { type: "play", card: "2S" })).toMatchObject({
      code: "must-overtrump",
      clause: "BES-24a",
    });
    expect(table.offers(0)).toEqual(["play:FS", "sitOut"]);
    const four = ["4C 4B 2S FS", "RC RB 7S 5S", "AC AB 3D RD"];
    const later = tableWith({ hands: four, trump: "6S", options: { overtrump: true, handSize: 4 } });
    later.isServed(1, 0, 2).plays("2:AC", "1:RC", "0:4C", "2:AB", "1:RB", "0:4B", "2:RD", "1:7S");
    expect(later.refusal(0, { type: "play", card: "2S" })).toMatchObject({ code: "must-overtrump" });
    later.plays("0:FS", "0:2S", "2:3D", "1:5S");
    expect(later.tricks).toEqual([1, 1, 2]);
  });

  it("[BES-24a] pot saved: with four cards and three takers it is shared as usual", () => {
    const hands = ["4D 5C AB 3B", "4B 5D AC 2C", "7C 6B AD 2B"];
    const table = tableWith({ hands, trump: "6S", options: { potSaved: true, handSize: 4 } });
    table.isServed(1, 0, 2).plays("2:AD", "1:5D", "0:4D", "2:7C", "1:AC", "0:5C");
    table.plays("1:4B", "0:AB", "2:6B", "0:3B", "2:2B", "1:2C");
    expect(table.tricks).toEqual([2, 1, 1]);
    expect(table.last("handOver")).toMatchObject({ how: "played", won: [14, 7, 9], bestie: [1] });
  });

  it("[BES-24a] pot saved: with four cards it takes four takers", () => {
    const hands = ["4D 5C AB 2S", "4B 5D AC 2C", "7C 6B AD 2B", "7D 6C 5B 7S"];
    const table = tableWith({ hands, trump: "6S", dealer: 3, options: { potSaved: true, handSize: 4 } });
    table.isServed(1, 0, 3, 2).plays("2:AD", "1:5D", "0:4D", "3:7D", "2:7C", "1:AC", "0:5C", "3:6C");
    table.plays("1:4B", "0:AB", "3:5B", "2:6B", "0:2S", "3:7S", "2:2B", "1:2C");
    expect(table.last("handOver")).toMatchObject({ how: "saved", nextPot: 80, bestie: [1] });
  });

  it("[BES-24a] pot saved: with a trick each nobody gets it; bestie come on top", () => {
    const hands = ["4D 5C AB", "4B 5D AC", "7C 6B AD", "2D 2C 2B"];
    const one = tableWith({ hands, trump: "6S", dealer: 3, options: { potSaved: true } });
    one.isServed(1, 0, 3, 2).plays("2:AD", "1:5D", "0:4D", "3:2D");
    one.plays("2:7C", "1:AC", "0:5C", "3:2C", "1:4B", "0:AB", "3:2B", "2:6B");
    expect(one.last("handOver")).toMatchObject({ how: "saved", won: [0, 0, 0, 0], bestie: [3], nextPot: 80 });
    expect(one.credits).toEqual([1990, 1990, 1990, 1950]);
    const two = tableWith({ hands, trump: "6S", dealer: 3 });
    two.isServed(1, 0, 3, 2).plays("2:AD", "1:5D", "0:4D", "3:2D");
    two.plays("2:7C", "1:AC", "0:5C", "3:2C", "1:4B", "0:AB", "3:2B", "2:6B");
    expect(two.last("handOver")).toMatchObject({ how: "played", won: [13, 13, 14, 0] });
  });

  it("[BES-24a] compulsory hand: after a hand without bestia nobody may pass", () => {
    const table = tableWith({ seats: 3, options: { compulsoryHand: true } });
    expect(table.state.compulsory).toBe(false);
    table.passes(1, 0, 2, 1, 0, 2).rings();
    expect(table.state).toMatchObject({ compulsory: true, turn: 0 });
    expect(table.offers(0)).toEqual(["served", "exchange", "sitOut"]);
    expect(table.refusal(0, { type: "pass" })).toMatchObject({ code: "must-play", clause: "BES-24a" });
  });

  it("[BES-24a] after a bestia one may pass again, unless it was a bestia of zero", () => {
    const story = (credits: number[]) => {
      const hands = ["2D 2C 2B", "AS 3S RS"];
      const table = tableWith({ hands, credits, trump: "4S", options: { compulsoryHand: true } });
      table.isServed(0, 1).plays("1:AS", "0:2C", "1:3S", "0:2B", "1:RS", "0:2D");
      expect(table.last("handOver")?.bestie).toEqual([0]);
      return table.state.compulsoryNext;
    };
    expect(story([500, 500])).toBe(false);
    expect(story([500, 5])).toBe(true);
  });
});
