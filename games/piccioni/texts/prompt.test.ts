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

  test("[PIC-24] names the pigeon that others may follow", () => {
    const table = tableWith({ pigeonDeck: "picciona-1", places: { cavi: "stupido-1" } });
    table.draws(1).draws(1);
    expect(both(table.view(0))).toEqual(["«Picciona»: scegli chi segue", "“Missus”: choose who follows her"]);
    expect(both(table.view(1))).toEqual(["Ada sceglie chi segue Picciona", "Ada chooses who follows Missus"]);
  });

  test("[PIC-28] says for which card something is chosen, and agrees with how many go somewhere", () => {
    const table = tableWith({
      hands: ["briciole-1 vecchietta-1", ""],
      places: { strada: "zoppo-1", statua: "stupido-1" },
    });
    table.plays("briciole-1");
    expect(both(table.view(0))).toEqual(["«Briciole»: scegli chi si sposta", "“Crumbs”: choose who moves"]);
    expect(both(table.view(1))[0]).toBe("Ada sceglie chi si sposta");
    table.choosesPigeons(0, "zoppo-1 stupido-1");
    expect(both(table.view(0))).toEqual([
      "«Briciole»: scegli dove spostarli",
      "“Crumbs”: choose where they go",
    ]);
    const one = tableWith({
      hands: ["vecchietta-1", ""],
      places: { strada: "zoppo-1", statua: "stupido-1" },
    });
    one.plays("vecchietta-1");
    expect(both(one.view(0))).toEqual([
      "«Vecchietta»: scegli da quale Zona",
      "“Old Lady”: choose from which Zone",
    ]);
    one.choosesZone(0, "strada");
    expect(both(one.view(0))[0]).toBe("«Vecchietta»: scegli dove va");
  });

  test("[PIC-7] [PIC-11] says while it is shown what is played, by whom, and that the turn ends", () => {
    const table = tableWith({ hands: ["blam-1", "blam-2"], areas: ["", "zoppo-1"] });
    table.plays("blam-1");
    const shown = { ...table.view(1), waiting: null };
    expect(both(shown)).toEqual(["Ada gioca «Blam!»", "Ada plays “Bang!”"]);
    expect(both({ ...shown, watcher: 0 })[0]).toBe("Giochi «Blam!»");
    expect(
      both({ ...table.view(1), inPlay: table.view(1).inPlay.map((one) => ({ ...one, reaction: true })) }),
    ).toEqual([
      "Ada risponde con «Blam!»: che cosa rispondi?",
      "Ada answers with “Bang!”: what do you answer?",
    ]);
    const inPlay = shown.inPlay.map((one) => ({ ...one, reaction: true }));
    expect(both({ ...shown, inPlay })).toEqual(["Ada risponde con «Blam!»", "Ada answers with “Bang!”"]);
    const over = { ...shown, inPlay: [], actionsLeft: 0 };
    expect(both(over)).toEqual(["Arriva lo stormo", "Here comes the flock"]);
    expect(both({ ...over, finalPhase: { trigger: 1, turnsLeft: 1 } })[0]).toBe("Fine del turno");
  });

  test("[PIC-32] says to those who wait for the others what they have answered themselves", () => {
    const table = tableWith({
      hands: ["blam-1", "ma-anche-no-1", "blam-2"],
      areas: ["", "zoppo-1 grasso-1", ""],
    });
    table.plays("blam-1").choosesPigeons(0, "zoppo-1").choosesPigeons(0, "");
    table.moves(1, { type: "react", card: "ma-anche-no-1" });
    expect(both(table.view(1))).toEqual([
      "Rispondi con «Ma anche no!»: si aspetta Ciro",
      "You answer with “Not today!”: waiting for Ciro",
    ]);
    expect(both(table.view(0))[0]).toBe("«Blam!»: si aspetta Ciro");
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
