import { type Static, strictObject, Type } from "@tavolata/kernel";
import { ChatText, Chips, Index, PersonId, PlayerSeed, SomeSettings } from "./words.ts";

const act = <Name extends string>(name: Name) => strictObject({ type: Type.Literal(name) });

/** What people do at a table outside the game. */
export const Act = Type.Union([
  /** Takes a free chair, or changes to another one; with chips if people come and go while the game is on. */
  strictObject({ type: Type.Literal("sit"), chair: Index, chips: Type.Optional(Chips) }),
  act("stand"),
  /** More chips. They come between hands: during a hand the wish is noted, and done when the hand is over. */
  strictObject({ type: Type.Literal("top-up"), chips: Chips }),
  /** Takes back a top-up that was noted. */
  act("no-top-up"),
  /** Ready to play, with the player's part of chance. The game begins when everybody who sits is ready. */
  strictObject({ type: Type.Literal("ready"), seed: PlayerSeed }),
  act("not-ready"),
  /** A bot plays for me until I come back. */
  act("rest"),
  act("return"),
  act("leave"),
  /** Somebody is awaited for long: reminds them, or is for a bot to play for them. A majority decides. */
  strictObject({ type: Type.Literal("nudge"), chair: Index }),
  strictObject({ type: Type.Literal("vote-bot"), chair: Index }),
  strictObject({ type: Type.Literal("say"), text: ChatText }),

  /** The rest is for the host. */
  strictObject({ type: Type.Literal("set-options"), options: Type.Object({}) }),
  strictObject({ type: Type.Literal("set-table"), settings: SomeSettings }),
  strictObject({ type: Type.Literal("lock"), locked: Type.Boolean() }),
  strictObject({
    type: Type.Literal("seat-bot"),
    chair: Index,
    bot: Type.String({ pattern: "^[a-z0-9-]{1,40}(:[a-z0-9-]{1,40})?$" }),
  }),
  strictObject({ type: Type.Literal("remove-bot"), chair: Index }),
  /** A bot plays for somebody who is awaited for long, until they come back. */
  strictObject({ type: Type.Literal("stand-in"), chair: Index }),
  strictObject({ type: Type.Literal("remove"), person: PersonId }),
  strictObject({ type: Type.Literal("make-host"), person: PersonId }),
  /** Which of those present is the screen in the middle of a real table; null for none. */
  strictObject({ type: Type.Literal("set-screen"), person: Type.Union([PersonId, Type.Null()]) }),
  act("pause"),
  act("resume"),
  act("close"),
]);
export type Act = Static<typeof Act>;
