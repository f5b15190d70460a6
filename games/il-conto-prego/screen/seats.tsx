import { FrenchCard, Seat, useTable } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { ComponentChildren } from "preact";
import { type Card, HIDDEN, type View } from "../rules/index.ts";
import type { Texts } from "../texts/it.ts";
import { playerLine } from "../texts/wording.ts";
import { Mark } from "./art/index.ts";
import { shownKey } from "./hand-keys.ts";
import { useTexts } from "./words.ts";
import "./seats.css";

interface SeatOfProps {
  readonly view: View;
  readonly seat: number;
  /** Nobody is waited for while the bill is on the table. */
  readonly quiet: boolean;
}

/** One player at the table: who it is, what they hold and shows, and how they stand. */
export function SeatOf({ view, seat, quiet }: SeatOfProps) {
  const { seats, names, you } = useTable();
  const texts = useTexts();
  const info = seats[seat];
  const player = view.players[seat];
  if (info === undefined || player === undefined) return null;
  const { cards, shown, eliminatedAfter } = player;
  const out = eliminatedAfter !== null;
  const { deadline, options } = view;
  const duty = dutyOf(view, seat, texts);
  return (
    <Seat
      info={info}
      awaited={!quiet && awaits(view, seat)}
      out={out}
      you={seat === you ? texts.screen.you : undefined}
      time={deadline === null ? undefined : { until: deadline, total: options.turnSeconds * 1000 }}
      state={stateOf()}
      marks={<Counts view={view} seat={seat} duty={duty} />}
      front={
        shown === null ? undefined : (
          <FrenchCard
            card={shown}
            fly={seat === you ? shownKey(seat, shown) : `shown-${seat}-${shown}`}
            from={`seat-${seat}`}
            label={texts.screen.marks.shows(texts.card(shown))}
          />
        )
      }
      below={
        seat !== you && cards.length > 0 && !cards.includes(HIDDEN) ? <OpenHand cards={cards} /> : undefined
      }
      about={
        <ul class="conto-about">
          {[...texts.view.facts(playerLine(view, seat, names)), duty?.label ?? []].flat().map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      }
    />
  );

  function stateOf(): string | undefined {
    if (out) return texts.screen.out;
    if (info!.standIn) return texts.screen.standIn;
    return info!.present ? undefined : texts.screen.away;
  }
}

/** In a game that is over, with everything face up: what they hold. */
function OpenHand({ cards }: { cards: readonly string[] }) {
  const texts = useTexts();
  return (
    <span class="conto-open">
      {cards.map((card, i) => (
        <FrenchCard key={`${card} ${i}`} card={card} label={texts.card(card as Card)} />
      ))}
    </span>
  );
}

/** Whether the table waits for them. */
export function awaits({ phase, turn, players }: View, seat: number): boolean {
  if (phase === "over") return false;
  return phase === "calls" ? turn === seat : (players[seat]?.owed ?? 0) > 0;
}

interface Duty {
  readonly label: string;
  readonly sign: ComponentChildren;
}

/** An Oste is always the dealer, too: that need not be said twice. */
function dutyOf({ oste, dealer }: View, seat: number, { screen: { marks } }: Texts): Duty | undefined {
  if (oste?.seat === seat) return { label: marks.oste, sign: <Mark art="host" /> };
  return oste === null && dealer === seat ? { label: marks.dealer, sign: <Icon name="hand" /> } : undefined;
}

/** Small counts. Under Saldo the hands lost are the Saldi. */
function Counts({ view, seat, duty }: { view: View; seat: number; duty: Duty | undefined }) {
  const texts = useTexts();
  const { options } = view;
  const { cards, losses, saldi, omaggi, eliminatedAfter } = view.players[seat]!;
  const { marks } = texts.screen;
  const tally = { has: omaggi, target: options.omaggiTarget };
  return (
    <>
      {eliminatedAfter === null ? (
        <Count label={marks.cards(cards.length)} sign={<span class="conto-back" />}>
          {cards.length}
        </Count>
      ) : null}
      <Count label={options.saldo ? marks.saldi(saldi) : marks.losses(losses)} sign={<Mark art="tab" />}>
        {options.saldo ? saldi : losses}
      </Count>
      {options.omaggi ? (
        <Count label={marks.omaggi(tally)} sign={<Mark art="gift" />}>
          {omaggi}/{options.omaggiTarget}
        </Count>
      ) : null}
      {duty === undefined ? null : <Count duty {...duty} />}
    </>
  );
}

interface CountProps {
  readonly label: string;
  /** What they do at the table, beside their face, and not one of the counts. */
  readonly duty?: boolean;
  readonly sign: ComponentChildren;
  readonly children?: ComponentChildren;
}

function Count({ label, duty = false, sign, children }: CountProps) {
  return (
    <span class="conto-mark" role="img" aria-label={label} title={label} data-duty={duty}>
      {sign}
      {children}
    </span>
  );
}
