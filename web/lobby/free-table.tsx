import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import { chipsWords } from "../chips/words/index.ts";
import { connection } from "../state/connection.ts";
import { games } from "../state/offered.ts";
import { go } from "../state/route.ts";
import { refusalWords } from "../words/index.ts";
import { playNow } from "./open.ts";

/** For somebody with too few chips: a table of their own, with bots, that takes nothing from their purse. */
export function FreeTable({ game: name }: { game: string }) {
  const { purse: said } = chipsWords();
  const busy = useSignal(false);
  const refused = useSignal<string | null>(null);
  const game = games.value?.find((one) => one.name === name);
  const free = CATALOGUE[name]?.free;
  if (game === undefined || free === undefined) return null;
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    const opened = await playNow(connection, game, free);
    busy.value = false;
    if (opened.refused === undefined) go(`/t/${opened.table}`);
    else refused.value = refusalWords(opened.refused);
  };
  return (
    <>
      <button type="button" class="button" disabled={busy.value} onClick={play}>
        <Icon name="play" />
        {said.freeMeanwhile}
      </button>
      <p role="alert">{refused.value}</p>
    </>
  );
}
