import { afterEach, describe, expect, it, vi } from "vitest";
import { deck } from "../preferences.ts";
import { ItalianCard } from "./italian-card.tsx";

vi.mock("virtual:french-cards", () => ({ FRENCH_CARDS: "/french" }));

const CARDS = [..."A234567FCR"].flatMap((rank) => [..."DCBS"].map((suit) => rank + suit));

interface Drawn {
  readonly props: {
    readonly face: string;
    readonly label: string;
    readonly children?: Drawn;
    readonly src: string;
  };
}

function show(card: string) {
  const { face, label, children } = (ItalianCard({ card, label: `named ${card}` }) as unknown as Drawn).props;
  return { face, label, picture: children?.props.src };
}

async function wear(look: typeof deck.value): Promise<void> {
  deck.value = look;
  await vi.waitFor(() => expect(show("?").picture).toBeDefined(), { timeout: 30_000 });
}

afterEach(() => {
  vi.useRealTimers();
  deck.value = "neapolitan";
});

describe("An Italian card", () => {
  it("[BES-1] looks as each player likes, and is the same card in every look", async () => {
    const looks: ReturnType<typeof show>[][] = [];
    for (const look of ["neapolitan", "piacentine", "french"] as const) {
      await wear(look);
      looks.push([...CARDS, "?"].map(show));
    }
    for (const [i, card] of [...CARDS, "?"].entries()) {
      for (const cards of looks) expect(cards[i]).toMatchObject({ face: card, label: `named ${card}` });
      expect(new Set(looks.map((cards) => cards[i]!.picture)).size).toBe(3);
    }
  });

  it("[BES-1] is in the French look the card that plays its part", async () => {
    await wear("french");
    const pictures = ["AD", "7C", "2B", "3S", "FD", "CC", "RB", "FS"].map((card) => show(card).picture);
    expect(pictures).toEqual(
      ["AD", "7H", "2C", "3S", "JD", "QH", "KC", "JS"].map((card) => `/french/4/${card}.svg`),
    );
    expect(new Set(CARDS.map((card) => show(card).picture)).size).toBe(40);
  });

  it("is drawn once, however often it is shown", async () => {
    await wear("neapolitan");
    expect(show("AD").picture).toMatch(/^data:image\/svg\+xml,/);
    expect(show("AD").picture).toBe(show("AD").picture);
  });

  it("is the French card as long as the hand that draws it does not come, and asks for it again", async () => {
    vi.resetModules();
    vi.useFakeTimers();
    vi.doMock("../italian-deck/piacentine.ts", () => Promise.reject(new Error("the connection is down")));
    const { ItalianCard: Fresh } = await import("./italian-card.tsx");
    const { deck: chosen } = await import("../preferences.ts");
    const picture = () => (Fresh({ card: "CC" }) as unknown as Drawn).props.children?.props.src;
    chosen.value = "piacentine";
    expect(picture()).toBeUndefined();
    await vi.waitFor(() => expect(picture()).toBe("/french/4/QH.svg"));
    vi.doUnmock("../italian-deck/piacentine.ts");
    await vi.advanceTimersByTimeAsync(1500);
    await vi.waitFor(() => expect(picture()).toMatch(/^data:image/));
  });
});
