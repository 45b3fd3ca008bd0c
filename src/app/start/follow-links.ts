import { navigate } from 'wouter/use-browser-location';
import { isOfApp, notFound, placeAmong, screensAt } from '../modules.ts';

/** Plain links navigate within the app when they lead to one of its screens, without loading the page. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    // The browser handles new tabs, new windows and downloads.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash || !isOfApp(link.pathname)) return;
    event.preventDefault();
    // At once, so that the person sees it; whether there is such a screen may have to be loaded.
    navigate(link.pathname + link.search);
    void askServer(link);
  });
}

/** What the app has no screen for, the server may have. */
async function askServer({ href, pathname }: HTMLAnchorElement): Promise<void> {
  const { value } = await screensAt(pathname).load();
  const place = value === null ? null : placeAmong(value, pathname);
  const isMissing = place !== null && 'screen' in place && place.screen === notFound && pathname !== notFound.path;
  if (isMissing && location.href === href) location.reload();
}
