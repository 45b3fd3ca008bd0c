/**
 * Reloads the page when its code is no longer on the server, because a new release has replaced it. A cut connection fails
 * alike, whatever `navigator.onLine` says: so the server's page is compared first. What was typed is never reloaded away.
 */
export function reloadAfterRelease(): void {
  let isTyped = false;
  addEventListener('input', () => {
    isTyped = true;
  });
  addEventListener('vite:preloadError', async () => {
    const page = await fetch(location.href).then(
      (answer) => answer.text(),
      () => '',
    );
    const script = document.querySelector('script[type=module]')?.getAttribute('src');
    if (page && script && !isTyped && !page.includes(script)) location.reload();
  });
}
