import { watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { HIDDEN, type Move, WORDS } from "./index.ts";

const SAY: Move = { type: "say", word: "change" };
const FREE = { options: { freeSignal: true } };

function betweenRounds() {
  const table = tableWith().chicchirichi(1);
  table.settles();
  return table;
}

describe("A word within the guild", () => {
  it("[BEC-38] is heard by the guild, and nobody else learns that anything was said", () => {
    for (const table of [tableWith(FREE), betweenRounds()]) {
      table.forget();
      const before = watchersOf(4).map((watcher) => table.view(watcher));
      table.moves(0, SAY);
      watchersOf(4).forEach((watcher, i) => {
        const isMember = watcher === 0 || watcher === 2;
        expect(table.heardBy(watcher)).toEqual(isMember ? [{ type: "said", seat: 0, word: "change" }] : []);
        expect(table.view(watcher).teams[0]!.words).toEqual(
          isMember ? [{ seat: 0, word: "change" }] : HIDDEN,
        );
        if (!isMember) expect(table.view(watcher)).toEqual(before[i]);
      });
    }
  });

  it("[BEC-38] is said while guilds agree and between rounds, never in a round", () => {
    expect(tableWith().refusal(0, SAY)).toEqual({ code: "nothing-to-say", clause: "BEC-38" });
    expect(tableWith().offers(1)).not.toContain("say");
    const table = betweenRounds();
    expect(table.openTo(0).filter(({ move }) => move.type === "say")).toHaveLength(WORDS.length);
    table.moves(0, SAY).everybodyIsReady();
    expect(table.state.teams[0]!.words).toEqual([]);
  });

  it("[BEC-38] each member has six between two deals", () => {
    const table = betweenRounds();
    for (let i = 0; i < 6; i++) table.moves(0, SAY);
    expect(table.refusal(0, SAY)).toEqual({ code: "said-enough", clause: "BEC-38" });
    expect(table.offers(0)).not.toContain("say");
    expect(table.refusal(2, SAY)).toBeUndefined();
    table.everybodyIsReady().chicchirichi(1).settles();
    expect(table.refusal(0, SAY)).toBeUndefined();
  });

  it("[BEC-38] around one table people whisper", () => {
    const table = tableWith({ options: { table: "oneTable" } }).chicchirichi(1);
    table.settles();
    expect(table.refusal(0, SAY)).toEqual({ code: "real-gestures", clause: "BEC-34" });
  });
});
