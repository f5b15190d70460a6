import { useSignal } from "@preact/signals";
import { type AnyScreen, language, type Rulebook } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useEffect } from "preact/hooks";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import { words } from "../words/index.ts";
import { rulesWords } from "./rules-words/index.ts";
import "./rules-to-read.css";

const UNREAD: Rulebook = { basics: [], clauses: {}, advice: [] };

interface RulesProps {
  readonly screen: AnyScreen;
  /** Without one nothing matters now. */
  readonly view?: object;
  /** The rule that somebody asked for. */
  readonly clause?: string | null;
}

/** The rules: the one that was asked for, the game in a few lines, what matters now, and everything. */
export function RulesToRead({ screen, view, clause = null }: RulesProps) {
  const { help, loading } = words();
  const said = rulesWords();
  const inLanguage = language.value;
  const book = useSignal(UNREAD);
  useEffect(() => {
    let wanted = true;
    void screen.rulebook(inLanguage).then((loaded) => {
      if (wanted) book.value = loaded;
    });
    return () => {
      wanted = false;
    };
  }, [screen, inLanguage, book]);
  const now = view === undefined ? undefined : screen.words(inLanguage).help(view);
  return (
    <div class="help">
      {clause === null ? null : (
        <section>
          <h3>{help.why}</h3>
          <Clauses numbers={[clause]} clauses={book.value.clauses} />
        </section>
      )}
      {CATALOGUE[screen.name]?.hasLesson ? (
        // Beside a game it opens in a tab of its own: nobody leaves the table for it.
        <a class="button" href={`/l/${screen.name}`} target={view === undefined ? undefined : "_blank"}>
          <Icon name="coach" />
          {help.lesson}
        </a>
      ) : null}
      {now === undefined ? null : (
        <section>
          <h3>{said.now}</h3>
          <p>{now.text}</p>
          <details>
            <summary>{said.clauses}</summary>
            <Clauses numbers={now.clauses} clauses={book.value.clauses} />
          </details>
        </section>
      )}
      {book.value === UNREAD ? <p>{loading}</p> : <Book book={book.value} />}
    </div>
  );
}

function Book({ book: { basics, advice, clauses } }: { book: Rulebook }) {
  const said = rulesWords();
  const numbers = Object.keys(clauses);
  return (
    <>
      <section>
        <h3>{said.basics}</h3>
        <ol>
          {basics.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
      {advice.length === 0 ? null : (
        <details>
          <summary>{said.advice}</summary>
          <ul>
            {advice.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
      {numbers.length === 0 ? null : (
        <details>
          <summary>{said.all}</summary>
          <Clauses numbers={numbers} clauses={clauses} />
        </details>
      )}
    </>
  );
}

interface ClausesProps {
  readonly numbers: readonly string[];
  readonly clauses: Rulebook["clauses"];
}

function Clauses({ numbers, clauses }: ClausesProps) {
  return (
    <dl class="clauses">
      {numbers.map((number) => (
        <div key={number}>
          <dt>{number}</dt>
          <dd>{clauses[number]}</dd>
        </div>
      ))}
    </dl>
  );
}
