import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import '../views/ui/foundations/global.css.ts';
import { ReferencePages } from './pages.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('ui.html has no root');
createRoot(root).render(
  <I18nProvider locale="en-NG">
    <Router base="/ui">
      <ReferencePages />
    </Router>
  </I18nProvider>,
);
