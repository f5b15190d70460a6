/** Styles that were asked for, and whether they are there. */
const styles = new Map<string, Promise<unknown>>();

/**
 * Every `import()` of the page is built into a call of this. Scripts are only announced, so that they are on their way
 * when the part asks for them; styles are waited for. If a part cannot be had the page is told, and the caller, who may
 * ask for it again.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    await Promise.all(files.map(fetchFile));
    return await load();
  } catch (error) {
    dispatchEvent(new Event("vite:preloadError"));
    throw error;
  }
}

function fetchFile(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`) !== null) return styles.get(file);
  const link = document.createElement("link");
  link.href = href;
  link.rel = file.endsWith("css") ? "stylesheet" : "modulepreload";
  if (file.endsWith("css")) {
    const isThere = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(file));
      };
    });
    styles.set(file, isThere);
  }
  document.head.append(link);
  return styles.get(file);
}
