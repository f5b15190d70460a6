import "./styles/index.css";
import { effect } from "@preact/signals";
import { language, languageOf, preference, theme } from "@tavolata/kit";
import { render } from "preact";
import { App } from "./app.tsx";
import { registerWorker } from "./register-worker.ts";
import { followAddress } from "./state/route.ts";
import { connection, haveFace, loadGames } from "./state/session.ts";
import { newVersion } from "./state/version.ts";

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
// Whenever the line comes up: the house may have learned new games meanwhile.
effect(() => {
  if (connection.state.value !== "up") return;
  void loadGames();
  void haveFace();
});
// A page of yesterday asks for parts that today's house does not have any more: only the page of today knows their names.
addEventListener("vite:preloadError", () => {
  newVersion.value = true;
});
registerWorker(() => {
  newVersion.value = true;
});

render(<App />, document.getElementById("app")!);
