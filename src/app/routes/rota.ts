import type { TakenShift } from '../../machines/rota/shift-taking/machine.ts';
import type { FilledWeek } from '../../machines/rota/week-filling/machine.ts';
import type { PublishedWeek } from '../../machines/rota/week-publication/machine.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { inBusiness } from '../access.ts';
import { flowPage, page, pageWith } from '../page.tsx';
import type { Manifest } from '../screen.ts';
import { lazyPart, overPage } from '../shell/lazy-part.tsx';

const Publication = overPage(
  flowPage<
    'publication',
    typeof import('../../machines/rota/week-publication/machine.ts').weekPublicationMachine,
    { week: Omit<PublishedWeek, 'businessId'>; cycle: 12 | 24; onEnd: () => void }
  >(
    'publication',
    async () => (await import('../../views/rota/publication-dialog.tsx')).PublicationDialog,
    async () => (await import('../actors/rota.ts')).weekPublicationFlow,
  ),
);

const Filling = overPage(
  flowPage<
    'filling',
    typeof import('../../machines/rota/week-filling/machine.ts').weekFillingMachine,
    { week: Omit<FilledWeek, 'businessId'>; cycle: 12 | 24; onEnd: () => void }
  >(
    'filling',
    async () => (await import('../../views/rota/filling-dialog.tsx')).FillingDialog,
    async () => (await import('../actors/rota.filling.ts')).weekFillingFlow,
  ),
);

const Offer = overPage(
  flowPage<
    'offering',
    typeof import('../../machines/rota/shift-offer/machine.ts').shiftOfferMachine,
    { shift: string; cycle: 12 | 24; onEnd: () => void }
  >(
    'offering',
    async () => (await import('../../views/rota/offer-dialog.tsx')).OfferDialog,
    async () => (await import('../actors/rota.swaps.ts')).shiftOfferFlow,
  ),
);

const Taking = overPage(
  flowPage<
    'taking',
    typeof import('../../machines/rota/shift-taking/machine.ts').shiftTakingMachine,
    { shift: Omit<TakenShift, 'businessId'>; about: string | null; onEnd: () => void }
  >(
    'taking',
    async () => (await import('../../views/rota/taking-dialog.tsx')).TakingDialog,
    async () => (await import('../actors/rota.swaps.ts')).shiftTakingFlow,
  ),
);

/** Everybody sees what is published; `access_rota` what is planned. */
export const rota: Manifest = {
  rail: { label: 'Rota', href: rotaPaths.shiftRota(), icon: 'clock', order: 6 },
  acts: [
    {
      label: 'Shift rota',
      href: rotaPaths.shiftRota(),
      icon: 'clock',
      keywords: ['shifts', 'rota', 'roster', 'schedule', 'who works', 'my shifts', 'week'],
      access: inBusiness(),
    },
    {
      label: 'When I cannot work',
      href: rotaPaths.availability(),
      icon: 'clock',
      keywords: ['availability', 'unavailable', 'not available', 'cannot work', 'school', 'days off'],
      access: inBusiness(),
    },
    {
      label: 'Roles of the rota',
      href: rotaPaths.roles(),
      icon: 'clock',
      keywords: ['roles', 'positions', 'cashier', 'licence', 'certificate', 'colours'],
      access: inBusiness('access_rota'),
    },
    {
      label: 'Settings of the rota',
      href: rotaPaths.rules(),
      icon: 'clock',
      keywords: ['rest', 'hours', 'rules', 'time format', 'week start', 'shift settings'],
      access: inBusiness('access_rota'),
    },
  ],
  home: [
    {
      place: 'side',
      order: 26,
      access: inBusiness(),
      card: lazyPart(async () => (await import('../../views/rota/rota-card.tsx')).RotaCard),
      readAhead: async () => (await import('../../views/rota/rota-card.tsx')).readToday,
    },
  ],
  screens: [
    {
      path: rotaPaths.shiftRota(),
      title: 'Shift rota',
      access: inBusiness(),
      frame: 'always',
      menu: { module: 'Rota', label: 'Week', order: 1 },
      page: pageWith(
        { Publication, Filling, Offer, Taking },
        async () => (await import('../../views/rota/week.page.tsx')).WeekPage,
      ),
    },
    {
      path: rotaPaths.swaps(),
      title: 'Swaps',
      access: inBusiness(),
      frame: 'always',
      menu: { module: 'Rota', label: 'Swaps', order: 2 },
      page: pageWith({ Taking }, async () => (await import('../../views/rota/swaps.page.tsx')).SwapsPage),
      readAhead: async () => (await import('../../views/rota/swaps.page.tsx')).readSwaps,
    },
    {
      path: rotaPaths.availability(),
      title: 'Availability',
      access: inBusiness(),
      frame: 'always',
      menu: { module: 'Rota', label: 'Availability', order: 3 },
      page: page(async () => (await import('../../views/rota/availability.page.tsx')).AvailabilityPage),
      readAhead: async () => (await import('../../views/rota/availability.page.tsx')).readUnavailabilities,
    },
    {
      path: rotaPaths.sheet(),
      title: 'Rota on paper',
      access: inBusiness(),
      frame: 'always',
      page: page(async () => (await import('../../views/rota/sheet.page.tsx')).RotaSheetPage),
    },
    {
      path: rotaPaths.roles(),
      title: 'Roles',
      access: inBusiness('access_rota'),
      frame: 'always',
      menu: { module: 'Rota', group: 'Set-up', label: 'Roles', order: 90 },
      page: page(async () => (await import('../../views/rota/roles.page.tsx')).RolesPage),
      readAhead: async () => (await import('../../views/rota/roles.page.tsx')).readRoles,
    },
    {
      path: rotaPaths.rules(),
      title: 'Settings of the rota',
      access: inBusiness('access_rota'),
      frame: 'always',
      menu: { module: 'Rota', group: 'Set-up', label: 'Settings', order: 91 },
      page: page(async () => (await import('../../views/rota/settings.page.tsx')).RotaSettingsPage),
    },
  ],
};
