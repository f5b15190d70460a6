import type { Signal } from "@preact/signals";
import type { CircleTraits } from "@tavolata/server/protocol";
import { Choice } from "../shell/choice.tsx";
import { Field } from "../shell/field.tsx";
import { CrestChooser } from "./crest/chooser.tsx";
import { circleWords } from "./words/index.ts";

const MOST_LETTERS = 40;

/** What the name is once blanks are put in order; undefined if it is none. */
export function nameIn(text: string): string | undefined {
  const name = text.trim().replace(/\s+/g, " ");
  return name === "" || name.length > MOST_LETTERS ? undefined : name;
}

/** What a circle is like: asked when it is founded, and changed by those who organise it. */
export function TraitsFields({ traits }: { traits: Signal<CircleTraits> }) {
  const { found } = circleWords();
  const now = traits.value;
  const change = (part: Partial<CircleTraits>) => {
    traits.value = { ...traits.value, ...part };
  };
  return (
    <>
      <Field
        label={found.name}
        value={now.name}
        maxLength={MOST_LETTERS}
        placeholder={found.nameHint}
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
      <p class="circle-label">{found.crest}</p>
      <CrestChooser recipe={now.crest} onChange={(crest) => change({ crest })} />
      <Choice
        label={found.door}
        values={[
          ["open", found.doors.open],
          ["approval", found.doors.approval],
        ]}
        chosen={now.needsApproval ? "approval" : "open"}
        onChoose={(value) => change({ needsApproval: value === "approval" })}
      />
      <Choice
        label={found.seen}
        values={[
          ["members", found.seens.members],
          ["everybody", found.seens.everybody],
        ]}
        chosen={now.membersOnly ? "members" : "everybody"}
        onChoose={(value) => change({ membersOnly: value === "members" })}
      />
    </>
  );
}
