import { connect, createServer, type Server, type Socket } from "node:net";

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** The way from one node to the database. It can be cut: nothing passes any more, and neither side is told. */
export class CutProxy {
  private readonly pairs = new Set<Pair>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {
    server.on("connection", (near) => this.join(near));
  }

  static async open(target: number): Promise<CutProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new CutProxy(server, target);
  }

  /** The address of the database, by this way. */
  through(url: string): string {
    const address = this.server.address();
    if (typeof address !== "object" || address === null) throw new Error("the proxy is closed");
    return Object.assign(new URL(url), { port: String(address.port) }).href;
  }

  cut(): void {
    this.isCut = true;
    for (const { near, far } of this.pairs) {
      near.pause();
      far.pause();
    }
  }

  /** What was held back arrives late; or it is lost, together with the connections it was on. */
  mend(how: "late" | "lost"): void {
    this.isCut = false;
    for (const { near, far } of [...this.pairs]) {
      for (const socket of [near, far]) how === "late" ? socket.resume() : socket.destroy();
    }
  }

  close(): void {
    this.server.close();
    this.mend("lost");
  }

  private join(near: Socket): void {
    const far = connect(this.target, "127.0.0.1");
    const pair = { near, far };
    this.pairs.add(pair);
    const end = () => {
      this.pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => {});
      from.on("close", end);
      if (this.isCut) from.pause();
    }
  }
}
