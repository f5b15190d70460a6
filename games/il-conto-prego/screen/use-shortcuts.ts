import { isForSomethingElse } from "@tavolata/kit";
import { useLayoutEffect } from "preact/hooks";
import type { View } from "../rules/index.ts";
import { cardsToShow, waysOf } from "./call-builder.ts";
import { keyWish } from "./keys.ts";
import type { Building } from "./use-building.ts";

const KEYS = { table: "conto" } as const;

/** The whole call by keys. */
export function useShortcuts(view: View, building: Building, on: boolean): void {
  // Before the next key can come: what it means depends on the one before.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (isForSomethingElse(event, KEYS)) return;
      const wish = keyWish(event, building.choice !== null);
      if (wish === undefined) return;
      switch (wish.type) {
        case "one":
          return building.pressPlate("first");
        case "two":
          return building.pressPlate("second");
        case "bill":
          return building.pressBill();
        case "cancel":
          return building.cancel();
        case "rank": {
          const { dish } = building.choice!;
          const ways = waysOf(view.dishes, dish);
          const open = ways.filter(
            (way) => cardsToShow(building.calls, { dish, way, rank: wish.rank }).length > 0,
          );
          const way = wish.shift ? ways.at(-1) : (open[0] ?? ways[0]);
          if (way !== undefined) building.pressRank(way, wish.rank);
        }
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
