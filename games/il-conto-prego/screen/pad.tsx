import { useTable } from "@tavolata/kit";
import type { CallMade, View } from "../rules/index.ts";
import { glyph } from "../texts/glyphs.ts";
import { Mark } from "./art/index.ts";
import { printed } from "./rank-card.tsx";
import { useTexts } from "./words.ts";
import "./pad.css";

const LAST_LINES = 3;

interface PadProps extends Pick<View, "calls"> {
  onOpen(): void;
}

/** Il taccuino: the last calls of this hand; all of them for who taps it. */
export function Pad({ calls, onOpen }: PadProps) {
  const { pad } = useTexts().screen;
  return (
    <button type="button" class="pad" aria-haspopup="dialog" onClick={onOpen}>
      <span class="visually-hidden">{pad.title}</span>
      <Mark art="pad" class="pad-icon" />
      {calls.length === 0 ? <span class="pad-empty">{pad.empty}</span> : null}
      {calls.slice(-LAST_LINES).map((call, i, last) => (
        <PadLine key={String(calls.length - last.length + i)} call={call} />
      ))}
    </button>
  );
}

export function PadLine({ call, whole = false }: { call: CallMade; whole?: boolean }) {
  const texts = useTexts();
  const { names } = useTable();
  const { seat, how, dish, show } = call;
  return (
    <span class="pad-line">
      <span class="pad-name">{names(seat)}</span>
      <span class="pad-does">{texts.screen.pad[whole ? "does" : "doesShort"]({ how, dish })}</span>
      <span class="pad-dish">{whole ? texts.dish(call) : `${call.count}×${printed(call.rank)}`}</span>
      <span class="pad-shown" role="img" aria-label={texts.screen.marks.shows(texts.card(show))}>
        {glyph(show)}
      </span>
    </span>
  );
}
