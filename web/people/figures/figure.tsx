import type { FigureWords, PlayerFigure, PlayerRow, RateRow, SpreadRow } from "@tavolata/figures/player";
import type { Language } from "@tavolata/kernel";
import type { ComponentChildren } from "preact";
import { amount, perCent, whole } from "./numbers.ts";
import { type Axis, axisOf, heightsOf, placeOn, spreadAxis } from "./scale.ts";
import { figuresWords } from "./words/index.ts";

interface FigureProps {
  readonly figure: PlayerFigure;
  readonly words: FigureWords;
  readonly language: Language;
}

/** One figure: every row in words, with a drawing for those who see it. */
export function Figure({ figure, words, language }: FigureProps) {
  return (
    <section class="figure" data-enough={figure.rows.some(({ enough }) => enough)}>
      <h3>{words.title}</h3>
      <p class="figure-note">{words.note}</p>
      {figure.kind === "rates" && <Rates rows={figure.rows} words={words} language={language} />}
      {figure.kind === "means" && <Means rows={figure.rows} words={words} language={language} />}
      {figure.kind === "spread" && <Spreads rows={figure.rows} words={words} language={language} />}
      {figure.rows.every(({ enough }) => !enough) && <p class="figure-too-few">{figuresWords().tooFew}</p>}
    </section>
  );
}

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly words: FigureWords;
  readonly language: Language;
}

function Rates({ rows, words, language }: RowsProps<RateRow>) {
  const axis = { from: 0, to: 1 };
  return (
    <ul>
      {rows.map((row) => (
        <RowInWords
          key={row.id}
          row={row}
          label={words.rows[row.id]}
          value={perCent(row.value, language)}
          between={[perCent(row.low, language), perCent(row.high, language)]}
          basis={figuresWords().of(whole(row.hits, language), whole(row.n, language))}
        >
          <div class="figure-track">
            <div class="figure-bar" style={{ width: `${100 * row.value}%` }} />
            <Whisker row={row} axis={axis} />
          </div>
        </RowInWords>
      ))}
    </ul>
  );
}

function Means({ rows, words, language }: RowsProps<PlayerRow>) {
  const axis = axisOf(rows.filter(({ enough }) => enough));
  const unit = words.unit ?? "";
  return (
    <>
      <ul>
        {rows.map((row) => (
          <RowInWords
            key={row.id}
            row={row}
            label={words.rows[row.id]}
            value={`${amount(row.value, language)} ${unit}`}
            between={[amount(row.low, language), amount(row.high, language)]}
            basis={basisOf(row, words, language)}
          >
            <div class="figure-line">
              <div class="figure-zero" style={{ left: `${placeOn(axis, 0)}%` }} />
              <Whisker row={row} axis={axis} />
              <div class="figure-dot" style={{ left: `${placeOn(axis, row.value)}%` }} />
            </div>
          </RowInWords>
        ))}
      </ul>
      {rows.some(({ enough }) => enough) && <Ends axis={axis} unit={unit} language={language} />}
    </>
  );
}

function Spreads({ rows, words, language }: RowsProps<SpreadRow>) {
  const told = rows.filter(({ enough }) => enough);
  const axis = spreadAxis(told);
  const unit = words.unit ?? "";
  return (
    <>
      <ul>
        {rows.map((row) => (
          <RowInWords
            key={row.id}
            row={row}
            label={words.rows[row.id]}
            value={`${amount(row.value, language)} ${unit}`}
            between={[amount(row.low, language), amount(row.high, language)]}
            basis={basisOf(row, words, language)}
          >
            <div class="figure-histogram">
              {heightsOf(row, axis).map((height, column) => (
                <div key={column} style={{ height: `${100 * height}%` }} />
              ))}
              <Whisker row={row} axis={axis} />
              <div class="figure-median" style={{ left: `${placeOn(axis, row.value)}%` }} />
            </div>
          </RowInWords>
        ))}
      </ul>
      {told.length > 0 && <Ends axis={axis} unit={unit} language={language} />}
    </>
  );
}

/** "26 hands" */
function basisOf({ n }: PlayerRow, { each = figuresWords().times }: FigureWords, language: Language): string {
  return `${whole(n, language)} ${each[n === 1 ? 0 : 1]}`;
}

interface RowProps {
  readonly row: PlayerRow;
  readonly label: string | undefined;
  readonly value: string;
  readonly between: readonly [string, string];
  /** How many observations there are. */
  readonly basis: string;
  /** The drawing. */
  readonly children: ComponentChildren;
}

/** Where there is too little to go by, that is said in place of a number. */
function RowInWords({ row, label, value, between, basis, children }: RowProps) {
  const words = figuresWords();
  return (
    <li data-enough={row.enough}>
      <span class="figure-label">{label}</span>
      {row.enough && (
        <span class="figure-value">
          {value}
          <span class="visually-hidden">, {words.between(...between)}</span>
        </span>
      )}
      <span class="figure-basis">{basis}</span>
      {row.enough ? (
        <div class="figure-drawing" aria-hidden="true">
          {children}
        </div>
      ) : (
        <span class="figure-too-few">{words.tooFew}</span>
      )}
    </li>
  );
}

/** From the one end of the interval to the other. */
function Whisker({ row: { low, high }, axis }: { row: PlayerRow; axis: Axis }) {
  const [left, right] = [placeOn(axis, low), placeOn(axis, high)];
  return <div class="figure-whisker" style={{ left: `${left}%`, width: `${right - left}%` }} />;
}

/** What the axis goes from and to. */
function Ends({ axis, unit, language }: { axis: Axis; unit: string; language: Language }) {
  return (
    <div class="figure-ends" aria-hidden="true">
      <span>{amount(axis.from, language)}</span>
      {axis.from < 0 && axis.to > 0 && <span style={{ left: `${placeOn(axis, 0)}%` }}>0</span>}
      <span>
        {amount(axis.to, language)} {unit}
      </span>
    </div>
  );
}
