import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../views/ui/global.css.ts';
import { App } from './app.tsx';
import { reloadAfterRelease } from './release.ts';
import { routeOf } from './routes.ts';
import { startSession } from './session.ts';
import { followThemeOfOtherTabs } from './theme.ts';

reloadAfterRelease();

const first = routeOf(location.pathname);
if ('load' in first) void first.load();

startSession();
followThemeOfOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root');
createRoot(root).render(
  import.meta.env.DEV ? (
    <StrictMode>
      <App />
    </StrictMode>
  ) : (
    <App />
  ),
);
