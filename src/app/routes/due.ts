import { duePaths } from '../../paths/due.ts';
import { shellPaths } from '../../paths/shell.ts';
import { inBusiness } from '../access.ts';
import { page } from '../page.tsx';
import type { Manifest } from '../screen.ts';
import { lazyPart } from '../shell/lazy-part.tsx';

/** Whoever may see some of what is due: nobody else is led to a list that stays empty. */
const ofSome = inBusiness('access_vehicles', 'access_assets', 'access_hr');

export const due: Manifest = {
  acts: [
    {
      label: 'See what is due',
      href: duePaths.due(),
      icon: 'clock',
      keywords: ['reminders', 'overdue', 'missing', 'papers', 'services'],
      access: ofSome,
    },
  ],
  home: [
    {
      place: 'main',
      order: 10,
      access: ofSome,
      card: lazyPart(async () => (await import('../../views/due/due-card.tsx')).DueCard),
      readAhead: async () => (await import('../../views/due/due-card.tsx')).readDue,
    },
  ],
  screens: [
    {
      path: duePaths.due(),
      title: 'What is due',
      access: ofSome,
      frame: 'always',
      parent: shellPaths.dashboard(),
      page: page(async () => (await import('../../views/due/due-list.page.tsx')).DueListPage),
    },
  ],
};
