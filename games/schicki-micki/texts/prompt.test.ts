import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { schickiMicki, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { en, it, promptOf, settlingNow } from "./index.ts";

const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede", "Gina"];
const names = (seat: number) => NAMES[seat]!;
const both = (view: View) => [promptOf(it, view, names), promptOf(en, view, names)];
const ONE_MATCH = "YGORPB BPRGOY YOBPRG";

describe("The prompt", () => {
  test("[SCH-4] asks the dealer for a card, and tells the others who deals", () => {
    const table = tableWith();
    expect(both(table.view(0))).toEqual(["Scopri tu la prima carta", "You turn the first card"]);
    table.turnsUp();
    expect(both(table.view(1))).toEqual(["Occhio alla fila: scopre Ada", "Watch the line: Ada turns"]);
  });

  test("[SCH-5] tells when the clock turns", () => {
    const table = tableWith({ options: { turning: "clock" }, line: "YGORPB" });
    expect(promptOf(en, table.view(0), names)).toBe("Watch the line: the clock turns the cards");
  });

  test("[SCH-11] tells who has reacted, and only themselves what their hand did", () => {
    const table = tableWith({ line: ONE_MATCH }).takes("red", 2, 500);
    expect(both(table.view(2))[0]).toBe("Hai preso la pedina rossa: un attimo per gli altri");
    expect(both(table.view(0))).toEqual([
      "Ciro ha già reagito: un attimo ancora",
      "Ciro has reacted: one more moment",
    ]);
  });

  test("[SCH-13] [SCH-14] tells who takes how much", () => {
    const table = tableWith({ line: ONE_MATCH }).calls(1, "umbrella", 500);
    table.closes();
    expect(both(table.view(0))).toEqual(["Bea prende tre carte", "Bea takes three cards"]);
    expect(both(table.view(1))).toEqual(["Prendi tre carte", "You take three cards"]);
    const shared = tableWith({ line: "YGORPB BGRYPO" }).takes("blue", 1, 500).takes("blue", 0, 600);
    shared.closes();
    expect(promptOf(it, shared.view(0), names)).toBe("Una carta a testa: Bea e tu");
  });

  test("[SCH-22] asks for a vote where nobody can tell, and waits for the others", () => {
    const table = tableWith({ line: ONE_MATCH, options: { table: "oneTable" } })
      .calls(1, "umbrella", 500)
      .calls(2, "umbrella", 510)
      .rings();
    expect(promptOf(it, table.view(0), names)).toBe("Chi ha fatto prima, Bea o Ciro?");
    expect(promptOf(it, table.votes(0, 1).view(0), names)).toBe("Hai votato: si aspettano gli altri");
  });

  test("[SCH-28] tells a player who is out until when, as soon as it is settled", () => {
    const table = tableWith({ line: "YGORPB BPRGOY" }).calls(1, "hat", 500);
    table.closes();
    const out = [
      "Sei fuori: questa fila la guardi soltanto, rientri con la prossima",
      "You're out: just watch this line, you're back in for the next",
    ];
    expect(both(table.view(1))).toEqual(out);
    expect(both(table.view(0))[0]).toBe("Nessuno prende carte: la fila resta");
    expect(both(table.turnsUp().view(1))).toEqual(out);
  });

  test("[SCH-24] tells that the last card lies there", () => {
    const table = tableWith({ line: "YGORPB", left: 0 });
    expect(promptOf(en, table.view(1), names)).toBe("Last card, last chance");
  });
});

test("[SCH-26] a settling is looked at until the next card, and no longer", () => {
  const nobody = tableWith({ line: "YGORPB BPRGOY" }).calls(1, "hat", 500);
  nobody.closes();
  expect(settlingNow(nobody.view(0))?.winners).toEqual([]);
  expect(settlingNow(nobody.turnsUp().view(0))).toBeNull();
  const won = tableWith({ line: ONE_MATCH }).calls(1, "umbrella", 500);
  won.closes();
  expect(settlingNow(won.view(0))?.winners).toEqual([1]);
  for (const _ of [1, 2, 3]) expect(settlingNow(won.turnsUp().view(0))).toBeNull();
});

test("at a random table there is always one prompt, without a full stop", () => {
  for (const table of ["online", "oneTable"] as const) {
    const options = { ...DEFAULTS, table, tieMs: 200 };
    for (const { standing } of randomPlay({ seats: 5, options }, 5, 150)) {
      for (const watcher of watchersOf(5)) {
        const view = schickiMicki.view(standing.state, watcher);
        for (const prompt of both(view)) expect(prompt).toMatch(/^\p{Lu}.*[^.]$/u);
      }
    }
  }
});
