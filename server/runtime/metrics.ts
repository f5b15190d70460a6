import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What an operator watches. Nothing in here names a person, a table or a card. */
export class Metrics {
  readonly registry = new Registry();
  readonly messages = this.counter("messages_total", "Messages from clients.");
  readonly moves = this.countMoves();
  readonly refusals = this.counter("refusals_total", "Refused requests, by code.", ["code"]);
  readonly faults = this.counter("faults_total", "Things that should not happen.", ["code"]);
  readonly gamesEnded = this.counter("games_ended_total", "Games that came to their end.");
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

  countConnections(count: () => number): void {
    this.gauge("connections", "Open connections.", count);
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
