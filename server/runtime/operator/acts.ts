import { isDoneByItself } from "../../folds/operator/state.ts";
import { hasOpenChairs } from "../../folds/table/chairs.ts";
import { faultFields } from "../../logger.ts";
import type { OperatorAct } from "../../protocol/index.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { BackupDesk, OperatorHouse } from "./house.ts";
import type { OperatorLog } from "./operator-log.ts";

export type Outcome =
  | "done"
  | "no-such-table"
  | "no-such-tournament"
  | "tournament-table"
  | "already-so"
  | "no-such-ban"
  | "no-such-report"
  | "no-such-node"
  | "last-node"
  | "no-backups-here"
  | "backup-failed"
  | "unavailable";

export interface ActsOptions {
  readonly house: OperatorHouse;
  readonly log: OperatorLog;
  backups(): BackupDesk | undefined;
  onDone(act: OperatorAct["type"], outcome: Outcome): void;
}

/** Does what operators want. It is written down first, so that nothing is ever done of which the log knows nothing. */
export class OperatorActs {
  constructor(private readonly options: ActsOptions) {}

  async perform(
    act: OperatorAct,
    by: string,
    reason: string,
  ): Promise<{ readonly entry?: number; readonly outcome: Outcome }> {
    const { log, house, onDone } = this.options;
    const written = await log.write<Outcome>(({ draining }) => {
      const refused = this.refuse(act, draining);
      return refused === undefined ? [{ type: "act", act, by, reason }] : { refused };
    }, mentionedIn(act));
    if ("refused" in written) return { outcome: written.refused };
    const { entry } = written;
    if (isDoneByItself(act)) {
      onDone(act.type, "done");
      return { entry, outcome: "done" };
    }
    const outcome = await this.does(act, by, reason).catch((fault: unknown): Outcome => {
      house.logger("error", "operator's act failed", { act: act.type, ...faultFields(fault) });
      return "unavailable";
    });
    await log.write(() => [{ type: "outcome", of: entry, code: outcome }]);
    onDone(act.type, outcome);
    return { entry, outcome };
  }

  /** What makes no sense is not even written down. */
  private refuse(act: OperatorAct, draining: readonly string[]): Outcome | undefined {
    const { house, backups } = this.options;
    if (act.type === "back-up") return backups() === undefined ? "no-backups-here" : undefined;
    if (act.type === "stop-draining") return draining.includes(act.node) ? undefined : "already-so";
    if (act.type !== "drain") return undefined;
    if (draining.includes(act.node)) return "already-so";
    if (!house.livingNodes().includes(act.node)) return "no-such-node";
    const others = house.livingNodes().filter((node) => node !== act.node && !draining.includes(node));
    return others.length === 0 ? "last-node" : undefined;
  }

  private async does(act: OperatorAct, by: string, reason: string): Promise<Outcome> {
    const { house } = this.options;
    switch (act.type) {
      case "close-table":
        return closeTable(await house.findTableById(act.table));
      case "call-off": {
        const tournament = await house.findTournamentById(act.tournament);
        if (tournament === undefined) return "no-such-tournament";
        return (await tournament.callOff()) ? "done" : "already-so";
      }
      case "wake-tournament": {
        const tournament = await house.rereadTournament(act.tournament);
        if (tournament === undefined) return "no-such-tournament";
        tournament.wake();
        return "done";
      }
      case "back-up":
        return this.backUp();
      case "mute":
      case "ban": {
        const { whom, forMs, type: what } = act;
        const who = "network" in whom ? whom : { person: whom.person.id };
        await house.bans.set({ ...who, what, why: reason, by, forMs });
        return "done";
      }
      case "end-ban":
        return (await house.bans.end(act.ban)) ? "done" : "no-such-ban";
      case "handle-report": {
        const handled = { at: house.store.now(), by, note: reason };
        if (!(await house.store.handleReport(act.report, handled))) return "no-such-report";
        const circle = (await house.store.report(act.report))?.circle;
        if (circle != null) house.circles.presenceChanged(circle);
        return "done";
      }
      default:
        return "done";
    }
  }

  private async backUp(): Promise<Outcome> {
    const desk = this.options.backups();
    if (desk === undefined) return "no-backups-here";
    return (await desk.makeNow()) ? "done" : "backup-failed";
  }
}

/**
 * Chips go back by the rules' own way out: the hand is played to its end, and everybody takes what is theirs. Any other
 * game that is on is given up, and everybody gets back what they brought to it. Who wants it a second time, while the
 * players still play their hand, has them get up.
 */
async function closeTable(table: LiveTable | undefined): Promise<Outcome> {
  if (table === undefined) return "no-such-table";
  if (table.state.room.tournament !== undefined) return "tournament-table";
  const closed = await table.direct(() => {
    const { room } = table.state;
    if (room.closed !== null || room.closing === "abandoned") return undefined;
    if (!hasOpenChairs(table.state, table.game)) return [{ type: "closed", why: "operator" }];
    return [{ type: "closing", why: room.closing === "operator" ? "abandoned" : "operator" }];
  });
  // What is due now is done at once.
  if (closed) await table.wake();
  return closed ? "done" : "already-so";
}

/** So that they are found in the log when they want to be forgotten. */
function mentionedIn(act: OperatorAct): string[] {
  return "whom" in act && "person" in act.whom ? [act.whom.person.id] : [];
}
