import { useErrorBoundary } from "preact/hooks";
import { CodePage } from "./pages/code.tsx";
import { HomePage } from "./pages/home.tsx";
import { TablePage } from "./pages/table.tsx";
import { BrokenPage } from "./shell/broken.tsx";
import { ConnectionBanner } from "./shell/connection-banner.tsx";
import { lazy } from "./shell/lazy.tsx";
import { NowherePage } from "./shell/nowhere.tsx";
import { route } from "./state/route.ts";
import { words } from "./words/index.ts";

const LessonPage = lazy(async () => (await import("./lesson/lesson-page.tsx")).LessonPage);
const DeckPage = lazy(async () => (await import("./pages/deck.tsx")).DeckPage);
const ReplayPage = lazy(async () => (await import("./replay/replay-page.tsx")).ReplayPage);
const TournamentPage = lazy(async () => (await import("./tournament/tournament.tsx")).TournamentPage);
const ScreenPage = lazy(async () => (await import("./shared-screen/page.tsx")).ScreenPage);

export function App() {
  return (
    <>
      <a class="skip-link" href="#content">
        {words().skip}
      </a>
      {/* A lesson needs no connection. */}
      {route.value.page === "lesson" ? null : <ConnectionBanner />}
      <Page />
    </>
  );
}

function Page() {
  const now = route.value;
  const [fault] = useErrorBoundary((thrown) => console.error(thrown));
  if (fault !== undefined) return <BrokenPage />;
  switch (now.page) {
    case "home":
      return <HomePage />;
    case "table":
      return <TablePage key={now.id} id={now.id} />;
    case "code":
      return <CodePage key={now.code} code={now.code} />;
    case "screen":
      return <ScreenPage key={now.id ?? ""} id={now.id} />;
    case "replay":
      return <ReplayPage key={now.id} id={now.id} />;
    case "tournament":
      return <TournamentPage key={now.id ?? ""} id={now.id} />;
    case "lesson":
      return <LessonPage key={now.game} game={now.game} />;
    case "deck":
      return <DeckPage key={now.game} game={now.game} />;
    case "nowhere":
      return <NowherePage />;
  }
}
