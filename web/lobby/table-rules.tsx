import { useSignal } from "@preact/signals";
import { language, type OptionWords, Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom, Settings } from "@tavolata/server/protocol";
import { Choice } from "../house/choice.tsx";
import type { GameOffered, OptionSchema } from "../house/house.ts";
import { HowToPlay } from "../house/how-to-play.tsx";
import { screenOf } from "../house/screens.ts";
import { words } from "../words/index.ts";
import type { Do } from "./lobby.tsx";

interface TableRulesProps {
  readonly room: PublicRoom;
  readonly game: GameOffered | undefined;
  readonly isHost: boolean;
  readonly act: Do;
}

type Value = string | number | boolean;
type Options = Readonly<Record<string, Value>>;

/** The options of the game and the habits of the table: everybody reads them, the host changes them. */
export function TableRules({ room, game, isHost, act }: TableRulesProps) {
  const { lobby, close } = words();
  const open = useSignal(false);
  const said = screenOf(room.game)?.words(language.value).options ?? {};
  /** What was chosen and is not yet confirmed: two quick choices must not undo each other. */
  const chosen = useSignal<Options | null>(null);
  const options = chosen.value ?? (room.options as Options);
  const choose = async (name: string, value: Value | undefined) => {
    const { [name]: _, ...others } = chosen.value ?? (room.options as Options);
    const wanted: Options = value === undefined ? others : { ...others, [name]: value };
    chosen.value = wanted;
    await act({ type: "set-options", options: wanted });
    if (chosen.value === wanted) chosen.value = null;
  };
  const schemas = Object.entries(game?.options.properties ?? {});
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
      <dl class="rules">
        {schemas.map(([name, schema]) => (
          <div key={name}>
            <dt>{said[name]?.label ?? name}</dt>
            <dd>{valueWords(options[name], schema, said[name])}</dd>
          </div>
        ))}
      </dl>
      <Sheet title={lobby.options} open={open.value} closeLabel={close} onClose={() => (open.value = false)}>
        {schemas.map(([name, schema]) => (
          <Option
            key={name}
            schema={schema}
            said={said[name] ?? { label: name, help: "" }}
            value={options[name]}
            onChoose={(value) => void choose(name, value)}
          />
        ))}
        <h3>{lobby.table}</h3>
        <TableSettings room={room} act={act} />
        <CloseTable act={act} />
      </Sheet>
    </section>
  );
}

function inPlay({ playing }: PublicRoom): boolean {
  return playing !== null && !playing.over;
}

interface OptionProps {
  readonly schema: OptionSchema;
  readonly said: OptionWords;
  readonly value: Value | undefined;
  onChoose(value: Value | undefined): void;
}

/** A form field made from the option's schema: yes or no, one of a few, or a number. */
function Option({ schema, said, value, onChoose }: OptionProps) {
  const { lobby } = words();
  if (schema.type === "boolean") {
    return (
      <Choice
        label={said.label}
        help={said.help}
        values={[
          ["true", lobby.on],
          ["false", lobby.off],
        ]}
        chosen={String(value ?? schema.default)}
        onChoose={(chosen) => onChoose(chosen === "true")}
      />
    );
  }
  const values = choicesOf(schema);
  const chosen = String(value ?? schema.default ?? "unset");
  const listed = values.map(String);
  if (!listed.includes(chosen)) listed.push(chosen);
  const withUnset = schema.default === undefined && !listed.includes("unset") ? ["unset", ...listed] : listed;
  return (
    <Choice
      label={said.label}
      help={said.help}
      values={withUnset.map(
        (one) => [one, valueWords(one === "unset" ? undefined : Number(one), schema, said)] as const,
      )}
      chosen={chosen}
      onChoose={(one) => onChoose(one === "unset" ? undefined : Number(one))}
    />
  );
}

/** A few sensible values of a range: nobody wants to choose among ninety-nine. */
const SENSIBLE = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50, 100];
const SENSIBLE_SECONDS = [0, 15, 30, 45, 60, 90, 120, 300];

function choicesOf({ anyOf, minimum = 0, maximum = 0, timeLimit }: OptionSchema): readonly number[] {
  if (anyOf !== undefined) return anyOf.map((one) => Number(one.const));
  const sensible = timeLimit === true ? SENSIBLE_SECONDS : SENSIBLE;
  return sensible.filter((n) => n >= minimum && n <= maximum);
}

function valueWords(value: Value | undefined, schema: OptionSchema, said: OptionWords | undefined): string {
  const { lobby } = words();
  const chosen = value ?? schema.default;
  if (chosen === undefined) return said?.values?.unset ?? lobby.unset;
  const own = said?.values?.[String(chosen)];
  if (own !== undefined) return own;
  if (typeof chosen === "boolean") return chosen ? lobby.on : lobby.off;
  return schema.timeLimit === true ? lobby.seconds(Number(chosen)) : String(chosen);
}

function TableSettings({ room: { settings, locked }, act }: { room: PublicRoom; act: Do }) {
  const { settings: said } = words().lobby;
  const set = (some: Partial<Settings>) => void act({ type: "set-table", settings: some });
  return (
    <>
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
      <Choice
        label={said.away.label}
        values={[
          ["bot", said.away.bot],
          ["wait", said.away.wait],
        ]}
        chosen={settings.away}
        onChoose={(away) => set({ away })}
      />
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
    </>
  );
}

function CloseTable({ act }: { act: Do }) {
  const { lobby } = words();
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
      {sure.value ? lobby.sure : lobby.closeTable}
    </button>
  );
}
