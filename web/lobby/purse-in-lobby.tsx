import type { Signal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import { money } from "../chips/money.ts";
import { PurseAt, usePurseAt } from "../chips/purse.tsx";
import { dayAndTime } from "../chips/times.ts";
import { chipsWords } from "../chips/words/index.ts";
import { games } from "../state/offered.ts";
import type { Do } from "./act.ts";
import { type Options, stakeOf } from "./options.ts";

/** What it takes from one's purse to begin at this table. */
function stakeAt({ game, options }: PublicRoom): number {
  const schemas = games.value?.find(({ name }) => name === game)?.options.properties ?? {};
  return stakeOf(schemas, options as Options);
}

/** Before the game: what is in the purse, or what one has of the circle's chips, and what it takes to begin. */
export function PurseInLobby({ room }: { room: PublicRoom }) {
  const purse = usePurseAt(room, room.playing?.over);
  const { purse: said } = chipsWords();
  const stake = stakeAt(room);
  const isShort = purse !== null && purse.chips < stake;
  return (
    <section>
      <PurseAt room={room} purse={purse}>
        {stake === 0 ? null : isShort ? said.tooShort(money(stake)) : said.takes(money(stake))}
      </PurseAt>
    </section>
  );
}

interface ShortPurseProps {
  readonly room: PublicRoom;
  readonly isHost: boolean;
  readonly act: Do;
  /** Told to the part that draws the other buttons. */
  readonly isShort: Signal<boolean>;
}

/** Somebody with too few chips to begin here is told so where the buttons are, with what they can do. */
export function ShortPurse({ room, isHost, act, isShort }: ShortPurseProps) {
  const purse = usePurseAt(room, room.playing?.over);
  const { purse: said, circle } = chipsWords();
  const stake = stakeAt(room);
  const short = purse !== null && purse.chips < stake;
  useEffect(() => {
    isShort.value = short;
  }, [short, isShort]);
  if (!short) return null;
  const free = CATALOGUE[room.game]?.free;
  // A free game has no part in what a circle counts in chips.
  if (purse.fillsAt === null) return <p role="status">{circle.short(money(stake))}</p>;
  return (
    <>
      <p role="status">
        {said.short(money(stake), dayAndTime(purse.fillsAt))} {isHost ? said.freeHelp : said.freeByHost}
      </p>
      {isHost && free !== undefined ? (
        <div class="lobby-start-buttons">
          <button
            type="button"
            class="button"
            data-kind="main"
            onClick={() => act({ type: "set-options", options: { ...room.options, ...free } })}
          >
            <Icon name="play" />
            {said.free}
          </button>
        </div>
      ) : null}
    </>
  );
}
