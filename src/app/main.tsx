import '../views/ui/foundations/global.css.ts';
import { reloadAfterRelease } from './release.ts';
import { startSession } from './session.ts';
import { followThemeOfOtherTabs } from './theme.ts';

function begin() {
  startSession();
  followThemeOfOtherTabs();
  // A task of its own, so that a slow device answers in between.
  void import('./start.tsx');
}

reloadAfterRelease();
// Whoever wants to watch the flows must be there before the first one begins.
if (import.meta.env.DEV || new URLSearchParams(location.search).has('inspect'))
  void import('./watch-flows.ts').then(({ watchFlows }) => {
    watchFlows();
    begin();
  });
else begin();
