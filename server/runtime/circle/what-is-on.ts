import type { OpenInCircle } from "../../folds/circle/tables.ts";
import { isPersons } from "../../folds/room/room.ts";
import { publicRoom } from "../../folds/table/public-room.ts";
import type { PublicOpenHere } from "../../protocol/index.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { LiveTournament } from "../tournament/live-tournament.ts";

/** What a circle needs of its node to show what is on. */
export interface TablesContext {
  findTableById(id: string): Promise<LiveTable | undefined>;
  findTournamentById(id: string): Promise<LiveTournament | undefined>;
}

type Live =
  | { readonly kind: "table"; readonly live: LiveTable }
  | { readonly kind: "tournament"; readonly live: LiveTournament };

/** The tables and tournaments of a circle as they stand, for as long as somebody looks. */
export class WhatIsOn {
  private readonly found = new Map<string, Live>();

  constructor(
    private readonly context: TablesContext,
    private readonly onChange: () => void,
  ) {}

  /** Follows these, and no others. Returns those that are over. */
  async follow(open: readonly OpenInCircle[]): Promise<string[]> {
    for (const id of this.found.keys()) if (!open.some((one) => one.id === id)) this.drop(id);
    const over: string[] = [];
    for (const one of open) {
      const live = this.found.get(one.id) ?? (await this.find(one));
      if (live === undefined || isOver(live)) {
        over.push(one.id);
        this.drop(one.id);
      } else if (!this.found.has(one.id)) {
        this.found.set(one.id, live);
        live.live.onlookers.add(this.onChange);
      }
    }
    return over;
  }

  stop(): void {
    for (const id of [...this.found.keys()]) this.drop(id);
  }

  /** Whether one of those that are followed is over. */
  hasEnded(): boolean {
    return [...this.found.values()].some(isOver);
  }

  shown(open: readonly OpenInCircle[]): PublicOpenHere[] {
    return open.flatMap(({ id, at }) => {
      const one = this.found.get(id);
      if (one === undefined || isOver(one)) return [];
      return one.kind === "table" ? tableShown(one.live, at) : tournamentShown(one.live, at);
    });
  }

  /** Everybody who is at one of the tables. */
  present(): string[] {
    return [...this.found.values()].flatMap((one) =>
      one.kind === "table"
        ? one.live.state.room.people.filter(({ nodes }) => nodes.length > 0).map(({ id }) => id)
        : [],
    );
  }

  private async find({ id, kind }: OpenInCircle): Promise<Live | undefined> {
    if (kind === "table") {
      const live = await this.context.findTableById(id);
      return live && { kind, live };
    }
    const live = await this.context.findTournamentById(id);
    return live && { kind, live };
  }

  private drop(id: string): void {
    this.found.get(id)?.live.onlookers.delete(this.onChange);
    this.found.delete(id);
  }
}

function isOver(one: Live): boolean {
  if (one.kind === "table") return one.live.state.room.closed !== null;
  return one.live.state.phase === "over" || one.live.state.phase === "cancelled";
}

function tableShown({ id, state, game }: LiveTable, since: number): PublicOpenHere {
  const { room, play } = state;
  const { chairs, people, locked } = publicRoom(state, game);
  const taken = room.chairs.flatMap((chair) => (isPersons(chair) ? [chair.person] : []));
  return {
    kind: "table",
    id,
    since,
    game: room.game,
    playing: play !== null && !play.over,
    seated: taken.flatMap((person) => people.find((one) => one.id === person)?.nickname ?? []),
    bots: room.chairs.filter((chair) => chair !== null && !isPersons(chair)).length,
    free: locked ? 0 : chairs.filter((chair) => chair === null).length,
  };
}

function tournamentShown({ state }: LiveTournament, since: number): PublicOpenHere {
  const { id, plan, phase, players } = state;
  const { name, game, most, startsAt } = plan;
  return {
    kind: "tournament",
    id,
    since,
    game,
    name,
    running: phase === "running",
    players: players.length,
    most,
    startsAt,
  };
}
