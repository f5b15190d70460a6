import { useSignal } from "@preact/signals";
import { language, type Rulebook } from "@tavolata/kit";
import { useEffect } from "preact/hooks";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";

/** The rules, beginning with those that matter now. */
export function HelpSheet({ game }: { game: GameOnStage }) {
  const { help } = words();
  const spoken = language.value;
  const book = useSignal<Rulebook>({ clauses: {}, advice: [] });
  useEffect(() => {
    let wanted = true;
    void game.screen.rulebook(spoken).then((loaded) => {
      if (wanted) book.value = loaded;
    });
    return () => {
      wanted = false;
    };
  }, [game, spoken, book]);
  const said = game.screen.words(spoken);
  const now = said.help(game.stage.picture.value.view);
  const list = (numbers: readonly string[]) => (
    <dl class="clauses">
      {numbers.map((number) => (
        <div key={number}>
          <dt>{number}</dt>
          <dd>{book.value.clauses[number]}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div class="help">
      {now === undefined ? null : (
        <section>
          <h3>{help.now}</h3>
          <p>{now.text}</p>
          <details>
            <summary>{help.clauses}</summary>
            {list(now.clauses)}
          </details>
        </section>
      )}
      <section>
        <h3>{help.advice}</h3>
        <ul>
          {book.value.advice.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
      <details>
        <summary>{help.all}</summary>
        {list(Object.keys(book.value.clauses))}
      </details>
    </div>
  );
}
