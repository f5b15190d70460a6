import { type GameTypes, heard, type Instant, same, type Watcher } from "@tavolata/kernel";
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

  constructor(private readonly table: Source) {}

  /** Something has changed. */
  forget(): void {
    this.roomText = undefined;
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
    const rest = `"offers":${JSON.stringify(offers)},"awaited":${awaited},"decision":${decision},"clock":${JSON.stringify(standing.clock)}`;
    return new Sight(chapters.length, rules.view(standing.state, watcher), rest, before);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** What one watcher sees after so many chapters: the fields of an update from `view` on, without the braces. */
export class Sight {
  private readonly view: Fields;
  private readonly changes: string | undefined;
  private readonly changedSince: number | undefined;
  private text: string | undefined;

  constructor(
    readonly chapters: number,
    view: object,
    private readonly rest: string,
    before: Sight | undefined,
  ) {
    this.view = view as Fields;
    const changed = before && changedFields(before.view, this.view);
    if (before === undefined || changed === undefined) return;
    this.changes = JSON.stringify(changed);
    this.changedSince = before.chapters;
  }

  /** Only what is new for somebody who was sent the sight after `sent` chapters, where that is known. */
  since(sent: number | undefined): string {
    if (sent !== undefined && sent === this.changedSince) return `"changes":${this.changes},${this.rest}`;
    this.text ??= JSON.stringify(this.view);
    return `"view":${this.text},${this.rest}`;
  }
}

/** Undefined where a field has gone: that cannot be said by naming those that came. */
function changedFields(before: Fields, now: Fields): Fields | undefined {
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(now)) if (!same(before[name], now[name])) changed[name] = now[name];
  return Object.keys(before).every((name) => name in now) ? changed : undefined;
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
