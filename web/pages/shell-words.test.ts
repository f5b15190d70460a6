import { joined } from "@tavolata/kernel";
import { describe, expect, it, test } from "vitest";
import { disagreement } from "../../kernel/check/agreement.ts";
import { en as hostEn } from "../lobby/host-words/en.ts";
import { it as hostIt } from "../lobby/host-words/it.ts";
import { en as roomEn } from "../lobby/room-words/en.ts";
import { it as roomIt } from "../lobby/room-words/it.ts";
import { en as resultEn } from "../play/result-words/en.ts";
import { it as resultIt } from "../play/result-words/it.ts";
import { en as openingEn } from "../tournament/opening/words/en.ts";
import { it as openingIt } from "../tournament/opening/words/it.ts";
import { en as tournamentEn } from "../tournament/words/en.ts";
import { it as tournamentIt } from "../tournament/words/it.ts";
import { en as wordsEn } from "../words/en.ts";
import { it as wordsIt } from "../words/it.ts";
import { REFUSALS } from "../words/refusals.ts";

const SHELL = {
  it: {
    words: wordsIt,
    room: roomIt,
    host: hostIt,
    result: resultIt,
    opening: openingIt,
    tournament: tournamentIt,
  },
  en: {
    words: wordsEn,
    room: roomEn,
    host: hostEn,
    result: resultEn,
    opening: openingEn,
    tournament: tournamentEn,
  },
};
const PLAYERS = { seats: 3, min: 4, max: 9 };

/** Every sentence of the shell that counts. */
function countsIn(language: "it" | "en"): string[] {
  const { words, room, host, result, opening, tournament } = SHELL[language];
  const { lobby, chat, players, and } = words;
  const listed = (...names: string[]) => joined(names, and);
  return [
    ...[0, 1, 2].map(room.seconds),
    ...[1, 2].flatMap((n) => [room.missing(n), chat.unread(n), players(n), tournament.andBots(n)]),
    lobby.waitingForOne("Ada"),
    lobby.waitingFor(listed("Ada", "Elio")),
    ...["Ada", "Bea"].map(host.makeHost),
    result.wins("Ada"),
    result.winMany(listed("Ada", "Bea")),
    ...[0, 1, 2].flatMap((n) => [
      tournament.plan.lateMinutes(n),
      tournament.status.entered(n, 9),
      tournament.act.lateUntil(n),
      opening.lateMinutes(n),
    ]),
    ...[1, 2].flatMap((n) => [tournament.levels.rises(n)]),
    ...[1, 2, 3].map((seats) => REFUSALS[language]["wrong-player-count"]({ ...PLAYERS, seats })),
  ];
}

describe.each(["it", "en"] as const)("in %s", (language) => {
  it.each(countsIn(language))("agrees with how many there are: %s", (sentence) => {
    expect(disagreement(sentence, language)).toBeUndefined();
  });

  it("says with every refusal what is the matter and what to do", () => {
    for (const [code, text] of Object.entries(REFUSALS[language])) {
      const said = typeof text === "string" ? text : (text as (params: object) => string)(PLAYERS);
      expect(said, code).toMatch(/^[A-ZÈ«“].*[.!]$/);
      expect(said, `${code}: what is to be done?`).toMatch(/[:!,]|^Prima |^Come |^Take /);
    }
  });

  it("names the option that does not fit", () => {
    const bad = REFUSALS[language]["bad-options"];
    expect(bad({ option: "Carte" })).toContain("Carte");
    expect(bad({})).not.toMatch(/undefined|[«“]/);
  });
});

test("what is easily said wrong is said right", () => {
  const count = (language: "it" | "en", seats: number, min: number, max: number) =>
    REFUSALS[language]["wrong-player-count"]({ seats, min, max });
  expect([count("it", 3, 4, 9), count("it", 1, 2, 7), count("it", 3, 4, 4)]).toEqual([
    "Si gioca da 4 a 9: siete in 3.",
    "Si gioca da 2 a 7: per ora c'è una persona sola.",
    "Si gioca in 4: siete in 3.",
  ]);
  expect([count("en", 3, 4, 9), count("en", 1, 2, 7)]).toEqual([
    "This game takes 4–9: there are 3 of you.",
    "This game takes 2–7: there is only one of you.",
  ]);
  expect([1, 2].map(roomIt.seconds)).toEqual(["un secondo", "2 secondi"]);
  expect([1, 2].map(roomEn.seconds)).toEqual(["1 second", "2 seconds"]);
  expect(joined(["Ada", "Bea", "Elio"], wordsIt.and)).toBe("Ada, Bea ed Elio");
  expect([1, 2, 3, 4, 11, 22].map(resultEn.place)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
});
