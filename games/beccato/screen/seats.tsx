import type { Seat } from "@tavolata/kernel";
import { type SeatInfo, useTable } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { areMates, type Card, HIDDEN, playerAt, type Signal, teamWith, type View } from "../rules/index.ts";
import type { Chair } from "./around.ts";
import { Person } from "./figures.tsx";
import { Kbd } from "./kbd.tsx";
import { usePress } from "./press.ts";
import { Drawing } from "./sprites.tsx";
import type { Turn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import "./seats.css";

interface ChairProps {
  readonly view: View;
  readonly chair: Chair;
  readonly turn: Turn;
  readonly stirs: boolean;
  /** The key that stands for this chair. */
  readonly number: number;
}

export function ChairOf(props: ChairProps) {
  return props.chair === "imaginary" ? (
    <Nobody view={props.view} />
  ) : (
    <Player {...props} seat={props.chair} />
  );
}

/** BEC-25 */
function Nobody({ view }: { view: View }) {
  const { screen } = useTexts();
  return (
    <div class="bec-chair" data-imaginary="true" title={screen.imaginary}>
      <span class="bec-face">
        <Drawing name="scarecrow" box="0 0 120 120" />
      </span>
      <span class="bec-name">{screen.imaginary}</span>
      <span class="bec-marks">{view.imaginary?.length}</span>
    </div>
  );
}

/** Unseen eyes are lowered a little: nobody must be able to guess from a drawing where they look. */
const UNSEEN = { x: 0, y: 0.6 };
const ON_CARDS = { x: 0, y: 1 };

function Player({ view, seat, turn, stirs, number }: ChairProps & { readonly seat: Seat }) {
  const { seats, names, you } = useTable();
  const texts = useTexts();
  const { screen } = texts;
  const info = seats[seat];
  const player = playerAt(view, seat);
  const press = usePress((moment) => turn.face(seat, moment));
  if (info === undefined) return null;
  const isMate = you !== null && you !== seat && areMates(view, you, seat);
  const { guild } = teamWith(view, seat);
  const isSeen = view.phase === "round" && turn.looks.eyes !== "cards" && turn.looks.at === seat;
  const accusable = turn.armed === "beccato" && !isMate && seat !== you;
  const isAwaited = view.phase === "round" ? view.holder === seat : false;
  const isDealer = view.dealer === seat && view.phase !== "over";
  const said = doing(info);
  return (
    <button
      type="button"
      class="bec-chair"
      data-seat={seat}
      data-guild={guild}
      data-looked={isSeen ? turn.looks.eyes : undefined}
      data-wish={turn.looks.wish === seat}
      data-accusable={accusable}
      data-stirs={stirs}
      data-away={!info.present || info.standIn}
      aria-pressed={isSeen}
      aria-keyshortcuts={String(number)}
      {...press}
    >
      <span class="visually-hidden">{label()}</span>
      <span class="bec-face">
        <span class="bec-bust">
          <Person
            info={info}
            what={player.act}
            cards={Math.max(3, player.hand.length)}
            gaze={player.gaze === "cards" ? ON_CARDS : UNSEEN}
          />
        </span>
        <span class="bec-lap" data-place={`seat-${seat}`} />
        {stirs ? (
          <span class="bec-feather" title={screen.stirs}>
            <Drawing name="feather" />
          </span>
        ) : null}
        {isAwaited ? (
          <span class="bec-fourth" data-fly="fourth">
            <svg viewBox="0 0 100 140" aria-hidden="true">
              <use href="#bec-back" />
            </svg>
          </span>
        ) : null}
      </span>
      <span class="bec-name" aria-hidden="true">
        {isDealer ? <Icon name="hand" /> : null}
        {player.ready && (view.phase === "between" || view.phase === "agreeing") ? (
          <Icon name="check" />
        ) : null}
        {info.name}
      </span>
      <span class="bec-marks">
        <span class="bec-guild">
          <Drawing name={guild} />
        </span>
      </span>
      {isMate ? (
        <b class="bec-tag bec-mate" aria-hidden="true">
          {screen.mate}
        </b>
      ) : null}
      {view.phase === "round" && player.hand[0] !== HIDDEN && seat !== you ? (
        <span class="bec-open" aria-hidden="true">
          {player.hand.map((card, at) => (
            <Drawing key={String(at)} name={card as Card} />
          ))}
        </span>
      ) : null}
      {turn.plays ? <Kbd of={number} /> : null}
      {said === undefined ? null : (
        <span class="bec-doing" aria-hidden="true">
          {said}
        </span>
      )}
    </button>
  );

  function doing({ standIn, present }: SeatInfo): string | undefined {
    if (standIn) return screen.standIn;
    if (!present) return screen.away;
    return player.act !== null && !isSeen ? texts.keys[player.act as Signal] : undefined;
  }

  function label(): string {
    const what = accusable ? screen.accuse(names(seat)) : screen.lookAt(names(seat));
    const parts = [
      turn.plays && view.phase === "round" ? what : names(seat),
      ...(isMate ? [screen.mate] : []),
      texts.guilds[guild],
      ...(isDealer ? [screen.dealer] : []),
      screen.cardsInHand(player.hand.length),
      ...(player.gaze === "cards" ? [screen.onCards] : []),
      ...(player.gaze !== HIDDEN && stirs ? [screen.stirs] : []),
      ...(player.act === null ? [] : [texts.does[player.act]]),
    ];
    return parts.join(", ");
  }
}
