import type { Seat } from "@tavolata/kernel";
import { Card, Frame, Hand, isCalm, seatsFromLeft, type TableProps, useTable } from "@tavolata/kit";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import {
  type Card as CardId,
  deckOf,
  faceOf,
  HIDDEN,
  onTop,
  type Piccioni,
  playerAt,
  type View,
} from "../rules/index.ts";
import { promptOf } from "../texts/prompt.ts";
import { Face, Readable } from "./card.tsx";
import { isOffered } from "./draft.ts";
import { Middle } from "./middle.tsx";
import type { Scene } from "./scene.ts";
import { SeatOf } from "./seats.tsx";
import { Sprites } from "./sprites.tsx";
import { type Late, useLate } from "./use-late.ts";
import { type Turn, useTurn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import type { Looked, ZoneSheetProps } from "./zone-sheet.tsx";
import type { Lights } from "./zones.tsx";
import "./table.css";

/** Roofs at dusk, in all their shapes. */
export function Table({ view, scene: anyScene }: TableProps<Piccioni>) {
  const { surface, watcher, names } = useTable();
  const texts = useTexts();
  const scene = anyScene as Scene | undefined;
  const seat = typeof watcher === "number" && surface !== "screen" ? watcher : null;
  const plays = seat !== null && surface !== "replay" && view.result === null;
  const turn = useTurn(view, plays);
  const { looked, look, Reading } = useReading();
  const Ending = useFinale(view.finalPhase !== null || view.result !== null);
  const late = useLate(view.waiting?.is);
  const landings = late?.landingsIn(view, turn.asked, turn.draft) ?? [];
  const lights = late?.lightsOf(view, scene, turn, landings, (zone) => look({ zone })) ?? DARK;
  const others = seatsFromLeft(
    view.players.map((_, other) => ({ seat: other })),
    seat,
  );
  const inPlay = view.inPlay.length > 0 && turn.choice === null;
  return (
    <div class="piccioni" data-calm={isCalm()} data-many={others.length > 3}>
      <Sprites />
      <Frame
        scene="roofs"
        seats={others.map((other) => (
          <SeatOf key={String(other.seat)} view={view} scene={scene} seat={other.seat} lights={lights} />
        ))}
        middle={
          <>
            <Middle view={view} scene={scene} lights={lights} late={late} onRead={look} />
            {seat === null && inPlay && late !== null ? (
              <late.InPlay view={view} landings={landings} />
            ) : null}
          </>
        }
        needsRoom={
          turn.asked === "choice" || inPlay || turn.draft.cards.length > 0 || turn.asked === "throwAway"
        }
        prompt={prompt()}
        hand={
          seat === null ? undefined : (
            <Near
              view={view}
              scene={scene}
              seat={seat}
              turn={turn}
              lights={lights}
              late={late}
              inPlay={inPlay}
            />
          )
        }
        actions={
          plays && turn.choice === null && late !== null ? (
            <late.Actions view={view} turn={turn} />
          ) : undefined
        }
      />
      {scene?.type === "gameOver" && Ending !== null ? <Ending view={view} /> : null}
      {Reading === null ? null : <Reading view={view} looked={looked} onClose={() => look(null)} />}
    </div>
  );

  function prompt(): string {
    const { empty, ready } = turn.passing;
    const called = (card: CardId) => texts.card(card, deckOf(view.options));
    if (ready !== null) return texts.screen.ready(ready.type === "react" ? called(ready.card) : null);
    return empty ? texts.screen.noReaction(called(onTop(view).card)) : promptOf(texts, view, names);
  }
}

/** What the player reads. The sheet is fetched when it is first needed; after a failed fetch the next tap tries again. */
function useReading() {
  const [looked, setLooked] = useState<Looked>(null);
  const [Reading, setReading] = useState<ComponentType<ZoneSheetProps> | null>(null);
  const look = (wanted: Looked) => {
    setLooked(wanted);
    if (Reading !== null) return;
    import("./zone-sheet.tsx").then(
      ({ ZoneSheet }) => setReading(() => ZoneSheet),
      () => setLooked(null),
    );
  };
  return { looked, look, Reading };
}

/** How it ends: fetched once the end is near. */
function useFinale(isNear: boolean) {
  const [Finale, setFinale] = useState<ComponentType<{ view: View }> | null>(null);
  useEffect(() => {
    if (!isNear) return;
    import("./finale/index.ts").then(
      (loaded) => setFinale(() => loaded.Finale),
      () => {},
    );
  }, [isNear]);
  return Finale;
}

/** Before anything can be done. */
const DARK: Lights = {
  isLit: () => false,
  isChosen: () => false,
  open: [],
  meant: [],
  landings: [],
  onPress: () => {},
};

interface NearProps {
  readonly view: View;
  readonly scene: Scene | undefined;
  readonly seat: Seat;
  readonly turn: Turn;
  readonly lights: Lights;
  readonly late: Late | null;
  readonly inPlay: boolean;
}

/** The player's own part: the terrace, the hand, and whatever is being read or chosen. */
function Near({ view, scene, seat, turn, lights, late, inPlay }: NearProps) {
  const { screen } = useTexts();
  const looking = turn.draft.cards.at(-1);
  return (
    <div class="pic-near" data-reads={looking !== undefined || inPlay || turn.choice !== null}>
      {looking !== undefined ? (
        <Readable
          view={view}
          card={looking}
          about={view.idle.includes(looking) ? <em>{screen.noTarget}</em> : undefined}
          note={
            late === null || turn.price > 0 || lights.landings.length === 0 ? undefined : (
              <late.Landings view={view} landings={lights.landings} />
            )
          }
        />
      ) : inPlay ? (
        late && <late.InPlay view={view} landings={lights.landings} />
      ) : null}
      <SeatOf view={view} scene={scene} seat={seat} lights={lights} />
      {turn.choice === null ? (
        <OwnHand view={view} seat={seat} turn={turn} />
      ) : (
        late && <late.Picker view={view} choice={turn.choice} turn={turn} landings={lights.landings} />
      )}
    </div>
  );
}

function OwnHand({ view, seat, turn }: { view: View; seat: Seat; turn: Turn }) {
  const texts = useTexts();
  const { asked, offers, draft, price, passing } = turn;
  // What lies beside the card that it answers is not in hand any more, as far as one can see.
  const laid = view.inPlay.flatMap(({ afterwards }) => afterwards.map(({ card }) => card));
  const hand = playerAt(view, seat).hand.filter((card) => card === HIDDEN || !laid.includes(card));
  const waiting = passing.ready?.type === "react" ? passing.ready.card : null;
  return (
    <Hand
      label={texts.screen.ownHand}
      cards={hand.flatMap((card) => {
        if (card === HIDDEN) return [];
        const open = isOpen(card);
        const label = texts.card(card, deckOf(view.options));
        return [
          {
            key: card,
            label,
            open,
            chosen: draft.cards.includes(card) || card === waiting,
            picture: (
              <Card
                fly={`c-${card}`}
                from="action-deck"
                face={card}
                tone={open && !view.idle.includes(card) ? "plain" : "dim"}
              >
                <Face face={faceOf(view, card)} />
              </Card>
            ),
          },
        ];
      })}
      onPress={({ key }) => turn.press(key)}
    />
  );

  function isOpen(card: string): boolean {
    if (price > 0 || asked === null) return true;
    return isOffered(offers, asked === "answer" ? "react" : "play", card);
  }
}
