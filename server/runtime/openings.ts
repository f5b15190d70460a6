import { completeOptions, defaultsOf, type Instant, type Refusal } from "@tavolata/kernel";
import { refuseOptions } from "../folds/room/refuse.ts";
import { nextGame, openedBy } from "../folds/table/begin.ts";
import type { Timeouts } from "../folds/table/timeouts.ts";
import type { GameAtTables } from "../folds/table-game.ts";
import { tournamentLog } from "../folds/tournament/log-name.ts";
import { openingTournament } from "../folds/tournament/opening.ts";
import { completePlan, refusePlan } from "../folds/tournament/plan.ts";
import { type PublicPerson, type RequestOf, refusal, Settings } from "../protocol/index.ts";
import type { LogWrite, Store } from "../store/contract.ts";
import type { LiveCircle } from "./circle/live-circle.ts";
import type { Circles } from "./circles.ts";
import { SECRET_DRAWS } from "./platform/secret-draws.ts";
import { reserveCode } from "./table/short-code.ts";

export interface OpeningHouse {
  readonly store: Store;
  readonly circles: Circles;
  readonly timeouts: Timeouts;
  findGame(name: string): GameAtTables | undefined;
}

type Opened<What> = What | { readonly refused: Refusal };

/** Opens tables and tournaments that people ask for: in the house, or in a circle of theirs. */
export class Openings {
  constructor(private readonly house: OpeningHouse) {}

  async openTable(host: PublicPerson, request: RequestOf<"open">): Promise<Opened<{ table: string }>> {
    const { store, circles, timeouts } = this.house;
    const game = this.house.findGame(request.game);
    if (game === undefined) return { refused: refusal("unknown-game", { game: request.game }) };
    const given = request.options ?? {};
    const refused = refuseOptions(game, given);
    if (refused !== undefined) return { refused };
    const options = completeOptions<object>(game.rules.options, given);
    if (options.problems !== undefined) return { refused: refusal("bad-options") };
    const circle = request.circle === undefined ? undefined : await circles.get(request.circle);
    if (circle !== undefined && "refused" in circle) return circle;
    const table = SECRET_DRAWS.id();
    const code = await reserveCode(store, table);
    const opened = openedBy(host, game, {
      table,
      options: options.value,
      settings: { ...defaultsOf<Settings>(Settings), ...request.settings },
      code,
      next: nextGame(1, SECRET_DRAWS),
      ...(circle === undefined ? {} : { circle: circle.id }),
    });
    const firstEntry = (at: Instant) => ({
      log: table,
      seq: 0,
      at,
      steps: JSON.stringify([opened]),
      told: "[null]",
      alarm: at + timeouts.table,
      visitors: [host.id],
    });
    const notOpened = await this.append(firstEntry, circle, host, { id: table, kind: "table" });
    return notOpened === undefined ? { table } : this.refuse(notOpened, code);
  }

  /** Opens a tournament, with nobody in it yet. */
  async openTournament(
    host: PublicPerson,
    { plan, circle: circleId }: RequestOf<"open-tournament">,
  ): Promise<Opened<{ tournament: string }>> {
    const { store, circles } = this.house;
    const game = this.house.findGame(plan.game);
    const complete = completePlan(plan, game);
    const refused = refusePlan(complete, game, store.now());
    if (refused !== undefined) return { refused };
    const circle = circleId === undefined ? undefined : await circles.get(circleId);
    if (circle !== undefined && "refused" in circle) return circle;
    const id = SECRET_DRAWS.id();
    const code = await reserveCode(store, tournamentLog(id));
    const inCircle = circleId === undefined ? {} : { circle: circleId };
    const wanted = { id, plan: complete, host, serverSeed: SECRET_DRAWS.seed(), code, ...inCircle };
    const firstEntry = (at: Instant) => openingTournament(wanted, at);
    const notOpened = await this.append(firstEntry, circle, host, { id, kind: "tournament" });
    return notOpened === undefined ? { tournament: id } : this.refuse(notOpened, code);
  }

  /** Its code leads nowhere, and somebody else may have it. */
  private async refuse(refused: Refusal, code: string): Promise<{ readonly refused: Refusal }> {
    await this.house.store.releaseCode(code);
    return { refused };
  }

  /** Writes the first entry of a table or a tournament, and what the circle says of it if it is opened in one. */
  private async append(
    firstEntry: (at: Instant) => LogWrite,
    circle: LiveCircle | undefined,
    host: PublicPerson,
    what: { readonly id: string; readonly kind: "table" | "tournament" },
  ): Promise<Refusal | undefined> {
    const { store } = this.house;
    if (circle !== undefined) return circle.openHere(host.id, what, firstEntry);
    const appended = await store.append({ writes: [firstEntry(store.now())] });
    return appended.done ? undefined : refusal("unavailable");
  }
}
