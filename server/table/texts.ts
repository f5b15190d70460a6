import {
  type ChairMove,
  type GameTypes,
  heard,
  type Instant,
  type Offer,
  type Seat,
  type Watcher,
} from "@tavolata/kernel";
import type { HouseOffer } from "../protocol/index.ts";
import { publicRoom } from "../room/public-room.ts";
import type { GameAtTables } from "./games.ts";
import { type Chapter, noticed, type TableState } from "./state.ts";

/** What the texts are made from. */
interface Source {
  readonly state: TableState;
  readonly game: GameAtTables;
  readonly chapters: readonly Chapter[];
  now(): Instant;
}

/** What is sent of a table, written once however many look at it. */
export class TableTexts {
  private roomText: string | undefined;
  private readonly sights = new Map<Watcher, Sight>();
  private game = -1;
  private writer = new Writer();
  private chairOffers: Offer<ChairMove>[] | undefined;

  constructor(private readonly table: Source) {}

  /** Something has changed. */
  forget(): void {
    this.roomText = undefined;
    this.chairOffers = undefined;
    this.writer = new Writer();
  }

  room(): string {
    this.roomText ??= JSON.stringify(publicRoom(this.table.state, this.table.game));
    return this.roomText;
  }

  /** What a watcher sees of the game now. It changes with the chapters of the game, and with nothing else. */
  sight(watcher: Watcher): Sight {
    const { state, chapters } = this.table;
    const game = state.play!.begun.number;
    if (game !== this.game) {
      this.game = game;
      this.sights.clear();
    }
    const before = this.sights.get(watcher);
    if (before?.chapters === chapters.length) return before;
    const sight = this.look(watcher, before);
    this.sights.set(watcher, sight);
    return sight;
  }

  /** A finished game of another version is not for this version's eyes; its record has all its views. */
  isLegible(): boolean {
    const { play } = this.table.state;
    return play !== null && play.standing.version === this.table.game.rules.version;
  }

  private look(watcher: Watcher, before: Sight | undefined): Sight {
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
    const rest = `"offers":${JSON.stringify(offers)},"awaited":${awaited},"decision":${decision},"clock":${JSON.stringify(standing.clock)}${house}`;
    const view = rules.glimpse?.(standing.state, watcher) ?? rules.view(standing.state, watcher);
    return new Sight(chapters.length, this.writer.fieldsOf(view), rest, before);
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

/** The fields of a view, each as JSON. */
type Fields = ReadonlyMap<string, string>;

/** What one watcher sees after so many chapters: the fields of an update from `view` on, without the braces. */
export class Sight {
  private readonly changes: string | undefined;
  private readonly changedSince: number | undefined;

  constructor(
    readonly chapters: number,
    private readonly fields: Fields,
    private readonly rest: string,
    before: Sight | undefined,
  ) {
    const changed = before && changedFields(before.fields, fields);
    if (before === undefined || changed === undefined) return;
    this.changes = changed;
    this.changedSince = before.chapters;
  }

  /** Only what is new for somebody who was sent the sight after `sent` chapters, where that is known. */
  since(sent: number | undefined): string {
    if (sent !== undefined && sent === this.changedSince) return `"changes":${this.changes},${this.rest}`;
    return `"view":${wholeOf(this.fields)},${this.rest}`;
  }
}

/** Undefined where a field has gone: that cannot be said by naming those that came. */
function changedFields(before: Fields, now: Fields): string | undefined {
  let text = "";
  let kept = 0;
  for (const [name, value] of now) {
    const known = before.get(name);
    if (known !== undefined) kept++;
    if (known !== value) text += `${text === "" ? "" : ","}"${name}":${value}`;
  }
  return kept === before.size ? `{${text}}` : undefined;
}

function wholeOf(fields: Fields): string {
  return `{${[...fields].map(([name, value]) => `"${name}":${value}`).join()}}`;
}

/** Writes views of one moment. What is the same object in several of them is written once. */
class Writer {
  private readonly written = new Map<object, string>();

  fieldsOf(view: object): Fields {
    const fields = new Map<string, string>();
    for (const name of Object.keys(view))
      fields.set(name, this.write((view as Record<string, unknown>)[name]));
    return fields;
  }

  private write(value: unknown): string {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    let text = this.written.get(value);
    if (text === undefined) {
      text = JSON.stringify(value);
      this.written.set(value, text);
    }
    return text;
  }
}

/** What one watcher was told in some chapters, update by update; `before` is the last update he had. */
export function eventsFor(
  chapters: readonly Chapter[],
  watcher: Watcher,
  before: number,
): { update: number; at: Instant; events: GameTypes["event"][] }[] {
  let update = before;
  return chapters.flatMap((chapter) => {
    if (!noticed(chapter, watcher)) return [];
    update++;
    return [{ update, at: chapter.at, events: heard(chapter.told, watcher) }];
  });
}
