import type { PlayedSeat } from "@tavolata/server/protocol";
import { expect, it } from "vitest";
import { byPlace } from "./by-place.ts";

const seat = (number: number, place: number | null): PlayedSeat => ({
  seat: number,
  person: null,
  bot: "maestro",
  team: null,
  place,
  score: null,
  left: false,
});

it("the winner comes first, those with the same place by their seats, and those without one last", () => {
  const seats = [seat(0, null), seat(1, 2), seat(2, 1), seat(3, 2), seat(4, null)];
  expect(byPlace(seats).map((one) => one.seat)).toEqual([2, 1, 3, 0, 4]);
});
