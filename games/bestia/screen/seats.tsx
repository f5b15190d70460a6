import type { Seat as SeatNumber } from "@tavolata/kernel";
import { ItalianCard, Seat, type SeatInfo, useTable } from "@tavolata/kit";
import { Icon, type IconName } from "@tavolata/kit/art";
import {
  type Card,
  HIDDEN,
  isHandOn,
  type PlayerView,
  playerAt,
  plays,
  tricksOwed,
  type View,
} from "../rules/index.ts";
import { playerLine } from "../texts/wording.ts";
import { Chip } from "./art.tsx";
import { leaderOf } from "./leader.ts";
import { useTexts } from "./words.ts";
import "./seats.css";

/** By what a player's card is followed from picture to picture; hidden cards are told apart by their order only. */
export function flyOf(seat: SeatNumber, card: string, at: number): string {
  return card === HIDDEN ? `${seat}-${at}` : card;
}

/** Where a card of this player's hand comes from. */
export function cameFrom({ dealer }: View, { declaration }: PlayerView): string {
  return declaration === "exchange" || declaration === "blind" ? "stock" : `seat-${dealer}`;
}

/** One chair: who sits there, what they do in this hand and what they have; or that it is free. */
export function SeatOf({ view, seat }: { view: View; seat: SeatNumber }) {
  const { seats, names, you } = useTable();
  const texts = useTexts();
  const { screen } = texts;
  const info = seats[seat];
  const player = playerAt(view, seat);
  const isOut = player.eliminatedAfter !== null;
  if ((!player.seated && !isOut) || info === undefined) {
    return <FreeChair seat={seat} />;
  }
  const { deadline, options, turn } = view;
  const line = playerLine(view, seat, names);
  const inPlay = isHandOn(view) && plays(player);
  const hasPassed = isHandOn(view) && player.declaration === "pass";
  const after = view.phase === "between" || view.phase === "over" ? view.lastHand : null;
  const won = view.prizes[seat] || (after?.won[seat] ?? 0);
  const paid = after?.bestie.includes(seat) ? after.bestia : 0;
  return (
    <div class="bestia-seat" data-plays={inPlay}>
      <Seat
        info={info}
        awaited={turn === seat}
        out={isOut || hasPassed || line.waits !== null || (player.sitOut && !inPlay)}
        you={seat === you ? screen.you : undefined}
        time={deadline === null ? undefined : { until: deadline, total: options.decisionSeconds * 1000 }}
        state={
          won > 0 || paid > 0 ? (
            <span class="bestia-outcome">
              {paid > 0 ? (
                <b class="bestia-stamp">
                  {screen.stamp} <span>−{texts.chips(paid)}</span>
                </b>
              ) : null}
              {won > 0 ? <b class="bestia-won">+{texts.chips(won)}</b> : null}
            </span>
          ) : (
            stateOf(info)
          )
        }
        marks={
          <>
            {isOut ? null : (
              <span class="bestia-mark" role="img" aria-label={screen.credit(line.credit)}>
                <Chip />
                {texts.chips(line.credit)}
              </span>
            )}
            {player.sitOutNext && seat !== you ? (
              <span
                class="bestia-pending"
                role="img"
                aria-label={screen.willSitOut}
                title={screen.willSitOut}
              >
                <Icon name="pause" />
              </span>
            ) : null}
            {inPlay ? (
              <span class="bestia-mark bestia-tricks" role="img" aria-label={screen.tricks(player.tricks)}>
                <i class="bestia-back" />
                {player.tricks}
                {tricksOwed(view, seat) > 1 ? `/${tricksOwed(view, seat)}` : null}
              </span>
            ) : null}
            {isHandOn(view) && view.dealer === seat ? <Duty icon="hand" label={screen.dealer} /> : null}
            {leaderOf(view) === seat ? <Duty icon="play" label={screen.leads} /> : null}
          </>
        }
        below={seat === you ? null : <Backs view={view} seat={seat} />}
        about={<p>{texts.view.player(line)}</p>}
      />
    </div>
  );

  function stateOf({ standIn, present }: SeatInfo): string | undefined {
    if (isOut) return screen.out;
    if (player.leaving) return screen.leaving;
    if (player.sitOut && !inPlay) return screen.sitOut;
    if (player.sitOutNext && seat === you) return screen.thenSitOut;
    if (line.waits !== null) return screen.waits;
    if (isHandOn(view) && player.declaration !== null) {
      return screen.declared[player.declaration](player.exchanged);
    }
    if (standIn) return screen.standIn;
    return present ? undefined : screen.away;
  }
}

function FreeChair({ seat }: { seat: SeatNumber }) {
  const { openChairs } = useTable();
  const { screen } = useTexts();
  const sit = openChairs?.sit;
  const face = <span class="seat-face" data-place={`seat-${seat}`} />;
  return sit ? (
    <button type="button" class="bestia-chair" onClick={() => sit(seat)}>
      {face}
      {screen.sit}
    </button>
  ) : (
    <div class="bestia-chair">
      {face}
      {screen.free}
    </div>
  );
}

function Duty({ icon, label }: { icon: IconName; label: string }) {
  return (
    <span class="bestia-duty" role="img" aria-label={label} title={label} data-icon={icon}>
      <Icon name={icon} />
    </span>
  );
}

/** What this player holds: backs, or the cards themselves where a finished game is shown face up. */
function Backs({ view, seat }: { view: View; seat: SeatNumber }) {
  const texts = useTexts();
  const player = playerAt(view, seat);
  const from = cameFrom(view, player);
  if (!isHandOn(view)) return null;
  return (
    <span class="bestia-backs" data-open={!player.cards.includes(HIDDEN)}>
      {player.cards.map((card, at) =>
        card === HIDDEN ? (
          <i
            key={String(at)}
            class="bestia-back"
            data-fly={flyOf(seat, card, at)}
            data-from={from}
            data-face={HIDDEN}
          />
        ) : (
          <ItalianCard
            key={card}
            card={card}
            fly={flyOf(seat, card, at)}
            from={from}
            label={texts.card(card as Card)}
          />
        ),
      )}
    </span>
  );
}
