import { navigate } from 'wouter/use-browser-location';
import { routeOf } from './routes.ts';

/** Links are the browser's own; those that lead to a screen of the app change the screen instead of loading the page. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    // New tab, new window, download: the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash || !isScreen(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}

function isScreen(path: string): boolean {
  const route = routeOf(path);
  return 'redirect' in route || route.path === path.replace(/(?<=.)\/+$/, '');
}
