import type { Seat } from "@tavolata/kernel";
import { Card as CardFrame, useTable } from "@tavolata/kit";
import { type Card, HIDDEN, leftOf, playerAt, type View } from "../rules/index.ts";
import { passesToImaginary } from "../rules/teams.ts";
import { usePull } from "./held.ts";
import { isFlick, isTap } from "./hold.ts";
import { CardPicture } from "./sprites.tsx";
import type { Turn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import "./own-hand.css";

/** The player's own cards. With four, one is passed: it is tapped twice, or flicked upwards. */
export function OwnHand({ view, seat, turn }: { view: View; seat: Seat; turn: Turn }) {
  const { screen } = useTexts();
  const hand = playerAt(view, seat).hand.filter((card): card is Card => card !== HIDDEN);
  const gives = turn.plays && view.phase === "round" && view.holder === seat;
  return (
    <ul class="bec-hand" aria-label={screen.ownHand} data-gives={gives}>
      {hand.map((card, at) => (
        <li key={nameOf(hand, card, at)}>
          <OwnCard
            view={view}
            seat={seat}
            turn={turn}
            card={card}
            at={at}
            name={nameOf(hand, card, at)}
            gives={gives}
          />
        </li>
      ))}
    </ul>
  );
}

/** Cards of one breed are alike: the first, the second, the third. */
function nameOf(hand: readonly Card[], card: Card, at: number): string {
  return `${card}-${hand.slice(0, at).filter((other) => other === card).length}`;
}

interface OwnCardProps {
  readonly view: View;
  readonly seat: Seat;
  readonly turn: Turn;
  readonly card: Card;
  readonly at: number;
  readonly name: string;
  readonly gives: boolean;
}

function OwnCard({ view, seat, turn, card, at, name, gives }: OwnCardProps) {
  const { names } = useTable();
  const { cards, screen } = useTexts();
  const isRaised = turn.raised === at;
  const whom = passesToImaginary(view, seat) ? screen.imaginary : names(leftOf(view, seat));
  const press = (moment: number) => {
    if (!gives) return;
    if (isRaised) turn.pass(card, moment);
    else turn.raise(at);
  };
  const pull = usePull({
    end: (dx, dy, { timeStamp }) => {
      if (gives && isFlick(dx, dy)) turn.pass(card, timeStamp);
      else if (isTap(dx, dy)) press(timeStamp);
    },
    click: press,
  });
  return (
    <button
      type="button"
      class="bec-own-card"
      data-raised={isRaised}
      aria-pressed={isRaised}
      aria-label={gives && isRaised ? `${cards[card]}: ${screen.pass(whom)}` : cards[card]}
      {...pull}
    >
      <CardFrame fly={`own-${name}`} from={`seat-${view.lastPass?.from ?? view.dealer}`} face={card}>
        <CardPicture card={card} name={cards[card]} />
      </CardFrame>
      {gives && isRaised ? <span class="bec-pass">{screen.pass(whom)}</span> : null}
    </button>
  );
}
