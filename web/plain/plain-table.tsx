import type { GameTypes } from "@tavolata/kernel";
import { type AnyScreen, language, type SeatInfo, type TableProps, useTable } from "@tavolata/kit";
import { Face } from "@tavolata/kit/art";
import { useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import { groupLines } from "./grouping.ts";
import { Moves } from "./moves.tsx";
import { sentencesOf } from "./sentences.ts";
import { PLAIN_WORDS } from "./words/index.ts";
import "./plain-table.css";

/** How much of what was told stands on the table; all of it is in the log. */
const LATEST = 8;

interface PlainTableProps extends TableProps<GameTypes> {
  readonly screen: Pick<AnyScreen, "words">;
}

/**
 * The table of a game that nobody has drawn: who sits there, what is seen, what happened and what can be done, in
 * words.
 */
export function PlainTable({ screen, view }: PlainTableProps) {
  const { surface, seats, you, names, awaited, busy, offers, openChairs, told } = useTable();
  const { play } = words();
  const said = screen.words(language.value);
  const plain = PLAIN_WORDS[language.value];
  const { ofSeats, ofTable } = groupLines((called) => said.view(view, called), names, seats.length);
  const sentences = sentencesOf(screen, told().slice(-2 * LATEST), names, view)
    .slice(-LATEST)
    .toReversed();
  const prompt = said.prompt(view, names) || (awaited ? play.yourTurn : sentences[0]);
  const own = seats.find(({ seat }) => seat === you);
  // Where people come and go there may be chairs that nobody sits on, and nothing is seen of them.
  const others = seats.filter(
    ({ seat }) => seat !== you && (openChairs === null || (ofSeats[seat]?.length ?? 0) > 0),
  );
  // While a move is on its way its button stays where it was.
  const offered = useRef(offers);
  if (!busy) offered.current = offers;
  return (
    <div class="plain" data-surface={surface}>
      {surface === "hand" ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <section class="plain-board" aria-label={plain.table} tabIndex={0}>
          <ol class="plain-seats" aria-label={plain.seats}>
            {others.map((info) => (
              <PlainSeat key={info.seat} info={info} lines={ofSeats[info.seat] ?? []} />
            ))}
          </ol>
          {ofTable.length === 0 ? null : (
            <div class="plain-panel">
              <h2>{plain.table}</h2>
              <Lines lines={ofTable} />
            </div>
          )}
          {sentences.length === 0 ? null : (
            <div class="plain-panel plain-told">
              <h2>{play.log}</h2>
              <Lines lines={sentences} />
            </div>
          )}
        </section>
      )}
      <div class="plain-near">
        {own === undefined ? null : (
          <ul class="plain-own">
            <PlainSeat info={own} lines={ofSeats[own.seat] ?? []} />
          </ul>
        )}
        {prompt === undefined ? null : (
          <p class="plain-prompt" data-awaited={awaited}>
            {prompt}
          </p>
        )}
        {you === null || surface === "replay" ? null : (
          <div class="plain-moves">
            <Moves screen={screen} offers={offered.current} view={view} />
          </div>
        )}
      </div>
    </div>
  );
}

function PlainSeat({ info, lines }: { info: SeatInfo; lines: readonly string[] }) {
  const { you } = useTable();
  const { me, play } = words();
  const { seat, name, avatar, isBot, present, standIn } = info;
  const state = standIn ? play.standIn : present ? undefined : play.away;
  return (
    <li class="plain-seat" data-away={state !== undefined} data-place={`seat-${seat}`}>
      <span class="plain-face">
        <Face avatar={avatar} isBot={isBot} />
      </span>
      <div>
        <p class="plain-name">
          <strong>{name}</strong>
          {seat === you ? <i>({me.you})</i> : null}
          {state === undefined ? null : <small>{state}</small>}
        </p>
        <Lines lines={lines} />
      </div>
    </li>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul class="plain-lines">
      {lines.map((line, i) => (
        <li key={String(i)}>{line}</li>
      ))}
    </ul>
  );
}
