import '../views/ui/global.css.ts';
import { reloadAfterRelease } from './release.ts';
import { startSession } from './session.ts';
import { followThemeOfOtherTabs } from './theme.ts';

reloadAfterRelease();
startSession();
followThemeOfOtherTabs();
// A task of its own, so that a slow device answers in between.
void import('./open.tsx');
