import type { Typed } from "@tavolata/kernel";
import { Frame, lateSheet, seatsFromLeft, type TableProps, useDesk, useMedia, useTable } from "@tavolata/kit";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Bestia, bySeat, type Event, type PlayerView, playerAt } from "../rules/index.ts";
import { promptOf } from "../texts/prompt.ts";
import { Actions } from "./actions.tsx";
import { OwnHand } from "./hand.tsx";
import { Middle } from "./middle.tsx";
import type { Scene } from "./scene.ts";
import { SeatOf } from "./seats.tsx";
import { OWN, type Shape, spotsOf } from "./spots.ts";
import { useChoice } from "./use-choice.ts";
import { useTexts } from "./words.ts";
import "./table.css";

const TableSheet = lateSheet(async () => (await import("./table-sheet.tsx")).TableSheet);

/** As wide as a desk: with large letters there is no room for more than one row of seats. */
const WIDE = "(min-width: 900px)";

/** BES-30: whether somebody sits out because their time was up, and not by choice. */
function wasLate(told: readonly Typed[], seat: number | null): boolean {
  const last = (told as readonly Event[]).findLast(
    (event) => event.type === "sitsOut" && event.seat === seat,
  );
  return last?.type === "sitsOut" && last.why === "time";
}

/** The table in the back room, in all its shapes. */
export function Table({ view, scene }: TableProps<Bestia>) {
  const { surface, watcher, names, openChairs, told } = useTable();
  const texts = useTexts();
  const desk = useDesk();
  const wide = useMedia(WIDE);
  const seat = typeof watcher === "number" && surface !== "screen" ? watcher : null;
  const own = seat === null ? null : playerAt(view, seat);
  const plays = own !== null && surface !== "replay";
  const choice = useChoice(view, plays ? own : null);
  const ghost = useRef<HTMLButtonElement>(null);
  const [isSheetOpen, openSheet] = useState(false);

  // Free chairs are drawn for those who can take one, and are in nobody else's way.
  const isDrawn = ({ seated, eliminatedAfter }: PlayerView) =>
    seated || eliminatedAfter !== null || (openChairs?.sit ?? null) !== null;
  const others = seatsFromLeft(
    view.players.flatMap((player, other) => (other === seat || isDrawn(player) ? [{ seat: other }] : [])),
    seat,
  );
  const shape: Shape = surface === "screen" ? "round" : desk ? "oval" : wide ? "row" : "upright";
  const around = spotsOf(others.length, shape);
  const [rare, setRare] = useState<typeof import("./rare.ts") | null>(null);
  useEffect(() => {
    import("./rare.ts").then(setRare, () => {});
  }, []);
  const spots = view.players.map((_, one) => around[others.findIndex((other) => other.seat === one)] ?? OWN);

  return (
    <div
      class="bestia"
      data-many={others.length > 4}
      style={`--high:${rare?.heightOf(others.length, shape) ?? 0}`}
    >
      <Frame
        scene="back-room"
        seats={others.map((other) => (
          <div key={String(other.seat)} class="bestia-at" style={bySeat(spots, other.seat).seat}>
            <SeatOf view={view} seat={other.seat} />
          </div>
        ))}
        middle={
          <Middle
            view={view}
            scene={scene as Scene | undefined}
            spots={spots}
            choice={choice}
            ghost={ghost}
          />
        }
        prompt={
          choice.isDeclaring && choice.chosen.length > 0 && view.turn === seat
            ? texts.screen.exchanging(choice.chosen.length)
            : promptOf(texts, view, names, own?.sitOut === true && wasLate(told(), seat))
        }
        own={seat === null ? undefined : <SeatOf view={view} seat={seat} />}
        hand={
          own === null || seat === null ? undefined : (
            <OwnHand view={view} own={own} seat={seat} choice={choice} plays={plays} ghost={ghost} />
          )
        }
        actions={
          surface === "screen" ? undefined : (
            <Actions view={view} own={plays ? own : null} choice={choice} onTable={() => openSheet(true)} />
          )
        }
      />
      <TableSheet
        view={view}
        own={plays ? own : null}
        choice={choice}
        open={isSheetOpen}
        onClose={() => openSheet(false)}
      />
    </div>
  );
}
