let isTyped = false;

/** The server answers an address with its page only to those who ask for one. */
const askForPage = () => fetch(location.href, { headers: { accept: 'text/html' } });

/**
 * Reloads the page when its code is no longer on the server, because a new release has replaced it. A cut connection fails
 * alike, whatever `navigator.onLine` says: so the server's page is compared first. What was typed is never reloaded away.
 */
export function reloadAfterRelease(): void {
  addEventListener('input', () => {
    isTyped = true;
  });
  addEventListener('vite:preloadError', async () => {
    const page = await askForPage().then(
      (answer) => answer.text(),
      () => '',
    );
    const script = document.querySelector('script[type=module]')?.getAttribute('src');
    if (page && script && !isTyped && !page.includes(script)) location.reload();
  });
}

/**
 * Reloads the page to load code that has failed: browsers remember that a file of code failed, and ask for it no more on the
 * same page (https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script).
 * @param isAsked by the person, who may have typed something
 */
export async function reloadForCode(isAsked: boolean): Promise<void> {
  const isServed = await askForPage().then(
    ({ ok }) => ok,
    () => false,
  );
  if (isServed && (isAsked || !isTyped)) location.reload();
}
