import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { checkRange, type Random, WORDS } from "./random.ts";

/** What the chance of one game is computed from. */
export interface Seeds {
  /** 32 bytes in hex, drawn by the server; secret until the game is over. */
  readonly server: string;
  /** One text for each seat, chosen by its player after the commitment was shown. */
  readonly players: readonly string[];
}

const SERVER_SEED = /^[0-9a-f]{64}$/;

/** What is shown before the deal: the hash of the server's seed, which binds the server to it. */
export function commitment(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(checkedSeed(serverSeed))));
}

/**
 * Chance that anybody can check afterwards. Word i of turn t (the t-th input that reached the game; 0 is the opening)
 * is the i-th big-endian 32-bit word of HMAC-SHA-256(server seed, JSON of [players' seeds, t, k]) for k = 0, 1, 2, …,
 * with eight words to a block; a number below n is the first word under the largest multiple of n, modulo n. Nothing
 * is carried over from one turn to the next, so neither a snapshot nor a retry can break it.
 */
export function fairRandom(seeds: Seeds, turn: number): Random {
  return new FairRandom(seeds, turn);
}

class FairRandom implements Random {
  private readonly serverSeed: string;
  /** Computed only when it is needed, because most turns draw nothing. */
  private key: Uint8Array | undefined;
  private readonly players: readonly string[];
  private block = new DataView(new ArrayBuffer(0));
  private blocks = 0;
  private used = 0;

  constructor(
    seeds: Seeds,
    private readonly turn: number,
  ) {
    this.serverSeed = checkedSeed(seeds.server);
    this.players = seeds.players;
  }

  below(n: number): number {
    checkRange(n);
    const limit = WORDS - (WORDS % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  private word(): number {
    if (this.used === this.block.byteLength) {
      const message = JSON.stringify([this.players, this.turn, this.blocks]);
      this.key ??= hexToBytes(this.serverSeed);
      const bytes = hmac(sha256, this.key, utf8ToBytes(message));
      this.block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.blocks += 1;
      this.used = 0;
    }
    const word = this.block.getUint32(this.used);
    this.used += 4;
    return word;
  }
}

function checkedSeed(serverSeed: string): string {
  if (!SERVER_SEED.test(serverSeed)) throw new TypeError("a server seed is 32 bytes in lower-case hex");
  return serverSeed;
}
