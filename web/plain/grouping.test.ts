import { describe, expect, it } from "vitest";
import { groupLines } from "./grouping.ts";

const NAMES = ["Ada", "Tocca", "Ciro"];
const names = (seat: number) => NAMES[seat] ?? "?";

function group(lines: (names: (seat: number) => string) => string[]) {
  return groupLines(lines, names, NAMES.length);
}

describe("The lines of a view", () => {
  it("stand beside the player whose name and colon they begin with, without repeating the name", () => {
    const { ofSeats, ofTable } = group((name) => [`${name(0)}: tre carte.`, `${name(2)}: due carte.`]);
    expect(ofSeats).toEqual([["Tre carte."], [], ["Due carte."]]);
    expect(ofTable).toEqual([]);
  });

  it("stand beside a player also where another one is named after the colon", () => {
    expect(group((name) => [`${name(2)}: gioca dopo ${name(0)}.`]).ofSeats[2]).toEqual(["Gioca dopo Ada."]);
  });

  it("stand beside a player also without a colon, where they begin with the name and name nobody else", () => {
    const { ofSeats, ofTable } = group((name) => [
      `${name(0)} ha passato.`,
      `${name(0)} aspetta ${name(2)}.`,
    ]);
    expect(ofSeats[0]).toEqual(["Ha passato."]);
    expect(ofTable).toEqual(["Ada aspetta Ciro."]);
  });

  it("stay whole where what follows the name belongs to it", () => {
    expect(group((name) => [`${name(0)}'s card: the king.`]).ofSeats[0]).toEqual(["Ada's card: the king."]);
  });

  it("are the table's where they are about nobody, or about several", () => {
    const lines = ["Il piatto vale 30.", "Ada, Tocca e Ciro si giocano il piatto."];
    const { ofTable } = group((name) => [
      "Il piatto vale 30.",
      `${name(0)}, ${name(1)} e ${name(2)} si giocano il piatto.`,
    ]);
    expect(ofTable).toEqual(lines);
  });

  it("are not mistaken for a player's who is called like the word they begin with", () => {
    expect(group((name) => [`Tocca a ${name(0)}.`]).ofTable).toEqual(["Tocca a Ada."]);
  });

  it("stand beside a player who alone is named before the colon, and are not mistaken where the name comes after it", () => {
    const { ofSeats, ofTable } = group((name) => [`Le carte di ${name(0)}: AD 3C.`, `Mazziere: ${name(2)}.`]);
    expect(ofSeats).toEqual([["Le carte di Ada: AD 3C."], [], []]);
    expect(ofTable).toEqual(["Mazziere: Ciro."]);
  });

  it("are the table's where nobody sits on the seat they name", () => {
    expect(groupLines((name) => [`${name(5)}: via.`], names, 3).ofTable).toEqual(["?: via."]);
  });
});
