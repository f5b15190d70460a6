import { Sheet } from "@tavolata/kit";
import type { View } from "../rules/index.ts";
import { BillPaper } from "./bill.tsx";
import { wholeBill } from "./bill-beats.ts";
import { PadLine } from "./pad.tsx";
import { Scores } from "./scores.tsx";
import { useTexts } from "./words.ts";
import "./sheets.css";

export type WhichSheet = "scores" | "bill" | "pad";

interface SheetsProps {
  readonly view: View;
  readonly which: WhichSheet | null;
  readonly open: boolean;
  onClose(): void;
}

/** What somebody looks up now and then. */
export function Sheets({ view, which, open, onClose }: SheetsProps) {
  const { score, bill, pad, close } = useTexts().screen;
  const titles = { scores: score.losses, bill: bill.again, pad: pad.title };
  return (
    <Sheet title={which === null ? "" : titles[which]} open={open} closeLabel={close} onClose={onClose}>
      {which === "scores" ? <Scores view={view} /> : null}
      {which === "bill" && view.lastBill !== null ? (
        <BillPaper bill={view.lastBill} beat={wholeBill(view.lastBill)} aftermath={[]} still />
      ) : null}
      {which === "pad" ? <WholePad calls={view.calls} /> : null}
    </Sheet>
  );
}

function WholePad({ calls }: Pick<View, "calls">) {
  const { pad } = useTexts().screen;
  if (calls.length === 0) return <p>{pad.empty}</p>;
  return (
    <ol class="pad-all">
      {calls.map((call, i) => (
        <li key={String(i)}>
          <PadLine call={call} whole />
        </li>
      ))}
    </ol>
  );
}
