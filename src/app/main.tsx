import '../views/ui/foundations/global.css.ts';
import { createCore, startCore } from './core.ts';
import { followThemeOfOtherTabs } from './shell/theme.ts';
import { reloadAfterRelease } from './start/release.ts';

function begin() {
  const core = createCore();
  startCore(core);
  followThemeOfOtherTabs();
  // A task of its own, so that a slow device answers in between.
  void import('./start/start.tsx').then(({ start }) => start(core));
}

reloadAfterRelease();
// Flows can only be watched from before the first one starts.
if (import.meta.env.DEV || new URLSearchParams(location.search).has('inspect'))
  void import('./start/watch-flows.ts').then(({ watchFlows }) => {
    watchFlows();
    begin();
  });
else begin();
