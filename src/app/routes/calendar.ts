import type { Holiday } from '../../machines/calendar/holiday-declaration/machine.ts';
import { calendarPaths } from '../../paths/calendar.ts';
import { shellPaths } from '../../paths/shell.ts';
import { inBusiness } from '../access.ts';
import { flowPage, page, pageWith } from '../page.tsx';
import type { Manifest } from '../screen.ts';
import { lazyPart } from '../shell/lazy-part.tsx';

const Declaration = flowPage<
  'declaration',
  typeof import('../../machines/calendar/holiday-declaration/machine.ts').holidayDeclarationMachine,
  { holiday: Holiday; onEnd: () => void }
>(
  'declaration',
  async () => (await import('../../views/calendar/declaration-dialog.tsx')).DeclarationDialog,
  async () => (await import('../actors/calendar.ts')).holidayDeclarationFlow,
);

export const calendar: Manifest = {
  acts: [
    {
      label: 'Public holidays',
      href: calendarPaths.holidays(),
      icon: 'clock',
      keywords: ['days off', 'sallah', 'eid', 'easter', 'christmas', 'declare'],
      access: inBusiness(),
    },
  ],
  home: [
    {
      place: 'side',
      order: 28,
      access: inBusiness(),
      card: lazyPart(async () => (await import('../../views/calendar/holidays-card.tsx')).HolidaysCard),
      readAhead: async () => (await import('../../views/calendar/holidays-card.tsx')).readComing,
    },
  ],
  screens: [
    {
      path: calendarPaths.patterns(),
      title: 'Work patterns',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Set-up', label: 'Work patterns', order: 34 },
      page: page(async () => (await import('../../views/calendar/patterns.page.tsx')).PatternsPage),
      readAhead: async () => (await import('../../views/calendar/patterns.page.tsx')).readPatterns,
    },
    {
      path: calendarPaths.holidays(),
      title: 'Public holidays',
      access: inBusiness(),
      frame: 'always',
      parent: shellPaths.dashboard(),
      page: pageWith(
        { Declaration },
        async () => (await import('../../views/calendar/holidays.page.tsx')).HolidaysPage,
      ),
    },
  ],
};
