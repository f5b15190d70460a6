import { describe, expect, test } from "vitest";
import { keyPoseOf } from "./gestures.ts";
import { type Pen, penFor } from "./pen.ts";
import { RESTING } from "./rig.ts";

/** A drawing that only knows the names of its parts, and what was last written to each. */
function drawing(names: readonly string[], cards: number) {
  const written: Record<string, string> = {};
  let writes = 0;
  const elements = names.map((name) => ({
    getAttribute: () => name,
    setAttribute: (_: string, value: string) => {
      written[name] = value;
      writes += 1;
    },
  }));
  const root = { querySelectorAll: () => elements } as unknown as Element;
  return { written, pen: penFor(root, cards) as Pen, writes: () => writes };
}

const CARDS = ["card0", "card1", "card2", "card3"];

function turnedCards(cards: number): string[] {
  const { pen, written } = drawing(CARDS.slice(0, cards), cards);
  pen(keyPoseOf("cardUpsideDown"));
  return Object.keys(written).filter((name) => written[name]!.includes("rotate(180"));
}

describe("the pen", () => {
  test("[BEC-32] turns the card in the middle; of four it is the second from the player's left, our third", () => {
    expect(turnedCards(3)).toEqual(["card1"]);
    expect(turnedCards(4)).toEqual(["card2"]);
  });

  test("[BEC-31] shows one card or two, as the signal says", () => {
    const places = (cards: number, what: "showOneCard" | "showTwoCards") => {
      const { pen, written } = drawing(CARDS.slice(0, cards), cards);
      pen(keyPoseOf(what));
      return new Set(Object.values(written)).size;
    };
    for (const cards of [3, 4]) {
      expect(places(cards, "showOneCard")).toBe(1);
      expect(places(cards, "showTwoCards")).toBe(2);
    }
  });

  test("shows one shape of each hand and of the mouth, and hides the others", () => {
    const { pen, written } = drawing(
      ["right:grip", "right:open", "left:grip", "mouth:rest", "mouth:wide"],
      3,
    );
    pen(keyPoseOf("raiseRightHand"));
    expect(written).toEqual({
      "right:grip": "none",
      "right:open": "inline",
      "left:grip": "inline",
      "mouth:rest": "inline",
      "mouth:wide": "none",
    });
  });

  test("writes nothing where nothing has moved", () => {
    const { pen, writes } = drawing(["body", "head", "rightHand", "leftHand", "fan", ...CARDS], 4);
    pen(RESTING);
    const atFirst = writes();
    pen({ ...RESTING });
    expect(writes()).toBe(atFirst);
    pen(keyPoseOf("tiltHeadLeft"));
    expect(writes()).toBe(atFirst + 1);
  });
});
