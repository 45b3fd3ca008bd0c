const key = 'reloaded_at';
/** A second failure within these milliseconds means a broken release, not a new one. */
const patience = 10_000;

/** Reloads the page once when its code is no longer on the server, because a new release has replaced it. */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (!navigator.onLine || now - Number(sessionStorage.getItem(key)) < patience) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(now));
    location.reload();
  });
}
