import {
  type AnyGame,
  type ChairMove,
  type Clock,
  type GameTypes,
  heard,
  type Instant,
  type Offer,
  type Seat,
  type Watcher,
} from "@tavolata/kernel";
import { publicRoom } from "../../folds/table/public-room.ts";
import { decisionOf, playOf, type TableState } from "../../folds/table/state.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import type { ChairOffer } from "../../protocol/index.ts";
import type { FreshBatch } from "./recent-batches.ts";
import { ViewDiff } from "./view-diff.ts";

/** What the messages are made from. */
interface Source {
  readonly state: TableState;
  readonly game: GameAtTables;
  now(): Instant;
}

/**
 * What the updates of several watchers share. It is made anew for each change of the table and dropped as a whole:
 * maps that are emptied and used again keep what was in them from the garbage collector.
 */
class UpdateCache {
  readonly bodies = new Map<Watcher, UpdateBody>();
  readonly diff = new ViewDiff();

  private clockText: string | undefined;

  /** The table as it was before the change. */
  constructor(readonly before?: TableState) {}

  clock(clock: Clock): string {
    this.clockText ??= JSON.stringify(clock);
    return this.clockText;
  }
}

/** What is sent of a table, written once however many people watch it. */
export class TableSerializer {
  private roomText: string | undefined;
  private cache: UpdateCache | undefined;
  private chairOffers: Offer<ChairMove>[] | undefined;

  constructor(private readonly table: Source) {}

  /** The table has changed; this is what it was before. */
  forget(before: TableState): void {
    this.roomText = undefined;
    this.chairOffers = undefined;
    this.cache = new UpdateCache(before);
  }

  /** Everybody has their update now. To keep the bodies for the few who come later would cost memory at every table. */
  forgetBodies(): void {
    this.cache = undefined;
  }

  room(): string {
    this.roomText ??= JSON.stringify(publicRoom(this.table.state, this.table.game));
    return this.roomText;
  }

  /** What a watcher sees of the game now. */
  updateBody(watcher: Watcher): UpdateBody {
    this.cache ??= new UpdateCache();
    let body = this.cache.bodies.get(watcher);
    if (body === undefined) {
      body = this.makeBody(watcher, this.cache);
      this.cache.bodies.set(watcher, body);
    }
    return body;
  }

  /** What a watcher was told in these batches, update by update; `before` is the last update they had. */
  events(watcher: Watcher, batches: readonly FreshBatch[], before: number): { last: number; text: string } {
    let last = before;
    let text = "";
    for (const batch of batches) {
      last++;
      text += `,{"update":${last},"at":${batch.at},"events":${eventsText(batch, watcher)}}`;
    }
    return { last, text: `[${text.slice(1)}]` };
  }

  /** This version cannot show a game that another version has finished; the game's history has all its views. */
  isLegible(): boolean {
    const { play } = this.table.state;
    return play !== null && play.standing.version === this.table.game.rules.version;
  }

  private makeBody(watcher: Watcher, cache: UpdateCache): UpdateBody {
    const { state, game } = this.table;
    const play = playOf(state);
    const { standing, over, awaitedSince } = play;
    const { rules } = game;
    const now = this.table.now() - standing.clock.behind;
    const seat = typeof watcher === "number" ? watcher : undefined;
    const mayMove = !over && watcher !== "spectator" && standing.clock.pausedAt === null;
    const offers = mayMove ? rules.moves(standing.state, watcher, { now, actedAt: now }) : [];
    const awaited = seat !== undefined && !over && awaitedSince[seat] !== null;
    const decision = seat === undefined ? 0 : decisionOf(play, seat);
    const chairOffers =
      rules.chairs === undefined || over
        ? ""
        : `,"chairOffers":${JSON.stringify(this.chairOffersFor(watcher, now))}`;
    const offered = offers.length === 0 ? "[]" : JSON.stringify(offers);
    const rest = `"offers":${offered},"awaited":${awaited},"decision":${decision},"clock":${cache.clock(standing.clock)}${chairOffers}`;
    const view = () => sharedViewOf(rules, standing.state, watcher);
    return new UpdateBody(standing.seq, rest, view, this.diffFor(watcher, cache));
  }

  private diffFor(
    watcher: Watcher,
    { before, diff }: UpdateCache,
  ): { since: number; changes: string } | undefined {
    const { rules } = this.table.game;
    const { begun, standing } = playOf(this.table.state);
    const known = before?.play;
    if (known == null || known.begun.number !== begun.number) return undefined;
    // This version cannot tell what a view of another version held.
    if (known.standing.version !== rules.version) return undefined;
    const changes = diff.changes(
      sharedViewOf(rules, known.standing.state, watcher),
      sharedViewOf(rules, standing.state, watcher),
    );
    return changes === undefined ? undefined : { since: known.standing.seq, changes };
  }

  /** What the house would do for a watcher on request: with their own chair, or with a free one if they have none. */
  private chairOffersFor(watcher: Watcher, now: Instant): ChairOffer[] {
    const { rules } = this.table.game;
    if (watcher === "screen" || this.table.state.room.tournament !== undefined) return [];
    this.chairOffers ??= rules.moves(playOf(this.table.state).standing.state, "house", {
      now,
      actedAt: now,
    }) as Offer<ChairMove>[];
    if (typeof watcher !== "number") return this.chairOffers.filter(({ move }) => move.type === "sit");
    const own = this.chairOffers.filter(
      ({ move }) =>
        "seat" in move && move.seat === watcher && (move.type === "stand" || move.type === "topUp"),
    );
    const later = this.laterTopUp(watcher);
    return later === undefined ? own : [...own, later];
  }

  private laterTopUp(seat: Seat): ChairOffer | undefined {
    const { game, state } = this.table;
    const range = game.rules.chairs?.topUps(playOf(state).standing.state, seat);
    if (range === undefined || range.now) return undefined;
    const { least, most } = range;
    return { move: { type: "topUp", seat }, open: { chips: { kind: "amount", least, most } }, later: true };
  }
}

/** What one watcher sees after this input: the fields of an update from `view` on, without the braces. */
export class UpdateBody {
  private whole: string | undefined;

  constructor(
    readonly input: number,
    private readonly rest: string,
    private readonly view: () => object,
    /** What has changed since the view after this input. */
    private readonly diff?: { readonly since: number; readonly changes: string },
  ) {}

  /** Only what has changed since the view after the input `sent`, if that is known; otherwise the whole view. */
  since(sent: number | undefined): string {
    const { diff } = this;
    if (diff !== undefined && diff.since === sent) return `"changes":${diff.changes},${this.rest}`;
    this.whole ??= JSON.stringify(this.view());
    return `"view":${this.whole},${this.rest}`;
  }
}

function sharedViewOf(rules: AnyGame, state: GameTypes["state"], watcher: Watcher): object {
  return rules.sharedView?.(state, watcher) ?? rules.view(state, watcher);
}

function eventsText({ texts, told }: FreshBatch, watcher: Watcher): string {
  return texts?.heardBy(watcher) ?? JSON.stringify(heard(told, watcher));
}
