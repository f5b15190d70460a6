import { type Static, strictObject, Type } from "@tavolata/kernel";
import type { PublicPerson } from "./person.ts";
import { PersonId } from "./words.ts";

/*
 * What goes over HTTP about people: who one is, on which devices, and what one has played. Everything that changes
 * something is a POST with a JSON body; refusals are `{ refused: { code } }`.
 */

/** Names one of somebody's devices, a passkey or a ticket; no secret. */
const Name = Type.String({ pattern: "^[A-Za-z0-9_-]{16,512}$" });
const Secret = Type.String({ pattern: "^[A-Za-z0-9_-]{22,64}$" });
/** What a browser's authenticator answers; the library that checks it knows what is in it. */
const Credential = Type.Object({ id: Type.String({ maxLength: 1024 }) });

/** `GET /api/me` */
export interface OwnProfile {
  readonly person: PublicPerson;
  /** When they first came; null if nobody wrote it down then. */
  readonly since: number | null;
  readonly devices: readonly OwnDevice[];
  readonly passkeys: readonly OwnPasskey[];
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
  /** Passkeys need https, or this machine itself. */
  readonly canUsePasskeys: boolean;
  /** Whether others at a table see their figures. */
  readonly showsFigures: boolean;
  /** For how many days the house keeps guests whom nobody has seen, chat of closed tables, finished games, and reports. */
  readonly keptFor: {
    readonly guests: number;
    readonly chat: number;
    readonly games: number;
    readonly reports: number;
  };
  /** The house is by invitation only, and they may invite people. */
  readonly invites: boolean;
}

export interface OwnDevice {
  readonly id: string;
  /** Browser and system, as far as they can be told; empty if they cannot. */
  readonly label: string;
  readonly since: number | null;
  readonly seen: number | null;
  readonly isThis: boolean;
}

export interface OwnPasskey {
  readonly id: string;
  readonly label: string;
  readonly since: number;
  readonly used: number | null;
}

/** `POST /api/me/figures` */
export const ShowFigures = strictObject({ show: Type.Boolean() });

/** `POST /api/me/passkeys/begin` and `POST /api/sign-in/begin`: what the browser's authenticator is asked. */
export interface PasskeyQuestion {
  readonly ticket: string;
  /** As `@simplewebauthn/browser` takes them. */
  readonly options: object;
}
/** `POST /api/me/passkeys` answers `{ passkey }`; `POST /api/sign-in` answers `SignedIn`. */
export const PasskeyAnswer = strictObject({ ticket: Name, credential: Credential });
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

/** `POST /api/me/passkeys/remove` */
export const RemovePasskey = strictObject({ passkey: Type.String({ maxLength: 1024 }) });

/** `POST /api/me/recovery-codes`: new ones, which make the old ones worthless. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}
/** `POST /api/sign-in/recovery` */
export const RecoverySignIn = strictObject({ code: Type.String({ maxLength: 64 }) });

/** Signed in: the cookie is somebody's now. */
export interface SignedIn {
  readonly person: PublicPerson;
  /** Whether the guest who was here before has become one with them. */
  readonly merged: boolean;
}

/** `POST /api/me/sign-out`: one device, all but this one, or, without a body's `device`, this one. */
export const SignOut = strictObject({
  device: Type.Optional(Type.Union([Type.Literal("others"), Name])),
});

/** `POST /api/me/hand-over`: the link is `/hand-over#<ticket>.<secret>`, good for one device and a few minutes. */
export interface HandOver {
  readonly ticket: string;
  readonly secret: string;
  readonly until: number;
}
/** `POST /api/me/hand-over/state`, asked by the device that shows the link. */
export const HandOverTicket = strictObject({ ticket: Name });
export type HandOverState =
  | { readonly state: "open" }
  /** Another device has opened the link; both show the number, so that it can be seen to be the right one. */
  | { readonly state: "claimed"; readonly label: string; readonly number: number }
  | { readonly state: "over" };
/** `POST /api/me/hand-over/answer` */
export const HandOverAnswer = strictObject({ ticket: Name, accept: Type.Boolean() });
/** `POST /api/hand-over/look`, asked by the device that has opened the link, before anybody there has agreed to anything. */
export const HandOverLook = strictObject({ ticket: Name, secret: Secret });
export interface HandOverSeen {
  /** Whom it would be signed in as. */
  readonly nickname: string;
  /** The guest who is here, and could become one with them; null if nobody can. */
  readonly guest: { readonly nickname: string; readonly circles: number; readonly games: number } | null;
}
/** `POST /api/hand-over/claim`: they have agreed. */
export const HandOverClaim = strictObject({ ticket: Name, secret: Secret });
export interface HandOverClaimed {
  readonly claim: string;
  readonly number: number;
  /** Whom it would be signed in as. */
  readonly nickname: string;
}
/**
 * `POST /api/hand-over/collect`: answers `{ waiting: true }` until the other device has said yes, then `SignedIn`. Only
 * with `merge` does a guest who was here become one with them, because that cannot be undone.
 */
export const HandOverCollect = strictObject({
  ticket: Name,
  claim: Secret,
  merge: Type.Optional(Type.Boolean()),
});

/** `GET /api/me/games?game=&with=&before=`: the latest first, so many at a time. */
export interface GamePage {
  readonly games: readonly PlayedGame[];
  /** What to ask for as `before` to get the next ones; null if there are none. */
  readonly next: string | null;
}

export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  readonly rated: boolean;
  /** False if it was given up before its end. */
  readonly finished: boolean;
  /** Everybody who played, by seat; somebody who came later to a seat follows the one before. */
  readonly seats: readonly PlayedSeat[];
}

export interface PlayedSeat {
  readonly seat: number;
  /** Null for bots and for people who wanted to be forgotten. */
  readonly person: PublicPerson | null;
  /** Name and level. */
  readonly bot: string | null;
  readonly team: number | null;
  readonly place: number | null;
  readonly score: number | null;
  /** Did not play to the end. */
  readonly left: boolean;
}

/** `GET /api/me/figures` */
export interface OwnFigures {
  readonly games: readonly FiguresOfGame[];
}

export interface FiguresOfGame {
  readonly game: string;
  /** How many finished games they were counted in. */
  readonly counted: number;
  /** As the game's own folder counts and reads them. */
  readonly rows: Readonly<Record<string, readonly number[]>>;
  readonly rating: Rating | null;
}

export interface Rating {
  /** The best guess, and how far off it may be (two standard deviations). */
  readonly value: number;
  readonly plusMinus: number;
  readonly games: number;
}

/** `GET /api/people/<id>`: only for those who share a table or have played together. */
export interface PersonCard {
  readonly person: PublicPerson;
  readonly gamesTogether: number;
  readonly lastTogether: number | null;
  readonly ratings: readonly (Rating & { readonly game: string })[];
  /** Null if they do not show them. */
  readonly figures: readonly FiguresOfGame[] | null;
}

/** `POST /api/me/delete`: `name` must be what they are called now, so that nobody deletes themselves by a slip. */
export const DeleteMe = strictObject({ name: Type.String({ maxLength: 100 }) });

/** The same as at tables, for addresses. */
export const PersonInPath = PersonId;
