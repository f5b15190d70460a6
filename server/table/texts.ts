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
import type { HouseOffer } from "../protocol/index.ts";
import { publicRoom } from "../room/public-room.ts";
import { Comparison } from "./comparison.ts";
import type { GameAtTables } from "./games.ts";
import { type Chapter, noticed, type TableState } from "./state.ts";

/** What the texts are made from. */
interface Source {
  readonly state: TableState;
  readonly game: GameAtTables;
  readonly chapters: readonly Chapter[];
  now(): Instant;
}

/** A table as it was, and how many chapters of the game there were. */
interface Before {
  readonly state: TableState;
  readonly chapters: number;
}

/**
 * What several who look at the same moment share. It is made anew for each and dropped as a whole: maps that are emptied
 * and used again keep what was in them from the garbage collector.
 */
class Moment {
  readonly sights = new Map<Watcher, Sight>();
  /** What everybody hears the same of. */
  readonly publicEvents = new Map<Chapter, string>();
  readonly comparison = new Comparison();

  private clockText: string | undefined;

  constructor(readonly before?: Before) {}

  clock(clock: Clock): string {
    this.clockText ??= JSON.stringify(clock);
    return this.clockText;
  }
}

/** What is sent of a table, written once however many look at it. */
export class TableTexts {
  private roomText: string | undefined;
  private moment: Moment | undefined;
  private chairOffers: Offer<ChairMove>[] | undefined;

  constructor(private readonly table: Source) {}

  /** Something has changed, and before it was so. */
  forget(before: Before): void {
    this.roomText = undefined;
    this.chairOffers = undefined;
    this.moment = new Moment(before);
  }

  /** Everybody has looked. Nothing of it is kept for who comes later: it would be kept at all tables, for hardly anybody. */
  forgetSights(): void {
    this.moment = undefined;
  }

  room(): string {
    this.roomText ??= JSON.stringify(publicRoom(this.table.state, this.table.game));
    return this.roomText;
  }

  /** What a watcher sees of the game now. */
  sight(watcher: Watcher): Sight {
    this.moment ??= new Moment();
    let sight = this.moment.sights.get(watcher);
    if (sight === undefined) {
      sight = this.look(watcher, this.moment);
      this.moment.sights.set(watcher, sight);
    }
    return sight;
  }

  /** What a watcher was told from some chapter on, update by update; `before` is the last update he had. */
  events(watcher: Watcher, from: number, before: number): { last: number; text: string } {
    const { chapters } = this.table;
    let last = before;
    let text = "";
    for (let i = from; i < chapters.length; i++) {
      const chapter = chapters[i]!;
      if (!noticed(chapter, watcher)) continue;
      last++;
      text += `,{"update":${last},"at":${chapter.at},"events":${this.eventsOf(chapter, watcher)}}`;
    }
    return { last, text: `[${text.slice(1)}]` };
  }

  private eventsOf(chapter: Chapter, watcher: Watcher): string {
    if (chapter.told.some((line) => "secret" in line)) return JSON.stringify(heard(chapter.told, watcher));
    this.moment ??= new Moment();
    let text = this.moment.publicEvents.get(chapter);
    if (text === undefined) {
      text = JSON.stringify(heard(chapter.told, watcher));
      this.moment.publicEvents.set(chapter, text);
    }
    return text;
  }

  /** A finished game of another version is not for this version's eyes; its record has all its views. */
  isLegible(): boolean {
    const { play } = this.table.state;
    return play !== null && play.standing.version === this.table.game.rules.version;
  }

  private look(watcher: Watcher, moment: Moment): Sight {
    const { state, game, chapters } = this.table;
    const { standing, over, decisions, awaitedSince } = state.play!;
    const { rules } = game;
    const now = this.table.now() - standing.clock.behind;
    const seat = typeof watcher === "number" ? watcher : undefined;
    const mayMove = !over && watcher !== "spectator" && standing.clock.pausedAt === null;
    const offers = mayMove ? rules.moves(standing.state, watcher, { now, actedAt: now }) : [];
    const awaited = seat !== undefined && !over && awaitedSince[seat] !== null;
    const decision = seat === undefined ? 0 : decisions[seat]!;
    const house =
      rules.chairs === undefined || over ? "" : `,"house":${JSON.stringify(this.houseOffers(watcher, now))}`;
    const offered = offers.length === 0 ? "[]" : JSON.stringify(offers);
    const rest = `"offers":${offered},"awaited":${awaited},"decision":${decision},"clock":${moment.clock(standing.clock)}${house}`;
    const view = () => glimpse(rules, standing.state, watcher);
    return new Sight(chapters.length, rest, view, this.newsFor(watcher, moment));
  }

  private newsFor(
    watcher: Watcher,
    { before, comparison }: Moment,
  ): { since: number; changes: string } | undefined {
    const { rules } = this.table.game;
    const { begun, standing } = this.table.state.play!;
    const known = before?.state.play;
    if (before === undefined || known == null || known.begun.number !== begun.number) return undefined;
    // What a view of another version said, this one cannot tell.
    if (known.standing.version !== rules.version) return undefined;
    const changes = comparison.changes(
      glimpse(rules, known.standing.state, watcher),
      glimpse(rules, standing.state, watcher),
    );
    return changes === undefined ? undefined : { since: before.chapters, changes };
  }

  /** What the house would do for a watcher if he asked: for who sits, about his own chair; for others, about free ones. */
  private houseOffers(watcher: Watcher, now: Instant): HouseOffer[] {
    const { rules } = this.table.game;
    if (watcher === "screen" || this.table.state.room.tournament !== undefined) return [];
    this.chairOffers ??= rules.moves(this.table.state.play!.standing.state, "house", {
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

  private laterTopUp(seat: Seat): HouseOffer | undefined {
    const { game, state } = this.table;
    const range = game.rules.chairs?.topUps(state.play!.standing.state, seat);
    if (range === undefined || range.now) return undefined;
    const { least, most } = range;
    return { move: { type: "topUp", seat }, open: { chips: { kind: "amount", least, most } }, later: true };
  }
}

/** What one watcher sees after so many chapters: the fields of an update from `view` on, without the braces. */
export class Sight {
  private whole: string | undefined;

  constructor(
    readonly chapters: number,
    private readonly rest: string,
    private readonly view: () => object,
    /** What is new for whoever saw the sight after so many chapters. */
    private readonly news?: { readonly since: number; readonly changes: string },
  ) {}

  /** Only what is new for somebody who was sent the sight after `sent` chapters, where that is known. */
  since(sent: number | undefined): string {
    const { news } = this;
    if (news !== undefined && news.since === sent) return `"changes":${news.changes},${this.rest}`;
    this.whole ??= JSON.stringify(this.view());
    return `"view":${this.whole},${this.rest}`;
  }
}

function glimpse(rules: AnyGame, state: GameTypes["state"], watcher: Watcher): object {
  return rules.glimpse?.(state, watcher) ?? rules.view(state, watcher);
}
