import { expect, test } from "vitest";
import { piccioni } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { openView } from "./open-view.ts";

test("[PIC-32] the open view shows every hand, every answer and every Trophy that its owner knows, at every moment", () => {
  for (const { standing } of randomPlay({ seats: 3, options: DEFAULTS }, 5, 200)) {
    const { state } = standing;
    const open = openView([0, 1, 2].map((seat) => piccioni.view(state, seat)));
    expect(open.players.map(({ hand }) => hand)).toEqual(state.players.map(({ hand }) => hand));
    expect(open.inPlay.map(({ answers }) => answers)).toEqual(state.inPlay.map(({ answers }) => answers));
    const known = state.players.map(({ trophies }) => trophies.filter(({ seen }) => seen));
    expect(open.players.map(({ trophies }) => trophies.filter(({ seen }) => seen))).toEqual(known);
  }
});
