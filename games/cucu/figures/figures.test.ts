import { type PlayerStep, reportOf, watchGame } from "@tavolata/figures/player";
import { defaultsOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type Cucu, cucu, type Options } from "../rules/index.ts";
import { tableWith } from "../testing/table-with.ts";
import { PLAYER_FIGURES } from "./index.ts";

describe("What is counted about people at Cucù", () => {
  it("[CUC-6] [CUC-7] [CUC-12] a swap, one that a King stops, a card that is kept, and who lost", () => {
    const table = tableWith({ cards: "2D 3D RB 5D" });
    const watching = watchGame(PLAYER_FIGURES, 4, defaultsOf<Options>(cucu.options));
    let heard = table.heardBy("spectator").length;
    const does = (mover: number) => {
      const events = table.heardBy("spectator").slice(heard);
      heard += events.length;
      watching.step({ mover, input: undefined, events, state: table.state } satisfies PlayerStep<Cucu>);
    };
    table.swaps(0);
    does(0);
    table.swaps(1);
    does(1);
    table.keeps(2);
    does(2);
    table.keeps(3);
    does(3);
    const counted = watching
      .rowsBySeat()
      .map((rows) =>
        reportOf(PLAYER_FIGURES.shapes, rows).flatMap((figure) =>
          figure.rows.map((row) => `${row.id} ${"hits" in row ? row.hits : row.value} of ${row.n}`),
        ),
      );
    expect(counted).toEqual([
      ["swapped 1 of 1", "stopped 0 of 1", "lost 0 of 1"],
      ["swapped 1 of 1", "stopped 1 of 1", "lost 1 of 1"],
      ["swapped 0 of 1", "lost 0 of 1"],
      ["swapped 0 of 1", "lost 0 of 1"],
    ]);
  });
});
