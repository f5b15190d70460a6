import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Framed } from "../people/frame.tsx";
import { Dashboard } from "./dashboard.tsx";
import { HouseFeed } from "./house-feed.ts";
import { SignIn } from "./sign-in.tsx";
import { operatorWords } from "./words/index.ts";
import "./operator.css";

/** For those who run the house: what goes on in it, and what they can do about it. */
export function OperatorPage() {
  const said = operatorWords();
  const [feed] = useState(() => new HouseFeed());
  const newSecret = useSignal<string | null>(null);
  useEffect(() => {
    feed.start();
    return () => feed.stop();
  }, [feed]);
  return <Framed title={said.title}>{shown()}</Framed>;

  function shown() {
    const access = feed.access.value;
    switch (access.state) {
      case "asking":
        return <p class="people-waiting">{said.waiting}</p>;
      case "refused":
        return <Refused why={access.why} onAgain={() => void feed.find()} />;
      case "out":
        return <SignIn feed={feed} hasSecret={access.hasSecret} newSecret={newSecret} />;
      case "in":
        return <Dashboard feed={feed} onSecret={(secret) => (newSecret.value = secret)} />;
    }
  }
}

function Refused({ why, onAgain }: { why: string; onAgain(): void }) {
  const { gate } = operatorWords();
  const reason = why === "needs-https" || why === "wrong-origin" ? gate[why] : gate.unavailable;
  return (
    <section class="people-box operator-narrow">
      <h2>{gate.title}</h2>
      <p role="alert">{reason}</p>
      <button type="button" class="button" onClick={onAgain}>
        {gate.again}
      </button>
    </section>
  );
}
