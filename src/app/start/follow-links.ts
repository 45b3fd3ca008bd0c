import { navigate } from 'wouter/use-browser-location';
import { isOfApp, notFound, placeAmong, screensAt } from '../modules.ts';

/** Links are the browser's own; those that lead to a screen of the app change the screen instead of loading the page. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    // New tab, new window, download: the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash || !isOfApp(link.pathname)) return;
    event.preventDefault();
    void follow(link);
  });
}

async function follow({ href, pathname, search }: HTMLAnchorElement): Promise<void> {
  const { value } = await screensAt(pathname).load();
  const place = value === null ? null : placeAmong(value, pathname);
  const isMissing = place !== null && 'screen' in place && place.screen === notFound && pathname !== notFound.path;
  if (isMissing) location.assign(href);
  else navigate(pathname + search);
}
