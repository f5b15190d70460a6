import { useErrorBoundary } from "preact/hooks";
import { HomePage } from "./pages/home.tsx";
import { TablePage } from "./pages/table.tsx";
import { BrokenPage } from "./shell/broken.tsx";
import { ConnectionBanner } from "./shell/connection-banner.tsx";
import { lazy } from "./shell/lazy.tsx";
import { NowherePage } from "./shell/nowhere.tsx";
import { connection } from "./state/connection.ts";
import { route } from "./state/route.ts";
import { words } from "./words/index.ts";

/** What needs nobody's leave: to learn a game, to look at a replay, to come back as who one was. */
const OUTSIDE: readonly string[] = ["lesson", "replay", "deck", "people"];

const DoorPage = lazy(async () => (await import("./door/door-page.tsx")).DoorPage);
const CodePage = lazy(async () => (await import("./pages/code.tsx")).CodePage);
const LessonPage = lazy(async () => (await import("./lesson/lesson-page.tsx")).LessonPage);
const DeckPage = lazy(async () => (await import("./pages/deck.tsx")).DeckPage);
const PeoplePage = lazy(async () => (await import("./people/page.tsx")).PeoplePage);
const ReplayPage = lazy(async () => (await import("./replay/replay-page.tsx")).ReplayPage);
const TournamentPage = lazy(async () => (await import("./tournament/tournament.tsx")).TournamentPage);
const TournamentClock = lazy(async () => (await import("./tournament/clock/page.tsx")).TournamentClock);
const CirclePage = lazy(async () => (await import("./circle/page.tsx")).CirclePage);
const ScreenPage = lazy(async () => (await import("./shared-screen/page.tsx")).ScreenPage);

const OperatorPage = lazy(async () => (await import("./operator/operator-page.tsx")).OperatorPage);
/** Most of the time there is nothing to announce. */
const Announcements = lazy(
  async () => (await import("./shell/announcements/announcements.tsx")).Announcements,
  true,
);

export function App() {
  const announcements = connection.announcements.value;
  return (
    <>
      <a class="skip-link" href="#content">
        {words().skip}
      </a>
      {/* A lesson needs no connection. */}
      {route.value.page === "lesson" ? null : <ConnectionBanner />}
      {announcements.length === 0 ? null : <Announcements announcements={announcements} />}
      <Page />
    </>
  );
}

function Page() {
  const now = route.value;
  const [fault] = useErrorBoundary((thrown) => console.error(thrown));
  if (fault !== undefined) return <BrokenPage />;
  const shut = connection.shut.value;
  if (shut !== null && !OUTSIDE.includes(now.page)) return <DoorPage refused={shut} />;
  switch (now.page) {
    case "home":
      return <HomePage />;
    case "table":
      return <TablePage key={now.id} id={now.id} />;
    case "invited":
      return <HomePage />;
    case "code":
      return <CodePage key={now.code} code={now.code} />;
    case "screen":
      return <ScreenPage key={now.id ?? ""} id={now.id} />;
    case "replay":
      return <ReplayPage key={now.id} id={now.id} />;
    case "tournament":
      return <TournamentPage key={now.id ?? ""} id={now.id} />;
    case "clock":
      return <TournamentClock key={now.id} id={now.id} />;
    case "circle":
      return <CirclePage key={now.id ?? ""} id={now.id} season={now.season} />;
    case "lesson":
      return <LessonPage key={now.game} game={now.game} />;
    case "deck":
      return <DeckPage key={now.game} game={now.game} />;
    case "people":
      return <PeoplePage key={now.at} at={now.at} />;
    case "operator":
      return <OperatorPage />;
    case "nowhere":
      return <NowherePage />;
  }
}
