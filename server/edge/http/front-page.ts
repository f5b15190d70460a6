import type { ServerNode } from "../../runtime/server-node.ts";

/** The front page of a server without a web page: what is played here, and how a client connects. */
export function frontPage({ games }: ServerNode): string {
  const items = games
    .map(({ rules: { name, seats } }) => `<li>${name} (${seats.min}–${seats.max})</li>`)
    .join("");
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tavolata</title>
</head>
<body>
<h1>Tavolata</h1>
<p>Qui si gioca a / Played here:</p>
<ul>${items}</ul>
<p>Clients connect to <code>/ws</code>; what they say there is in docs/PROTOCOL.md.</p>
</body>
</html>
`;
}
