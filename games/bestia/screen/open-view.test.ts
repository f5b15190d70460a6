import { expect, test } from "vitest";
import { bestia } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { openView } from "./open-view.ts";

test("[BES-39] face up, the table shows everybody's cards as they are, at every moment of a game", () => {
  for (const { standing } of randomPlay({ seats: 4, options: { ...DEFAULTS, hands: 6 } }, 11, 120)) {
    const { state } = standing;
    const { players } = openView([0, 1, 2, 3].map((seat) => bestia.view(state, seat)));
    expect(players.map(({ cards, discards }) => ({ cards, discards }))).toEqual(
      state.players.map(({ cards, discards }) => ({ cards, discards })),
    );
  }
});
