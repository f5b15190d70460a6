import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { hashOf, type WebFile } from "./web-file.ts";

/** What nearly everybody asks for again: the first page in both languages, and the tables of this evening. */
const MOST_KEPT = 64;
/** So good that more would not be noticed, and done in a millisecond. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page of the build, whose head says what the link to it leads to. */
export class Page {
  private readonly text: string;
  private readonly made = new Map<string, WebFile>();

  constructor(private readonly file: WebFile) {
    this.text = String(file.plain);
  }

  with(tags: string): WebFile {
    const known = this.made.get(tags);
    if (known !== undefined) return known;
    const made = this.make(tags);
    const [oldest] = this.made.keys();
    if (this.made.size >= MOST_KEPT && oldest !== undefined) this.made.delete(oldest);
    this.made.set(tags, made);
    return made;
  }

  private make(tags: string): WebFile {
    // A function: what is written into the page has nothing that stands for anything else.
    const plain = Buffer.from(this.text.replace("</head>", () => `${tags}</head>`));
    const { type, cache, encodings, compressed } = this.file;
    return {
      type,
      cache,
      encodings,
      hash: hashOf(plain),
      plain,
      compressed: {
        ...(compressed.br && { br: brotliCompressSync(plain, BROTLI) }),
        ...(compressed.gzip && { gzip: gzipSync(plain) }),
      },
    };
  }
}
