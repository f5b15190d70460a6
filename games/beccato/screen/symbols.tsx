import type { Seat } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import { choiceOf, type Move, teamNumber, type View } from "../rules/index.ts";
import { Drawing } from "./sprites.tsx";
import { useTexts } from "./words.ts";

/** BEC-2: the symbols that are left, before any egg is on the table. */
export function Symbols({ view, seat }: { view: View; seat: Seat | null }) {
  const { play, busy, surface } = useTable<Move>();
  const { symbols: names } = useTexts();
  const { team, symbols } = choiceOf(view);
  const isOurs = seat !== null && surface !== "replay" && teamNumber(view, team).seats.includes(seat);
  return (
    <div class="bec-picker-keys">
      {symbols.map((symbol) => (
        <button
          key={symbol}
          type="button"
          class="bec-key"
          data-guild={symbol}
          disabled={busy || !isOurs}
          onClick={() => play({ type: "takeSymbol", symbol })}
        >
          <span class="bec-guild">
            <Drawing name={symbol} />
          </span>
          <span>{names[symbol]}</span>
        </button>
      ))}
    </div>
  );
}
