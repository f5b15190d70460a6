import type { ComponentChildren } from "preact";
import { CATALOGUE } from "../../catalogue/catalogue.ts";
import { Choice } from "../../shell/choice.tsx";
import { Field } from "../../shell/field.tsx";
import type { GameOffered } from "../../state/offered.ts";
import type { Draft } from "./draft.ts";
import { Numbers } from "./numbers.tsx";
import { PayoutsField } from "./payouts-field.tsx";
import { openingWords } from "./words/index.ts";

interface RoundsFieldsProps {
  readonly draft: Draft;
  readonly game: GameOffered;
  /** The times that decisions have. */
  readonly children: ComponentChildren;
}

/** How many rounds, how long they take, and what a place brings. */
export function RoundsFields({ draft, game, children }: RoundsFieldsProps) {
  const open = openingWords();
  const isKnockOut = draft.kind.value === "knock-out";
  const isInTeams = CATALOGUE[game.name]?.teams === true;
  return (
    <section>
      <h2>{open.rounds}</h2>
      {isKnockOut ? (
        <Numbers label={open.advance} values={[1, 2]} text={open.advanceOf} chosen={draft.advance} />
      ) : (
        <Numbers label={open.count} values={[2, 3, 4, 5, 6, 8]} chosen={draft.rounds} />
      )}
      {isInTeams ? (
        <Choice
          label={open.partners}
          values={(["changing", "fixed"] as const).map((one) => [one, open.partnersOf[one]])}
          chosen={draft.partners.value}
          onChoose={(one) => (draft.partners.value = one)}
        />
      ) : null}
      <Numbers
        label={open.roundMinutes}
        help={open.roundMinutesHelp}
        values={[10, 15, 20, 30, 45, 60, 90]}
        text={open.minutes}
        chosen={draft.minutes}
      />
      {children}
      <details class="tournament-fair">
        <summary>{open.pointsAndRest}</summary>
        {isKnockOut ? null : (
          <Field
            label={open.points}
            help={open.pointsHelp}
            autocomplete="off"
            value={draft.points.value}
            onInput={(event) => (draft.points.value = event.currentTarget.value)}
          />
        )}
        <Numbers label={open.rest} values={[15, 30, 60, 180, 600]} text={open.seconds} chosen={draft.rest} />
        <PayoutsField draft={draft} />
      </details>
    </section>
  );
}
