import { useSignal } from "@preact/signals";
import { withChoice } from "@tavolata/kernel/choices";
import { language } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom, Settings } from "@tavolata/server/protocol";
import { screenOf } from "../catalogue/catalogue.ts";
import { TableChoice } from "../open-tables/table-choice.tsx";
import { Choice } from "../shell/choice.tsx";
import { hasChips } from "../state/offered.ts";
import type { Do } from "./act.ts";
import { FileField } from "./file-field.tsx";
import { hostWords } from "./host-words/index.ts";
import { OptionField } from "./option-field.tsx";
import { optionWords } from "./option-words.ts";
import { type Options, type OptionValue, optionsInUse, type Schemas } from "./options.ts";
import { OptionsClash } from "./options-clash.tsx";
import { roomWords } from "./room-words/index.ts";

interface ChangeRulesProps {
  readonly room: PublicRoom;
  readonly schemas: Schemas;
  readonly act: Do;
}

/** The host changes the options of the game and the habits of the table. */
export function ChangeRules({ room, schemas, act }: ChangeRulesProps) {
  const said = screenOf(room.game)?.words(language.value).options ?? {};
  /** What was chosen and is not yet confirmed: two quick choices must not undo each other. */
  const chosen = useSignal<Options | null>(null);
  const options = chosen.value ?? (room.options as Options);
  const choose = async (name: string, value: OptionValue | undefined) => {
    const { [name]: _, ...others } = chosen.value ?? (room.options as Options);
    const wanted: Options = value === undefined ? others : withChoice(schemas, others, name, value);
    chosen.value = wanted;
    await act({ type: "set-options", options: wanted });
    if (chosen.value === wanted) chosen.value = null;
  };
  return (
    <>
      <OptionsClash room={room} />
      {optionsInUse(schemas, options).map(([name, schema]) => {
        const field = {
          said: optionWords(name, said[name]),
          value: options[name],
          onChoose: (value: OptionValue | undefined) => void choose(name, value),
        };
        return schema.fromFile === true ? (
          <FileField key={name} game={room.game} name={name} {...field} />
        ) : (
          <OptionField key={name} schema={schema} {...field} />
        );
      })}
      <h3>{roomWords().table}</h3>
      <TableSettings room={room} act={act} />
      <CloseTable act={act} />
    </>
  );
}

function TableSettings({ room, act }: { room: PublicRoom; act: Do }) {
  const { game, settings, ratable, locked } = room;
  const { settings: said } = roomWords();
  const set = (some: Partial<Settings>) => void act({ type: "set-table", settings: some });
  return (
    <>
      {room.tournament === null && room.circle == null ? <TableChoice room={room} act={act} /> : null}
      <Choice
        label={said.door.label}
        values={[
          ["open", said.door.open],
          ["locked", said.door.locked],
        ]}
        chosen={locked ? "locked" : "open"}
        onChoose={(door) => void act({ type: "lock", locked: door === "locked" })}
      />
      <Choice
        label={said.spectators.label}
        values={[
          ["public", said.spectators.public],
          ["after", said.spectators.after],
          ["none", said.spectators.none],
        ]}
        chosen={settings.spectators}
        onChoose={(spectators) => set({ spectators })}
      />
      {/* No bot plays with a person's chips. */}
      {hasChips(game) ? null : (
        <Choice
          label={said.away.label}
          values={[
            ["bot", said.away.bot],
            ["wait", said.away.wait],
          ]}
          chosen={settings.away}
          onChoose={(away) => set({ away })}
        />
      )}
      <Choice
        label={said.pace.label}
        values={[
          ["human", said.pace.human],
          ["quick", said.pace.quick],
        ]}
        chosen={settings.pace}
        onChoose={(pace) => set({ pace })}
      />
      <Choice
        label={said.chat.label}
        values={[
          ["on", said.chat.on],
          ["off", said.chat.off],
        ]}
        chosen={settings.chat ? "on" : "off"}
        onChoose={(chat) => set({ chat: chat === "on" })}
      />
      {ratable ? (
        <Choice
          label={said.rated.label}
          values={[
            ["no", said.rated.no],
            ["yes", said.rated.yes],
          ]}
          chosen={settings.rated ? "yes" : "no"}
          onChoose={(rated) => set({ rated: rated === "yes" })}
        />
      ) : null}
    </>
  );
}

function CloseTable({ act }: { act: Do }) {
  const said = hostWords();
  const sure = useSignal(false);
  return (
    <button
      type="button"
      class="button close-table"
      onClick={() => {
        if (sure.value) void act({ type: "close" });
        sure.value = true;
      }}
    >
      <Icon name="trash" />
      {sure.value ? said.sure : said.closeTable}
    </button>
  );
}
