import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { bestia, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { en, it, lineOf } from "./index.ts";

const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede"];
const names = (seat: number) => NAMES[seat]!;
const both = (view: View) => [lineOf(it, view, names), lineOf(en, view, names)];
const HANDS = ["AD 3D RD", "2C 4C 5C", "6B 7B FB"];

describe("The line", () => {
  test("[BES-16] asks whoever speaks, and tells the others who it is", () => {
    const table = tableWith({ hands: HANDS });
    expect(both(table.view(1))).toEqual([
      "Tocca a te: passo, servito o cambio?",
      "Your turn: pass, served or exchange?",
    ]);
    expect(both(table.view(0))).toEqual(["Parla Bea", "Bea speaks"]);
    table.state.compulsory = true;
    expect(lineOf(it, table.view(1), names)).toBe("Giro obbligato: servito o cambio?");
  });

  test("[BES-18] asks those who passed about the blind", () => {
    const table = tableWith({ hands: HANDS }).passes(1).isServed(0, 2);
    expect(lineOf(it, table.view(1), names)).toBe("Hai passato: entri al buio o resti fuori?");
    expect(lineOf(en, table.view(0), names)).toBe("Bea thinks about coming in blind");
  });

  test("[BES-21] says which suit is to be followed", () => {
    const table = tableWith({ hands: HANDS, trump: "2D" }).isServed(1, 0, 2);
    expect(lineOf(it, table.view(2), names)).toBe("Esci tu: gioca una carta");
    table.plays("2:6B");
    expect(both(table.view(0))).toEqual(["Tocca a Bea: si risponde a bastoni", "Bea's turn: clubs were led"]);
  });

  test("[BES-26] tells how the hand came out", () => {
    const table = tableWith({ hands: HANDS, trump: "2D" }).isServed(1, 0, 2);
    table.plays("2:6B", "1:2C", "0:RD", "0:3D", "2:7B", "1:4C", "0:AD", "2:FB", "1:5C");
    expect(lineOf(it, table.view(1), names)).toBe("Il piatto: Ada 0,30; bestia tu e Ciro");
    expect(lineOf(en, table.view("spectator"), names)).toBe("The pot: Ada 0.30; bestia Bea and Ciro");
  });

  test("[BES-24] tells that the pot stays when nobody plays", () => {
    const table = tableWith({ hands: HANDS }).passes(1, 0, 2).passes(1, 0, 2);
    expect(both(table.view(0))).toEqual(["Il piatto resta: 0,30", "The pot stays: 0.30"]);
  });

  test("[BES-11] tells a newcomer what he waits for", () => {
    const table = tableWith({ seats: 3, pot: 30, entitled: [0, 1] });
    expect(lineOf(it, table.view(2), names)).toBe("Giochi appena il piatto torna a zero");
  });

  test("[BES-30] tells who is in sit-out so", () => {
    const table = tableWith({ hands: HANDS }).house({ type: "away", seat: 0 });
    expect(lineOf(it, table.view(0), names)).toBe("Sei in sit-out: le carte passano senza di te");
  });
});

test("at a random table there is always one line, without a full stop, and it tells no secret", () => {
  const tables = [
    { seats: 4, options: { ...DEFAULTS, hands: 6, decisionSeconds: 20 } },
    { seats: 4, options: { ...DEFAULTS, table: "tournament" as const, stack: 60, levelMinutes: 1 } },
  ];
  for (const table of tables) {
    for (const { standing } of randomPlay(table, 5, 200)) {
      for (const watcher of watchersOf(table.seats)) {
        const view = bestia.view(standing.state, watcher);
        const blind = view.players.map((player) => ({
          ...player,
          cards: player.cards.map(() => "?" as const),
        }));
        for (const line of both(view)) expect(line).toMatch(/^[A-Z].*[^.]$/);
        expect(both({ ...view, players: blind })).toEqual(both(view));
      }
    }
  }
});
