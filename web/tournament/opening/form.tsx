import { useSignal } from "@preact/signals";
import { language, WhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { TournamentPlan } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { CATALOGUE, screenOf } from "../../catalogue/catalogue.ts";
import { MoneyField } from "../../chips/money-field.tsx";
import { OptionField } from "../../lobby/option-field.tsx";
import { type Options, type OptionValue, optionsInUse } from "../../lobby/options.ts";
import { Choice } from "../../shell/choice.tsx";
import { Corner } from "../../shell/corner.tsx";
import { Link } from "../../shell/link.tsx";
import { NowherePage } from "../../shell/nowhere.tsx";
import { connection } from "../../state/connection.ts";
import { type GameOffered, games } from "../../state/offered.ts";
import { go } from "../../state/route.ts";
import { refusalWords, words } from "../../words/index.ts";
import { timeField, timeOf } from "./time-field.ts";
import "../words/index.ts";
import { openingWords } from "./words/index.ts";
import "../../chips/chips.css";
import "../../lobby/lobby.css";
import "../tournament.css";

/** Where a tournament is opened: a few questions, each with a sensible answer already given. */
export function OpenTournament() {
  const open = openingWords();
  const { loading, home } = words();
  useEffect(() => {
    document.title = open.title;
  }, [open]);
  const offered = games.value;
  const game = offered?.find(({ name }) => CATALOGUE[name]?.tournament !== undefined);
  if (offered != null && game === undefined) return <NowherePage title={open.none} text="" />;
  return (
    <div class="lobby">
      <header class="bar">
        <Link to="/" class="icon-button" label={home}>
          <Icon name="back" />
        </Link>
        <h1>{open.title}</h1>
        <Corner />
      </header>
      {game === undefined || connection.person.value === null ? (
        <main id="content" class="waiting">
          {loading}
        </main>
      ) : (
        <Form game={game} />
      )}
      <WhyNot />
    </div>
  );
}

type Start = "host" | "full" | "time";
const FIELDS = [4, 8, 12, 16, 24, 32, 48, 64, 100, 200, 300];
const TABLES = [4, 5, 6, 7, 8, 9, 10];
const LATE = [0, 10, 20, 30, 60];
const MOST_ENTRY = 1_000_000;

function Form({ game }: { game: GameOffered }) {
  const open = openingWords();
  const { fixed, asked, least } = CATALOGUE[game.name]!.tournament!;
  const schemas = game.options.properties;
  const said = screenOf(game.name)?.words(language.value).options ?? {};
  const name = useSignal(open.nameOf(connection.person.value?.nickname ?? "").slice(0, 40));
  const options = useSignal<Options>(asked);
  const most = useSignal(24);
  const tableSize = useSignal(8);
  const entry = useSignal(0);
  const start = useSignal<Start>("host");
  const at = useSignal(timeField(Date.now() + 3_600_000));
  const late = useSignal(10);
  const pace = useSignal<TournamentPlan["pace"]>("human");
  const busy = useSignal(false);
  const bad = useSignal<string | null>(null);

  const chosen: Options = { ...options.value, ...fixed };
  const field = (option: string) => {
    const schema = schemas[option];
    if (schema === undefined) return null;
    const fewest = least[option];
    return (
      <OptionField
        key={option}
        schema={{ ...schema, ...(fewest === undefined ? {} : { minimum: fewest }) }}
        said={said[option] ?? { label: option, help: "" }}
        value={options.value[option]}
        onChoose={(value: OptionValue | undefined) => {
          const { [option]: _, ...others } = options.value;
          options.value = value === undefined ? others : { ...others, [option]: value };
        }}
      />
    );
  };
  const rest = optionsInUse(schemas, chosen).filter(([option]) => !(option in asked) && !(option in fixed));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.value) return;
    const called = name.value.trim().replace(/\s+/g, " ");
    const startsAt = start.value === "time" ? timeOf(at.value, Date.now()) : null;
    if (called === "") {
      bad.value = open.badName;
      return;
    }
    if (startsAt === undefined) {
      bad.value = open.badTime;
      return;
    }
    busy.value = true;
    const answer = await connection.ask({
      type: "open-tournament",
      plan: {
        name: called,
        game: game.name,
        options: { ...chosen },
        most: most.value,
        tableSize: Math.min(tableSize.value, most.value),
        entry: entry.value,
        // What the device's clock says, on the referee's.
        startsAt: startsAt === null ? null : Math.round(startsAt - Date.now() + connection.clock.now()),
        whenFull: start.value === "full",
        lateMinutes: late.value,
        pace: pace.value,
      },
    });
    busy.value = false;
    if (answer.tournament !== undefined) go(`/e/${answer.tournament}`, "replace");
    else bad.value = refusalWords(answer.refused ?? { code: "unavailable" });
  };

  const numbers = (values: readonly number[], text: (n: number) => string = String) =>
    values.map((n) => [String(n), text(n)] as const);
  return (
    <main id="content" class="lobby-body">
      <form class="tournament-form" onSubmit={submit}>
        <p class="tournament-hint">{open.intro}</p>
        <label class="field">
          <span>{open.name}</span>
          <input
            class="input"
            maxLength={40}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <section>
          <h2>{open.field}</h2>
          <Choice
            label={open.most}
            values={numbers(FIELDS)}
            chosen={String(most.value)}
            onChoose={(n) => (most.value = Number(n))}
          />
          <Choice
            label={open.tableSize}
            values={numbers(TABLES.filter((n) => n <= 8 || options.value.handSize !== 4))}
            chosen={String(tableSize.value)}
            onChoose={(n) => (tableSize.value = Number(n))}
          />
          <MoneyField
            label={open.entry}
            help={open.entryHelp}
            least={0}
            most={MOST_ENTRY}
            cents={entry.value}
            onChoose={(cents) => (entry.value = cents)}
          />
        </section>
        <section>
          <h2>{open.chips}</h2>
          {Object.keys(asked).map(field)}
        </section>
        <section>
          <h2>{open.start}</h2>
          <Choice
            label={open.way}
            values={(["host", "full", "time"] as const).map((way) => [way, open.starts[way]])}
            chosen={start.value}
            onChoose={(way) => (start.value = way)}
          />
          {start.value === "time" ? (
            <label class="field">
              <span>{open.at}</span>
              <input
                class="input"
                type="datetime-local"
                value={at.value}
                onInput={(event) => (at.value = event.currentTarget.value)}
              />
            </label>
          ) : null}
          <Choice
            label={open.late}
            help={open.lateHelp}
            values={numbers(LATE, open.lateMinutes)}
            chosen={String(late.value)}
            onChoose={(n) => (late.value = Number(n))}
          />
        </section>
        <details class="tournament-fair">
          <summary>{open.more}</summary>
          {rest.map(([option]) => field(option))}
          <Choice
            label={open.pace}
            values={(["human", "quick"] as const).map((one) => [one, open.paces[one]])}
            chosen={pace.value}
            onChoose={(one) => (pace.value = one)}
          />
        </details>
        <footer class="lobby-start">
          <p role="alert" class="tournament-bad">
            {bad.value}
          </p>
          <div class="lobby-start-buttons">
            <button type="submit" class="button" data-kind="main" disabled={busy.value}>
              <Icon name="crown" />
              {open.button}
            </button>
          </div>
        </footer>
      </form>
    </main>
  );
}
