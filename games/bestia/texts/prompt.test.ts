import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { bestia, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { en, it, promptOf, WORDINGS } from "./index.ts";

const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede"];
const names = (seat: number) => NAMES[seat]!;
const both = (view: View) => [promptOf(it, view, names), promptOf(en, view, names)];
const HANDS = ["AD 3D RD", "2C 4C 5C", "6B 7B FB"];

describe("The prompt", () => {
  test("[BES-16] asks the player who speaks, and tells the others who that is", () => {
    const table = tableWith({ hands: HANDS });
    expect(both(table.view(1))).toEqual([
      "Tocca a te: passo, servito o cambio?",
      "Your turn: pass, stand pat or exchange?",
    ]);
    expect(both(table.view(0))).toEqual(["Parla Bea", "Bea's turn to speak"]);
    table.state.compulsory = true;
    expect(promptOf(it, table.view(1), names)).toBe("Giro obbligato: servito o cambio?");
  });

  test("[BES-18] asks those who passed about the blind", () => {
    const table = tableWith({ hands: HANDS }).passes(1).isServed(0, 2);
    expect(promptOf(it, table.view(1), names)).toBe("Hai passato: entri al buio o resti fuori?");
    expect(promptOf(en, table.view(0), names)).toBe("Bea is deciding whether to come in blind");
  });

  test("[BES-21] says which suit is to be followed", () => {
    const table = tableWith({ hands: HANDS, trump: "2D" }).isServed(1, 0, 2);
    expect(promptOf(it, table.view(2), names)).toBe("Apri tu: gioca una carta");
    table.plays("2:6B");
    expect(both(table.view(0))).toEqual(["Tocca a Bea: si risponde a bastoni", "Bea's turn: clubs were led"]);
  });

  test.each([
    ["2B 4C 5C", "Tocca a te: rispondi a bastoni", "Your turn: follow with clubs"],
    ["4D 4C 5C", "Non hai bastoni: metti una briscola", "You have no clubs: play a trump"],
    [
      "2C 4C 5C",
      "Niente bastoni né briscole: gioca una carta qualsiasi",
      "You have no clubs and no trumps: play any card",
    ],
  ])("[BES-21] speaks of what a player with %s can do after a club", (hand, italian, english) => {
    const table = tableWith({ hands: ["AD 3D RD", hand, "6B 7B FB"], trump: "2D" }).isServed(1, 0, 2);
    table.plays("2:6B");
    expect(both(table.view(1))).toEqual([italian, english]);
  });

  test("[BES-26] tells how the hand came out", () => {
    const table = tableWith({ hands: HANDS, trump: "2D" }).isServed(1, 0, 2);
    table.plays("2:6B", "1:2C", "0:RD", "0:3D", "2:7B", "1:4C", "0:AD", "2:FB", "1:5C");
    expect(promptOf(it, table.view(1), names)).toBe("Ada vince 0,30; tu e Ciro andate in bestia");
    expect(promptOf(en, table.view("spectator"), names)).toBe("Ada wins 0.30; Bea and Ciro go bestia");
    expect(
      it.prompt.won([
        { who: null, chips: 200 },
        { who: "Bea", chips: 100 },
      ]),
    ).toBe("Vinci 2,00 e Bea 1,00");
    expect(it.prompt.bestie([null])).toBe("vai in bestia");
    expect(it.prompt.bestie(["Ada", null, "Bea"])).toBe("tu, Ada e Bea andate in bestia");
    expect(en.prompt.bestie(["Ada", "Bea", "Ciro"])).toBe("three go bestia");
  });

  test("[BES-24] tells that the pot stays when nobody plays", () => {
    const table = tableWith({ hands: HANDS }).passes(1, 0, 2).passes(1, 0, 2);
    expect(both(table.view(0))).toEqual(["Il piatto resta: 0,30", "The pot stays: 0.30"]);
  });

  test("[BES-11] tells newcomers what they wait for, and what they pay then", () => {
    const table = tableWith({ seats: 3, pot: 30, entitled: [0, 1] });
    expect(both(table.view(2))).toEqual([
      "Il piatto è di chi l'ha messo: entri quando è vuoto; l'invito adesso è 0,10",
      "The pot belongs to those who paid into it: you come in when it's empty; the ante is now 0.10",
    ]);
    expect(WORDINGS.it.view(table.view(0), names)).toContainEqual(
      expect.stringMatching(/^Ciro: .*entra quando il piatto è vuoto/),
    );
  });

  test("[BES-10] tells a player who came after the deal that they play once a hand has left the pot clear", () => {
    const table = tableWith({ seats: 4 });
    table.house({ type: "stand", seat: 3 });
    table.isServed(table.state.turn!);
    while (table.state.phase !== "between") table.passes(table.state.turn!);
    expect(table.state.pot).toBe(0);
    table.house({ type: "sit", seat: 3, chips: 2000 });
    expect(promptOf(it, table.view(3), names)).toBe(
      "Entri appena una smazzata lascia il piatto vuoto; l'invito adesso è 0,10",
    );
  });

  test("[BES-30] tells players that they are sitting out", () => {
    const table = tableWith({ hands: HANDS }).house({ type: "away", seat: 0 });
    expect(both(table.view(0))).toEqual([
      "Sei in sit-out: paghi l'invito e passi, finché non tocchi «Sono tornato»",
      "You're sitting out: you pay the ante and pass until you tap “I'm back”",
    ]);
    expect(promptOf(it, table.view(0), names, true)).toBe(
      "Tempo scaduto: paghi l'invito e passi, finché non tocchi «Sono tornato»",
    );
    expect(promptOf(it, table.house({ type: "stand", seat: 0 }).view(0), names)).toBe(it.prompt.out.leaving);
  });
});

test("at a random table there is always one sentence, without a full stop, and only to a player on turn does it tell of their cards", () => {
  const tables = [
    { seats: 4, options: { ...DEFAULTS, hands: 6, decisionSeconds: 20 } },
    { seats: 4, options: { ...DEFAULTS, table: "tournament" as const, stack: 60, levelMinutes: 1 } },
  ];
  for (const table of tables) {
    for (const { standing } of randomPlay(table, 5, 200)) {
      for (const watcher of watchersOf(table.seats)) {
        const view = bestia.view(standing.state, watcher);
        const isOnTurn = view.turn === watcher;
        const blind = view.players.map((player, seat) => ({
          ...player,
          cards: isOnTurn && seat === watcher ? player.cards : player.cards.map(() => "?" as const),
        }));
        for (const line of both(view)) expect(line).toMatch(/^[A-Z].*[^.]$/);
        expect(both({ ...view, players: blind })).toEqual(both(view));
      }
    }
  }
});
