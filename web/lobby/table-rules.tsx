import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { HowToPlay } from "../shell/how-to-play.tsx";
import { lazy } from "../shell/lazy.tsx";
import type { GameOffered } from "../state/offered.ts";
import { words } from "../words/index.ts";
import type { Do } from "./act.ts";
import type { Options } from "./options.ts";
import { OptionsClash } from "./options-clash.tsx";
import { RulesInWords } from "./rules-in-words.tsx";

/** Only a host needs it. */
const ChangeRules = lazy(async () => (await import("./change-rules.tsx")).ChangeRules);

interface TableRulesProps {
  readonly room: PublicRoom;
  readonly game: GameOffered | undefined;
  readonly isHost: boolean;
  readonly act: Do;
}

/** The options of the game and the habits of the table: everybody reads them, the host changes them. */
export function TableRules({ room, game, isHost, act }: TableRulesProps) {
  const { lobby, close } = words();
  const open = useSignal(false);
  const schemas = game?.options.properties ?? {};
  return (
    <section>
      <div class="lobby-head">
        <h2>{lobby.options}</h2>
        {isHost && !inPlay(room) ? (
          <button type="button" class="button" data-kind="quiet" onClick={() => (open.value = true)}>
            <Icon name="edit" />
            {lobby.change}
          </button>
        ) : null}
      </div>
      <HowToPlay game={room.game} />
      <OptionsClash room={room} />
      <dl class="rules">
        {room.minutes === null ? null : (
          <div>
            <dt>{lobby.lasts}</dt>
            <dd>{lobby.minutes(...room.minutes)}</dd>
          </div>
        )}
        <RulesInWords game={room.game} schemas={schemas} options={room.options as Options} />
      </dl>
      <Sheet title={lobby.options} open={open.value} closeLabel={close} onClose={() => (open.value = false)}>
        <ChangeRules room={room} schemas={schemas} act={act} />
      </Sheet>
    </section>
  );
}

function inPlay({ playing }: PublicRoom): boolean {
  return playing !== null && !playing.over;
}
