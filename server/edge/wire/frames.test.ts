import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { textFrames } from "./frames.ts";

/** Around the sizes at which a frame's head grows, in bytes, with characters of one, two, three and four bytes. */
const SIZES = [0, 1, 125, 126, 127, 128, 65_534, 65_535, 65_536, 200_000];
const TEXTS = ["a", "è", "€", "🐓"].flatMap((character) =>
  SIZES.map((size) => character.repeat(size / Buffer.byteLength(character))),
);

describe("frames of text", () => {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      http.listen(0, "127.0.0.1", resolve);
    });
  });

  afterAll(() => {
    sockets.close();
    http.close();
  });

  it("are read by a client as the texts they are, of any size, one by one and many at once", async () => {
    const expected = [...TEXTS, ...TEXTS.filter((text) => text.startsWith("a")), ...TEXTS];
    sockets.once("connection", (_, { socket }) => {
      const write = (texts: readonly string[]) => {
        const frames = textFrames(texts);
        if ("latin1" in frames) socket.write(frames.latin1, "latin1");
        else socket.write(frames.bytes);
      };
      for (const text of TEXTS) write([text]);
      write(TEXTS.filter((text) => text.startsWith("a")));
      write(TEXTS);
    });
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, {
      perMessageDeflate: false,
    });
    const heard: string[] = [];
    await new Promise<void>((resolve, reject) => {
      client.on("error", reject);
      client.on("close", () => reject(new Error(`closed after ${heard.length} messages`)));
      client.on("message", (data, isBinary) => {
        heard.push(isBinary ? "not text" : data.toString());
        if (heard.length === expected.length) resolve();
      });
    });
    client.terminate();
    expect(heard.every((text, i) => text === expected[i])).toBe(true);
  });
});
