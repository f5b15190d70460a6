import { expect, test } from "vitest";
import { ilContoPrego } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { openView } from "./open-view.ts";

test("Face up, the table shows everybody's cards as they are, at every moment of a game", () => {
  const options = { ...DEFAULTS, saldo: true, omaggi: true };
  for (const { standing } of randomPlay({ seats: 4, options }, 11, 120)) {
    const { state } = standing;
    const { players } = openView([0, 1, 2, 3].map((seat) => ilContoPrego.view(state, seat)));
    expect(players.map(({ cards, discards, shown }) => ({ cards, discards, shown }))).toEqual(
      state.players.map(({ cards, discards, shown }) => ({ cards, discards, shown })),
    );
  }
});
