/** No deck is longer; whatever a link holds, no more than this is unpacked. */
const MOST_BYTES = 200_000;
/** Far more than any deck needs, and less than browsers take as an address. */
const MOST_CHARACTERS = 100_000;

/** The fragment of a link that holds a whole file: deflated, in the letters that addresses are made of. */
export async function pack(file: string): Promise<string> {
  const bytes = await new Response(
    new Blob([file]).stream().pipeThrough(new CompressionStream("deflate")),
  ).arrayBuffer();
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export type Unpacked =
  | { readonly file: string; readonly fault?: undefined }
  | { readonly file?: undefined; readonly fault: "broken" | "too-long" };

/** What a fragment holds. Anybody can make one up, so it is read piece by piece, and only up to a limit. */
export async function unpack(fragment: string): Promise<Unpacked> {
  if (fragment.length > MOST_CHARACTERS) return { fault: "too-long" };
  try {
    const letters = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await textWithin(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")));
    return text === undefined ? { fault: "too-long" } : { file: text };
  } catch {
    return { fault: "broken" };
  }
}

async function textWithin(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
