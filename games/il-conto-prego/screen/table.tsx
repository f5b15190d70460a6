import {
  Frame,
  FrenchCard,
  Hand,
  lateSheet,
  seatsFromLeft,
  type TableProps,
  TimeRing,
  useBox,
  useDesk,
  useTable,
} from "@tavolata/kit";
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { type IlConto, limitOfHands, type Move, type View } from "../rules/index.ts";
import { promptOf } from "../texts/prompt.ts";
import { cardsInPlay } from "../texts/reckoning.ts";
import { Actions } from "./actions.tsx";
import { BillRoom } from "./bill-room.tsx";
import { dishesWith, waysOf } from "./call-builder.ts";
import { type KeyedCard, keyedHand } from "./hand-keys.ts";
import { Pad } from "./pad.tsx";
import { Plates } from "./plates.tsx";
import { RankChooser } from "./rank-chooser.tsx";
import { SeatOf } from "./seats.tsx";
import type { WhichSheet } from "./sheets.tsx";
import { useBill } from "./use-bill.ts";
import { type Building, useBuilding } from "./use-building.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useTexts } from "./words.ts";
import "./table.css";

const Sheets = lateSheet(async () => (await import("./sheets.tsx")).Sheets);

/** The trattoria's table, in all its shapes. */
export function Table({ view, scene }: TableProps<IlConto>) {
  const table = useTable<Move>();
  const texts = useTexts();
  const { surface: place, watcher, seats, names, offers } = table;
  const own = typeof watcher === "number" ? watcher : null;
  const holds = own === null || place === "screen" ? null : view.players[own]!;
  const hand = holds === null || own === null ? [] : keyedHand(holds, own);
  const building = useBuilding(view, hand);
  const { bill, goesIn, skip } = useBill(view, scene);
  const plays = holds !== null && place !== "replay" && view.phase !== "over";
  const [sheet, setSheet] = useState<WhichSheet | null>(null);
  useShortcuts(view, building, plays && offers.length > 0 && bill === null);
  const { choice } = building;
  // With one block of ranks there may be room for more.
  const isFull = choice !== null && waysOf(view.dishes, choice.dish).length > 1;
  // On a desk they lie beside the hand; on a phone, and where there is no hand, in the middle.
  const beside = useDesk() && holds !== null;
  const ownSeat =
    holds === null || own === null || place === "hand" ? null : (
      <SeatOf view={view} seat={own} quiet={bill !== null} />
    );
  const isOwnTimeUnseen = plays && offers.length > 0 && !beside && (place === "hand" || choice !== null);
  const pad = place === "hand" ? null : <Pad calls={view.calls} onOpen={() => setSheet("pad")} />;

  return (
    <div class="conto">
      <Frame
        scene="trattoria"
        seats={seatsFromLeft(seats, own).map(({ seat }) => (
          <SeatOf key={String(seat)} view={view} seat={seat} quiet={bill !== null} />
        ))}
        needsRoom={choice !== null && view.dishes.length > 0}
        middle={
          <Middle building={choice !== null} full={isFull}>
            <TopStrip view={view} onBill={() => setSheet("bill")} />
            <Plates
              view={view}
              chosen={choice?.dish}
              open={choice === null ? building.plates : []}
              onPress={plays ? building.pressPlate : undefined}
            />
            {choice === null ? null : (
              <RankChooser view={view} calls={building.calls} choice={choice} onRank={building.pressRank} />
            )}
            {isFull ? null : (
              <div class="conto-foot">
                {beside ? null : ownSeat}
                {beside ? null : pad}
              </div>
            )}
          </Middle>
        }
        prompt={
          <>
            {isOwnTimeUnseen ? <OwnTime view={view} /> : null}
            {promptFor()}
          </>
        }
        own={beside ? ownSeat : undefined}
        hand={
          holds === null ? undefined : (
            <>
              <Hand
                label={texts.screen.ownHand}
                cards={hand.map((card) => handCard(card))}
                onPress={({ key }) => {
                  const pressed = hand.find((card) => card.key === key);
                  if (plays && pressed !== undefined) building.pressCard(pressed);
                }}
              />
              {beside ? pad : null}
            </>
          )
        }
        actions={
          place === "screen" ? undefined : (
            <Actions view={view} building={building} plays={plays} onScores={() => setSheet("scores")} />
          )
        }
      />
      {bill === null ? null : (
        <BillRoom scene={bill} stays={view.phase === "over"} goesIn={goesIn} onSkip={skip} />
      )}
      <Sheets view={view} which={sheet} open={sheet !== null} onClose={() => setSheet(null)} />
    </div>
  );

  function promptFor(): string {
    const { wish, owed, discards } = building;
    if (wish !== null) return texts.screen.pickCard(dishesWith(view.dishes, wish));
    if (choice !== null && building.canCancel) return texts.screen.pickRank(choice.dish);
    if (owed > discards.size && discards.size > 0) return texts.screen.pickMore(owed - discards.size);
    return promptOf(texts, view, names);
  }

  function handCard(card: KeyedCard) {
    const { open, raised } = stateOf(building, card);
    return {
      key: card.key,
      label: card.card === "?" ? "" : texts.card(card.card),
      open,
      chosen: building.discards.has(card.key),
      picture: (
        <FrenchCard
          card={card.card}
          variant={card.copy}
          fly={card.key}
          from={`seat-${view.dealer}`}
          tone={raised ? "raised" : building.wish === null ? "plain" : "dim"}
        />
      ),
    };
  }
}

/** How much time is left, where one's own face is not seen. */
function OwnTime({ view: { deadline, options } }: { view: View }) {
  if (deadline === null) return null;
  return (
    <span class="conto-time">
      <TimeRing until={deadline} total={options.turnSeconds * 1000} />
    </span>
  );
}

/** What a card of one's own hand is good for now. */
function stateOf({ toShow, wish, owed }: Building, { card }: KeyedCard) {
  const raised = wish !== null && card !== "?" && toShow.includes(card);
  return { raised, open: raised || owed > 0 };
}

/** Pixels of cloth: up to NARROW, and not much higher, labels stand beside the plates; from WIDE on all ranks do. */
const NARROW = 500;
const WIDE = 660;
const TIGHT = 310;
const LOW = 400;

interface MiddleProps {
  /** Ranks are being chosen. */
  readonly building: boolean;
  /** There are two blocks of them. */
  readonly full: boolean;
  readonly children: ComponentChildren;
}

/** The cloth between the seats and the hand: what lies there depends on how much room there is. */
function Middle({ building, full, children }: MiddleProps) {
  const cloth = useRef<HTMLDivElement>(null);
  const { width, height } = useBox(cloth);
  const narrow = width <= NARROW;
  const low = height <= LOW;
  const tight = height <= TIGHT + (building ? 20 : 0);
  const scant = height <= (narrow ? 150 : 240);
  return (
    <div
      ref={cloth}
      class="conto-middle"
      data-building={building}
      data-full={full}
      data-scant={scant}
      data-wide={width >= WIDE}
      data-height={tight ? "tight" : low ? "low" : "tall"}
      data-plates={plates()}
      style={{ "--cloth-width": `${width}px` }}
    >
      {children}
    </div>
  );

  function plates(): "round" | "row" | "tab" {
    if (!narrow || scant) return "round";
    if (tight) return building ? "tab" : "row";
    return low && building ? "row" : "round";
  }
}

function TopStrip({ view, onBill }: { view: View; onBill(): void }) {
  const texts = useTexts();
  const { surface: place } = useTable();
  const { hand, options, players } = view;
  const of = limitOfHands(options, players.length);
  return (
    <div class="conto-top">
      <p class="conto-chip">
        <b>{texts.screen.hand({ hand, of })}</b>
        {view.phase === "discards" ? null : <span>{texts.screen.inPlay(cardsInPlay(view))}</span>}
      </p>
      {view.lastBill === null || place === "screen" ? null : (
        <button type="button" class="conto-chip" aria-haspopup="dialog" onClick={onBill}>
          {texts.screen.bill.again}
        </button>
      )}
    </div>
  );
}
