import { useSignal } from "@preact/signals";
import { Sheet, sayWhyNot } from "@tavolata/kit";
import type { Act, ChairOffer, PublicRoom } from "@tavolata/server/protocol";
import { refusalFor } from "../../catalogue/refusals.ts";
import { money } from "../../chips/money.ts";
import { MoneyField } from "../../chips/money-field.tsx";
import { PurseAt, usePurseAt } from "../../chips/purse.tsx";
import { chipsWords } from "../../chips/words/index.ts";
import type { TableFeed } from "../../connection/table-feed.ts";
import { lazy } from "../../shell/lazy.tsx";
import { words } from "../../words/index.ts";
import { buyInFor, tableRange } from "./buy-in.ts";

const FreeTable = lazy(async () => (await import("../../lobby/free-table.tsx")).FreeTable, true);

interface WishSheetProps {
  readonly feed: TableFeed;
  readonly wish: ChairOffer | null;
  onDone(): void;
}

/** Before somebody sits down, adds chips or stands up: with how many chips, and whether they are sure. */
export function WishSheet({ feed, wish, onDone }: WishSheetProps) {
  const { chairs, circle } = chipsWords();
  const { close } = words();
  const room = feed.room.value;
  const title =
    wish?.move.type === "sit"
      ? chairs.sitTitle
      : wish?.move.type === "topUp"
        ? chairs.topUpTitle
        : chairs.standTitle;
  const act = async (wanted: Act) => {
    const answer = feed.act(wanted);
    // The wish is dealt with before the answer comes: by then the offer may be gone.
    onDone();
    const { refused } = await answer;
    if (refused !== undefined) sayWhyNot(refusalFor(feed.room.peek()?.game ?? "", refused), refused.clause);
  };
  return (
    <Sheet title={title} open={wish !== null} closeLabel={close} onClose={onDone}>
      {wish === null || room === null ? null : wish.move.type === "stand" ? (
        <div class="wish">
          <p>{room?.season === undefined ? chairs.standText : circle.standText}</p>
          <button type="button" class="button" data-kind="main" onClick={() => act({ type: "stand" })}>
            {chairs.stand}
          </button>
          <button type="button" class="button" onClick={onDone}>
            {chairs.stay}
          </button>
        </div>
      ) : (
        <Chips room={room} offer={wish} act={act} />
      )}
    </Sheet>
  );
}

interface ChipsProps {
  readonly room: PublicRoom;
  /** As it was when the sheet was opened: a hand may have begun or ended since, and the house judges by that. */
  readonly offer: ChairOffer;
  readonly act: (act: Act) => Promise<void>;
}

function Chips({ room, offer, act }: ChipsProps) {
  const { chairs, circle } = chipsWords();
  const isCircles = room.season !== undefined;
  const purse = usePurseAt(room);
  const chosen = useSignal<number | null>(null);
  const busy = useSignal(false);
  const buyIn = purse === null ? undefined : buyInFor(offer, purse.chips);
  const { move } = offer;
  const bring = async (chips: number) => {
    if (busy.value) return;
    busy.value = true;
    if (move.type === "sit") await act({ type: "sit", chair: move.seat!, chips });
    else await act({ type: "top-up", chips });
  };
  if (buyIn === undefined) {
    return (
      <div class="wish">
        {purse === null ? null : (
          <p>{(isCircles ? circle.chairShort : chairs.tooShort)(money(tableRange(offer).least))}</p>
        )}
        <PurseAt room={room} purse={purse} />
        {purse === null || isCircles ? null : <FreeTable game={room.game} />}
      </div>
    );
  }
  const { least, most, usual, step } = buyIn;
  const chips = Math.min(most, Math.max(least, chosen.value ?? usual));
  const choose = (value: number) => (chosen.value = value);
  return (
    <div class="wish">
      {offer.later ? <p>{chairs.laterText(money(tableRange(offer).most))}</p> : null}
      <MoneyField
        label={chairs.chips}
        help={chairs.range(money(least), money(most))}
        least={least}
        most={most}
        cents={chips}
        outside={(end) => (end === "least" ? chairs.atLeast(money(least)) : chairs.atMost(money(most)))}
        onChoose={choose}
      />
      <input
        class="wish-slider"
        type="range"
        aria-label={chairs.chips}
        aria-valuetext={money(chips)}
        min={least}
        // A slider goes by whole steps from its least value; the last bit must be within reach all the same.
        max={least + Math.ceil((most - least) / step) * step}
        step={step}
        value={chips}
        onInput={(event) => choose(Math.min(most, Number(event.currentTarget.value)))}
      />
      <div class="wish-ends">
        <button type="button" class="chip" aria-pressed={chips === least} onClick={() => choose(least)}>
          {chairs.least} {money(least)}
        </button>
        <button type="button" class="chip" aria-pressed={chips === most} onClick={() => choose(most)}>
          {chairs.most} {money(most)}
        </button>
      </div>
      <button
        type="button"
        class="button"
        data-kind="main"
        disabled={busy.value}
        onClick={() => bring(chips)}
      >
        {(move.type === "sit" ? chairs.sitWith : offer.later ? chairs.topUpLater : chairs.topUpWith)(
          money(chips),
        )}
      </button>
      <PurseAt room={room} purse={purse} />
    </div>
  );
}
