/** Opens the app in the page: takes over the screen that came with it, or draws the first one. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { waitFor } from 'xstate';
import { accountsPaths } from '../paths/accounts.ts';
import { App, currentAddress } from './app.tsx';
import { followLinks } from './follow-links.ts';
import { routeOf } from './routes.ts';
import { followScroll } from './scroll.ts';
import { session } from './session.ts';

const { known } = document.documentElement.dataset;
// Whatever leads a stranger on leads to the sign-in screen, and the server has sent it.
if (known === undefined && 'redirect' in routeOf(location.pathname)) navigate(accountsPaths.login(), { replace: true });

const first = routeOf(location.pathname, new URLSearchParams(location.search));
if ('Screen' in first) first.Screen.preload();

followScroll();
followLinks();
waitFor(session, (snapshot) => snapshot.matches({ auth: 'signedIn' }))
  .then(() => import('./user-information.ts'))
  .then(({ followUserInformation }) => followUserInformation())
  // It is asked for again when the app is opened the next time.
  .catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root');
const app = <App openedAt={currentAddress()} />;
// What was drawn ahead is what a stranger sees who has a line.
if ('path' in first && root.dataset.drawn === first.path && known === undefined && navigator.onLine) {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  delete root.dataset.drawn;
  createRoot(root).render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
}
