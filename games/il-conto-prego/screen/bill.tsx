import { FrenchCard, useTable } from "@tavolata/kit";
import type { Bill } from "../rules/index.ts";
import { shortBy } from "../texts/grammar.ts";
import { whoOf } from "../texts/who.ts";
import { Mark, Stamp, TornEdge } from "./art/index.ts";
import { type Beat, type BillScene, type Laid, type Row, rowsOf, seatsOf, total } from "./bill-beats.ts";
import { useTexts, useWords } from "./words.ts";
import "./bill.css";

interface BillPaperProps extends Pick<BillScene, "bill" | "beat" | "aftermath"> {
  /** Looked at again: nothing moves. */
  readonly still?: boolean;
}

/** The bill: all hands turned up, the dishes put together from them, the verdict and who pays. */
export function BillPaper({ bill, beat, aftermath, still = false }: BillPaperProps) {
  const rows = rowsOf(bill);
  const away = awayFromHand(rows, beat);
  const seats = seatsOf(bill);
  return (
    <div class="bill" data-hands={seats.length > 4 ? "many" : "few"}>
      <ul class="bill-hands">
        {seats.map((seat, i) => (
          <TurnedHand
            key={String(seat)}
            bill={bill}
            seat={seat}
            turned={i < beat.turned}
            away={away}
            still={still}
          />
        ))}
      </ul>
      <Slip bill={bill} beat={beat} rows={rows} aftermath={aftermath} still={still} />
    </div>
  );
}

interface TurnedHandProps {
  readonly bill: Bill;
  readonly seat: number;
  readonly turned: boolean;
  /** Cards that lie on the slip by now. */
  readonly away: ReadonlySet<string>;
  readonly still: boolean;
}

function TurnedHand({ bill, seat, turned, away, still }: TurnedHandProps) {
  const { names, you } = useTable();
  const texts = useTexts();
  const words = texts.screen.bill;
  const role =
    seat === bill.capotavola ? words.capotavola : seat === bill.cameriere ? words.cameriere : undefined;
  return (
    <li class="bill-hand">
      <p class="bill-who">
        <span class="bill-name">
          {seat === you ? <b class="you-tag">{texts.screen.you}</b> : null}
          {names(seat)}
        </span>
        {role === undefined ? null : <span class="bill-role">{role}</span>}
      </p>
      <ul class="bill-cards">
        {bill.hands[seat]!.map((card, at) => {
          const key = flyOf({ seat, at });
          const gone = away.has(key);
          return (
            <li key={key} class="bill-slot" data-gone={gone}>
              <FrenchCard
                card={turned ? card : "?"}
                variant={at}
                fly={gone || still ? undefined : key}
                label={turned ? texts.card(card) : undefined}
              />
            </li>
          );
        })}
      </ul>
    </li>
  );
}

interface SlipProps extends Required<BillPaperProps> {
  readonly rows: readonly Row[];
}

function Slip({ bill, beat, rows, aftermath, still }: SlipProps) {
  const texts = useTexts();
  const { names, watcher } = useTable();
  const words = texts.screen.bill;
  const shown = rows.map((row, i) => laidIn(rows, beat, row, i));
  const { event: say } = useWords();
  const lines = aftermath.flatMap((event) => (event.type === "gameOver" ? [] : say(event, names)));
  return (
    <section class="bill-slip">
      <TornEdge />
      <div class="bill-paper">
        <h2 class="bill-title">
          {words.title}
          <small>{texts.screen.hand({ hand: bill.hand, of: null })}</small>
        </h2>
        {rows.map((row, i) => (
          <DishRow
            key={row.dish.rank}
            bill={bill}
            row={row}
            laid={shown[i]!}
            gaps={beat.gaps}
            still={still}
          />
        ))}
        <p class="bill-why" data-shown={beat.stamped}>
          {words.why(shortBy(bill))}
        </p>
        <div class="bill-verdict" style={{ "--lines": lines.length }}>
          {beat.stamped ? (
            <div class="bill-stamp" role="img" aria-label={words.verdict[bill.verdict]}>
              <Stamp verdict={bill.verdict} text={words.verdict[bill.verdict]} />
            </div>
          ) : null}
          {beat.paid ? (
            <>
              <p class="bill-pays">{words.pays(whoOf(watcher, bill.loser, names))}</p>
              <ul class="bill-lines">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      </div>
      <TornEdge />
    </section>
  );
}

interface DishRowProps {
  readonly bill: Bill;
  readonly row: Row;
  readonly laid: LaidOut;
  readonly gaps: boolean;
  readonly still: boolean;
}

function DishRow({ bill, row, laid, gaps, still }: DishRowProps) {
  const texts = useTexts();
  const { dish, missing } = row;
  const found = Math.min(row.found, laid.cards);
  const card = (place: Laid, cook: boolean, spare = false) => {
    const name = bill.hands[place.seat]![place.at]!;
    return (
      <li key={flyOf(place)} class="bill-slot" data-spare={spare}>
        <FrenchCard
          card={name}
          variant={place.at}
          fly={still ? undefined : flyOf(place)}
          label={texts.card(name)}
        />
        {cook ? <Mark art="hat" class="bill-cook" /> : null}
      </li>
    );
  };
  return (
    <div class="bill-dish">
      <h3>{texts.dish(dish)}</h3>
      <ul class="bill-cards">
        {row.cards.slice(0, found).map((place) => card(place, false))}
        {row.jokers.slice(0, laid.jokers).map((place) => card(place, true))}
        {row.cards.slice(row.found, laid.cards).map((place) => card(place, false, true))}
        {gaps
          ? Array.from({ length: missing }, (_, i) => (
              <li key={`gap-${String(i)}`} class="bill-slot">
                <span class="bill-gap" role="img" aria-label={texts.screen.bill.gap}>
                  ?
                </span>
              </li>
            ))
          : null}
      </ul>
      <p class="bill-line" data-short={gaps && missing > 0}>
        {texts.billLine({
          dish,
          found,
          spare: laid.cards - found,
          jokers: laid.jokers,
          missing: gaps ? missing : 0,
        })}
      </p>
    </div>
  );
}

function flyOf({ seat, at }: Laid): string {
  return `bill-${seat}-${at}`;
}

interface LaidOut {
  readonly cards: number;
  readonly jokers: number;
}

/** How much of a row lies there by now: rows fill one after the other, first with cards, then with Jokers. */
function laidIn(rows: readonly Row[], beat: Beat, row: Row, index: number): LaidOut {
  const before = rows.slice(0, index);
  const share = (what: "cards" | "jokers", told: number) => {
    const earlier = total(before, (one) => one[what].length);
    return Math.max(0, Math.min(row[what].length, told - earlier));
  };
  return { cards: share("cards", beat.laid), jokers: share("jokers", beat.jokers) };
}

function awayFromHand(rows: readonly Row[], beat: Beat): Set<string> {
  return new Set(
    rows.flatMap((row, i) => {
      const { cards, jokers } = laidIn(rows, beat, row, i);
      return [...row.cards.slice(0, cards), ...row.jokers.slice(0, jokers)].map(flyOf);
    }),
  );
}
