import { sayWhyNot } from "@tavolata/kit";
import type { PublicPurse } from "@tavolata/server/protocol";
import { dayAndTime } from "./purse.tsx";
import { chipsWords } from "./words/index.ts";

/** Why the game is a free one, though nobody asked for that. */
export function sayFree({ fillsAt }: PublicPurse): void {
  sayWhyNot(chipsWords().purse.freeNow(dayAndTime(fillsAt)));
}
