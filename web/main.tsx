import "./styles/index.css";
import { effect, untracked } from "@preact/signals";
import { language, languageOf, preference, theme } from "@tavolata/kit";
import { randomRecipe } from "@tavolata/kit/art";
import { render } from "preact";
import { App } from "./app.tsx";
import { connection } from "./state/connection.ts";
import { newVersion, registerWorker } from "./state/new-version.ts";
import { games, loadGames } from "./state/offered.ts";
import { followAddress } from "./state/route.ts";

const chosenLanguage = preference("language", ["it", "en"], languageOf(navigator.languages));
language.value = chosenLanguage.value;
effect(() => {
  chosenLanguage.value = language.value;
  document.documentElement.lang = language.value;
});

const night = matchMedia("(prefers-color-scheme: dark)");
const applyTheme = () => {
  const dark = theme.value === "dark" || (theme.value === "auto" && night.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
};
effect(applyTheme);
night.addEventListener("change", applyTheme);

followAddress();
connection.start();
/** People who come for the first time get a face; they can have another one any time. */
async function haveFace(): Promise<void> {
  const person = connection.person.value;
  if (person !== null && person.avatar === "plain") {
    await connection.introduce(person.nickname, randomRecipe(Math.random));
  }
}

void loadGames();
let wasUp = false;
effect(() => {
  if (connection.state.value !== "up") return;
  untracked(() => void haveFace());
  // The house may have got new games while it could not be reached.
  if (wasUp || !games.peek()) void loadGames();
  wasUp = true;
});
// A page of yesterday asks for parts that today's house no longer has: only today's page knows their names.
addEventListener("vite:preloadError", () => {
  newVersion.value = true;
});
registerWorker();

render(<App />, document.getElementById("app")!);
