import type { Seat as SeatNumber } from "@tavolata/kernel";
import { Seat, type SeatInfo, useTable } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { bySeat, gotBy, playerAt, pointsOf, type ReactionView, type View, voteOf } from "../rules/index.ts";
import { settlingNow } from "../texts/settling-now.ts";
import { playerLine } from "../texts/wording.ts";
import { Goers } from "./goers.tsx";
import { pileOf } from "./going.ts";
import { pawnsOf } from "./pawns.ts";
import { CardBack, FeaturePicture, HandPicture } from "./pictures.tsx";
import { useTexts } from "./words.ts";
import "./seats.css";

/** One player: what they have won, whether they deal, and what they have just done. */
export function SeatOf({ view, seat }: { view: View; seat: SeatNumber }) {
  const { seats, names, you } = useTable();
  const texts = useTexts();
  const { screen } = texts;
  const info = seats[seat];
  const player = playerAt(view, seat);
  if (info === undefined) return null;
  const points = pointsOf(player);
  const isVoting = view.vote !== null && view.vote.votes[seat] === null;
  return (
    <div class="schicki-seat" data-deals={view.dealer === seat}>
      <Seat
        info={info}
        awaited={isVoting || deals()}
        you={seat === you ? screen.you : undefined}
        time={timeOf()}
        state={stateOf(info)}
        marks={
          <>
            <span class="schicki-pile" data-place={pileOf(seat)} role="img" aria-label={screen.pile(points)}>
              <CardBack />
              {points}
              <Goers view={view} to={seat} />
            </span>
            {view.dealer === seat && seat !== you && view.result === null ? (
              <span class="schicki-duty" role="img" aria-label={screen.dealer} title={screen.dealer}>
                <Icon name="hand" />
              </span>
            ) : null}
            {player.flag === null ? null : (
              <span
                class="schicki-flag"
                role="img"
                aria-label={screen.flags[player.flag]}
                title={screen.flags[player.flag]}
              >
                <Icon name="clock" />
              </span>
            )}
          </>
        }
        doing={gainOf()}
        about={<p>{texts.view.player(playerLine(view, seat, names))}</p>}
      />
      <Did view={view} seat={seat} />
    </div>
  );

  /** The table waits for their next card. */
  function deals(): boolean {
    const { phase, dealer, options, reaching, lastCall } = view;
    if (phase !== "turning" || lastCall !== null || reaching) return false;
    return dealer === seat && options.turning === "hand" && !player.away;
  }

  function timeOf() {
    const { opensAt, options } = view;
    if (isVoting) {
      const until = voteOf(view).endsAt;
      return until === null ? undefined : { until, total: options.voteSeconds * 1000 };
    }
    if (options.dealerSeconds === 0) return undefined;
    const total = options.dealerSeconds * 1000;
    return { until: opensAt + total, total };
  }

  function stateOf({ standIn, present }: SeatInfo): string | undefined {
    const vote = view.vote?.votes[seat];
    if (vote !== null && vote !== undefined) return screen.votedFor(names(vote));
    if (standIn) return screen.standIn;
    if (!present) return screen.absent;
    return player.away ? screen.away : undefined;
  }

  function gainOf(): string | undefined {
    const settling = settlingNow(view);
    if (settling === null) return undefined;
    const gain = gotBy(settling, seat) - bySeat(settling.paid, seat);
    if (gain === 0) return undefined;
    return gain > 0 ? screen.wins(gain) : screen.pays(-gain);
  }
}

/** SCH-11: that they have reacted is seen at once; a hand is covered as long as the window is open. */
function Did({ view, seat }: { view: View; seat: SeatNumber }) {
  const reactions = view.window?.reactions.filter((one) => one.seat === seat) ?? [];
  const pawns = pawnsOf(view).filter((pawn) => pawn.seat === seat);
  if (reactions.length + pawns.length === 0) return null;
  return (
    <span class="schicki-did">
      {reactions.map((one) => (isPawn(one) ? null : <Reaction key={one.kind} reaction={one} />))}
      {pawns.map(({ id, colour }) => (
        <span key={id} class="schicki-mark" data-fly={id}>
          <HandPicture hand={colour} />
        </span>
      ))}
    </span>
  );
}

function isPawn({ kind, what }: ReactionView): boolean {
  return kind === "hand" && (what === "blue" || what === "red");
}

function Reaction({ reaction }: { reaction: ReactionView }) {
  const { features, screen } = useTexts();
  const isCall = reaction.kind === "call";
  return (
    <span
      class="schicki-mark"
      data-call={isCall}
      role="img"
      aria-label={isCall ? features[reaction.what] : screen.covered}
    >
      {isCall ? <FeaturePicture feature={reaction.what} /> : <HandPicture hand={reaction.what} />}
    </span>
  );
}
