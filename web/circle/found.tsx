import { useSignal } from "@preact/signals";
import type { CircleTraits } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { lazy } from "../shell/lazy.tsx";
import { connection } from "../state/connection.ts";
import { isNamed } from "../state/named.ts";
import { go } from "../state/route.ts";
import { refusalWords } from "../words/index.ts";
import { CircleBar } from "./bar.tsx";
import { randomCrest } from "./crest/parts.ts";
import { nameIn, TraitsFields } from "./traits.tsx";
import { circleWords } from "./words/index.ts";

const NameFirst = lazy(async () => (await import("../lobby/name-first/name-first.tsx")).NameFirst);

/** Where a circle is founded: a name, a crest, and two questions with an answer already given. */
export function FoundCircle() {
  const { found } = circleWords();
  useEffect(() => {
    document.title = found.title;
  }, [found]);
  if (!isNamed()) return <NameFirst title={found.title} />;
  return (
    <div class="circle">
      <CircleBar name={found.title} />
      <main id="content" class="circle-form">
        <Form />
      </main>
    </div>
  );
}

function Form() {
  const { found } = circleWords();
  const traits = useSignal<CircleTraits>({
    name: "",
    crest: randomCrest(Math.random),
    needsApproval: false,
    membersOnly: true,
  });
  const bad = useSignal<string | null>(null);
  const busy = useSignal(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = nameIn(traits.value.name);
    if (name === undefined) {
      bad.value = found.badName;
      return;
    }
    busy.value = true;
    const { circle, refused } = await connection.ask({
      type: "found-circle",
      traits: { ...traits.value, name },
    });
    busy.value = false;
    if (circle !== undefined) go(`/circle/${circle}`, "replace");
    else
      bad.value =
        refused?.code === "malformed" ? found.badName : refusalWords(refused ?? { code: "unavailable" });
  };
  return (
    <form onSubmit={send}>
      <TraitsFields traits={traits} />
      <p role="alert" class="circle-bad">
        {bad.value}
      </p>
      <button type="submit" class="button circle-wide" data-kind="main" disabled={busy.value}>
        {found.now}
      </button>
    </form>
  );
}
