import { itemAt } from "@tavolata/kernel";
import { LightSocket } from "./socket.ts";
import { type Dialect, LoadTable, Mover } from "./table.ts";

const UPDATE = "u".charCodeAt(0);
const SEATS = 4;

/** Clients of the echo server. They take turns by counting, because nobody tells them whose turn it is. */
export function echoDialect(moveBytes: number): Dialect {
  const move = "m".repeat(moveBytes);
  return {
    async open(port, number, meter) {
      const sockets: LightSocket[] = [];
      const table = new LoadTable(sockets);
      for (let seat = 0; seat < SEATS; seat++) {
        let updates = 0;
        const hear = (message: Buffer) => {
          const isUpdate = message[0] === UPDATE;
          meter.message(isUpdate ? "update" : "answer", message.length);
          mover.heard();
          if (isUpdate && ++updates % SEATS === seat) mover.move(move);
        };
        const socket = await LightSocket.open({ port, path: `/${number}`, hear });
        const mover = new Mover(table, meter, (text) => socket.send(text), 2);
        sockets.push(socket);
      }
      itemAt(table.movers, 0).move(move);
      return table;
    },
  };
}
