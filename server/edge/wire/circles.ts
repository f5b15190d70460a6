import type { Refusal } from "@tavolata/kernel";
import type { Answer, RequestOf } from "../../protocol/index.ts";
import { refusal } from "../../protocol/index.ts";
import { calendarPath } from "../../runtime/circle/calendars.ts";
import type { LiveCircle } from "../../runtime/circle/live-circle.ts";
import { CircleSubscription } from "../../runtime/circle/subscription.ts";
import type { Recognised } from "../../runtime/people/people.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import type { MessageSink } from "../../runtime/table/subscription.ts";

type Answered = Omit<Answer, "type" | "id">;

/** The circles that one connection follows, and what its person does there. */
export class CirclesOfConnection {
  private readonly subscriptions = new Map<string, CircleSubscription>();
  private ended = false;

  constructor(
    private readonly node: ServerNode,
    private readonly sink: Pick<MessageSink, "isClogged" | "send">,
    private readonly most: number,
  ) {}

  async follow({ circle: id, invitation }: RequestOf<"follow-circle">, who: Recognised): Promise<Answered> {
    const before = this.subscriptions.get(id);
    if (before === undefined && this.subscriptions.size >= this.most)
      return { refused: refusal("too-many-tables") };
    const found = await this.node.circles.get(id);
    if ("refused" in found) return found;
    await found.recognise(who);
    const watcher = found.watcher(who.person.id, invitation);
    if (typeof watcher === "object") return watcher;
    this.unfollow(id);
    const subscription: CircleSubscription = new CircleSubscription(
      this.sink,
      found,
      who.person.id,
      invitation,
      () => this.drop(id, subscription),
    );
    this.subscriptions.set(id, subscription);
    await found.addSubscriber(subscription);
    if (this.ended) this.unfollow(id);
    return {};
  }

  unfollow(id: string): void {
    const subscription = this.subscriptions.get(id);
    if (subscription !== undefined) this.drop(id, subscription);
  }

  /** One of its seasons, for members. */
  async season({ circle, season: id }: RequestOf<"season">, who: Recognised): Promise<Answered> {
    const found = await this.asMember(circle, who);
    if ("refused" in found) return found;
    const season = await found.season(id);
    return season === undefined ? { refused: refusal("no-such-season") } : { season };
  }

  /** What a member has of the circle's chips in a season. */
  async chips({ circle, season }: NonNullable<RequestOf<"purse">["of"]>, who: Recognised): Promise<Answered> {
    const found = await this.asMember(circle, who);
    if ("refused" in found) return found;
    const chips = await found.chipsOf(who.person.id, season);
    return chips === undefined ? { refused: refusal("no-such-season") } : { chips };
  }

  /** Where a member's own calendar is. */
  async calendar({ circle, anew }: RequestOf<"calendar">, who: Recognised): Promise<Answered> {
    const found = await this.asMember(circle, who);
    if ("refused" in found) return found;
    return { calendar: await calendarPath(this.node.store, circle, who.person.id, anew ?? false) };
  }

  private async asMember(
    circle: string,
    who: Recognised,
  ): Promise<LiveCircle | { readonly refused: Refusal }> {
    const found = await this.node.circles.get(circle);
    if ("refused" in found) return found;
    await found.recognise(who);
    return found.isMember(who.person.id) ? found : { refused: refusal("not-a-member") };
  }

  async act(
    { id, circle, act }: RequestOf<"circle-act" | "program-act">,
    who: Recognised,
  ): Promise<Answered> {
    const found = await this.node.circles.get(circle);
    if ("refused" in found) return found;
    await found.recognise(who);
    if (act.type === "join") {
      const refused = await this.node.circles.refuseAnother(who.person.id);
      if (refused !== undefined) return { refused };
    }
    const refused = await found.act(who.person, id, act);
    return refused === undefined ? {} : { refused };
  }

  push(): void {
    for (const subscription of [...this.subscriptions.values()]) subscription.push();
  }

  end(): void {
    this.ended = true;
    for (const id of [...this.subscriptions.keys()]) this.unfollow(id);
  }

  private drop(id: string, subscription: CircleSubscription): void {
    subscription.circle.removeSubscriber(subscription);
    if (this.subscriptions.get(id) === subscription) this.subscriptions.delete(id);
  }
}
