import { Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicTournament } from "@tavolata/server/protocol";
import { money } from "../../chips/money.ts";
import { Link } from "../../shell/link.tsx";
import { words } from "../../words/index.ts";
import { Face, isYou } from "../who.tsx";
import { farewellWords } from "./words/index.ts";
import "./farewell.css";

interface FarewellProps {
  readonly tournament: PublicTournament;
  readonly place: number;
  readonly prize: number;
  /** How the hand came out that put them out; null where nobody has seen it. */
  readonly lastHand: string | null;
  readonly open: boolean;
  onClose(): void;
}

/** For somebody who is out: how far they came, what did it, what they won, and where to go from here. */
export function Farewell({ tournament, place, prize, lastHand, open, onClose }: FarewellProps) {
  const said = farewellWords();
  const own = tournament.players.find(isYou);
  return (
    <Sheet title={said.title} open={open} closeLabel={words().close} onClose={onClose}>
      <div class="farewell">
        <div class="farewell-face">{own === undefined ? null : <Face player={own} />}</div>
        <p class="farewell-place">{said.place(place, tournament.players.length)}</p>
        {lastHand === null ? null : (
          <p class="farewell-hand">
            <b>{said.lastHand}</b> {lastHand}
          </p>
        )}
        <p data-prize={prize > 0}>{prize > 0 ? said.prize(money(prize)) : said.noPrize}</p>
        <div class="farewell-ways">
          <button type="button" class="button" data-kind="main" onClick={onClose}>
            <Icon name="eye" />
            {said.watch}
          </button>
          <Link to={`/e/${tournament.id}`} class="button">
            {said.page}
          </Link>
          <Link to="/e" class="button">
            {said.another}
          </Link>
          <Link to="/" class="button" kind="quiet">
            {words().home}
          </Link>
        </div>
      </div>
    </Sheet>
  );
}
