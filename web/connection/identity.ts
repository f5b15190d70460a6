const KEY = "tavolata.anew";

/** Whether this device has just become somebody else's; it says so once. */
export const isAnew: boolean = takeSign();

/** Loads the page again, because this device is somebody else's now: what the page knew was the other person's. */
export function startAnew(path = location.href): void {
  try {
    sessionStorage.clear();
    sessionStorage.setItem(KEY, "yes");
  } catch {}
  history.replaceState(null, "", path);
  location.reload();
}

function takeSign(): boolean {
  try {
    const isThere = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isThere;
  } catch {
    return false;
  }
}
