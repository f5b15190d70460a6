import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A connection to the server that can be cut, or go dead without notice, as a phone's does. */
export class Wire {
  private readonly ends = new Set<Socket>();
  private state: "up" | "cut" | "dead" = "up";

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {
    server.on("connection", (near) => this.join(near));
  }

  static async to(port: number): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server, port);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  cut(): void {
    this.state = "cut";
    for (const end of this.ends) end.destroy();
  }

  /** Nothing goes through any more, and neither end is told. */
  die(): void {
    this.state = "dead";
  }

  mend(): void {
    this.state = "up";
  }

  async end(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: Socket): void {
    if (this.state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(this.port, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(from);
      from.on("error", () => {});
      from.on("data", (data) => {
        if (this.state === "up") to.write(data);
      });
      from.on("close", () => {
        this.ends.delete(from);
        // If the connection is dead, the other end is not told about the close either.
        if (this.state !== "dead") to.destroy();
      });
    }
  }
}
