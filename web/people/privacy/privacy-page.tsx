import { useSignal } from "@preact/signals";
import type { OwnProfile } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { Link } from "../../shell/link.tsx";
import { connection } from "../../state/connection.ts";
import { ask } from "../ask.ts";
import { Framed } from "../frame.tsx";
import { privacyWords } from "./words/index.ts";
import "./privacy.css";

/** What a house does that has not said otherwise, in days. */
const USUALLY = { guests: 400, chat: 30, games: 400, reports: 180 };

/** What is kept of people, why and for how long; the periods are those that this house has set. */
export function PrivacyPage() {
  const said = privacyWords();
  const kept = useSignal<OwnProfile["keptFor"]>(USUALLY);
  const isKnown = connection.person.value !== null;
  useEffect(() => {
    if (!isKnown) return;
    void ask<OwnProfile>("me").then(({ value }) => {
      if (value !== undefined) kept.value = value.keptFor;
    });
  }, [isKnown, kept]);
  const { guests, chat, games, reports } = kept.value;
  const { rows } = said;
  const lines = [
    { ...rows.person, long: rows.person.long(guests) },
    rows.devices,
    rows.ways,
    { ...rows.games, long: rows.games.long(games) },
    { ...rows.chat, long: rows.chat.long(chat) },
    { ...rows.peace, long: rows.peace.long(reports) },
    rows.circles,
    rows.chips,
    rows.network,
  ];
  return (
    <Framed title={said.title}>
      <div class="privacy">
        <p>{said.intro}</p>
        <table>
          <caption>{said.kept}</caption>
          <thead>
            <tr>
              <th scope="col">{said.heads.what}</th>
              <th scope="col">{said.heads.why}</th>
              <th scope="col">{said.heads.long}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, why, long }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{why}</td>
                <td data-head={said.heads.long}>{long}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <section>
          <h2>{said.seen}</h2>
          <ul>
            {said.seenRows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{said.yours}</h2>
          <p>{said.yoursText}</p>
          <Link to="/me" class="button">
            {said.profile}
          </Link>
        </section>
        <section>
          <h2>{said.cookies}</h2>
          <p>{said.cookiesText}</p>
        </section>
        <section>
          <h2>{said.third}</h2>
          <p>{said.thirdText}</p>
        </section>
      </div>
    </Framed>
  );
}
