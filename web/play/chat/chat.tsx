import { useSignal } from "@preact/signals";
import { type AnyScreen, language, sayWhyNot } from "@tavolata/kit";
import { Avatar, Face, Icon } from "@tavolata/kit/art";
import { useEffect, useRef } from "preact/hooks";
import type { TableFeed } from "../../connection/table-feed.ts";
import { botName } from "../../lobby/bot-names.ts";
import { keepAway } from "../../people/peace/keep-away.ts";
import { connection } from "../../state/connection.ts";
import { refusalWords } from "../../words/index.ts";
import { readUntil } from "./unread.ts";
import { chatWords } from "./words/index.ts";
import "./chat.css";

interface ChatProps {
  readonly feed: TableFeed;
  readonly screen: AnyScreen;
  /** What is seen of the game; undefined where none is on. */
  readonly view?: object;
}

/** Short words between people: ready phrases in one tap, or one's own. */
export function Chat({ feed, screen, view }: ChatProps) {
  const chat = chatWords();
  const text = useSignal("");
  const end = useRef<HTMLLIElement>(null);
  const room = feed.knownRoom;
  const lines = feed.lines.value;
  const isSilent = view !== undefined && (screen.isChatMuted?.(view) ?? false);
  const open = room.settings.chat && !isSilent;
  const last = lines.at(-1)?.at ?? 0;
  useEffect(() => {
    readUntil.value = { ...readUntil.peek(), [feed.id]: last };
    end.current?.scrollIntoView({ block: "nearest" });
  }, [feed, last]);

  const say = async (said: string) => {
    if (said.trim() === "") return;
    const { refused } = await feed.act({ type: "say", text: said.trim().slice(0, 200) });
    if (refused !== undefined) sayWhyNot(refusalWords(refused));
  };
  const muted = connection.muted.value;
  const mute = async (person: string) => {
    const { refused } = await keepAway(person, muted.has(person) ? null : "mute");
    if (refused !== undefined) sayWhyNot(refusalWords(refused));
  };
  const me = connection.person.value?.id;
  const heard = lines.filter(({ person }) => !muted.has(person));
  return (
    <div class="chat">
      {heard.length === 0 ? (
        <p class="chat-empty">{lines.length === 0 ? chat.empty : chat.allMuted}</p>
      ) : null}
      <ul class="chat-lines">
        {heard.map(({ at, person, nickname, text: said, remark, news }) =>
          news !== undefined ? (
            <li key={`${at} ${person} ${news}`} class="chat-news">
              {chat.news[news](nickname)}
            </li>
          ) : (
            <li key={`${at} ${person}`} data-mine={person === me}>
              {remark === undefined ? (
                <Avatar recipe={room.people.find(({ id }) => id === person)?.avatar ?? person} />
              ) : (
                <Face avatar={String(remark.chair)} isBot={true} />
              )}
              <p>
                <strong>{remark === undefined ? nickname : botName(remark.chair)}</strong>{" "}
                {remark === undefined ? said : chat.remarks[remark.phrase]}
              </p>
              {person === me || remark !== undefined ? null : (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={chat.mute(nickname)}
                  title={chat.mute(nickname)}
                  onClick={() => void mute(person)}
                >
                  <Icon name="mute" />
                </button>
              )}
            </li>
          ),
        )}
        <li ref={end} aria-hidden="true" />
      </ul>
      <Muted names={room.people.filter(({ id }) => muted.has(id))} onUnmute={(person) => void mute(person)} />
      {open ? (
        <>
          <ul class="chat-phrases" aria-label={chat.phrases}>
            {screen.words(language.value).phrases.map((phrase) => (
              <li key={phrase}>
                <button type="button" class="chip" onClick={() => say(phrase)}>
                  {phrase}
                </button>
              </li>
            ))}
          </ul>
          <form
            class="chat-say"
            onSubmit={(event) => {
              event.preventDefault();
              void say(text.value);
              text.value = "";
            }}
          >
            <input
              class="input"
              aria-label={chat.say}
              placeholder={chat.say}
              maxLength={200}
              value={text.value}
              onInput={(event) => (text.value = event.currentTarget.value)}
            />
            <button type="submit" class="button" data-kind="main" aria-label={chat.send}>
              <Icon name="send" />
            </button>
          </form>
        </>
      ) : (
        <p>{isSilent ? chat.hushed : chat.closed}</p>
      )}
    </div>
  );
}

interface MutedProps {
  readonly names: readonly { readonly id: string; readonly nickname: string }[];
  onUnmute(person: string): void;
}

function Muted({ names, onUnmute }: MutedProps) {
  const chat = chatWords();
  return (
    <>
      {names.map(({ id, nickname }) => (
        <button key={id} type="button" class="chip" onClick={() => onUnmute(id)}>
          {chat.unmute(nickname)}
        </button>
      ))}
    </>
  );
}
