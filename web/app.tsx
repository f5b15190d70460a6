import { useErrorBoundary } from "preact/hooks";
import { BrokenPage } from "./pages/broken.tsx";
import { CodePage } from "./pages/code.tsx";
import { HomePage } from "./pages/home.tsx";
import { NowherePage } from "./pages/nowhere.tsx";
import { TablePage } from "./pages/table.tsx";
import { ConnectionBanner } from "./shell/connection-banner.tsx";
import { lazy } from "./shell/lazy.tsx";
import { route } from "./state/route.ts";
import { words } from "./words/index.ts";

const ReplayPage = lazy(async () => (await import("./replay/replay-page.tsx")).ReplayPage);
const TournamentPage = lazy(async () => (await import("./tournament/page.tsx")).TournamentPage);
const ScreenPage = lazy(async () => (await import("./pages/screen.tsx")).ScreenPage);

export function App() {
  return (
    <>
      <a class="skip-link" href="#content">
        {words().skip}
      </a>
      <ConnectionBanner />
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
    case "nowhere":
      return <NowherePage />;
  }
}
