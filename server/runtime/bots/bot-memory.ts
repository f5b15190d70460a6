import { type Decision, findBot, type Mind, randomBot } from "@tavolata/bots";
import type { PlayableGame } from "@tavolata/games";
import { copy, covers, fastRandom, type GameTypes } from "@tavolata/kernel";
import { Recent } from "./recent.ts";
import { describeFault, type WorkerJob, type WorkerReply } from "./requests.ts";

/** How many bots one worker remembers. */
export const MOST_REMEMBERED = 1000;

interface Remembered {
  readonly mind: Mind<GameTypes>;
  /** Its name and level. A seat may get another bot in mid-game, and the new one remembers nothing. */
  readonly who: string;
  heard: number;
}

/** The bots of one worker, with what they remember. */
export class BotMemory {
  private readonly remembered: Recent<Remembered>;

  constructor(
    private readonly games: readonly PlayableGame[],
    private readonly allowRandom: boolean,
    most = MOST_REMEMBERED,
  ) {
    this.remembered = new Recent(most);
  }

  answer(job: WorkerJob): WorkerReply {
    const reply = this.tryToAnswer(job);
    // What went wrong may have left the bot confused: the next job gets a fresh one.
    if (reply.type === "fault") this.remembered.delete(job.key);
    return reply;
  }

  private tryToAnswer(job: WorkerJob): WorkerReply {
    try {
      const known = this.recall(job) ?? this.sit(job);
      if ("type" in known) return known;
      hear(known, job);
      return job.kind === "move" ? decide(known, job) : react(known, job);
    } catch (fault) {
      return { type: "fault", reason: describeFault(fault) };
    }
  }

  /** The bot that this key names, if there is no gap between what it has heard and what it is told now. */
  private recall(job: WorkerJob): Remembered | undefined {
    const known = this.remembered.get(job.key);
    const fits =
      known !== undefined &&
      known.who === whoOf(job) &&
      known.heard >= job.heardBefore &&
      known.heard <= job.heardBefore + job.heard.length;
    return fits ? known : undefined;
  }

  private sit(job: WorkerJob): Remembered | WorkerReply {
    if (job.heardBefore > 0) return { type: "everything" };
    const game = this.games.find(({ rules }) => rules.name === job.game);
    if (game === undefined) return { type: "fault", reason: `there is no game "${job.game}"` };
    const found = findBot(this.allowRandom ? [...game.bots, randomBot] : game.bots, whoOf(job));
    if (found.fault !== undefined) return { type: "fault", reason: found.fault };
    const fresh = { mind: found.bot.sit(found.level, job.seat), who: whoOf(job), heard: 0 };
    this.remembered.set(job.key, fresh);
    return fresh;
  }
}

function whoOf({ bot, level }: WorkerJob): string {
  return level === undefined ? bot : `${bot}:${level}`;
}

function hear(known: Remembered, { heard, heardBefore }: WorkerJob): void {
  for (const event of heard.slice(known.heard - heardBefore)) known.mind.hear?.(event as GameTypes["event"]);
  known.heard = heardBefore + heard.length;
}

function decide({ mind, who }: Remembered, job: WorkerJob): WorkerReply {
  const move = mind.decide(decisionOf(job));
  return isOffered(job, move) ? { type: "move", move: copy(move) } : notOffered(who);
}

function react({ mind, who }: Remembered, job: WorkerJob): WorkerReply {
  const reaction = mind.react?.(decisionOf(job));
  if (reaction === undefined) return { type: "reaction", reaction: null };
  const { move, after } = reaction;
  if (!(after >= 0)) return { type: "fault", reason: `"${who}" reacts before it has seen anything` };
  // What cannot be done yet may be possible by then; the referee judges it when it comes.
  return { type: "reaction", reaction: { move: copy(move), after } };
}

function decisionOf({ view, offers, seed, effort }: WorkerJob): Decision<GameTypes> {
  return {
    view: () => copy(view) as GameTypes["view"],
    // A copy, because a bot that writes into its offers could allow itself anything.
    offers: copy(offers),
    random: fastRandom(seed),
    ...(effort === undefined ? {} : { effort }),
  };
}

function isOffered({ offers }: WorkerJob, move: GameTypes["move"]): boolean {
  return offers.some((offer) => covers(offer, move));
}

function notOffered(who: string): WorkerReply {
  return { type: "fault", reason: `"${who}" made a move that was not offered` };
}
