import { Sheet, useTable } from "@tavolata/kit";
import type { View } from "../rules/index.ts";
import { HostIcon } from "./art/index.ts";
import { useTexts } from "./words.ts";
import "./scores.css";

interface ScoresProps {
  readonly view: View;
  readonly open: boolean;
  onClose(): void;
}

/** How everybody stands, in the numbers that decide under these options. */
export function Scores({ view, open, onClose }: ScoresProps) {
  const texts = useTexts();
  const { names } = useTable();
  const { options, oste, players } = view;
  const { score } = texts.screen;
  return (
    <Sheet title={score.title} open={open} closeLabel={texts.screen.close} onClose={onClose}>
      <table class="scores">
        <thead>
          <tr>
            <td />
            <th scope="col">{score.losses}</th>
            {options.saldo ? <th scope="col">{score.saldi}</th> : null}
            {options.omaggi ? <th scope="col">{score.omaggi}</th> : null}
          </tr>
        </thead>
        <tbody>
          {players.map(({ losses, saldi, omaggi, eliminatedAfter }, seat) => (
            <tr key={String(seat)} data-out={eliminatedAfter !== null}>
              <th scope="row">
                <span class="scores-name">{names(seat)}</span>
                {eliminatedAfter === null ? null : <small>{texts.screen.out}</small>}
                {oste?.seat === seat ? (
                  <small class="scores-oste">
                    <HostIcon />
                    {texts.screen.marks.oste}
                  </small>
                ) : null}
              </th>
              <td>{losses}</td>
              {options.saldo ? <td>{`${saldi}/${options.handSize}`}</td> : null}
              {options.omaggi ? <td>{`${omaggi}/${options.omaggiTarget}`}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
