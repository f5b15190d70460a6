import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { openTablesWords } from "../open-tables/words/index.ts";
import { HowToPlay } from "../shell/how-to-play.tsx";
import { lazy } from "../shell/lazy.tsx";
import type { GameOffered } from "../state/offered.ts";
import { words } from "../words/index.ts";
import type { Do } from "./act.ts";
import type { Options } from "./options.ts";
import { OptionsClash } from "./options-clash.tsx";
import { roomWords } from "./room-words/index.ts";
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
  const { close } = words();
  const open = useSignal(false);
  const schemas = game?.options.properties ?? {};
  return (
    <section>
      <div class="lobby-head">
        <h2>{roomWords().options}</h2>
        {isHost && !inPlay(room) ? (
          <button type="button" class="button" data-kind="quiet" onClick={() => (open.value = true)}>
            <Icon name="edit" />
            {roomWords().change}
          </button>
        ) : null}
      </div>
      <HowToPlay game={room.game} />
      <OptionsClash room={room} />
      <dl class="rules">
        {room.minutes === null ? null : (
          <div>
            <dt>{roomWords().lasts}</dt>
            <dd>{roomWords().minutes(...room.minutes)}</dd>
          </div>
        )}
        {/* Only what is out of the ordinary is said. */}
        {room.settings.listed && room.tournament === null ? (
          <div>
            <dt>{openTablesWords().table.label}</dt>
            <dd>{openTablesWords().table.isOpen}</dd>
          </div>
        ) : null}
        {room.settings.rated && room.ratable ? (
          <div>
            <dt>{roomWords().settings.rated.label}</dt>
            <dd>{roomWords().settings.rated.yes}</dd>
          </div>
        ) : null}
        <RulesInWords game={room.game} schemas={schemas} options={room.options as Options} />
      </dl>
      <Sheet
        title={roomWords().options}
        open={open.value}
        closeLabel={close}
        onClose={() => (open.value = false)}
      >
        <ChangeRules room={room} schemas={schemas} act={act} />
      </Sheet>
    </section>
  );
}

function inPlay({ playing }: PublicRoom): boolean {
  return playing !== null && !playing.over;
}
