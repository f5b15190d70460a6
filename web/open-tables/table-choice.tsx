import { capitalized } from "@tavolata/kernel";
import { language } from "@tavolata/kit";
import type { Act, PublicRoom } from "@tavolata/server/protocol";
import { Choice } from "../shell/choice.tsx";
import { openTablesWords } from "./words/index.ts";

/** Whether the house shows this table to everybody, and what people speak there. */
export function TableChoice({ room: { settings }, act }: { room: PublicRoom; act: (act: Act) => unknown }) {
  const { table, languages, skills } = openTablesWords();
  const { listed } = settings;
  const show = (all: boolean) =>
    void act({
      type: "set-table",
      settings: {
        listed: all,
        ...(all && settings.language === "any" ? { language: language.value } : {}),
      },
    });
  return (
    <>
      <Choice
        label={table.label}
        help={table.help}
        values={[
          ["link", table.link],
          ["all", table.all],
        ]}
        chosen={listed ? "all" : "link"}
        onChoose={(who) => show(who === "all")}
      />
      {listed ? (
        <>
          <Choice
            label={table.language}
            values={[
              ["it", capitalized(languages.it)],
              ["en", capitalized(languages.en)],
              ["any", capitalized(languages.any)],
            ]}
            chosen={settings.language}
            onChoose={(spoken) => void act({ type: "set-table", settings: { language: spoken } })}
          />
          <Choice
            label={table.skill}
            values={[
              ["any", capitalized(skills.any)],
              ["beginners", capitalized(skills.beginners)],
              ["experienced", capitalized(skills.experienced)],
            ]}
            chosen={settings.skill ?? "any"}
            onChoose={(skill) => void act({ type: "set-table", settings: { skill } })}
          />
        </>
      ) : null}
    </>
  );
}
