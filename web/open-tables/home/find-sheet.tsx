import { useSignal } from "@preact/signals";
import { capitalized, type Refusal } from "@tavolata/kernel";
import { language, Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { Settings } from "@tavolata/server/protocol";
import { titleOf } from "../../catalogue/catalogue.ts";
import { roomWords } from "../../lobby/room-words/index.ts";
import { Choice } from "../../shell/choice.tsx";
import { connection } from "../../state/connection.ts";
import { type GameOffered, games } from "../../state/offered.ts";
import { go } from "../../state/route.ts";
import { loadRefusals, refusalWords, words } from "../../words/index.ts";
import { openTablesWords } from "../words/index.ts";
import { openForAll } from "./open-for-all.ts";

const SKILLS = ["any", "beginners", "experienced"] as const;

/** Asks what somebody would like to play, and seats them; where nobody waits, they wait in company of bots. */
export function FindSheet({ onClose }: { onClose(): void }) {
  const { sheet, find, languages } = openTablesWords();
  const { close } = words();
  const game = useSignal("");
  const pace = useSignal<"" | "human" | "quick">("");
  const speech = useSignal<"any" | "it" | "en">("any");
  const skill = useSignal<Settings["skill"]>("any");
  const state = useSignal<"asks" | "looks" | "nothing">("asks");
  const refused = useSignal<string | null>(null);
  const offered = games.value ?? [];

  const refuse = async (refusal: Refusal) => {
    await loadRefusals();
    refused.value = refusalWords(refusal);
    state.value = "asks";
  };
  const open = async (one: GameOffered) => {
    state.value = "looks";
    const opened = await openForAll(connection, one, {
      pace: pace.value === "" ? "human" : pace.value,
      language: speech.value,
      skill: skill.value,
    });
    if (opened.refused === undefined) go(`/t/${opened.table}`);
    else await refuse(opened.refused);
  };
  const look = async () => {
    state.value = "looks";
    refused.value = null;
    const answer = await connection.ask({
      type: "find-table",
      ...(game.value === "" ? {} : { game: game.value }),
      ...(pace.value === "" ? {} : { pace: pace.value }),
      language: speech.value,
      skill: skill.value,
    });
    if (answer.table !== undefined) return go(`/t/${answer.table}`);
    if (answer.refused?.code !== "no-open-table") return refuse(answer.refused ?? { code: "unavailable" });
    const wanted = offered.find(({ name }) => name === game.value);
    if (wanted === undefined) state.value = "nothing";
    else await open(wanted);
  };

  return (
    <Sheet title={find} open closeLabel={close} onClose={onClose}>
      {state.value === "nothing" ? (
        <div class="find-table">
          <p role="status">{sheet.nothing}</p>
          {offered.map((one) => (
            <button key={one.name} type="button" class="button" onClick={() => void open(one)}>
              {titleOf(one.name)}
            </button>
          ))}
          <p class="find-table-hint">{sheet.friends}</p>
        </div>
      ) : (
        <div class="find-table">
          <p class="find-table-hint">{sheet.how}</p>
          <Choice
            label={sheet.game}
            values={[["", sheet.anyGame], ...offered.map(({ name }) => [name, titleOf(name)] as const)]}
            chosen={game.value}
            onChoose={(name) => (game.value = name)}
          />
          <Choice
            label={sheet.language}
            values={[
              ["any", capitalized(languages.any)],
              [language.value, capitalized(languages[language.value])],
            ]}
            chosen={speech.value}
            onChoose={(wanted) => (speech.value = wanted)}
          />
          <Choice
            label={sheet.skill}
            values={SKILLS.map((one) => [one, sheet.skills[one]] as const)}
            chosen={skill.value}
            onChoose={(wanted) => (skill.value = wanted)}
          />
          <Choice
            label={sheet.pace}
            values={[
              ["", sheet.anyPace],
              ["human", roomWords().settings.pace.human],
              ["quick", roomWords().settings.pace.quick],
            ]}
            chosen={pace.value}
            onChoose={(wanted) => (pace.value = wanted)}
          />
          <p role="alert" class="find-table-refused">
            {refused.value}
          </p>
          <button
            type="button"
            class="button"
            data-kind="main"
            disabled={state.value === "looks" || connection.state.value !== "up"}
            onClick={() => void look()}
          >
            <Icon name="hand" />
            {state.value === "looks" ? sheet.looking : sheet.go}
          </button>
        </div>
      )}
    </Sheet>
  );
}
