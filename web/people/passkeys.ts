import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { PasskeyQuestion, SignedIn } from "@tavolata/server/protocol";
import { ask } from "./ask.ts";

/** Whether this browser can keep a passkey at all. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis;
}

/** Fetched when it is first used: most people never do. */
const library = () => import("@simplewebauthn/browser");

export type PasskeyMade = "made" | "there-already" | "failed";

export async function makePasskey(): Promise<PasskeyMade> {
  const { value: question } = await ask<PasskeyQuestion>("me/passkeys/begin", {});
  if (question === undefined) return "failed";
  try {
    const { startRegistration } = await library();
    const optionsJSON = question.options as PublicKeyCredentialCreationOptionsJSON;
    const credential = await startRegistration({ optionsJSON });
    const { refused } = await ask("me/passkeys", { ticket: question.ticket, credential });
    return refused === undefined ? "made" : "failed";
  } catch (fault) {
    return fault instanceof Error && fault.name === "InvalidStateError" ? "there-already" : "failed";
  }
}

/** Undefined where it was called off, or the passkey is not one of this house. */
export async function signInByPasskey(): Promise<SignedIn | undefined> {
  const { value: question } = await ask<PasskeyQuestion>("sign-in/begin", {});
  if (question === undefined) return undefined;
  try {
    const { startAuthentication } = await library();
    const optionsJSON = question.options as PublicKeyCredentialRequestOptionsJSON;
    const credential = await startAuthentication({ optionsJSON });
    return (await ask<SignedIn>("sign-in", { ticket: question.ticket, credential })).value;
  } catch {
    return undefined;
  }
}
