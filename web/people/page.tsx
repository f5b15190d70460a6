import { lazy } from "../shell/lazy.tsx";

const PAGES = {
  me: lazy(async () => (await import("./me/me-page.tsx")).MePage),
  "me/games": lazy(async () => (await import("./games/games-page.tsx")).GamesPage),
  "me/figures": lazy(async () => (await import("./my-figures/figures-page.tsx")).FiguresPage),
  "hand-over": lazy(async () => (await import("./hand-over/arrive.tsx")).ArrivePage),
  privacy: lazy(async () => (await import("./privacy/privacy-page.tsx")).PrivacyPage),
};

/** Everything about people that needs no table. Few look at all of it, so each of these pages comes by itself. */
export function PeoplePage({ at }: { at: string }) {
  const Page = PAGES[at as keyof typeof PAGES];
  return <Page />;
}
