import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { CircleAct, InsideOfCircle, PublicCircle, PublicMember } from "@tavolata/server/protocol";
import { CardOf } from "../people/card/card.tsx";
import { dayOf } from "../people/times.ts";
import { Field } from "../shell/field.tsx";
import { connection } from "../state/connection.ts";
import { words } from "../words/index.ts";
import { type DoInCircle, useTwoTaps } from "./acting.ts";
import { circleWords } from "./words/index.ts";

interface MemberSheetProps {
  readonly member: PublicMember;
  readonly circle: PublicCircle;
  readonly inside: InsideOfCircle;
  readonly act: DoInCircle;
  onClose(): void;
}

/** Who somebody is, and what one may do with their part in the circle: one's own, or that of others. */
export function MemberSheet({ member, circle, inside, act, onClose }: MemberSheetProps) {
  const { members } = circleWords();
  const { id, nickname, avatar, since, role } = member;
  const me = inside.members.find((one) => one.id === connection.person.value?.id);
  const isMe = me?.id === id;
  const then = (wanted: CircleAct) => async () => {
    if (await act(wanted)) onClose();
  };
  const leads = me?.role === "founder";
  const isOpen = circle.closed === null;
  const mayPromote = me !== undefined && me.role !== "member" && role === "member";
  const mayDemote = role === "organiser" && (isMe || leads);
  const mayRemove = !isMe && me !== undefined && me.role !== "member" && (leads || role === "member");
  return (
    <Sheet title={nickname} open closeLabel={words().close} onClose={onClose}>
      <CardOf id={id} face={avatar} />
      <p class="circle-hint">{members.since(dayOf(since))}</p>
      {isOpen ? (
        <div class="circle-manage">
          {mayPromote ? (
            <button type="button" class="button" onClick={then({ type: "make-organiser", person: id })}>
              <Icon name="plus" />
              {members.makeOrganiser(nickname)}
            </button>
          ) : null}
          {mayDemote ? (
            <button type="button" class="button" onClick={then({ type: "make-member", person: id })}>
              <Icon name="minus" />
              {isMe ? members.stopOrganising : members.makeMember(nickname)}
            </button>
          ) : null}
          {leads && !isMe ? (
            <HandOver name={nickname} onSure={then({ type: "hand-over", person: id })} />
          ) : null}
          {mayRemove ? (
            <Remove name={nickname} onSure={(reason) => then({ type: "remove", person: id, reason })()} />
          ) : null}
          {isMe ? <Leave isLast={circle.size === 1} onSure={then({ type: "leave" })} /> : null}
        </div>
      ) : null}
    </Sheet>
  );
}

function HandOver({ name, onSure }: { name: string; onSure(): void }) {
  const { members } = circleWords();
  const sure = useTwoTaps();
  return (
    <button type="button" class="button" onClick={() => sure.tap(onSure)}>
      <Icon name="crown" />
      {sure.asks ? members.handOverSure : members.handOver(name)}
    </button>
  );
}

function Leave({ isLast, onSure }: { isLast: boolean; onSure(): void }) {
  const { members } = circleWords();
  const sure = useTwoTaps();
  return (
    <button type="button" class="button" onClick={() => sure.tap(onSure)}>
      <Icon name="leave" />
      {!sure.asks ? members.leave : isLast ? members.leaveLast : members.leaveSure}
    </button>
  );
}

/** Nobody is removed without a reason. */
function Remove({ name, onSure }: { name: string; onSure(reason: string): void }) {
  const { members } = circleWords();
  const asks = useSignal(false);
  const reason = useSignal("");
  if (!asks.value) {
    return (
      <button type="button" class="button" onClick={() => (asks.value = true)}>
        <Icon name="leave" />
        {members.remove(name)}
      </button>
    );
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const said = reason.value.trim();
    if (said !== "") onSure(said);
  };
  return (
    <form class="circle-remove" onSubmit={send}>
      <Field
        label={members.reason}
        value={reason.value}
        maxLength={200}
        autocomplete="off"
        onInput={(event) => (reason.value = event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={reason.value.trim() === ""}>
        <Icon name="leave" />
        {members.removeNow}
      </button>
    </form>
  );
}
