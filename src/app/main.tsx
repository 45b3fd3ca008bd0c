import '../views/ui/foundations/global.css.ts';
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

reloadAfterRelease();
// The observer must be installed before the first flow starts.
if (import.meta.env.DEV || new URLSearchParams(location.search).has('inspect'))
  void import('./start/watch-flows.ts').then(({ watchFlows }) => {
    watchFlows();
    begin();
  });
else begin();
