import { nodeOf } from "@tavolata/kernel";
import { language } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { ComponentChildren } from "preact";
import { ACTION_CARDS, type ActionFace, Deck, PIGEON_KINDS, PLACES, type Place } from "../rules/index.ts";
import type { EditorWords } from "../texts/it/editor.ts";
import { Readable } from "./card.tsx";
import { FieldsOf } from "./deck-fields.tsx";
import { type DeckForm, Group } from "./deck-form-parts.tsx";
import { cardsIn, withNew } from "./deck-model.ts";
import { StageSet } from "./sprites.tsx";

type View = Parameters<typeof Readable>[0]["view"];

function viewOf(deck: Deck): View {
  return { options: { deck } } as View;
}

/** An action card as it will look, even if another one has the same id. */
export function ActionLook({ deck, face, words }: { deck: Deck; face: ActionFace; words: EditorWords }) {
  return (
    <Readable
      view={viewOf({ ...deck, actions: [face] })}
      card={`${face.id}-1`}
      about={<em>{words.count(face.count ?? 0)}</em>}
    />
  );
}

export function PigeonLook({ deck, kind }: { deck: Deck; kind: string }) {
  return <Readable view={viewOf(deck)} card={`${kind}-1`} />;
}

export function PlaceLook({ deck, place }: { deck: Deck; place: Place }) {
  const { name, text, capacity } = deck.places[place];
  return (
    <div class="pic-readable">
      <StageSet place={place} />
      <div class="pic-text">
        <strong>
          {name[language.value]}
          <em>{capacity ?? "∞"}</em>
        </strong>
        <p>{text[language.value]}</p>
      </div>
    </div>
  );
}

interface AllCardsProps {
  readonly deck: Deck;
  readonly words: EditorWords;
}

/** Every card of a deck, to look at. */
export function AllCards({ deck, words }: AllCardsProps) {
  return (
    <>
      <h3>{words.pigeons}</h3>
      {PIGEON_KINDS.map((kind) => (
        <PigeonLook key={kind} deck={deck} kind={kind} />
      ))}
      <h3>{words.places}</h3>
      {PLACES.map((place) => (
        <PlaceLook key={place} deck={deck} place={place} />
      ))}
      <h3>{words.actions}</h3>
      {deck.actions.map((face) => (
        <ActionLook key={face.id} deck={deck} face={face} words={words} />
      ))}
    </>
  );
}

interface CardsProps {
  readonly deck: Deck;
  readonly form: DeckForm;
  onGo(at: string): void;
}

/** The name of the deck, and every card as it will look; a tap opens its form. */
export function Cards({ deck, form, onGo }: CardsProps) {
  const { words } = form;
  const add = () => {
    form.change("", withNew(deck));
    onGo(`/actions/${deck.actions.length}`);
  };
  return (
    <>
      <Group form={form} path="/name" label={words.deckName}>
        <FieldsOf
          form={form}
          node={nodeOf(Deck).properties?.name ?? {}}
          value={deck.name}
          path="/name"
          within="name"
        />
      </Group>
      <h3>{words.pigeons}</h3>
      {PIGEON_KINDS.map((kind) => (
        <Row key={kind} form={form} path={`/pigeons/${kind}`} name={deck.pigeons[kind].name} onGo={onGo}>
          <PigeonLook deck={deck} kind={kind} />
        </Row>
      ))}
      <h3>{words.places}</h3>
      {PLACES.map((place) => (
        <Row key={place} form={form} path={`/places/${place}`} name={deck.places[place].name} onGo={onGo}>
          <PlaceLook deck={deck} place={place} />
        </Row>
      ))}
      <Group
        form={form}
        path="/actions"
        label={`${words.actions}: ${words.total(cardsIn(deck), ACTION_CARDS)}`}
      >
        {deck.actions.map((face, i) => (
          <Row key={`${face.id} ${i}`} form={form} path={`/actions/${i}`} name={face.name} onGo={onGo}>
            <ActionLook deck={deck} face={face} words={words} />
          </Row>
        ))}
        <button type="button" class="button" onClick={add}>
          <Icon name="plus" />
          {words.add}
        </button>
      </Group>
    </>
  );
}

interface RowProps {
  readonly form: DeckForm;
  readonly path: string;
  readonly name: Deck["name"];
  onGo(at: string): void;
  readonly children: ComponentChildren;
}

function Row({ form: { misfits, words }, path, name, onGo, children }: RowProps) {
  const wrong = misfits.filter((one) => one.path === path || one.path.startsWith(`${path}/`));
  return (
    <div class="pic-row" data-wrong={wrong.length > 0}>
      {children}
      <button
        type="button"
        class="icon-button"
        data-path={path}
        aria-label={[
          words.change(name[language.value] || words.unnamed),
          ...wrong.map(({ text }) => text),
        ].join(". ")}
        onClick={() => onGo(path)}
      >
        <Icon name="edit" />
      </button>
    </div>
  );
}
