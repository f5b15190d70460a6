import type { PublicRoom } from "@tavolata/server/protocol";
import { games } from "../house/house.ts";
import { type Options, stakeOf } from "../lobby/options.ts";
import { money } from "./money.ts";
import { PurseLine, usePurse } from "./purse.tsx";
import { chipsWords } from "./words/index.ts";

/** Before the game: what is in the purse, and what it takes to begin. */
export function PurseInLobby({ room }: { room: PublicRoom }) {
  const purse = usePurse(room.playing?.over);
  const { purse: said } = chipsWords();
  const schemas = games.value?.find(({ name }) => name === room.game)?.options.properties ?? {};
  const stake = stakeOf(schemas, room.options as Options);
  const isShort = purse !== null && purse.chips < stake;
  return (
    <section>
      <PurseLine purse={purse}>
        {stake === 0 ? said.toy : isShort ? said.tooShort(money(stake)) : said.takes(money(stake))}
      </PurseLine>
    </section>
  );
}
