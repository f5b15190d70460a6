import { describe, expect, it } from "vitest";
import { hasPodium, podiumOrder } from "./podium-order.ts";

function onPlaces(...places: readonly number[]) {
  return places.map((place) => ({ place }));
}

const placesOf = (...places: readonly number[]) =>
  podiumOrder(onPlaces(...places)).map(({ item }) => item.place);

describe("The podium", () => {
  it("has the first in the middle, the second to their left and the third to their right", () => {
    expect(placesOf(1, 2, 3, 4, 5)).toEqual([2, 1, 3]);
    expect(placesOf(1, 2)).toEqual([2, 1]);
  });

  it("drops nobody who shares one of the first three places", () => {
    expect(placesOf(1, 2, 3, 3, 5)).toEqual([3, 2, 1, 3]);
    expect(placesOf(1, 2, 2, 4)).toEqual([2, 1, 2]);
    expect(placesOf(1, 1, 3)).toEqual([3, 1, 1]);
    expect(podiumOrder(onPlaces(1, 2, 3, 3)).map(({ side }) => side)).toEqual([
      "left",
      "left",
      "middle",
      "right",
    ]);
  });

  it("is for those who are ahead of somebody, and for as many as fit", () => {
    expect([hasPodium(onPlaces(1, 2)), hasPodium(onPlaces(1, 1, 3, 4))]).toEqual([true, true]);
    expect([hasPodium(onPlaces(1, 1, 1)), hasPodium(onPlaces(1)), hasPodium([])]).toEqual([
      false,
      false,
      false,
    ]);
    expect(hasPodium(onPlaces(1, 2, 2, 2, 2, 2, 7))).toBe(false);
  });
});
