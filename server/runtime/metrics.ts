import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What an operator watches. Nothing in here names a person, a table or a card. */
export class Metrics {
  readonly registry = new Registry();
  readonly messages = this.counter("messages_total", "Messages from clients.");
  readonly moves = this.countMoves();
  readonly refusals = this.counter("refusals_total", "Refused requests, by code.", ["code"]);
  readonly faults = this.counter("faults_total", "Things that should not happen.", ["code"]);
  readonly forgotten = this.counter("forgotten_total", "What the house has let go of, by what it was.", [
    "what",
  ]);
  readonly reports = this.counter("reports_total", "Reports that people have made.");
  readonly gamesEnded = this.counter("games_ended_total", "Games that came to their end.");
  readonly gamesRated = this.counter("games_rated_total", "Rated games that this node has counted.");
  readonly operatorActs = this.counter("operator_acts_total", "What operators did, and what came of it.", [
    "act",
    "outcome",
  ]);
  readonly operatorSignIns = this.counter("operator_sign_ins_total", "Who came for the operator's page.", [
    "outcome",
  ]);
  readonly append = new Histogram({
    name: "tavolata_append_seconds",
    help: "From handing an entry to the store until it is durable.",
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });

  constructor(node: string) {
    this.registry.setDefaultLabels({ node });
    collectDefaultMetrics({ register: this.registry });
  }

  countTables(count: () => number): void {
    this.gauge("tables", "Tables that this node follows.", count);
  }

  countOpenTables(count: () => number): void {
    this.gauge("open_tables_known", "Open tables that this node knows of, because somebody looks.", count);
  }

  countConnections(count: () => number): void {
    this.gauge("connections", "Open connections.", count);
  }

  countUnsentBytes(count: () => number): void {
    this.gauge("unsent_bytes", "What is written to connections that do not read, and waits.", count);
  }

  watchDraining(isDraining: () => boolean): void {
    this.gauge("draining", "1 while this node sends its clients elsewhere.", () => (isDraining() ? 1 : 0));
  }

  watchClock(ahead: () => number): void {
    this.gauge(
      "clock_ahead_seconds",
      "By how much the time of the house is ahead of the clock it goes by.",
      ahead,
    );
  }

  watchBackups(last: () => number | undefined): void {
    this.gauge(
      "last_backup_timestamp_seconds",
      "When the newest backup was made; 0 if there is none.",
      () => (last() ?? 0) / 1000,
    );
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** The labels are found once: to look one up for every move takes longer than to count the move. */
  private countMoves() {
    const moves = this.counter("moves_total", "Inputs that games took, by who made them.", ["by"]);
    return { person: moves.labels("person"), bot: moves.labels("bot"), clock: moves.labels("clock") };
  }

  private counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name: `tavolata_${name}`, help, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, count: () => number): void {
    new Gauge({
      name: `tavolata_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(count());
      },
    });
  }
}
