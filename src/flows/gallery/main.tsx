import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import '../../views/ui/foundations/global.css.ts';
import { GalleryPages } from './pages.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('flows.html has no root');
createRoot(root).render(
  <I18nProvider locale="en-NG">
    <Router base="/flows">
      <GalleryPages />
    </Router>
  </I18nProvider>,
);
