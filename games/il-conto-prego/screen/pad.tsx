import { Sheet, useTable } from "@tavolata/kit";
import { useState } from "preact/hooks";
import type { CallMade, View } from "../rules/index.ts";
import { glyph } from "../texts/glyphs.ts";
import { PadIcon } from "./art/index.ts";
import { printed } from "./rank-card.tsx";
import { useTexts } from "./words.ts";
import "./pad.css";

const LAST_LINES = 3;

/** Il taccuino: the last calls of this hand; all of them for who taps it. */
export function Pad({ calls }: Pick<View, "calls">) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { pad } = texts.screen;
  return (
    <>
      <button type="button" class="pad" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="visually-hidden">{pad.title}</span>
        <PadIcon class="pad-icon" />
        {calls.length === 0 ? <span class="pad-empty">{pad.empty}</span> : null}
        {calls.slice(-LAST_LINES).map((call, i, last) => (
          <PadLine key={String(calls.length - last.length + i)} call={call} />
        ))}
      </button>
      <Sheet title={pad.title} open={open} closeLabel={texts.screen.close} onClose={() => setOpen(false)}>
        {calls.length === 0 ? <p>{pad.empty}</p> : null}
        <ol class="pad-all">
          {calls.map((call, i) => (
            <li key={String(i)}>
              <PadLine call={call} whole />
            </li>
          ))}
        </ol>
      </Sheet>
    </>
  );
}

function PadLine({ call, whole = false }: { call: CallMade; whole?: boolean }) {
  const texts = useTexts();
  const { names } = useTable();
  const { seat, how, dish, show } = call;
  return (
    <span class="pad-line">
      <span class="pad-name">{names(seat)}</span>
      <span class="pad-does">{texts.screen.pad.does({ how, dish })}</span>
      <span class="pad-dish">{whole ? texts.dish(call) : `${call.count}×${printed(call.rank)}`}</span>
      <span class="pad-shown" role="img" aria-label={texts.screen.marks.shows(texts.card(show))}>
        {glyph(show)}
      </span>
    </span>
  );
}
