import { drawMove, fastRandom, type Instant, pick, type Random } from "@tavolata/kernel";
import type { Draws } from "../folds/draws.ts";
import { stackAccount } from "../folds/table/chips.ts";
import { stepDue } from "../folds/table/due.ts";
import { foldEntry } from "../folds/table/fold-entry.ts";
import type { TableState } from "../folds/table/state.ts";
import type { Step } from "../folds/table/steps.ts";
import { TIMEOUTS } from "../folds/table/timeouts.ts";
import type { GameAtTables } from "../folds/table-game.ts";
import type { TournamentChange } from "../folds/tournament/change.ts";
import type { TournamentCircumstances } from "../folds/tournament/circumstances.ts";
import { changeDue, endingOf } from "../folds/tournament/due.ts";
import { foldTournament } from "../folds/tournament/fold.ts";
import { judgeTournamentAct } from "../folds/tournament/judge.ts";
import { levelsElapsed } from "../folds/tournament/levels.ts";
import { openingTournament } from "../folds/tournament/opening.ts";
import { playersLeft, type TournamentState } from "../folds/tournament/state.ts";
import { openingOf, orderFor } from "../folds/tournament/table-of-tournament.ts";
import type { TournamentAct, TournamentPlan } from "../protocol/index.ts";
import type { Transfer } from "../store/contract.ts";

interface VirtualTable {
  state: TableState;
  at: Instant;
  seq: number;
}

const CIRCUMSTANCES = { timeouts: TIMEOUTS, outages: [], isLost: () => false };
const THINKING_MS = 1500;

/** A whole tournament with all its tables, on a clock of its own: hours of it take a second. */
export class VirtualTournament {
  now: Instant = 1_000_000;
  state: TournamentState;
  readonly tables = new Map<number, VirtualTable>();
  readonly accounts = new Map<string, number>();
  /** Called after everything that is written. */
  onChange: () => void = () => {};
  private readonly random: Random;
  private drawn = 0;
  private requests = 0;

  constructor(
    plan: TournamentPlan,
    private readonly game: GameAtTables,
    seed: number,
  ) {
    this.random = fastRandom(seed, 0);
    const wanted = { id: "T".repeat(22), plan, host: person("host"), serverSeed: this.draws.seed() };
    const [opened] = JSON.parse(openingTournament(wanted, this.now).steps);
    this.state = foldTournament(undefined, opened, this.now);
  }

  /** What one person does; the code of the refusal if it is refused. */
  act(who: string, act: TournamentAct): string | undefined {
    const request = `r${this.requests++}`;
    const judged = judgeTournamentAct(
      this.state,
      this.game,
      this.now,
      person(who),
      request,
      act,
      this.circumstances(),
      this.draws,
    );
    if ("refused" in judged) return judged.refused.code;
    this.write(judged);
    return undefined;
  }

  /** Goes on until something is so, or it is over. */
  until(isSo: () => boolean, most = 400_000): void {
    for (let steps = 0; steps < most; steps++) {
      if (isSo() || this.state.phase === "over" || this.state.phase === "cancelled") return;
      this.step();
    }
    throw new Error(`nothing came of it in ${most} steps: ${playersLeft(this.state).length} are left`);
  }

  /** Somebody opens the page of their table. */
  arrives(who: string): void {
    const guest = person(who);
    for (const table of this.tables.values()) {
      const sits = table.state.room.chairs.some(
        (chair) => chair !== null && "person" in chair && chair.person === guest.id,
      );
      if (sits) this.writeTo(table, [{ type: "arrived", person: guest, node: "node" }]);
    }
  }

  playersAt(table: number): number[] {
    return this.tables.get(table)?.state.room.chairs.flatMap((chair) => chair?.player ?? []) ?? [];
  }

  balance(account: string): number {
    return this.accounts.get(account) ?? 0;
  }

  private step(): void {
    this.openTables();
    const change = changeDue(this.state, this.game, this.now, this.circumstances(), this.draws);
    if (change !== undefined) {
      const stackOf = (player: number) => this.balance(stackAccount(this.state.id, player));
      this.write(change === "ending" ? endingOf(this.state, stackOf) : change);
      return;
    }
    if (this.tend()) return;
    this.playOn();
  }

  private openTables(): void {
    if (this.state.phase !== "running") {
      this.tables.clear();
      return;
    }
    for (const [index, { closed }] of this.state.tables.entries()) {
      if (closed) this.tables.delete(index);
      else if (!this.tables.has(index)) {
        const elapsed =
          this.state.rounds === null
            ? levelsElapsed(this.state, this.game, this.tableStates(), this.now)
            : undefined;
        const { writes, transfers = [] } = openingOf(
          this.state,
          index,
          this.game,
          this.now,
          CIRCUMSTANCES,
          this.draws,
          elapsed,
        );
        const steps = JSON.parse(writes[0]!.steps);
        const { state } = foldEntry(undefined, steps, { seq: 0, at: this.now }, () => this.game);
        this.tables.set(index, { state, at: this.now, seq: 0 });
        this.pay(transfers);
        this.onChange();
      }
    }
  }

  private tend(): boolean {
    const stacks = this.circumstances().stacks;
    for (const [index, table] of this.tables) {
      if (this.due(table) !== undefined) continue;
      const chipsOf = (player: number) => stacks.get(player) ?? 0;
      const order = orderFor(this.state, index, table.state, this.game, this.now, chipsOf);
      if (order === undefined) continue;
      this.writeTo(table, order);
      return true;
    }
    return false;
  }

  /** The next thing at any table, or a second of nothing. */
  private playOn(): void {
    const second = this.now + 1000;
    let next:
      | { readonly at: Instant; readonly table: VirtualTable; readonly step: () => Step | undefined }
      | undefined;
    for (const table of this.tables.values()) {
      const turn = this.turnAt(table);
      if (turn !== undefined && turn.at < (next?.at ?? second)) next = { ...turn, table };
    }
    this.now = Math.max(this.now, next?.at ?? second);
    const step = next?.step();
    if (next !== undefined && step !== undefined) this.writeTo(next.table, [step]);
  }

  private turnAt(table: VirtualTable): { readonly at: Instant; step(): Step | undefined } | undefined {
    const { play, room } = table.state;
    if (play === null || play.over || room.closed !== null) return undefined;
    if (this.due(table) !== undefined) return { at: this.now, step: () => this.due(table) };
    if (play.standing.clock.pausedAt !== null) return undefined;
    const { rules } = this.game;
    const alarm = rules.alarm(play.standing.state);
    const [seat] = rules.awaits(play.standing.state);
    if (seat === undefined) {
      if (alarm === undefined) return undefined;
      const at = alarm + play.standing.clock.behind;
      return { at, step: () => this.due(table) };
    }
    return {
      at: table.at + THINKING_MS,
      step: () => {
        const due = this.due(table);
        if (due !== undefined) return due;
        const { standing } = play;
        const offers = rules.moves(standing.state, seat, { now: this.now, actedAt: this.now });
        const move = drawMove(pick(offers, this.random), this.random);
        return { type: "input", input: { seq: standing.seq + 1, at: this.now, by: seat, move } };
      },
    };
  }

  private due(table: VirtualTable): Step | undefined {
    return stepDue(table.state, this.game, table.at, this.now, CIRCUMSTANCES);
  }

  private writeTo(table: VirtualTable, steps: readonly Step[]): void {
    table.seq++;
    table.at = this.now;
    const { state, transfers } = foldEntry(
      table.state,
      steps,
      { seq: table.seq, at: this.now },
      () => this.game,
    );
    table.state = state;
    this.pay(transfers);
    this.onChange();
  }

  private write({ steps, transfers = [] }: TournamentChange): void {
    // What is written is read again as text.
    for (const step of JSON.parse(JSON.stringify(steps)))
      this.state = foldTournament(this.state, step, this.now);
    this.pay(transfers);
    this.onChange();
  }

  private pay(transfers: readonly Transfer[]): void {
    for (const { from, to, amount } of transfers) {
      if (!Number.isInteger(amount) || amount < 1) throw new Error(`a transfer of ${amount}`);
      this.accounts.set(from, this.balance(from) - amount);
      this.accounts.set(to, this.balance(to) + amount);
      const isFree = from === "house" || from.startsWith("purse:");
      if (!isFree && this.balance(from) < 0) throw new Error(`${from} is short of ${-this.balance(from)}`);
    }
  }

  private circumstances(): TournamentCircumstances {
    const seated = new Set([...this.tables.keys()].flatMap((table) => this.playersAt(table)));
    const outside = this.state.players.flatMap(({ out, waiting }, player) =>
      (out === null && !seated.has(player)) || waiting ? [player] : [],
    );
    return {
      openedAt: 1_000_000,
      tables: this.tableStates(),
      stacks: new Map(outside.map((player) => [player, this.balance(stackAccount(this.state.id, player))])),
      outages: [],
      gameTimeout: TIMEOUTS.game,
    };
  }

  private tableStates(): Map<number, TableState> {
    return new Map([...this.tables].map(([index, { state }]) => [index, state]));
  }

  private readonly draws: Draws = {
    id: () => String(this.drawn++).padStart(22, "x"),
    seed: () => String(this.drawn++).padStart(64, "0"),
  };
}

function person(id: string) {
  return { id: id.padEnd(16, "-"), nickname: id, avatar: "plain" };
}
