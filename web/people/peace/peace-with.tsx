import { useSignal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import { Icon } from "@tavolata/kit/art";
import type { OwnAversions } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { lazy } from "../../shell/lazy.tsx";
import { Sure } from "../../shell/sure.tsx";
import { refusalWords } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { keepAway } from "./keep-away.ts";
import { peaceWords } from "./words/index.ts";
import "./peace.css";

const ReportForm = lazy(async () => (await import("./report-form.tsx")).ReportForm);

interface PeaceWithProps {
  readonly id: string;
  readonly nickname: string;
  /** The table where it happened: only from there something can be reported. */
  readonly table?: string | undefined;
}

/** To stop listening to somebody, to keep away from them, to tell those who run the house. */
export function PeaceWith({ id, nickname, table }: PeaceWithProps) {
  const said = peaceWords();
  const how = useSignal<"mute" | "block" | null | undefined>(undefined);
  const bad = useSignal<string | null>(null);
  const reporting = useSignal(false);
  useEffect(() => {
    void ask<OwnAversions>("me/aversions").then(({ value }) => {
      how.value = value?.people.find(({ person }) => person.id === id)?.how ?? null;
    });
  }, [id, how]);
  const set = async (wanted: "mute" | "block" | null) => {
    const { refused } = await keepAway(id, wanted);
    bad.value = refused === undefined ? null : whyNot(refused);
    if (refused === undefined) how.value = wanted;
  };
  if (how.value === undefined) return null;
  return (
    <div class="peace">
      {how.value === null ? null : (
        <p role="status">{how.value === "mute" ? said.isMuted(nickname) : said.isBlocked(nickname)}</p>
      )}
      <div class="peace-buttons">
        {how.value === null ? (
          <button type="button" class="button" title={said.muteHelp} onClick={() => void set("mute")}>
            <Icon name="mute" />
            {said.mute}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => void set(null)}>
            <Icon name="chat" />
            {how.value === "mute" ? said.unmute : said.unblock}
          </button>
        )}
        {how.value === "block" ? null : (
          <Sure text={said.block} sure={said.blockSure} onSure={() => set("block")}>
            <Icon name="shield" />
          </Sure>
        )}
        {table === undefined ? null : (
          <button
            type="button"
            class="button"
            aria-expanded={reporting.value}
            onClick={() => (reporting.value = !reporting.value)}
          >
            <Icon name="info" />
            {said.report}
          </button>
        )}
      </div>
      {how.value === null ? <p class="peace-hint">{said.blockHelp}</p> : null}
      <p role="alert" class="peace-bad">
        {bad.value}
      </p>
      {reporting.value && table !== undefined ? (
        <ReportForm about={id} nickname={nickname} table={table} />
      ) : null}
    </div>
  );
}

function whyNot(refused: Refusal): string {
  const said = peaceWords();
  if (refused.code === "too-many") return said.tooMany;
  return refused.code === "not-found" ? said.gone : refusalWords(refused);
}
