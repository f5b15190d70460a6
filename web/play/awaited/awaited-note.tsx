import { useSignal } from "@preact/signals";
import { language, sayWhyNot, sound } from "@tavolata/kit";
import type { Act, Awaited, PublicRoom } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import type { TableFeed } from "../../connection/table-feed.ts";
import { connection } from "../../state/connection.ts";
import { refusalWords } from "../../words/index.ts";
import { en } from "./words/en.ts";
import { type AwaitedWords, it } from "./words/it.ts";

const WORDS: Readonly<Record<"it" | "en", AwaitedWords>> = { it, en };

/** For so long a nudge cannot be repeated; the server sees to it that nobody is reminded more often. */
const BETWEEN_NUDGES = 10_000;

/** Whom a game without a time limit waits for, and what can be done about it. */
export function AwaitedNote({ feed }: { feed: TableFeed }) {
  const room = feed.knownRoom;
  return (
    <>
      {room.chairs.map((taken, chair) =>
        taken !== null && "person" in taken && taken.awaited !== undefined ? (
          <Note
            key={taken.person}
            feed={feed}
            room={room}
            chair={chair}
            person={taken.person}
            awaited={taken.awaited}
          />
        ) : null,
      )}
    </>
  );
}

interface NoteProps {
  readonly feed: TableFeed;
  readonly room: PublicRoom;
  readonly chair: number;
  readonly person: string;
  readonly awaited: Awaited;
}

function Note({ feed, room, chair, person, awaited }: NoteProps) {
  const said = WORDS[language.value];
  const me = connection.person.value?.id;
  const nameOf = (id: string | null) => room.people.find((guest) => guest.id === id)?.nickname ?? "";
  const { nudges, nudgedBy, botFrom, votes, votesNeeded } = awaited;
  const mayVote = useReached(botFrom);
  const isMe = person === me;
  useEffect(() => {
    if (!isMe || nudges === 0) return;
    sound("bell");
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([80, 60, 80]);
  }, [isMe, nudges]);
  if (isMe) {
    return (
      <p class="play-note awaited-you" role="status">
        {nudges > 0 ? said.nudgedYou(nameOf(nudgedBy)) : said.waitsForYou}
      </p>
    );
  }
  const isSeated = room.chairs.some((taken) => taken !== null && "person" in taken && taken.person === me);
  const isHost = room.host === me;
  const act = async (wanted: Act) => {
    const { refused } = await feed.act(wanted);
    if (refused !== undefined) sayWhyNot(refusalWords(refused));
  };
  const withChips = feed.seen.value?.chairOffers !== undefined;
  const hasVoted = me !== undefined && votes.includes(me);
  return (
    <p class="play-note" role="status">
      {said.waits(nameOf(person))}{" "}
      {isSeated || isHost ? (
        <NudgeButton said={said} nudges={nudges} onNudge={() => act({ type: "nudge", chair })} />
      ) : null}
      {mayVote && (isSeated || isHost) ? (
        <button
          type="button"
          class="button"
          disabled={hasVoted}
          onClick={() => act({ type: isHost ? "stand-in" : "vote-bot", chair })}
        >
          {withChips ? said.letSitOut : said.letBot}
          {votes.length > 0 ? ` (${said.letBotVotes(votes.length, votesNeeded)})` : null}
        </button>
      ) : null}
    </p>
  );
}

interface NudgeButtonProps {
  readonly said: AwaitedWords;
  readonly nudges: number;
  onNudge(): void;
}

/** Rests for a while after each nudge, no matter who gave it. */
function NudgeButton({ said, nudges, onNudge }: NudgeButtonProps) {
  const rests = useSignal(nudges > 0);
  useEffect(() => {
    if (nudges === 0) return;
    rests.value = true;
    const timer = setTimeout(() => (rests.value = false), BETWEEN_NUDGES);
    return () => clearTimeout(timer);
  }, [nudges, rests]);
  return (
    <button type="button" class="button" disabled={rests.value} onClick={onNudge}>
      {rests.value ? said.nudged : said.nudge}
    </button>
  );
}

/** Whether this time of the referee's clock has come. */
function useReached(then: number): boolean {
  const reached = useSignal(connection.clock.now() >= then);
  useEffect(() => {
    const left = then - connection.clock.now();
    reached.value = left <= 0;
    if (left <= 0) return;
    const timer = setTimeout(() => (reached.value = true), left);
    return () => clearTimeout(timer);
  }, [then, reached]);
  return reached.value;
}
