import { useSignal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import { useEffect } from "preact/hooks";
import { CodeForm } from "../shell/code-form.tsx";
import { NowherePage } from "../shell/nowhere.tsx";
import { connection } from "../state/connection.ts";
import { go } from "../state/route.ts";
import { refusalWords, words } from "../words/index.ts";

/** A code that somebody said aloud, on its way to the table, the tournament or the circle it means. */
export function CodePage({ code }: { code: string }) {
  const refused = useSignal<Refusal | null>(null);
  useEffect(() => {
    void connection.ask({ type: "find", code }).then((answer) => {
      if (answer.table !== undefined) go(`/t/${answer.table}`, "replace");
      else if (answer.tournament !== undefined) go(`/e/${answer.tournament}`, "replace");
      else if (answer.circle !== undefined) go(`/circle/${answer.circle}#${answer.invitation}`, "replace");
      else refused.value = answer.refused ?? { code: "no-such-code" };
    });
  }, [code, refused]);
  if (refused.value !== null)
    return (
      <NowherePage text={refusalWords(refused.value)}>
        <CodeForm tried={code} />
      </NowherePage>
    );
  return (
    <main id="content" class="waiting">
      {words().loading}
    </main>
  );
}
