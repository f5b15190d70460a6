import type { MessageSink } from "../table/subscription.ts";
import type { LiveTournament, TournamentSubscriber } from "./live-tournament.ts";

/** One connection's subscription to one tournament. What a clogged connection misses, it gets when it has read on. */
export class TournamentSubscription implements TournamentSubscriber {
  private sent: number | undefined;

  constructor(
    private readonly sink: Pick<MessageSink, "isClogged" | "send">,
    readonly tournament: LiveTournament,
    /** Whether they may still see it: it may be a circle's that they are in no longer. */
    private readonly maySee: () => boolean,
  ) {}

  push(): void {
    const { serializer } = this.tournament;
    if (serializer.number === (this.sent ?? 0) || this.sink.isClogged() || !this.maySee()) return;
    this.sink.send(serializer.message(this.sent));
    this.sent = serializer.number;
  }
}
