import type { Instant, Refusal } from "@tavolata/kernel";
import { type Awaited as PublicAwaited, refusal } from "../../protocol/index.ts";
import { type Awaited, guestOf, isPersons, type PersonsChair, type Room } from "./room.ts";

/** Nobody is reminded more often than this, however many are waiting. */
const BETWEEN_NUDGES = 10_000;

function awaitedOn(room: Room, chair: number): { chair: PersonsChair; awaited: Awaited } | undefined {
  const sitting = room.chairs[chair];
  return isPersons(sitting) && sitting.awaited !== undefined
    ? { chair: sitting, awaited: sitting.awaited }
    : undefined;
}

/** Why somebody cannot remind the player on this chair now. */
export function refuseNudge(room: Room, person: string, chair: number, now: Instant): Refusal | undefined {
  const found = awaitedOn(room, chair);
  if (found === undefined || found.chair.person === person) return refusal("not-awaited");
  const { nudgedAt } = found.awaited;
  return nudgedAt !== null && now < nudgedAt + BETWEEN_NUDGES
    ? refusal("too-soon", { seconds: secondsUntil(nudgedAt + BETWEEN_NUDGES, now) })
    : undefined;
}

/** Why no bot may play for the player on this chair yet, no matter who asks for it. */
export function refuseStandIn(room: Room, person: string, chair: number, now: Instant): Refusal | undefined {
  const found = awaitedOn(room, chair);
  if (found === undefined || found.chair.person === person) return refusal("not-awaited");
  const { botFrom } = found.awaited;
  return now < botFrom ? refusal("too-soon", { seconds: secondsUntil(botFrom, now) }) : undefined;
}

export function refuseVote(room: Room, person: string, chair: number, now: Instant): Refusal | undefined {
  const refused = refuseStandIn(room, person, chair, now);
  if (refused !== undefined) return refused;
  return awaitedOn(room, chair)?.awaited.votes.includes(person) ? refusal("already-so") : undefined;
}

function secondsUntil(then: Instant, now: Instant): number {
  return Math.ceil((then - now) / 1000);
}

/** More than half of the others who sit at the table and are there; nobody who is gone can hold it up. */
export function votesNeeded(room: Room, chair: number): number {
  const voters = room.chairs.filter(
    (other, i) => i !== chair && isPersons(other) && (guestOf(room, other.person)?.nodes.length ?? 0) > 0,
  );
  return Math.floor(voters.length / 2) + 1;
}

/** Whether a bot plays for the player on this chair as soon as this person is for it, too. */
export function isDecisive(room: Room, person: string, chair: number): boolean {
  const found = awaitedOn(room, chair);
  if (found === undefined) return false;
  return new Set([...found.awaited.votes, person]).size >= votesNeeded(room, chair);
}

export function noteNudge(room: Room, person: string, chair: number, at: Instant): void {
  const found = awaitedOn(room, chair);
  if (found === undefined) return;
  found.awaited.nudges++;
  found.awaited.nudgedAt = at;
  found.awaited.nudgedBy = person;
}

export function noteVote(room: Room, person: string, chair: number): void {
  awaitedOn(room, chair)?.awaited.votes.push(person);
}

/** The room without those whom the game no longer waits for, as seen by when it began to wait for each chair. */
export function withoutUnawaited(room: Room, since: (chair: number) => Instant | null): Room {
  const isOver = (chair: Room["chairs"][number], i: number) =>
    isPersons(chair) && chair.awaited !== undefined && chair.awaited.since !== since(i);
  if (!room.chairs.some(isOver)) return room;
  const chairs = room.chairs.map((chair, i) => {
    if (!isPersons(chair) || !isOver(chair, i)) return chair;
    const { awaited: _, ...rest } = chair;
    return rest;
  });
  return { ...room, chairs, number: room.number + 1 };
}

export function publicAwaited(room: Room, chair: number): PublicAwaited | undefined {
  const found = awaitedOn(room, chair);
  if (found === undefined) return undefined;
  const { since, botFrom, nudges, nudgedBy, votes } = found.awaited;
  return { since, botFrom, nudges, nudgedBy, votes, votesNeeded: votesNeeded(room, chair) };
}
