import { Sheet, useTable } from "@tavolata/kit";
import { balanceOf, type PlayerView, type View } from "../rules/index.ts";
import { playerLine } from "../texts/wording.ts";
import { Act, Back, type SitOutProps, sitOutLabel } from "./actions.tsx";
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

/** Coming and going, how the last hand came out, what everybody has won or lost so far, and what will be paid when. */
export function TableSheet({ view, own, choice, open, onClose }: TableSheetProps) {
  const texts = useTexts();
  const { names, openChairs } = useTable();
  const { screen, chips } = texts;
  const { lastHand, options, players } = view;
  const stand = openChairs?.stand;
  const topUp = openChairs?.topUp;
  const isCash = options.table === "cash";
  return (
    <Sheet title={screen.table} open={open} closeLabel={screen.close} onClose={onClose}>
      <div class="bestia-chores">
        {own?.seated && view.phase !== "over" ? <Leave view={view} player={own} choice={choice} /> : null}
        {topUp && !(own?.sitOut || own?.sitOutNext) ? (
          <button type="button" class="button" onClick={() => closeAnd(topUp)}>
            {screen.topUp}
          </button>
        ) : null}
        {stand ? (
          <button type="button" class="button" onClick={() => closeAnd(stand)}>
            {screen.stand}
          </button>
        ) : null}
      </div>
      {own?.seated && view.phase !== "over" ? <p class="bestia-hint">{texts.coach.out.sitsOut}</p> : null}
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

  /** The house asks for the rest in a sheet of its own. */
  function closeAnd(act: () => void): void {
    onClose();
    act();
  }

  function balance(player: PlayerView): string {
    const cents = balanceOf(player);
    return cents > 0 ? `+${chips(cents)}` : chips(cents);
  }
}

/** Sitting out, in words. */
function Leave({ view, player, choice }: SitOutProps) {
  const { screen } = useTexts();
  if (player.sitOut || player.sitOutNext) return <Back player={player} choice={choice} />;
  return (
    <Act type="sitOut" choice={choice}>
      {sitOutLabel(screen, view, player)}
    </Act>
  );
}
