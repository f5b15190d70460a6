import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { PasskeyQuestion, PublicPerson } from "../../protocol/index.ts";
import type { Store, StoredPasskey } from "../../store/contract.ts";
import type { Proof } from "./people.ts";
import { Tickets } from "./tickets.ts";

const LASTS_MS = 5 * 60_000;
const HOUSE_NAME = "Tavolata";

/** The site that a passkey is for: browsers give it to no other. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

interface Asked {
  readonly challenge: string;
  /** For whom a passkey is made; null where somebody signs in and nobody knows yet who. */
  readonly person: string | null;
}

/** Ways back that devices keep for their owners. The library is large and seldom needed, so it is loaded when it is. */
export class Passkeys {
  private readonly tickets: Tickets<Asked>;

  constructor(private readonly store: Store) {
    this.tickets = new Tickets(store, "passkey", LASTS_MS);
  }

  async askToMake(person: PublicPerson, site: Site): Promise<PasskeyQuestion> {
    const { generateRegistrationOptions } = await import("@simplewebauthn/server");
    const known = await this.store.passkeysOf(person.id);
    const options = await generateRegistrationOptions({
      rpName: HOUSE_NAME,
      rpID: site.host,
      userID: new TextEncoder().encode(person.id),
      userName: person.nickname,
      userDisplayName: person.nickname,
      attestationType: "none",
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as Transports })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    const { id } = await this.tickets.give({ challenge: options.challenge, person: person.id });
    return { ticket: id, options };
  }

  /** Undefined if the answer is not what was asked for. */
  async make(
    person: string,
    site: Site,
    ticket: string,
    credential: object,
    label: string,
  ): Promise<StoredPasskey | undefined> {
    const asked = await this.tickets.take(ticket);
    if (asked?.person !== person) return undefined;
    const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
    const checked = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (checked?.verified !== true || (await this.store.passkey(checked.registrationInfo.credential.id))) {
      return undefined;
    }
    const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
    const passkey: StoredPasskey = {
      id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports,
      label,
      since: this.store.now(),
      used: null,
    };
    await this.store.addPasskey(person, passkey);
    return passkey;
  }

  async askToSignIn(site: Site): Promise<PasskeyQuestion> {
    const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: "preferred" });
    const { id } = await this.tickets.give({ challenge: options.challenge, person: null });
    return { ticket: id, options };
  }

  /** Whose passkey it is. Unknown passkeys and wrong answers look the same from outside. */
  async signIn(site: Site, ticket: string, credential: { readonly id: string }): Promise<Proof | undefined> {
    const asked = await this.tickets.take(ticket);
    const passkey = await this.store.passkey(credential.id);
    if (asked === undefined || asked.person !== null || passkey === undefined) return undefined;
    const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
    const { id, publicKey, counter, transports } = passkey;
    const checked = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        counter,
        transports: transports as Transports,
      },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (checked?.verified !== true) return undefined;
    const { newCounter } = checked.authenticationInfo;
    // Two answers with the same counter: one of the two is a copy.
    const isFirst = await this.store.usePasskey(id, counter, newCounter, this.store.now());
    return isFirst ? { person: passkey.person } : undefined;
  }
}

type Transports = AuthenticatorTransport[];
