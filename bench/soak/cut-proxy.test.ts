import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CutProxy } from "./cut-proxy.ts";

let echo: Server;
let proxy: CutProxy;
let socket: Socket;
let heard: string;

beforeEach(async () => {
  echo = createServer((near) => near.on("error", () => {}).pipe(near));
  await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve));
  const { port } = echo.address() as { port: number };
  proxy = await CutProxy.open(port);
  heard = "";
  socket = connect(Number(new URL(proxy.through("postgres://somebody@127.0.0.1:1/db")).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.on("data", (bytes) => {
    heard += String(bytes);
  });
  await once(socket, "connect");
});

afterEach(() => {
  socket.destroy();
  proxy.close();
  echo.close();
});

async function hears(text: string): Promise<void> {
  while (!heard.includes(text)) await once(socket, "data");
}

it("lets everything pass, and after a cut what was held back, in order", async () => {
  socket.write("one ");
  await hears("one ");
  proxy.cut();
  socket.write("two ");
  // Another connection to the same server is quick enough to overtake what is held back.
  const direct = connect((echo.address() as { port: number }).port, "127.0.0.1");
  direct.write("?");
  await once(direct, "data");
  direct.destroy();
  expect(heard).toBe("one ");
  proxy.mend("late");
  socket.write("three ");
  await hears("three ");
  expect(heard).toBe("one two three ");
});

it("loses what was held back together with its connection, and lets new ones through", async () => {
  proxy.cut();
  socket.write("lost");
  proxy.mend("lost");
  // Not `once`, which would take the reset as a fault.
  await new Promise<void>((resolve) => socket.once("close", () => resolve()));
  expect(heard).toBe("");
  const port = Number(new URL(proxy.through("postgres://somebody@127.0.0.1:1/db")).port);
  socket = connect(port, "127.0.0.1");
  socket.write("again");
  const [bytes] = await once(socket, "data");
  expect(String(bytes)).toBe("again");
});
