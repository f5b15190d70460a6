import type { Random } from "@tavolata/kernel";

const CLOSING_BRACE = "}".charCodeAt(0);

/** A random offer of an update, found without reading the others, of which there may be hundreds. They end at `end`. */
export function chooseMove(message: Buffer, end: number, random: Random): string {
  const start = message.lastIndexOf('"offers":[', end);
  const somewhere = start + random.below(end - start);
  let offer = message.indexOf('{"move":', somewhere);
  if (offer < 0 || offer > end) offer = message.lastIndexOf('{"move":', end);
  // The moves of Il Conto, Prego! contain only plain values, and its offers have no open fields.
  const close = message.indexOf("}", offer);
  if (message[close + 1] !== CLOSING_BRACE) throw new Error("an offer that this client cannot fill in");
  return message.toString("latin1", offer + '{"move":'.length, close + 1);
}
