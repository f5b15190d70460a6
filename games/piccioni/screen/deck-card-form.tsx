import { nodeOf, type SchemaNode } from "@tavolata/kernel";
import { language } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { type ActionFace, Deck, OUR_DECK, PICTURES, type Place } from "../rules/index.ts";
import { Face } from "./card.tsx";
import { ActionLook, PigeonLook, PlaceLook } from "./deck-cards.tsx";
import { FieldsOf } from "./deck-fields.tsx";
import { type DeckForm, Group } from "./deck-form-parts.tsx";
import { withCopy } from "./deck-model.ts";
import { isRecord, valueAt } from "./deck-schema.ts";
import { Picture } from "./sprites.tsx";

/** A card of the deck, by its JSON pointer: "/actions/3". */
export interface CardPath {
  readonly path: string;
  readonly part: string;
  readonly which: string;
}

/** The card that something at this pointer is on; undefined if it is on none, or there is no such card. */
export function cardAt(deck: Deck, at: string): CardPath | undefined {
  const [, part = "", which = ""] = at.split("/");
  const path = `/${part}/${which}`;
  const isCard = ["pigeons", "places", "actions"].includes(part) && isRecord(valueAt(deck, path));
  return isCard ? { path, part, which } : undefined;
}

/** What people look for first; whatever else there is comes after it. */
const FIRST = ["name", "text", "picture", "count", "reveals", "effects", "stays", "reaction"];
const LAST = ["id"];

interface CardFormProps {
  readonly deck: Deck;
  readonly form: DeckForm;
  readonly open: CardPath;
  onGo(at: string): void;
}

/** One card: how it will look, and a field for everything on it. */
export function CardForm({ deck, form, open: { path, part, which }, onGo }: CardFormProps) {
  const { words } = form;
  const node = nodeFor(part, which);
  const face = valueAt(deck, path) as ActionFace;
  const all = Object.keys(node.properties ?? {});
  const between = all.filter((name) => ![...FIRST, ...LAST].includes(name));
  const order = [...FIRST, ...between, ...LAST].filter((name) => all.includes(name));
  const within = part === "actions" ? "action" : part === "places" ? "place" : "pigeon";
  const back = (
    <button type="button" class="button" onClick={() => onGo("")}>
      <Icon name="back" />
      {words.back}
    </button>
  );
  return (
    <section
      class="pic-card-form"
      tabIndex={-1}
      data-path={path}
      aria-label={face.name[language.value] || words.unnamed}
    >
      <div class="pic-card-actions">{back}</div>
      <div class="pic-look">
        <h3>{words.asItLooks}</h3>
        {part === "actions" ? (
          <>
            <span class="pic-sample">
              <Face face={face} />
            </span>
            <ActionLook deck={deck} face={face} words={words} />
          </>
        ) : part === "places" ? (
          <PlaceLook deck={deck} place={which as Place} />
        ) : (
          <PigeonLook deck={deck} kind={which} />
        )}
      </div>
      {form.misfits
        .filter((one) => one.path === path)
        .map(({ text }) => (
          <p key={text} class="deck-wrong">
            {text}
          </p>
        ))}
      {order.map((name) =>
        name === "picture" ? (
          <PictureField key={name} form={form} path={`${path}/picture`} face={face} />
        ) : (
          <FieldsOf
            key={name}
            form={form}
            node={node}
            value={face}
            path={path}
            within={within}
            only={[name]}
          />
        ),
      )}
      <div class="pic-card-actions">
        {part === "actions" ? (
          <>
            <button
              type="button"
              class="button"
              onClick={() => {
                form.change("", withCopy(deck, Number(which)));
                onGo(`/actions/${Number(which) + 1}`);
              }}
            >
              <Icon name="copy" />
              {words.copy}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                form.change(path, undefined);
                onGo("");
              }}
            >
              <Icon name="trash" />
              {words.remove}
            </button>
          </>
        ) : null}
        {back}
      </div>
    </section>
  );
}

function nodeFor(part: string, which: string): SchemaNode {
  const whole = nodeOf(Deck).properties?.[part];
  return whole?.items ?? whole?.properties?.[which] ?? {};
}

interface PictureFieldProps {
  readonly form: DeckForm;
  readonly path: string;
  readonly face: ActionFace;
}

/** Our drawings to choose from; without a choice, a card shows what it does. */
function PictureField({ form, path, face }: PictureFieldProps) {
  const { words } = form;
  const nameOf = (picture: string) =>
    OUR_DECK.actions.find(({ id }) => id === picture)?.name[language.value] ?? picture;
  return (
    <Group form={form} path={path} label={words.fields.picture ?? ""}>
      <div class="pic-pictures">
        <button
          type="button"
          class="pic-choice"
          aria-pressed={face.picture === undefined}
          onClick={() => form.change(path, undefined)}
        >
          {words.byEffect}
        </button>
        {PICTURES.map((picture) => (
          <button
            key={picture}
            type="button"
            class="pic-choice"
            aria-pressed={face.picture === picture}
            aria-label={nameOf(picture)}
            onClick={() => form.change(path, picture)}
          >
            <Picture name={picture} />
          </button>
        ))}
      </div>
    </Group>
  );
}
