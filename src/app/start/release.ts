const key = 'reloaded_at';
/** Milliseconds within which a second failure is no new release but a broken one. */
const patience = 10_000;

/** Code of a page that is no longer on the server belongs to an earlier release: the page is loaded anew, once. */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (!navigator.onLine || now - Number(sessionStorage.getItem(key)) < patience) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(now));
    location.reload();
  });
}
