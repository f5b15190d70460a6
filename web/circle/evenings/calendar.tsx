import { useSignal } from "@preact/signals";
import { Sheet, sayWhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useEffect } from "preact/hooks";
import { connection } from "../../state/connection.ts";
import { houseAddress } from "../../state/offered.ts";
import { refusalWords, words } from "../../words/index.ts";
import { useTwoTaps } from "../acting.ts";
import { eveningWords } from "./words/index.ts";

/** The address that one's calendar reads, to copy or to open. */
export function CalendarSheet({ circle, onClose }: { circle: string; onClose(): void }) {
  const said = eveningWords().calendar;
  const path = useSignal<string | null>(null);
  const anew = useTwoTaps();
  const load = async (wanted: boolean) => {
    const answer = await connection.ask({ type: "calendar", circle, ...(wanted ? { anew: true } : {}) });
    if (answer.calendar === undefined) sayWhyNot(refusalWords(answer.refused ?? { code: "unavailable" }));
    else path.value = answer.calendar;
  };
  useEffect(() => {
    void load(false);
  }, []);
  const address = path.value === null ? "" : houseAddress.value + path.value;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      sayWhyNot(said.copied);
    } catch {
      document.querySelector<HTMLInputElement>(".evening-address")?.select();
    }
  };
  return (
    <Sheet title={said.title} open closeLabel={words().close} onClose={onClose}>
      <div class="circle-desk">
        <p>{said.help}</p>
        <label class="field">
          <span>{said.address}</span>
          <input
            class="input evening-address"
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
        <button
          type="button"
          class="button"
          data-kind="main"
          disabled={address === ""}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
          {said.copy}
        </button>
        <a class="button" href={address.replace(/^https?:/, "webcal:")}>
          <Icon name="clock" />
          {said.open}
        </a>
        <section>
          <p class="circle-hint">{anew.asks ? said.anewSure : said.anewHelp}</p>
          <button type="button" class="button" onClick={() => anew.tap(() => void load(true))}>
            {said.anew}
          </button>
        </section>
      </div>
    </Sheet>
  );
}
