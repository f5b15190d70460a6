import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { beccato, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { coachOf, en, it, phaseOf, promptOf } from "./index.ts";

const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede", "Gina", "Ugo", "Ivo"];
const names = (seat: number) => NAMES[seat]!;
const both = (view: View) => [promptOf(it, view, names), promptOf(en, view, names)];

describe("The prompt", () => {
  test("[BEC-7] says who passes a card, and to whom", () => {
    const table = tableWith();
    expect(both(table.view(0))).toEqual([
      "Tocca a te: passa una carta a Bea",
      "Your turn: pass a card to Bea",
    ]);
    expect(both(table.view(2))).toEqual(["Tocca ad Ada: occhi aperti", "Ada's turn: keep your eyes open"]);
  });

  test("[BEC-25] says when a card goes to the imaginary chicken", () => {
    const table = tableWith({ seats: 5, dealer: 4 });
    expect(both(table.view(4))).toEqual([
      "Tocca a te: passa una carta al pollo immaginario",
      "Your turn: pass a card to the imaginary chicken",
    ]);
  });

  test("[BEC-9] [BEC-12] says what the watcher has shouted, and in the reveal whose shout counts", () => {
    const table = tableWith().coccode(2).beccato(1, 0);
    expect(both(table.view(2))).toEqual(["Hai esclamato «Coccodé!»", "You shouted “Coccodé!”"]);
    expect(both(table.view(1))[0]).toBe("Hai esclamato «Beccato, Ada!»");
    const outcome = table.settles();
    const revealed: View = { ...table.view(3), phase: "shouted", outcome };
    expect(both(revealed)).toEqual(["Bea esclama «Beccato, Ada!»", "Bea shouts “Beccato, Ada!”"]);
  });

  test("[BEC-13] [BEC-26] says which guild chooses, and what", () => {
    const table = tableWith({ hands: ["OOOP"], options: { pyramid: true } }).beccato(1, 0);
    table.settles();
    expect(both(table.view(3))).toEqual(["Un uovo per voi: quale?", "An egg for you: which one?"]);
    expect(both(table.view(0))).toEqual([
      "L'uovo lo sceglie la Gilda del Cactus",
      "The Guild of the Cactus chooses an egg",
    ]);
    table.takes(1, "deck");
    expect(both(table.view(3))[1]).toBe("Where in your pyramid does the egg go?");
    expect(both(table.view("spectator"))[1]).toBe("The Guild of the Cactus chooses a place");
  });

  test("[BEC-22] leads a guild through its room, and tells nobody else", () => {
    const table = tableWith({ options: { freeSignal: true } });
    expect(both(table.view(0))).toEqual(["Mettetevi d'accordo su un segnale", "Agree on a signal"]);
    table.moves(0, { type: "propose", entry: null, row: ["wink"] });
    expect(both(table.view(2))[0]).toBe("Ada propone un segnale: ti va?");
    expect(both(table.view(0))[0]).toBe("La proposta è fatta: si aspetta Ciro");
    expect(both(table.view(1))[0]).toBe("Mettetevi d'accordo su un segnale");
    table.moves(2, { type: "accept", entry: null });
    expect(both(table.view(0))[1]).toBe("You have a signal: tap “Ready to begin”");
    table.isReady(0);
    expect(both(table.view(0))[0]).toBe("Ne mancano ancora tre");
  });

  test("[BEC-21] asks a mate to confirm another signal, and nobody else", () => {
    const table = tableWith({ options: { signalChange: true }, eggs: ["ck", ""] }).coccode(0);
    table.settles();
    table.moves(0, { type: "drawSignal", egg: 0 });
    expect(both(table.view(2))).toEqual([
      "Ada vorrebbe cambiare segnale: confermi?",
      "Ada would like another signal: do you confirm?",
    ]);
    expect(both(table.view(1))[1]).toBe("The round is over: tap “Go on”");
  });

  test("[BEC-36] says between rounds what to tap, and who is still awaited", () => {
    const table = tableWith().coccode(0);
    table.settles();
    expect(both(table.view(1))[0]).toBe("Manche finita: tocca «Avanti»");
    table.isReady(0, 2, 3);
    expect(both(table.view(0))[0]).toBe("Si aspetta Bea");
    expect(both(table.view(1))).toEqual([
      "Manche finita: aspettano te, tocca «Avanti»",
      "The round is over: all wait for you, tap “Go on”",
    ]);
  });

  test("[BEC-36] tells the player for whom the clock has passed a card which one it was, and nobody else", () => {
    const table = tableWith({ hands: ["PPLG"] });
    table.waits(20_000);
    expect(both(table.view(0))[0]).toMatch(/^Tempo scaduto: la carta \w+ va a Bea$/);
    expect(both(table.view(0))[1]).toMatch(/^Time's up: your \w+ goes to Bea$/);
    expect(both(table.view(2))[1]).toBe("Bea's turn: keep your eyes open");
    expect(both(table.view("spectator"))[1]).toBe("Bea's turn: keep your eyes open");
  });

  test("[BEC-20] names the guild that wins, and says when guilds are tied", () => {
    const table = tableWith({ eggs: ["ccccc", "kk"], deck: "c" }).beccato(1, 0);
    table.settles();
    expect(both(table.view(2))).toEqual(["Partita finita: avete vinto voi!", "Game over: you win!"]);
    expect(both(table.view(1))[0]).toBe("Partita finita: vince la Gilda della Moneta");
    const view = table.view(1);
    const scores = view.scores!.map((score) => ({ ...score, place: 1 }));
    expect(both({ ...view, scores })[1]).toBe(
      "Game over: the Guild of the Coin and the Guild of the Cactus are tied",
    );
  });
});

describe("The coach", () => {
  test("[BEC-15] [BEC-10] speaks of the player's own hand only", () => {
    const table = tableWith({ hands: ["GGGG", "OOO", "PPL"] });
    expect(coachOf(en, table.view(0))).toEqual([en.coach.fourSerama]);
    expect(coachOf(en, table.view(1))[0]).toBe(en.coach.tris);
    const said = coachOf(en, table.view(2));
    const other = tableWith({ hands: ["OPLG", "LOG", "PPL"] });
    expect(coachOf(en, other.view(2))).toEqual(said);
  });

  test("[BEC-33] [BEC-34] speaks of gestures as this table has them", () => {
    const told = (options: object) => coachOf(en, tableWith({ options }).view(2));
    expect(told({})).toContain(en.coach.look);
    expect(told({ lineOfSight: false })).toContain(en.coach.open);
    expect(told({ table: "oneTable" })).toContain(en.coach.real);
  });
});

const TABLES = [
  { seats: 4, options: DEFAULTS },
  { seats: 5, options: { ...DEFAULTS, calledChickens: true, freeSignal: true, signalChange: true } },
  { seats: 8, options: { ...DEFAULTS, pyramid: true, lineOfSight: false } },
  { seats: 6, options: { ...DEFAULTS, table: "oneTable" as const, signalChange: true } },
];

test.each(TABLES)(
  "whatever happens at a table of $seats, there is a prompt without a full stop, help, and one to three sentences from the coach",
  ({ seats, options }) => {
    for (const { standing } of randomPlay({ seats, options }, seats, 150)) {
      for (const watcher of watchersOf(seats)) {
        const view = beccato.view(standing.state, watcher);
        for (const prompt of both(view)) {
          if (!/^[^a-z].*[^.]$/.test(prompt) || /undefined|null|NaN| {2}/.test(prompt))
            expect(prompt).toBe("a prompt");
        }
        for (const texts of [it, en]) {
          const said = coachOf(texts, view);
          expect([1, 2, 3]).toContain(said.length);
          for (const sentence of said) expect(sentence).toMatch(/^[^a-z].*[.!]$/);
        }
        expect(phaseOf(view) === undefined).toBe(view.phase === "over");
      }
    }
  },
);
