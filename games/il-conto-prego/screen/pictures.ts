import type { StagePicture, ViewChange } from "@tavolata/kit";
import type { Event, IlConto, View } from "../rules/index.ts";
import { type BillScene, beatsOf } from "./bill-beats.ts";
import { viewAfter } from "./fold.ts";
import { CALLED, CLEARED, DISCARDED, SETTLED } from "./pace.ts";

type Picture = StagePicture<View, BillScene>;

const AFTERMATH = new Set<Event["type"]>(["saldo", "eliminated", "omaggio", "oste", "gameOver"]);

/** What happened, picture by picture; the last one is the table as it is then. */
export function picturesOf({ events, before, after }: ViewChange<IlConto>): Picture[] {
  const pictures: Picture[] = [];
  const aftermath = events.filter(({ type }) => AFTERMATH.has(type));
  // A game begins with a hand, and a hand with an empty table.
  let view = before ?? after;
  for (const event of events) {
    if (event.type === "bill") pictures.push(...tellBill(event, view, aftermath));
    view = viewAfter(view, event);
    if (event.type === "called") pictures.push({ view, lasts: CALLED, sound: "card" });
    if (event.type === "handBegins") pictures.push({ view, lasts: CLEARED });
  }
  const is = (type: Event["type"]) => events.some((event) => event.type === type);
  // No hand was dealt after it: this was the last bill of the game, and it stays.
  const told = pictures.at(-1)?.scene;
  if (told !== undefined) pictures.push({ view: after, scene: told, lasts: SETTLED });
  else if (is("dealt")) pictures.push({ view: after, lasts: SETTLED, sound: "card" });
  else pictures.push({ view: after, lasts: is("discarded") ? DISCARDED : SETTLED });
  return pictures;
}

/** Until somebody pays, the counts on the table are those from before. */
function tellBill(
  event: Extract<Event, { type: "bill" }>,
  before: View,
  aftermath: readonly Event[],
): Picture[] {
  const { type, ...bill } = event;
  const paid = [event, ...aftermath].reduce(viewAfter, before);
  return beatsOf(bill).map(({ beat, ...timing }) => ({
    view: beat.paid ? paid : before,
    scene: { type: "bill", bill, beat, aftermath },
    ...timing,
  }));
}
