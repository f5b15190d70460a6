/**
 * Readers of places that are known to be there: one outside is a bug, and throws. Each kind of array has its own,
 * because an engine keeps what it has learned about a read with the function that does it: a reader for all of them
 * would be slow for each. A reader this short is as fast as the bare read.
 */
export function byteAt(bytes: Uint8Array, place: number): number {
  const byte = bytes[place];
  return byte === undefined ? outside(place) : byte;
}

export function addAt(bytes: Uint8Array, place: number, more: number): void {
  bytes[place] = byteAt(bytes, place) + more;
}

export function wordAt(words: Int32Array, place: number): number {
  const word = words[place];
  return word === undefined ? outside(place) : word;
}

export function doubleAt(doubles: Float64Array, place: number): number {
  const double = doubles[place];
  return double === undefined ? outside(place) : double;
}

export function numberAt(numbers: readonly number[], place: number): number {
  const number = numbers[place];
  return number === undefined ? outside(place) : number;
}

export function itemAt<Item extends object>(items: readonly Item[], place: number): Item {
  const item = items[place];
  return item === undefined ? outside(place) : item;
}

function outside(place: number): never {
  throw new RangeError(`there is nothing at ${place}`);
}
