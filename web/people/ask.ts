import type { Refusal } from "@tavolata/kernel";

export type Answered<Value> =
  | { readonly value: Value; readonly refused?: undefined }
  | { readonly value?: undefined; readonly refused: Refusal };

const UNREACHABLE: Refusal = { code: "unavailable" };

/** Asks the house something about people, beside the connection: with a body it changes something. */
export async function ask<Value>(path: string, body?: object): Promise<Answered<Value>> {
  const headers = { "Content-Type": "application/json" };
  try {
    const response = await fetch(
      `/api/${path}`,
      body && { method: "POST", headers, body: JSON.stringify(body) },
    );
    const told = (await response.json()) as Value & { refused?: Refusal };
    return response.ok ? { value: told } : { refused: told.refused ?? UNREACHABLE };
  } catch {
    return { refused: UNREACHABLE };
  }
}
