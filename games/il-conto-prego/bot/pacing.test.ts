import { describe, expect, it } from "vitest";
import { viewFor } from "../rules/view.ts";
import { tableWith } from "../testing/table-with.ts";
import { BOTS } from "./index.ts";
import { pauseAt } from "./pacing.ts";

const begun = () => tableWith({ hands: ["2H 9H", "3H 8H", "4H 9D"], options: { hands: 3 } });
const seen = (table: ReturnType<typeof tableWith>) => viewFor(table.state, "spectator");

describe("How long people wait for a bot", () => {
  it("is long enough to read the bill, and shorter than what people's own first decision gets on top [CON-30]", () => {
    const billed = begun().orders(0, "2").asksForTheBill(1);
    for (const level of ["easy", "normal", "strong", undefined]) {
      const { least, most } = pauseAt(seen(billed), level) ?? { least: 0, most: 0 };
      expect(least).toBeGreaterThanOrEqual(8000);
      expect(most).toBeLessThan(10_000);
    }
  });

  it("is the usual time in the first hand and from the second call on, or longer among beginners", () => {
    const called = begun().orders(0, "2");
    for (const table of [begun(), called]) {
      expect(pauseAt(seen(table), "strong")).toBeUndefined();
      expect(pauseAt(seen(table), "easy")?.least).toBeGreaterThan(1300);
      expect(pauseAt(seen(table), "normal")).toEqual(pauseAt(seen(table), "easy"));
    }
  });

  it("is not long again when everybody has discarded after the bill", () => {
    const view = seen(begun().orders(0, "2").asksForTheBill(1));
    const discarded = view.players.map((player, seat) =>
      seat === 0 ? { ...player, discards: ["?"] } : player,
    );
    expect(pauseAt({ ...view, players: discarded as typeof view.players }, "strong")).toBeUndefined();
  });

  it("holds for every bot of the game", () => {
    expect(BOTS.map((bot) => bot.pauseAt)).toEqual(BOTS.map(() => pauseAt));
  });
});
