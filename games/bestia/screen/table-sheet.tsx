import { Sheet, useTable } from "@tavolata/kit";
import { useRef } from "preact/hooks";
import { balanceOf, isHandOn, type PlayerView, type View } from "../rules/index.ts";
import { playerLine } from "../texts/wording.ts";
import { Act } from "./actions.tsx";
import { Levels } from "./levels.tsx";
import type { Choice } from "./use-choice.ts";
import { useTexts } from "./words.ts";
import "./table-sheet.css";

interface TableSheetProps {
  readonly view: View;
  readonly own: PlayerView | null;
  readonly choice: Choice;
  readonly open: boolean;
  onClose(): void;
}

/** What the sheet offers to do. */
interface Chores {
  readonly leave: { readonly type: "sitOut" | "back"; readonly label: string } | null;
  readonly topUp: boolean;
  readonly stand: boolean;
}

/** Coming and going, how the last hand came out, what everybody has won or lost so far, and what will be paid when. */
export function TableSheet({ view, own, choice, open, onClose }: TableSheetProps) {
  const texts = useTexts();
  const { names, openChairs } = useTable();
  const { screen, chips } = texts;
  const { lastHand, options, players } = view;
  const seated = own?.seated && view.phase !== "over" ? own : null;
  // What can be tapped stays where it was when the sheet was opened, whatever happens at the table meanwhile.
  const kept = useRef<Chores | null>(null);
  if (!open) kept.current = null;
  else
    kept.current ??= {
      leave: seated === null ? null : leaveOf(seated),
      topUp: Boolean(openChairs?.topUp),
      stand: Boolean(openChairs?.stand),
    };
  const chores = kept.current;
  const isCash = options.table === "cash";
  return (
    <Sheet title={screen.table} open={open} closeLabel={screen.close} onClose={onClose}>
      <div class="bestia-chores">
        {chores?.leave ? (
          <Act type={chores.leave.type} choice={choice} main={chores.leave.type === "back"}>
            {chores.leave.label}
          </Act>
        ) : null}
        {chores?.topUp ? <Chore text={screen.topUp} act={openChairs?.topUp} onClose={onClose} /> : null}
        {chores?.stand ? <Chore text={screen.stand} act={openChairs?.stand} onClose={onClose} /> : null}
      </div>
      {seated !== null ? <p class="bestia-hint">{texts.coach.out.sitsOut}</p> : null}
      {lastHand === null ? null : (
        <>
          <h3>{screen.lastHand}</h3>
          <p>{texts.view.lastHand(lastHand, names)}</p>
        </>
      )}
      <table class="bestia-sheet">
        <thead>
          <tr>
            <td />
            <th scope="col">{screen.chips}</th>
            {isCash ? <th scope="col">{screen.balance}</th> : null}
          </tr>
        </thead>
        <tbody>
          {players.map((player, seat) =>
            player.broughtIn === 0 ? null : (
              <tr key={String(seat)}>
                <th scope="row">{names(seat)}</th>
                <td>{player.seated ? chips(playerLine(view, seat, names).credit) : screen.out}</td>
                {isCash ? <td>{balance(player)}</td> : null}
              </tr>
            ),
          )}
        </tbody>
      </table>
      {open && options.levelMinutes > 0 ? <Levels view={view} /> : null}
    </Sheet>
  );

  /** Sitting out, in words. */
  function leaveOf(player: PlayerView): Chores["leave"] {
    if (!player.sitOut && !player.sitOutNext)
      return {
        type: "sitOut",
        label: isHandOn(view) && player.eligible ? screen.sitOutNext : screen.sitOutNow,
      };
    return { type: "back", label: player.sitOut ? screen.back : screen.cancelSitOut };
  }

  function balance(player: PlayerView): string {
    const cents = balanceOf(player);
    return cents > 0 ? `+${chips(cents)}` : chips(cents);
  }
}

interface ChoreProps {
  readonly text: string;
  /** Null where it cannot be done any more. */
  readonly act: (() => void) | null | undefined;
  onClose(): void;
}

/** The house asks for the rest in a sheet of its own. */
function Chore({ text, act, onClose }: ChoreProps) {
  return (
    <button
      type="button"
      class="button"
      aria-disabled={!act}
      onClick={() => {
        onClose();
        act?.();
      }}
    >
      {text}
    </button>
  );
}
