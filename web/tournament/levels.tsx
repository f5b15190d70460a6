import { useSignal } from "@preact/signals";
import type { PublicTournament } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { money } from "../chips/money.ts";
import { timeOfDay } from "../chips/times.ts";
import { connection } from "../state/connection.ts";
import { tournamentWords } from "./words/index.ts";

const MINUTE = 60_000;
const LOOK_EVERY = 5000;

/** What a hand costs now, what the next level will make of it and when, and all the others. */
export function Levels({ tournament }: { tournament: PublicTournament }) {
  const { levels: said } = tournamentWords();
  const { levels, levelsBegan, paused } = tournament;
  const now = useNow();
  if (levels === null) return null;
  const { minutes, antes } = levels;
  // In a pause nobody knows when the next one will be.
  const began = paused ? null : levelsBegan;
  const level = began === null ? null : Math.max(0, Math.floor((now - began) / (minutes * MINUTE)));
  const startOf = (one: number) => {
    if (began !== null) return timeOfDay(began + one * minutes * MINUTE);
    return one === 0 ? said.start : said.after(one * minutes);
  };
  const [ante, next] = level === null ? [] : antes.slice(level, level + 2);
  return (
    <section class="tournament-levels">
      <h2>{said.title}</h2>
      <p role="status">
        {paused ? said.paused : level === null ? said.rises(minutes) : null}
        {level === null || ante === undefined ? null : <strong>{said.now(level + 1, money(ante))}</strong>}{" "}
        {level === null || next === undefined ? null : said.next(money(next), startOf(level + 1))}
      </p>
      <details>
        <summary>{said.all}</summary>
        <table class="levels">
          <thead>
            <tr>
              <th scope="col">{said.level}</th>
              <th scope="col">{said.ante}</th>
              <th scope="col">{said.from}</th>
            </tr>
          </thead>
          <tbody>
            {antes.map((one, i) => (
              <tr key={String(i)} data-mine={i === level}>
                <th scope="row">{i + 1}</th>
                <td>{money(one)}</td>
                <td>{startOf(i)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="tournament-hint">{said.beyond}</p>
      </details>
    </section>
  );
}

function useNow(): number {
  const now = useSignal(connection.clock.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = connection.clock.now();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [now]);
  return now.value;
}
