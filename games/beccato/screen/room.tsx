import type { Seat } from "@tavolata/kernel";
import { Sheet, useTable } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useState } from "preact/hooks";
import {
  type Breed,
  type Entry,
  HIDDEN,
  LONGEST_ROW,
  type Move,
  type Signal,
  teamWith,
  type View,
} from "../rules/index.ts";
import { capitalized } from "../texts/grammar.ts";
import { agreedRow, askerOf, canBeProposed, entriesOf, proposalFor } from "./agreeing.ts";
import { AtOnce } from "./at-once.tsx";
import { Person } from "./figures.tsx";
import { groupsAt } from "./keys.ts";
import { useLater } from "./later-words.ts";
import { SIGNALS_OF } from "./signals-of.ts";
import { Drawing, EggPicture } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./room.css";

/** What a signal is being chosen for: to propose it, or to get it for an egg. */
interface Picking {
  readonly entry: Entry;
  readonly egg: number | null;
}

/** BEC-22, BEC-23: where a guild agrees before the first round, unseen by anybody else. */
export function Room({ view, seat }: { view: View; seat: Seat }) {
  const { guilds } = useTexts();
  const later = useLater();
  const [picking, pick] = useState<Picking | null>(null);
  const team = teamWith(view, seat);
  const { surface } = useTable();
  return (
    <section class="bec-room" data-guild={team.guild}>
      <header>
        <span class="bec-guild">
          <Drawing name={team.guild} />
        </span>
        <div>
          <h2>{later.roomTitle}</h2>
          <p>
            <Icon name="lock" />
            {guilds[team.guild]}. {later.roomHint}
          </p>
        </div>
      </header>
      <ul class="bec-entries">
        {entriesOf(view).map((entry) => (
          <EntryOf
            key={entry ?? "any"}
            view={view}
            seat={seat}
            entry={entry}
            onPick={() => pick({ entry, egg: null })}
          />
        ))}
      </ul>
      {surface === "replay" ? null : <AtOnce view={view} seat={seat} />}
      <SignalPicker view={view} seat={seat} picking={picking} onClose={() => pick(null)} />
    </section>
  );
}

interface EntryProps {
  readonly view: View;
  readonly seat: Seat;
  readonly entry: Entry;
  onPick(): void;
}

function EntryOf({ view, seat, entry, onPick }: EntryProps) {
  const { names, play, busy, surface } = useTable<Move>();
  const texts = useTexts();
  const { cards } = texts;
  const later = useLater();
  const team = teamWith(view, seat);
  const row = agreedRow(team, entry);
  const proposal = proposalFor(team, entry);
  const canPropose = surface !== "replay" && canBeProposed(view, entry);
  return (
    <li class="bec-entry">
      {entry === null ? null : <Drawing name={entry} />}
      <div>
        <b>{entry === null ? later.anyTris : cards[entry]}</b>
        <p>{row === null ? later.nothingYet : capitalized(texts.row(row))}</p>
        {proposal === undefined ? null : (
          <p class="bec-proposal">
            {later.proposes({ name: names(askerOf(proposal)), row: texts.row(proposal.row) })}{" "}
            <small>{later.inFavour(texts.and(proposal.yes.map(names)))}</small>
          </p>
        )}
      </div>
      {proposal !== undefined && !proposal.yes.includes(seat) && surface !== "replay" ? (
        <button
          type="button"
          class="button"
          data-kind="main"
          disabled={busy}
          onClick={() => play({ type: "accept", entry })}
        >
          {later.accept}
        </button>
      ) : null}
      {canPropose ? (
        <button type="button" class="button" onClick={onPick}>
          {later.choose}
        </button>
      ) : null}
    </li>
  );
}

interface PickerProps {
  readonly view: View;
  readonly seat: Seat;
  readonly picking: Picking | null;
  onClose(): void;
}

/** All 33 signals in their groups; where signals are free, up to three in a row (BEC-22). */
function SignalPicker({ view, seat, picking, onClose }: PickerProps) {
  const { play, seats } = useTable<Move>();
  const texts = useTexts();
  const later = useLater();
  const most = view.options.freeSignal ? LONGEST_ROW : 1;
  const [row, setRow] = useState<readonly Signal[]>([]);
  const close = () => {
    setRow([]);
    onClose();
  };
  // BEC-22: a signal may come more than once, so a tap always adds; of one signal only, the last tap counts.
  const add = (signal: Signal) => setRow(most === 1 ? [signal] : [...row, signal].slice(0, most));
  const done = () => {
    if (picking === null) return;
    const { entry, egg } = picking;
    play(
      egg === null
        ? { type: "propose", entry, row: [...row] }
        : { type: "changeSignal", egg, entry, row: [...row] },
    );
    close();
  };
  const info = seats[seat];
  return (
    <Sheet title={later.chooseSignal} open={picking !== null} closeLabel={later.close} onClose={close}>
      <div class="bec-picker">
        <p>{later.rowOfUpTo(most)}</p>
        {groupsAt(view.options).map((group) => (
          <div key={group}>
            <h3>{later.groups[group]}</h3>
            <div class="bec-picker-keys">
              {SIGNALS_OF[group].map((signal) => (
                <button
                  key={signal}
                  type="button"
                  class="bec-key"
                  aria-pressed={row.includes(signal)}
                  onClick={() => add(signal)}
                >
                  {info === undefined ? null : <Person info={info} what={signal} cards={3} />}
                  <span>{texts.keys[signal]}</span>
                  <span class="visually-hidden">{texts.signals[signal]}</span>
                  {most > 1 && row.includes(signal) ? <i>{placesIn(row, signal)}</i> : null}
                </button>
              ))}
            </div>
          </div>
        ))}
        {row.length === 0 || most === 1 ? null : (
          <p class="bec-row">
            {capitalized(texts.row(row))}
            <button type="button" class="button" onClick={() => setRow(row.slice(0, -1))}>
              {later.takeOff}
            </button>
          </p>
        )}
        <button type="button" class="button" data-kind="main" disabled={row.length === 0} onClick={done}>
          {later.propose}
        </button>
      </div>
    </Sheet>
  );
}

function placesIn(row: readonly Signal[], signal: Signal): string {
  return row.flatMap((one, at) => (one === signal ? [at + 1] : [])).join(" ");
}

/** BEC-21: between rounds a guild may get another signal for one of its eggs. */
export function ChangeOfSignal({ view, seat }: { view: View; seat: Seat }) {
  const { names, play, busy } = useTable<Move>();
  const texts = useTexts();
  const { screen } = texts;
  const later = useLater();
  const [isOpen, setOpen] = useState(false);
  const [egg, setEgg] = useState<number | null>(null);
  const [picking, pick] = useState<Picking | null>(null);
  const { eggs, change } = teamWith(view, seat);
  if (change !== null && change !== HIDDEN) {
    const isAsked = !change.yes.includes(seat);
    return (
      <div class="bec-change">
        <p>{later.wants({ name: names(askerOf(change)), wish: texts.wish(change.request) })}</p>
        {isAsked ? (
          <button
            type="button"
            class="button"
            data-kind="main"
            disabled={busy}
            onClick={() => play({ type: "confirm" })}
          >
            {later.confirm}
          </button>
        ) : null}
        <button type="button" class="button" disabled={busy} onClick={() => play({ type: "decline" })}>
          {later.decline}
        </button>
      </div>
    );
  }
  if (!eggs.some(({ down }) => !down)) return null;
  const isReal = view.options.table === "oneTable";
  const ask = (move: Move) => {
    play(move);
    setOpen(false);
    setEgg(null);
  };
  const agree = (entry: Entry) => {
    pick({ entry, egg });
    setOpen(false);
  };
  const breeds: Breed[] = view.options.calledChickens ? view.coops.map(({ breed }) => breed) : [];
  return (
    <div class="bec-change">
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {later.change}
      </button>
      <Sheet title={later.changeWith} open={isOpen} closeLabel={later.close} onClose={() => setOpen(false)}>
        <div class="bec-picker">
          <div class="bec-picker-keys">
            {eggs.map(({ guild, down }, at) =>
              down ? null : (
                <button
                  key={String(at)}
                  type="button"
                  class="bec-key"
                  aria-label={screen.egg(texts.symbols[guild])}
                  aria-pressed={egg === at}
                  onClick={() => setEgg(at)}
                >
                  <EggPicture egg={{ guild, down }} />
                </button>
              ),
            )}
          </div>
          {egg === null ? null : (
            <div class="bec-ways">
              {view.options.freeSignal ? null : (
                <button type="button" class="button" onClick={() => ask({ type: "drawSignal", egg })}>
                  {later.drawAnother}
                </button>
              )}
              {isReal ? (
                <button type="button" class="button" onClick={() => ask({ type: "turnEgg", egg })}>
                  {later.turnIt}
                </button>
              ) : (
                <>
                  <button type="button" class="button" onClick={() => agree(null)}>
                    {later.agreeAnother}
                  </button>
                  {breeds.map((breed) => (
                    <button key={breed} type="button" class="button" onClick={() => agree(breed)}>
                      {later.signalFor(texts.cards[breed])}
                    </button>
                  ))}
                </>
              )}
            </div>
          )}
        </div>
      </Sheet>
      <SignalPicker view={view} seat={seat} picking={picking} onClose={() => pick(null)} />
    </div>
  );
}
