import { checkRange, type Random, WORDS } from "./random.ts";

/**
 * The generator for simulations: sfc32 (Doty-Humphrey's "small fast chaotic", 128 bits of state), seeded with a
 * number and a stream, so that game 17 of a run is the same game on any core. It is fast and well mixed, but anybody
 * can predict it: never use it at a real table.
 */
export function fastRandom(seed: number, stream = 0): Random {
  return new SmallFastChaotic(seed, stream);
}

/** A number from a word, for seeds that people type (FNV-1a). */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

class SmallFastChaotic implements Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, stream: number) {
    this.a = seed | 0;
    this.b = Math.floor(seed / WORDS) | 0;
    this.c = stream | 0;
    // Near seeds give near states; the author's own seeding runs 15 rounds before the first number is used.
    for (let round = 0; round < 15; round++) this.next();
  }

  below(n: number): number {
    checkRange(n);
    // Takes as many low bits as n needs, and draws again while they make n or more: no bias, and no slow division.
    const mask = 0xffffffff >>> Math.clz32((n - 1) | 1);
    let bits = (this.next() & mask) >>> 0;
    while (bits >= n) bits = (this.next() & mask) >>> 0;
    return bits;
  }

  private next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }
}
