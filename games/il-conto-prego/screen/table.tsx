import {
  Frame,
  FrenchCard,
  Hand,
  seatsFromLeft,
  type TableProps,
  TimeRing,
  useBox,
  useDesk,
  useTable,
} from "@tavolata/kit";
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { handsToPlay, type IlConto, isDecidedByHands, type Move, type View } from "../rules/index.ts";
import { lineOf } from "../texts/line.ts";
import { cardsInPlay } from "../texts/reckoning.ts";
import { Actions } from "./actions.tsx";
import { type BillScene, wholeBill } from "./bill-beats.ts";
import { BillAgain, BillRoom } from "./bill-room.tsx";
import { dishesWith } from "./call-builder.ts";
import { type KeyedCard, keyedHand } from "./hand-keys.ts";
import { Pad } from "./pad.tsx";
import { Plates } from "./plates.tsx";
import { RankChooser } from "./rank-chooser.tsx";
import { Scores } from "./scores.tsx";
import { SeatOf } from "./seats.tsx";
import { type Building, useBuilding } from "./use-building.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useTexts } from "./words.ts";
import "./table.css";

/** The trattoria's table, in all its shapes. */
export function Table({ view, scene }: TableProps<IlConto>) {
  const table = useTable<Move>();
  const texts = useTexts();
  const { place, watcher, seats, names, offers } = table;
  const own = typeof watcher === "number" ? watcher : null;
  const holds = own === null || place === "screen" ? null : view.players[own]!;
  const hand = holds === null || own === null ? [] : keyedHand(holds, own);
  const building = useBuilding(view, hand);
  const bill = billOf(view, scene);
  const plays = holds !== null && place !== "replay" && view.phase !== "over";
  const [sheet, setSheet] = useState<"scores" | "bill" | null>(null);
  useShortcuts(view, building, plays && offers.length > 0 && bill === null);
  const close = () => setSheet(null);
  // On a desk they lie beside the hand; on a phone, and where there is no hand, in the middle.
  const beside = useDesk() && holds !== null;
  const ownSeat =
    holds === null || own === null || place === "hand" ? null : (
      <SeatOf view={view} seat={own} quiet={bill !== null} />
    );
  const isOwnTimeUnseen =
    plays && offers.length > 0 && !beside && (place === "hand" || building.choice !== null);
  const pad = place === "hand" ? null : <Pad calls={view.calls} />;

  return (
    <div class="conto">
      <Frame
        scene="trattoria"
        seats={seatsFromLeft(seats, own).map(({ seat }) => (
          <SeatOf key={String(seat)} view={view} seat={seat} quiet={bill !== null} />
        ))}
        needsRoom={building.choice !== null}
        middle={
          <Middle building={building.choice !== null}>
            <TopStrip view={view} onBill={() => setSheet("bill")} />
            <Plates
              view={view}
              chosen={building.choice?.dish}
              onPress={plays ? building.pressPlate : undefined}
            />
            {building.choice === null ? (
              <div class="conto-foot">
                {beside ? null : ownSeat}
                {beside ? null : pad}
              </div>
            ) : (
              <RankChooser
                view={view}
                calls={building.calls}
                choice={building.choice}
                onRank={building.pressRank}
              />
            )}
          </Middle>
        }
        line={
          <>
            {isOwnTimeUnseen ? <OwnTime view={view} /> : null}
            {lineFor()}
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
      {bill === null ? null : <BillRoom scene={bill} stays={view.phase === "over"} />}
      <Scores view={view} open={sheet === "scores"} onClose={close} />
      {view.lastBill === null ? null : (
        <BillAgain bill={view.lastBill} open={sheet === "bill"} onClose={close} />
      )}
    </div>
  );

  function lineFor(): string {
    const { choice, wish, owed, discards } = building;
    if (wish !== null) return texts.screen.pickCard(dishesWith(view.dishes, wish));
    if (choice !== null && building.canCancel) return texts.screen.pickRank(choice.dish);
    if (owed > discards.size && discards.size > 0) return texts.screen.pickMore(owed - discards.size);
    return lineOf(texts, view, names);
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

/** The bill that is being told; or the last one, once the game is over. */
function billOf(view: View, scene: unknown): BillScene | null {
  if (isBillScene(scene)) return scene;
  if (view.phase !== "over" || view.lastBill === null) return null;
  return { type: "bill", bill: view.lastBill, beat: wholeBill(view.lastBill), aftermath: [] };
}

function isBillScene(scene: unknown): scene is BillScene {
  return typeof scene === "object" && scene !== null && "type" in scene && scene.type === "bill";
}

/** Pixels of cloth: below, plates and labels stand side by side; above, all ranks do. */
const NARROW = 500;
const WIDE = 660;
const TIGHT = 310;
const LOW = 400;

/** The cloth between the seats and the hand: what lies there depends on how much room there is. */
function Middle({ building, children }: { building: boolean; children: ComponentChildren }) {
  const cloth = useRef<HTMLDivElement>(null);
  const { width, height } = useBox(cloth);
  return (
    <div
      ref={cloth}
      class="conto-middle"
      data-building={building}
      data-width={width <= NARROW ? "narrow" : width >= WIDE ? "wide" : "middle"}
      data-height={height <= TIGHT ? "tight" : height <= LOW ? "low" : "tall"}
      style={{ "--cloth-width": `${width}px` }}
    >
      {children}
    </div>
  );
}

function TopStrip({ view, onBill }: { view: View; onBill(): void }) {
  const texts = useTexts();
  const { place } = useTable();
  const { hand, options, players } = view;
  const of = isDecidedByHands(options) ? handsToPlay(options, players.length) : null;
  return (
    <div class="conto-top">
      <p class="conto-chip">
        <b>{texts.screen.hand({ hand, of })}</b>
        <span>{texts.screen.inPlay(cardsInPlay(view))}</span>
      </p>
      {view.lastBill === null || place === "screen" ? null : (
        <button type="button" class="conto-chip" aria-haspopup="dialog" onClick={onBill}>
          {texts.screen.bill.again}
        </button>
      )}
    </div>
  );
}
