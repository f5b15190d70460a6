import { WhyNot } from "@tavolata/kit";
import { useEffect } from "preact/hooks";
import { lazy } from "../shell/lazy.tsx";
import { OfflinePage } from "../shell/offline.tsx";
import { connection } from "../state/connection.ts";
import { forgetTable, rememberTable } from "../state/known-tables.ts";
import { words } from "../words/index.ts";
import { CircleBar } from "./bar.tsx";
import { useCircle } from "./feed.ts";
import { Front } from "./front.tsx";
import { Refused } from "./refused.tsx";
import "./circle.css";

const FoundCircle = lazy(async () => (await import("./found.tsx")).FoundCircle);
/** Those who only knock do not load what is behind the door. */
const SeasonPage = lazy(async () => (await import("./seasons/season-page.tsx")).SeasonPage);
const Inside = lazy(async () => (await import("./inside.tsx")).Inside);

/** A circle or one of its seasons, or where one is founded. */
export function CirclePage({ id, season }: { id: string | null; season?: string | undefined }) {
  return id === null ? <FoundCircle /> : <Circle id={id} season={season} />;
}

function Circle({ id, season }: { id: string; season: string | undefined }) {
  const feed = useCircle(id);
  const circle = feed.circle.value;
  const refused = feed.refused.value;
  const name = circle?.name;
  const isIn = circle?.inside != null;
  useEffect(() => {
    if (name === undefined) return;
    if (season === undefined) document.title = name;
    if (isIn) rememberTable({ id, game: name, page: "circle", at: Date.now() });
  }, [id, name, isIn, season]);
  useEffect(() => {
    if (refused !== null) forgetTable(id);
  }, [id, refused]);
  if (circle === null) {
    if (refused !== null) return <Refused refused={refused} />;
    if (connection.state.value === "lost") return <OfflinePage />;
    return (
      <main id="content" class="waiting">
        {words().loading}
      </main>
    );
  }
  return (
    <div class="circle">
      <CircleBar name={circle.name} crest={circle.crest} />
      {circle.inside === null ? (
        <Front circle={circle} />
      ) : season === undefined ? (
        <Inside circle={circle} inside={circle.inside} />
      ) : (
        <SeasonPage key={season} circle={circle} id={season} />
      )}
      <WhyNot />
    </div>
  );
}
