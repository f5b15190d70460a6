// Written so that even a Node which is too old for everything else can read this file.
const LEAST = [20, 19];

/** What to tell somebody whose Node is too old; undefined if it is not. */
export function whyNotThisNode(version) {
  const [major, minor] = version.split(".").map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return undefined;
  return `Tavolata needs Node ${LEAST.join(".")} or newer, and this is Node ${version}: install a newer one from https://nodejs.org, and start again.`;
}
