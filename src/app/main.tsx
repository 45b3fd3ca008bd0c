import '../views/ui/foundations/global.css.ts';
import { readOfDevice } from '../services/shared/device/storage.ts';
import { createCore, startCore } from './core.ts';
import { followThemeOfOtherTabs } from './shell/theme.ts';
import { reloadAfterRelease } from './start/release.ts';

function begin() {
  const core = createCore();
  startCore(core);
  followThemeOfOtherTabs();
  // A separate task, so that a slow device can handle input in between.
  void import('./start/start.tsx').then(({ start }) => start(core));
}

/** Asked for by `?inspect`; the tab remembers it over redirects, reloads and the payment provider's pages. */
function isWatched() {
  return /[?&]inspect\b/.test(location.search) || readOfDevice('tab', 'inspect') !== null;
}

reloadAfterRelease();
// Observers must be installed before the first flow starts; the operator's setting is in the page.
const observers = [
  import.meta.env.DEV &&
    new URLSearchParams(location.search).get('inspect') === 'stately' &&
    import('./start/stately.ts').then(({ inspectWithStately }) => inspectWithStately()),
  (import.meta.env.DEV || isWatched()) && import('./start/watch-flows.ts').then(({ watchFlows }) => watchFlows()),
  'countFlows' in document.documentElement.dataset &&
    import('./start/count-flows.ts').then(({ countFlows }) => countFlows()),
].filter(Boolean);
// An observer that does not load keeps nobody from the app.
if (observers.length > 0) void Promise.allSettled(observers).then(begin);
else begin();
