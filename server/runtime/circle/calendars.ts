import { calendarOf } from "../../folds/circle/evenings/calendar.ts";
import type { Store } from "../../store/contract.ts";
import { SECRET_DRAWS } from "../platform/secret-draws.ts";
import type { LiveCircle } from "./live-circle.ts";

/** Everything after the address of the house. Nothing but this leads to the calendar, so it is never logged. */
export const CALENDAR_PATH = "/calendar/";
const SECRET = /^([A-Za-z0-9_-]{44})\.ics$/;

/** Where a member's calendar of a circle is; a new address makes the one before void. */
export async function calendarPath(
  store: Store,
  circle: string,
  person: string,
  anew: boolean,
): Promise<string> {
  const before = anew ? undefined : await store.feedOf(circle, person);
  const secret = before ?? `${SECRET_DRAWS.id()}${SECRET_DRAWS.id()}`;
  if (before === undefined) await store.setFeed(circle, person, secret);
  return `${CALENDAR_PATH}${secret}.ics`;
}

/** The calendar behind an address; undefined if it leads nowhere, or its owner is no member any more. */
export async function calendarAt(
  store: Store,
  findCircle: (id: string) => Promise<LiveCircle | undefined>,
  file: string,
  address: string,
): Promise<string | undefined> {
  const secret = SECRET.exec(file)?.[1];
  const feed = secret === undefined ? undefined : await store.feed(secret);
  const circle = feed && (await findCircle(feed.circle));
  if (feed === undefined || circle === undefined || !circle.isMember(feed.person)) return undefined;
  const { state } = circle;
  const link = `${address}circle/${feed.circle}`;
  const { id: house } = await store.house();
  return calendarOf(state.evenings, { name: state.traits.name, link, house }, store.now());
}
