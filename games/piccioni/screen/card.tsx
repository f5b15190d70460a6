import { language } from "@tavolata/kit";
import type { ComponentChildren } from "preact";
import {
  type ActionFace,
  type Card,
  faceOf,
  kindOf,
  type Pigeon,
  type PigeonKind,
  pigeonFace,
  type View,
} from "../rules/index.ts";
import { isPigeon } from "./draft.ts";
import { pictureOf } from "./picture-of.ts";
import { Bird, Picture } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./card.css";

/** The face of an action card: its name, what it shows, and how many pigeons it calls. */
export function Face({ face }: { face: ActionFace }) {
  const name = face.name[language.value];
  return (
    <span class="pic-face" data-reaction={face.effects.length === 0} aria-hidden="true">
      <b>{parted(name)}</b>
      <Picture name={pictureOf(face)} />
      <Feathers count={face.reveals} />
    </span>
  );
}

/** Long words may be broken between syllables; the hyphen is only drawn, so that the name is read aloud correctly. */
function parted(name: string): ComponentChildren {
  return name
    .replace(/\p{L}{8,}/gu, (word) =>
      word.replace(/[aeiou][^aeiou]{0,2}?(?=[^aeiou][lrh]?[aeiou]\p{L})/giu, "$&\u00ad"),
    )
    .split("\u00ad")
    .flatMap((part, i) => (i === 0 ? part : [<i key={String(i)} />, part]));
}

/** A card, drawn small: a pigeon, or the picture of an action card. */
export function Thing({ view, card }: { view: Pick<View, "options">; card: Card | Pigeon }) {
  return isPigeon(card) ? (
    <Bird kind={kindOf(card) as PigeonKind} small />
  ) : (
    <Picture name={pictureOf(faceOf(view, card))} />
  );
}

export function Feathers({ count }: { count: number }) {
  return (
    <span class="pic-feathers">
      {Array.from({ length: count }, (_, i) => (
        <Picture key={String(i)} name="feather" />
      ))}
    </span>
  );
}

interface ActionTextProps {
  readonly face: ActionFace;
  readonly about?: ComponentChildren;
  readonly note?: ComponentChildren;
}

/** Everything written on an action card. */
export function ActionText({ face, about, note }: ActionTextProps) {
  const { screen } = useTexts();
  return (
    <div class="pic-text">
      <strong>
        {face.name[language.value]}
        {face.reaction === undefined ? null : <em>{screen.reaction}</em>}
        <span class="pic-calls" role="img" aria-label={screen.reveals(face.reveals)}>
          <Feathers count={face.reveals} />
        </span>
        {about}
      </strong>
      <p>{face.text[language.value]}</p>
      {note}
    </div>
  );
}

interface ReadableProps {
  readonly view: Pick<View, "options">;
  readonly card: Card | Pigeon;
  /** What it is about now, shown beside its name. */
  readonly about?: ComponentChildren;
  /** What would come of it, below its text. */
  readonly note?: ComponentChildren;
}

/** A card to read: an action card or a pigeon, with its picture and all its words. */
export function Readable({ view, card, about, note }: ReadableProps) {
  const { screen } = useTexts();
  if (!isPigeon(card)) {
    const face = faceOf(view, card);
    return (
      <div class="pic-readable">
        <Picture name={pictureOf(face)} />
        <ActionText face={face} about={about} note={note} />
      </div>
    );
  }
  const face = pigeonFace(view, card);
  const facts = [
    screen.size(face.size),
    ...(face.returns ? [screen.returns] : []),
    ...(face.flies ? [] : [screen.flightless]),
  ];
  return (
    <div class="pic-readable">
      <Bird kind={kindOf(card) as PigeonKind} />
      <div class="pic-text">
        <strong>
          {face.name[language.value]}
          <em>{facts.join(", ")}</em>
        </strong>
        <p>{face.text[language.value]}</p>
      </div>
    </div>
  );
}

/** One card of each kind, and how many there are of it. */
export function alike<Any extends Card>(cards: readonly Any[]): { one: Any; many: number }[] {
  const firsts = cards.filter((card, i) => cards.findIndex((other) => kindOf(other) === kindOf(card)) === i);
  return firsts.map((one) => ({ one, many: cards.filter((card) => kindOf(card) === kindOf(one)).length }));
}
