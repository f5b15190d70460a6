import type { Signal } from "@preact/signals";
import { withChoice } from "@tavolata/kernel/choices";
import { language } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { EveningPlan, ProgramItem } from "@tavolata/server/protocol";
import { CATALOGUE, screenOf, titleOf } from "../../catalogue/catalogue.ts";
import { OptionField } from "../../lobby/option-field.tsx";
import { optionWords } from "../../lobby/option-words.ts";
import { type Options, type OptionValue, optionsInUse } from "../../lobby/options.ts";
import { Choice } from "../../shell/choice.tsx";
import { games, hasChips } from "../../state/offered.ts";
import { partInWords } from "./card.tsx";
import { gamesForEvenings, roundsOf, tablesOf, tournamentOf } from "./presets.ts";
import { RoundsPart } from "./rounds-part.tsx";
import { eveningWords } from "./words/index.ts";

const MOST_PARTS = 4;

/** What is played: one part after the other, each with its rules. */
export function ProgramFields({ plan }: { plan: Signal<EveningPlan> }) {
  const said = eveningWords().form;
  const { program } = plan.value;
  const setProgram = (program: EveningPlan["program"]) => {
    plan.value = { ...plan.value, program };
  };
  const add = (item: ProgramItem | undefined) => {
    if (item !== undefined) setProgram([...program, item]);
  };
  return (
    <fieldset class="evening-program">
      <legend>{said.program}</legend>
      <p class="choice-help">{said.programHelp}</p>
      <ol>
        {program.map((item, part) => (
          <li key={`${part}-${item.type}`}>
            <Part
              item={item}
              onChange={(changed) => setProgram(program.map((one, i) => (i === part ? changed : one)))}
            />
            <button
              type="button"
              class="icon-button"
              aria-label={said.removePart(partInWords(item))}
              onClick={() => setProgram(program.filter((_, i) => i !== part))}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ol>
      {program.length >= MOST_PARTS ? null : (
        <>
          <AddOf
            label={said.addTables}
            names={gamesForEvenings().map(({ name }) => name)}
            onAdd={(name) => add(tablesOf(name))}
          />
          <AddOf
            label={said.addTournament}
            names={gamesForEvenings().flatMap(({ name }) =>
              CATALOGUE[name]?.tournament === undefined ? [] : [name],
            )}
            onAdd={(name) => add(tournamentOf(name))}
          />
          <AddOf
            label={said.addRounds}
            names={gamesForEvenings().map(({ name }) => name)}
            onAdd={(name) => add(roundsOf(name, "rounds"))}
          />
        </>
      )}
    </fieldset>
  );
}

function AddOf({
  label,
  names,
  onAdd,
}: {
  label: string;
  names: readonly string[];
  onAdd(name: string): void;
}) {
  if (names.length === 0) return null;
  return (
    <fieldset class="evening-add">
      <legend>{label}</legend>
      {names.map((name) => (
        <button key={name} type="button" class="chip" onClick={() => onAdd(name)}>
          <Icon name="plus" />
          {titleOf(name)}
        </button>
      ))}
    </fieldset>
  );
}

/** One part, with the options of its game under a tap. */
function Part({ item, onChange }: { item: ProgramItem; onChange(item: ProgramItem): void }) {
  const words = eveningWords();
  const name = item.type === "tables" ? item.game : item.plan.game;
  const schemas = games.value?.find((one) => one.name === name)?.options.properties ?? {};
  const options = (item.type === "tables" ? item.options : item.plan.options) as Options;
  const rounds = item.type === "tournament" ? item.plan.rounds : undefined;
  const isForChips = item.type === "tournament" && rounds === undefined;
  const tournament = isForChips ? CATALOGUE[name]?.tournament : undefined;
  const { free = {} } = CATALOGUE[name] ?? {};
  const said = screenOf(name)?.words(language.value).options ?? {};
  const choose = (option: string, value: OptionValue | undefined) => {
    const { [option]: _, ...others } = options;
    const changed = { ...(value === undefined ? others : withChoice(schemas, others, option, value)) };
    onChange(
      item.type === "tables"
        ? { ...item, options: changed }
        : { ...item, plan: { ...item.plan, options: { ...changed, ...tournament?.fixed } } },
    );
  };
  const asked = optionsInUse(schemas, options).filter(
    ([option, { fromFile, fromPurse }]) =>
      fromFile !== true &&
      !(option in (tournament?.fixed ?? {})) &&
      // Rounds take nothing from anybody's purse.
      (rounds === undefined || !(option === "table" || (option in free && fromPurse !== undefined))),
  );
  return (
    <div class="evening-part">
      <strong>{partInWords(item)}</strong>
      {item.type === "tournament" && rounds !== undefined ? (
        <RoundsPart plan={item.plan} rounds={rounds} onChange={(plan) => onChange({ ...item, plan })} />
      ) : null}
      {item.type === "tables" && hasChips(name) ? (
        <Choice
          label={words.form.chips}
          values={[
            ["purse", words.program.chips.purse],
            ["circle", words.program.chips.circle],
          ]}
          chosen={item.chips}
          onChoose={(chips) => onChange({ ...item, chips })}
        />
      ) : null}
      {asked.length === 0 ? null : (
        <details>
          <summary>{words.form.options(titleOf(name))}</summary>
          {asked.map(([option, schema]) => (
            <OptionField
              key={option}
              schema={schema}
              said={optionWords(option, said[option])}
              value={options[option]}
              onChoose={(value) => choose(option, value)}
            />
          ))}
        </details>
      )}
    </div>
  );
}
