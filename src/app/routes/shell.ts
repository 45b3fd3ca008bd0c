import { shellPaths } from '../../paths/shell.ts';
import { anyone, inBusiness } from '../access.ts';
import { page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

export const shell: Manifest = {
  rail: { label: 'Home', href: shellPaths.dashboard(), icon: 'home', order: 1 },
  screens: [
    {
      path: shellPaths.dashboard(),
      title: 'Dashboard',
      access: { ...inBusiness(), purchase: 'notDue' },
      frame: 'always',
      menu: { module: 'Home', label: 'Home', order: 1 },
      page: page(async () => (await import('../screens/home.tsx')).HomeScreen),
    },
    {
      path: shellPaths.restricted(),
      title: 'Restricted area',
      access: anyone,
      frame: 'forMembers',
      page: page(async () => (await import('../../views/shell/restricted.page.tsx')).RestrictedPage),
    },
  ],
};
