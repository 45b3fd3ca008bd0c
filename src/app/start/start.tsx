/** Starts the app in the page: hydrates the prerendered screen or renders the first one. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { waitFor } from 'xstate';
import { accountsPaths } from '../../paths/accounts.ts';
import { App, currentAddress, Frame } from '../app.tsx';
import type { Core } from '../core.ts';
import { placeAmong, screensAt } from '../modules.ts';
import { followScroll } from '../shell/scroll.ts';
import { followLinks } from './follow-links.ts';

export async function start(core: Core): Promise<void> {
  const { known } = document.documentElement.dataset;
  const isStranger = known === undefined;
  let first = await firstPlace();
  if (isStranger && 'redirect' in first) {
    // Every redirect of a signed-out visitor ends at the sign-in screen, which the server has sent.
    navigate(accountsPaths.login(), { replace: true });
    first = await firstPlace();
  }
  if ('screen' in first) {
    first.screen.page.preload();
    if (!isStranger && first.screen.frame === 'always') Frame.preload();
  }
  followScroll();
  followLinks();
  followFocusOnceThereIsOne();
  followPermissions(core);
  const prerendered = 'screen' in first && isStranger && navigator.onLine ? first.screen.path : null;
  render(core, prerendered);
}

async function firstPlace() {
  const { value } = await screensAt(location.pathname).load();
  return placeAmong(value ?? [], location.pathname, new URLSearchParams(location.search));
}

function followFocusOnceThereIsOne(): void {
  const begin = ({ target }: FocusEvent) =>
    void import('../shell/lost-focus.ts').then(
      ({ followFocus }) => followFocus(target as Element),
      () => undefined,
    );
  addEventListener('focusin', begin, { once: true });
}

function followPermissions({ session }: Core): void {
  waitFor(session, (snapshot) => snapshot.matches({ auth: 'signedIn' }))
    .then(() => import('../session/user-information.ts'))
    .then(({ followUserInformation }) => followUserInformation(session))
    // The next start of the app tries again.
    .catch(() => undefined);
}

/** @param prerendered the path whose prerendered screen may be hydrated: that of a signed-out visitor who is online */
function render(core: Core, prerendered: string | null): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no root');
  const app = <App core={core} openedAt={currentAddress()} />;
  if (prerendered !== null && root.dataset.prerendered === prerendered) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    delete root.dataset.prerendered;
    createRoot(root).render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
  }
}
