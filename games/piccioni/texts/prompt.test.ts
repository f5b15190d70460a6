import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { piccioni, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { coachOf, en, it, promptOf } from "./index.ts";

const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede"];
const names = (seat: number) => NAMES[seat]!;
const both = (view: View) => [promptOf(it, view, names), promptOf(en, view, names)];

describe("The prompt", () => {
  test("[PIC-5] says whose turn it is, and how many actions are left", () => {
    const table = tableWith();
    expect(both(table.view(0))).toEqual(["Tocca a te: due azioni", "Your turn: two actions"]);
    table.draws(1);
    expect(both(table.view(1))).toEqual(["Tocca ad Ada: un'azione", "Ada's turn: one action"]);
  });

  test("[PIC-7] asks everybody else for an answer, and then says who has not answered yet", () => {
    const table = tableWith({ hands: ["automobile-1", "blam-1", "blam-2"], places: { strada: "zoppo-1" } });
    table.plays("automobile-1");
    expect(both(table.view(1))).toEqual([
      "Ada gioca «Automobile»: che cosa rispondi?",
      "Ada plays “Car”: what do you answer?",
    ]);
    table.declines(1);
    expect(both(table.view(1))).toEqual(["«Automobile»: si aspetta Ciro", "“Car”: waiting for Ciro"]);
  });

  test("[PIC-7] asks for a Reaction to one's own card, where there may be one", () => {
    const table = tableWith({ hands: ["vecchietta-1 blam-1", ""], places: { strada: "stupido-1" } });
    table.plays("vecchietta-1").choosesZone(0, 0);
    expect(both(table.view(0))).toEqual([
      "Giochi «Vecchietta»: una Reazione?",
      "You play “Old Lady”: a Reaction?",
    ]);
    expect(both(table.view(1))[0]).toBe("«Vecchietta»: si aspetta Ada");
  });

  test("[PIC-25] says what to choose, and for which pigeon", () => {
    const table = tableWith({
      pigeonDeck: "stupido-3",
      places: { statua: "stupido-1", cavi: "stupido-2" },
    });
    table.draws(1).draws(1);
    expect(both(table.view(0))).toEqual(["Scegli dove plana Stupido", "Choose where Dimwit glides"]);
    expect(both(table.view(2))[0]).toBe("Ada sceglie dove plana Stupido");
  });

  test("[PIC-6] says how many cards are too many", () => {
    const table = tableWith({ hands: ["blam-1 blam-2 blam-3 blam-4", ""] });
    table.draws(2);
    expect(both(table.view(0))).toEqual([
      "Troppe carte in mano: scartane una",
      "Too many cards: throw away one",
    ]);
  });
});

test("whatever happens, there is a prompt without a full stop, and one to three sentences from the coach", () => {
  for (const { standing } of randomPlay({ seats: 4, options: DEFAULTS }, 3, 400)) {
    for (const watcher of watchersOf(4)) {
      const view = piccioni.view(standing.state, watcher);
      for (const prompt of both(view)) {
        expect(prompt).toMatch(/^[^a-z].*[^.]$/);
        expect(prompt).not.toMatch(/undefined|null|NaN/);
      }
      for (const texts of [it, en]) {
        const said = coachOf(texts, view);
        expect([1, 2, 3]).toContain(said.length);
        for (const sentence of said) expect(sentence).toMatch(/^[^a-z].*\.$/);
      }
    }
  }
});
