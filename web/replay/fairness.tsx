import { useSignal } from "@preact/signals";
import { useTable } from "@tavolata/kit";
import { Icon, type IconName } from "@tavolata/kit/art";
import { givenSeed } from "../state/seeds.ts";
import type { Outcome } from "../verify/index.ts";
import type { Kept } from "./recording.ts";
import { replayWords } from "./words/index.ts";

/** Right, wrong, or to be judged by the reader. */
type Grade = "good" | "bad" | "open";

interface Fact {
  readonly grade: Grade;
  readonly text: string;
}

const ICONS: Readonly<Record<Grade, IconName>> = { good: "check", bad: "cross", open: "info" };

/** Plays the game again on this device and says what it found. */
export function Fairness({ id, record }: { id: string; record: Kept }) {
  const outcome = useSignal<Outcome | "checking" | "failed" | null>(null);
  const replay = replayWords();
  const now = outcome.value;
  const check = async () => {
    outcome.value = "checking";
    try {
      const { checkGame } = await import("../verify/index.ts");
      outcome.value = await checkGame(record);
    } catch {
      outcome.value = "failed";
    }
  };
  return (
    <div class="fairness">
      {now === null || now === "failed" ? (
        <button type="button" class="button" data-kind="main" onClick={check}>
          <Icon name="shield" class="icon" />
          {replay.check}
        </button>
      ) : null}
      <div role="status">
        {now === "failed" ? <p>{replay.cannotCheck}</p> : null}
        {now === "checking" ? (
          <label class="fairness-wait">
            {replay.checking}
            <progress />
          </label>
        ) : null}
        {now === null || typeof now === "string" ? null : <Verdict outcome={now} record={record} />}
      </div>
      <Numbers id={id} record={record} />
    </div>
  );
}

function Verdict({ outcome, record }: { outcome: Outcome; record: Kept }) {
  const replay = replayWords();
  const facts = factsOf(outcome, record);
  const is = (grade: Grade) => facts.some((fact) => fact.grade === grade);
  const grade: Grade = is("bad") ? "bad" : is("open") ? "open" : "good";
  const headline = { good: replay.isFair, bad: replay.notFair, open: replay.doubtful }[grade];
  return (
    <>
      <p class="fairness-verdict" data-grade={grade}>
        <Icon name={grade === "good" ? "shield" : ICONS[grade]} class="icon" />
        {headline}
      </p>
      <ul class="fairness-facts">
        {[...facts, ...remarksOf(record)].map(({ grade, text }) => (
          <li key={text} data-grade={grade}>
            <Icon name={ICONS[grade]} class="icon" />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function factsOf({ committed, replayed }: Outcome, record: Kept): Fact[] {
  const { facts, faults } = replayWords();
  const good = (text: string): Fact => ({ grade: "good", text });
  const found: Fact[] = [
    committed
      ? good(facts.commitment)
      : { grade: "bad", text: faults[record.serverSeed ? "seed-not-committed" : "seed-not-revealed"] },
  ];
  if (replayed.as === "unknown") found.push({ grade: "open", text: facts.otherRules });
  else if (replayed.as === "told") {
    const { moves, checkedFrom, brokenOff } = replayed;
    found.push(good(brokenOff ? facts.brokenOff(moves) : facts.replayed(moves)));
    if (checkedFrom > 0) found.push({ grade: "open", text: facts.partly(checkedFrom) });
  } else found.push({ grade: "bad", text: faultWords(replayed.fault) });
  const seed = givenSeed(record.commitment);
  if (seed !== undefined) {
    const isThere = record.playerSeeds.includes(seed);
    found.push(isThere ? good(facts.ownSeed) : { grade: "open", text: facts.otherSeed });
  }
  // The house's seed may be the reason for both of the first two.
  return found.filter(({ text }, i) => found.findIndex((other) => other.text === text) === i);
}

/** What is good to know and does not change the verdict. */
function remarksOf({ commitment }: Kept): Fact[] {
  return givenSeed(commitment) === undefined
    ? [{ grade: "open", text: replayWords().facts.unknownSeed }]
    : [];
}

function faultWords(fault: Extract<Outcome["replayed"], { as: "not-told" }>["fault"]): string {
  const { faults, faultAt } = replayWords();
  const text = faults[fault.code];
  return "seq" in fault ? faultAt(text, fault.seq) : text;
}

/** For those who believe nobody, not even this page. */
function Numbers({ id, record }: { id: string; record: Kept }) {
  const replay = replayWords();
  const { names } = useTable();
  return (
    <details class="fairness-numbers">
      <summary>{replay.details}</summary>
      <dl>
        <dt>{replay.committed}</dt>
        <dd>{record.commitment}</dd>
        <dt>{replay.revealed}</dt>
        <dd>{record.serverSeed}</dd>
        <dt>{replay.given}</dt>
        {record.playerSeeds.map((seed, seat) => (
          <dd key={String(seat)}>
            <b>{names(seat)}</b> {seed}
          </dd>
        ))}
      </dl>
      <a href={`/api/record/${id}`} download={`tavolata-${id}.json`}>
        {replay.record}
      </a>
    </details>
  );
}
