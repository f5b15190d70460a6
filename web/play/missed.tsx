import { Sheet } from "@tavolata/kit";
import { words } from "../words/index.ts";
import { entrySentences } from "./entry-sentences.ts";
import type { GameOnStage } from "./game-on-stage.ts";

/** What happened while this device was away. */
export function Missed({ game }: { game: GameOnStage }) {
  const { connection } = words();
  const shut = () => (game.missed.value = []);
  const missed = entrySentences(game, game.missed.value, game.table.value.names);
  return (
    <Sheet
      title={connection.missed}
      open={missed.length > 0}
      closeLabel={connection.missedClose}
      onClose={shut}
    >
      <ol class="missed">
        {missed.map((sentence, i) => (
          <li key={String(i)}>{sentence}</li>
        ))}
      </ol>
      <button type="button" class="button" data-kind="main" onClick={shut}>
        {connection.missedClose}
      </button>
    </Sheet>
  );
}
