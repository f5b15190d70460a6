import type { Seat } from "@tavolata/kernel";
import type { View } from "../rules/index.ts";
import { goingOf } from "./going.ts";
import { CardBack } from "./pictures.tsx";
import "./goers.css";

/** Cards that are shown on their way to a pile or to the deck. */
export function Goers({ view, to }: { view: View; to: Seat | null }) {
  return (
    <>
      {goingOf(view).map(({ id, from, to: where }) =>
        where !== to ? null : (
          <span key={id} class="schicki-goer" data-fly={id} data-from={from}>
            <CardBack />
          </span>
        ),
      )}
    </>
  );
}
