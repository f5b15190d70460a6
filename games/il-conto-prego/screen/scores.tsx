import { useTable } from "@tavolata/kit";
import type { View } from "../rules/index.ts";
import { Mark } from "./art/index.ts";
import { useTexts } from "./words.ts";
import "./scores.css";

/** How everybody stands, in the numbers that decide under these options. */
export function Scores({ view }: { view: View }) {
  const texts = useTexts();
  const { names, you } = useTable();
  const { options, oste, players } = view;
  const { score } = texts.screen;
  return (
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
              {seat === you ? <b class="you-tag">{texts.screen.you}</b> : null}
              <span class="scores-name">{names(seat)}</span>
              {eliminatedAfter === null ? null : <small>{texts.screen.out}</small>}
              {oste?.seat === seat ? (
                <small class="scores-oste">
                  <Mark art="host" />
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
  );
}
