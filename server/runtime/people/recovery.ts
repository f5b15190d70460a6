import type { Store } from "../../store/contract.ts";
import type { Proof } from "./people.ts";
import { hashOf } from "./secrets.ts";
import { newSpokenCode, spokenCode } from "./spoken-codes.ts";

/** 80 bits. */
const GROUPS = 4;
const CODES = 10;

/** Codes to write down: each of them leads back once, from any device, and no guess will ever hit one. */
export class RecoveryCodes {
  constructor(private readonly store: Store) {}

  /** New codes in place of the old ones. Nobody can show them a second time: only their hashes are stored. */
  async renew(person: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () => newSpokenCode(GROUPS));
    await this.store.setRecoveryCodes(
      person,
      codes.map((code) => hashOf(spokenCode(code, GROUPS) ?? code)),
    );
    return codes;
  }

  /** Whose code it is, and what a sign-in with it uses up. */
  async find(typed: string): Promise<Proof | undefined> {
    const code = spokenCode(typed, GROUPS);
    if (code === undefined) return undefined;
    const recoveryCode = hashOf(code);
    const person = await this.store.ownerOfRecoveryCode(recoveryCode);
    return person === undefined ? undefined : { person, uses: { recoveryCode } };
  }
}
