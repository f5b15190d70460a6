import { useSignal } from "@preact/signals";
import type { PublicTournament, PublicTournamentPlayer, TournamentAct } from "@tavolata/server/protocol";
import { centsOf } from "../../chips/cents.ts";
import { Choice } from "../../shell/choice.tsx";
import { Field } from "../../shell/field.tsx";
import { Sure } from "../../shell/sure.tsx";
import { whoIsMeant } from "../standing.ts";
import { nameOf } from "../who.tsx";
import { deskWords } from "./words/index.ts";

interface DeskFormProps {
  readonly tournament: PublicTournament;
  act(act: TournamentAct): Promise<boolean>;
}

type Act = "move" | "remove" | "chips" | "result";

/** One decision: about whom or which table, what, and why. */
export function DeskForm({ tournament, act }: DeskFormProps) {
  const said = deskWords();
  const { phase, rounds, tables } = tournament;
  const isRunning = phase === "running";
  const acts: Act[] = !isRunning
    ? ["remove"]
    : rounds === null
      ? ["move", "chips", "remove"]
      : ["result", "remove"];
  const chosen = useSignal<Act>(acts[0] ?? "remove");
  const player = useSignal("");
  /** Whom that was when they were chosen: somebody may go meanwhile, and the numbers of others move up. */
  const meant = useSignal<{ readonly person?: string }>({});
  const table = useSignal("");
  const entryBack = useSignal(false);
  const chips = useSignal("");
  const places = useSignal<readonly number[]>([]);
  const reason = useSignal("");
  const bad = useSignal<string | null>(null);
  const what = acts.includes(chosen.value) ? chosen.value : (acts[0] ?? "remove");
  const results = resultsOf(tournament);
  const result = results.find(({ key }) => key === table.value);

  const wanted = (): TournamentAct | string => {
    const why = reason.value.trim();
    if (why === "") return said.noReason;
    if (what === "result") {
      if (result === undefined) return said.which;
      const { round, number } = result;
      return { type: "correct-result", round, table: number, places: [...places.value], reason: why };
    }
    if (player.value === "") return said.choose;
    const who = Number(player.value);
    if (what === "remove")
      return { type: "remove-player", player: who, ...meant.value, entryBack: entryBack.value, reason: why };
    if (what === "move") {
      return table.value === ""
        ? said.toTable
        : { type: "move-player", player: who, table: Number(table.value), reason: why };
    }
    const isLess = /^\s*[-−]/.test(chips.value);
    const cents = centsOf(chips.value.replace(/^\s*[-−+]/, ""));
    if (cents === undefined || cents === 0) return said.badChips;
    return { type: "correct-chips", player: who, chips: isLess ? -cents : cents, reason: why };
  };

  const submit = async () => {
    const done = wanted();
    bad.value = typeof done === "string" ? done : null;
    if (typeof done === "string" || !(await act(done))) return;
    reason.value = "";
    chips.value = "";
    player.value = "";
    table.value = "";
  };
  const there = tournament.players.filter(
    ({ gone, place }) => gone === null && (place === null || rounds !== null),
  );
  return (
    <div class="desk-form">
      {acts.length < 2 ? null : (
        <Choice
          label={said.what}
          values={acts.map((one) => [one, said.acts[one]])}
          chosen={what}
          onChoose={(one) => {
            chosen.value = one;
            table.value = "";
          }}
        />
      )}
      {what === "result" ? null : (
        <Select
          label={said.player}
          chosen={player.value}
          onChoose={(one) => {
            player.value = one;
            meant.value = one === "" ? {} : whoIsMeant(tournament.players, Number(one));
          }}
        >
          {there.map((one) => [String(one.player), nameOf(one)])}
        </Select>
      )}
      {what === "move" ? (
        <Select label={said.toTable} chosen={table.value} onChoose={(one) => (table.value = one)}>
          {tables.flatMap(({ closed }, i) => (closed ? [] : [[String(i), said.table(i + 1)]]))}
        </Select>
      ) : null}
      {what === "remove" && tournament.plan.entry > 0 && isRunning ? (
        <Choice
          label={said.entryBack}
          values={[
            ["kept", said.kept],
            ["back", said.back],
          ]}
          chosen={entryBack.value ? "back" : "kept"}
          onChoose={(one) => (entryBack.value = one === "back")}
        />
      ) : null}
      {what === "chips" ? (
        <Field
          label={said.chips}
          inputMode="text"
          autocomplete="off"
          value={chips.value}
          onInput={(event) => (chips.value = event.currentTarget.value)}
        />
      ) : null}
      {what === "result" ? (
        <>
          <Select
            label={said.which}
            chosen={table.value}
            onChoose={(one) => {
              table.value = one;
              places.value = results.find(({ key }) => key === one)?.places ?? [];
            }}
          >
            {results.map(({ key, round, number }) => [
              key,
              `${said.round(round + 1)}, ${said.table(number + 1)}`,
            ])}
          </Select>
          {result?.players.map((one, seat) => (
            <Select
              key={one.player}
              label={said.placeOf(nameOf(one))}
              chosen={String(places.value[seat] ?? 1)}
              onChoose={(place) => {
                places.value = places.value.map((old, i) => (i === seat ? Number(place) : old));
              }}
            >
              {result.players.map((_, i) => [String(i + 1), String(i + 1)])}
            </Select>
          ))}
        </>
      ) : null}
      <Field
        label={said.reason}
        maxLength={200}
        autocomplete="off"
        value={reason.value}
        onInput={(event) => (reason.value = event.currentTarget.value)}
      />
      <p role="alert" class="tournament-bad">
        {bad.value}
      </p>
      <Sure text={said.button} sure={said.sure} onSure={submit} />
    </div>
  );
}

interface Result {
  readonly key: string;
  readonly round: number;
  readonly number: number;
  readonly players: readonly PublicTournamentPlayer[];
  readonly places: readonly number[];
}

/** The tables that have a result, the newest round first. */
function resultsOf({ rounds, players }: PublicTournament): Result[] {
  const byNumber = new Map(players.map((player) => [player.player, player]));
  const all = (rounds?.played ?? []).flatMap(({ tables }, round) =>
    tables.flatMap(({ players: seated, result }, number) =>
      result === null
        ? []
        : [
            {
              key: `${round}-${number}`,
              round,
              number,
              players: seated.flatMap((one) => byNumber.get(one) ?? []),
              places: result.places,
            },
          ],
    ),
  );
  return all.reverse();
}

interface SelectProps {
  readonly label: string;
  readonly chosen: string;
  onChoose(value: string): void;
  readonly children: readonly (readonly [value: string, text: string] | readonly string[])[];
}

function Select({ label, chosen, onChoose, children }: SelectProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select class="input" value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children.some(([value]) => value === chosen) ? null : (
          <option value={chosen}>{deskWords().pick}</option>
        )}
        {children.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
