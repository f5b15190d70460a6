import type { Seat } from "@tavolata/kernel";
import { Sheet, useTable } from "@tavolata/kit";
import { useState } from "preact/hooks";
import { HIDDEN, type Move, teamWith, type View, WORDS } from "../rules/index.ts";
import { useLater } from "./later-words.ts";
import { useTexts } from "./words.ts";

/** BEC-38: what the guild's members have said to each other, and what can be said. */
export function Words({ view, seat }: { view: View; seat: Seat }) {
  const { names, play, busy, surface } = useTable<Move>();
  const { words } = useTexts();
  const later = useLater();
  const [isOpen, setOpen] = useState(false);
  const team = teamWith(view, seat);
  const said = team.words === HIDDEN ? [] : team.words;
  const last = said.at(-1);
  const say = (word: (typeof WORDS)[number]) => {
    play({ type: "say", word });
    setOpen(false);
  };
  return (
    <div class="bec-change">
      {last === undefined ? null : (
        <p role="status">
          {names(last.seat)}: «{words[last.word]}»
        </p>
      )}
      {surface === "replay" ? null : (
        <button type="button" class="button" onClick={() => setOpen(true)}>
          {later.toTheGuild}
        </button>
      )}
      <Sheet title={later.toTheGuild} open={isOpen} closeLabel={later.close} onClose={() => setOpen(false)}>
        <div class="bec-ways">
          {WORDS.map((word) => (
            <button key={word} type="button" class="button" disabled={busy} onClick={() => say(word)}>
              {words[word]}
            </button>
          ))}
        </div>
      </Sheet>
    </div>
  );
}
