import type { Instant } from "@tavolata/kernel";
import { circleChangeDue } from "../../folds/circle/due.ts";
import type { EveningCircumstances } from "../../folds/circle/evenings/due.ts";
import { SECRET_DRAWS } from "../platform/secret-draws.ts";
import type { Presence } from "./presence.ts";
import { type CircleReplica, MOST_TRIES, type ReplicaContext } from "./replica.ts";
import { resultOf } from "./results.ts";

/** What the duties of a circle need of its node. */
export interface DutiesContext extends ReplicaContext {
  openSince(): Instant;
}

const MOST_NEWS = 50;
/** Whatever it is that never comes to an end, it must not fill the log and open tables without end. */
const REST_MS = 60_000;

/** What a circle does by itself: its evenings, its seasons, and to note what has ended in it. */
export class CircleDuties {
  private restsUntil = 0;

  constructor(
    private readonly context: DutiesContext,
    private readonly replica: CircleReplica,
    private readonly presence: Presence,
  ) {}

  async doWhatIsDue(): Promise<void> {
    if (performance.now() < this.restsUntil) return;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const at = Math.max(this.replica.state.at, this.context.store.now());
      const circumstances = await this.circumstances();
      const change = circleChangeDue(this.replica.state, at, circumstances, SECRET_DRAWS);
      if (change.steps.length > 0) await this.replica.write(change, at);
      else if (!(await this.noteNews(at))) return;
    }
    this.restsUntil = performance.now() + REST_MS;
    const { id } = this.replica.state;
    this.context.logger("error", "circle does not come to rest", {
      circle: id.slice(0, 6),
      seq: this.replica.seq,
    });
  }

  async circumstances(): Promise<EveningCircumstances> {
    const { findGame, store } = this.context;
    const present = await this.present();
    // People at a table of an evening are there for its next part, too.
    const seated = this.replica.state.evenings.begun.flatMap(({ openings }) =>
      openings.flatMap(({ tables }) => tables.flatMap((table) => table.seated)),
    );
    const apart = await store.blocksAmong([...new Set([...present, ...seated])]);
    return { findGame, present, apart, openSince: this.context.openSince() };
  }

  /** The members who look at the circle, in the order in which they joined it. */
  private async present(): Promise<string[]> {
    await this.presence.read();
    const here = new Set(this.presence.here());
    return this.replica.state.members.flatMap(({ id }) => (here.has(id) ? [id] : []));
  }

  /** Writes down what has ended in the circle since it last did. Returns whether anything has. */
  private async noteNews(at: Instant): Promise<boolean> {
    const { store } = this.context;
    const games = await store.newCircleGames(this.replica.state.id, MOST_NEWS);
    if (games.length === 0) return false;
    const results = await Promise.all(games.map((game) => resultOf(store, game)));
    const steps = results.flatMap((result) =>
      result === undefined ? [] : [{ type: "season-result", result } as const],
    );
    const notedGames = games.map(({ id }) => id);
    await this.replica.write({ steps: steps.length > 0 ? steps : [{ type: "looked" }], notedGames }, at);
    return true;
  }
}
