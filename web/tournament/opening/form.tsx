import { type Signal, useSignal } from "@preact/signals";
import { language, WhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { TournamentKind, TournamentPlan } from "@tavolata/server/protocol";
import { useEffect, useMemo } from "preact/hooks";
import { CATALOGUE, screenOf, titleOf } from "../../catalogue/catalogue.ts";
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
import { ChipsExtras } from "./chips-extras.tsx";
import { type Entry, kindsOf, newDraft, optionsFor, partOfPlan, sizeFor } from "./draft.ts";
import { Numbers, numbers } from "./numbers.tsx";
import { RoundsFields } from "./rounds-fields.tsx";
import { timeField, timeOf } from "./time-field.ts";
import "../words/index.ts";
import { Field } from "../../shell/field.tsx";
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
  const chosen = useSignal<string | null>(null);
  const offered = games.value?.filter(({ name }) => CATALOGUE[name] !== undefined);
  const wished = chosen.value ?? location.hash.slice(1);
  const game =
    offered?.find(({ name }) => name === wished) ??
    offered?.find(({ name }) => CATALOGUE[name]?.tournament !== undefined) ??
    offered?.[0];
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
      {game === undefined || offered == null || connection.person.value === null ? (
        <main id="content" class="waiting">
          {loading}
        </main>
      ) : (
        <Form key={game.name} game={game} offered={offered} onGame={(name) => (chosen.value = name)} />
      )}
      <WhyNot />
    </div>
  );
}

type Start = "host" | "full" | "time";
const FIELDS = [4, 8, 12, 16, 24, 32, 48, 64, 100, 200, 300];
const LATE = [0, 10, 20, 30, 60];
const MOST_ENTRY = 1_000_000;

interface FormProps {
  readonly game: GameOffered;
  readonly offered: readonly GameOffered[];
  onGame(name: string): void;
}

function Form({ game, offered, onGame }: FormProps) {
  const open = openingWords();
  const entry: Entry = CATALOGUE[game.name] ?? {};
  const { fixed = {}, asked = {}, least = {} } = entry.tournament ?? {};
  const schemas = game.options.properties;
  const said = screenOf(game.name)?.words(language.value).options ?? {};
  const draft = useMemo(() => newDraft(game, entry), [game, entry]);
  const { kind, options } = draft;
  const name = useSignal(open.nameOf(connection.person.value?.nickname ?? "").slice(0, 40));
  const start = useSignal<Start>("host");
  const at = useSignal(timeField(Date.now() + 3_600_000));
  const pace = useSignal<TournamentPlan["pace"]>("human");
  const busy = useSignal(false);
  const bad = useSignal<string | null>(null);
  const isForChips = kind.value === "chips";

  const chosen: Options = { ...options.value, ...(isForChips ? fixed : {}) };
  const field = (option: string) => {
    const schema = schemas[option];
    if (schema === undefined) return null;
    const fewest = isForChips ? least[option] : undefined;
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
  const isAsked = (option: string) =>
    isForChips ? option in asked : schemas[option]?.timeLimit === true && schemas[option].default === 0;
  const { free = {} } = entry;
  const inUse = optionsInUse(schemas, chosen).filter(([option, { fromPurse }]) => {
    // Rounds take nothing from anybody's purse.
    return isForChips
      ? !(option in fixed)
      : !(option in free && fromPurse !== undefined) && option !== "table";
  });
  const rest = inUse.filter(([option, { fromFile }]) => !isAsked(option) && fromFile !== true);
  const sizes = isForChips ? [4, 5, 6, 7, 8, 9, 10] : seatsFrom(game);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.value) return;
    const called = name.value.trim().replace(/\s+/g, " ");
    const startsAt = start.value === "time" ? timeOf(at.value, Date.now()) : null;
    const part = partOfPlan(draft, fixed);
    if (called === "" || startsAt === undefined || typeof part === "string") {
      bad.value = called === "" ? open.badName : typeof part === "string" ? open.bad[part] : open.badTime;
      return;
    }
    busy.value = true;
    // Somebody comes here from the page of a circle to open one there.
    const circle = /^#([A-Za-z0-9_-]{22})$/.exec(location.hash)?.[1];
    const answer = await connection.ask({
      type: "open-tournament",
      ...(circle === undefined ? {} : { circle }),
      plan: {
        name: called,
        game: game.name,
        ...part,
        // What the device's clock says, on the referee's.
        startsAt: startsAt === null ? null : Math.round(startsAt - Date.now() + connection.clock.now()),
        whenFull: start.value === "full",
        pace: pace.value,
      },
    });
    busy.value = false;
    if (answer.tournament !== undefined) go(`/e/${answer.tournament}`, "replace");
    else bad.value = refusalWords(answer.refused ?? { code: "unavailable" });
  };

  return (
    <main id="content" class="lobby-body">
      <form class="tournament-form" onSubmit={submit}>
        <WhatIsPlayed
          game={game}
          offered={offered}
          kind={kind}
          onGame={onGame}
          onKind={(one) => {
            kind.value = one;
            options.value = optionsFor(game, entry, one);
            draft.tableSize.value = sizeFor(game, one);
          }}
        />
        <Field
          label={open.name}
          maxLength={40}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <section>
          <h2>{open.field}</h2>
          <Numbers label={open.most} values={FIELDS} chosen={draft.most} />
          <Numbers
            label={open.tableSize}
            values={sizes.filter((n) => n <= 8 || options.value.handSize !== 4)}
            chosen={draft.tableSize}
          />
          <MoneyField
            label={open.entry}
            help={open.entryHelp}
            least={0}
            most={MOST_ENTRY}
            cents={draft.entry.value}
            onChoose={(cents) => (draft.entry.value = cents)}
          />
        </section>
        {isForChips ? (
          <section>
            <h2>{open.chips}</h2>
            {Object.keys(asked).map(field)}
          </section>
        ) : (
          <RoundsFields draft={draft} game={game}>
            {inUse.filter(([option]) => isAsked(option)).map(([option]) => field(option))}
          </RoundsFields>
        )}
        <section>
          <h2>{open.start}</h2>
          <Choice
            label={open.way}
            values={(["host", "full", "time"] as const).map((way) => [way, open.starts[way]])}
            chosen={start.value}
            onChoose={(way) => (start.value = way)}
          />
          {start.value === "time" ? (
            <Field
              label={open.at}
              type="datetime-local"
              value={at.value}
              onInput={(event) => (at.value = event.currentTarget.value)}
            />
          ) : null}
          <Choice
            label={open.late}
            help={isForChips ? open.lateHelp : open.lateRounds}
            values={numbers(LATE, open.lateMinutes)}
            chosen={String(draft.late.value)}
            onChoose={(n) => (draft.late.value = Number(n))}
          />
        </section>
        {isForChips ? <ChipsExtras draft={draft} /> : null}
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

function seatsFrom({ seats }: GameOffered): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
}

interface PlayedProps extends FormProps {
  readonly kind: Signal<TournamentKind>;
  onKind(kind: TournamentKind): void;
}

function WhatIsPlayed({ game, offered, kind, onGame, onKind }: PlayedProps) {
  const open = openingWords();
  return (
    <section>
      <Choice
        label={open.game}
        values={offered.map(({ name }) => [name, titleOf(name)])}
        chosen={game.name}
        onChoose={onGame}
      />
      <Choice
        label={open.kind}
        help={open.kindHelp[kind.value]}
        values={kindsOf(CATALOGUE[game.name] ?? {}).map((one) => [one, open.kinds[one]])}
        chosen={kind.value}
        onChoose={onKind}
      />
    </section>
  );
}
