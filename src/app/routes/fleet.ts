import { fleetPaths } from '../../paths/fleet.ts';
import { inBusiness } from '../access.ts';
import { pageWith } from '../page.tsx';
import type { Manifest } from '../screen.ts';

export const fleet: Manifest = {
  rail: { label: 'Fleet', href: fleetPaths.fleet(), icon: 'car', order: 4 },
  screens: [
    {
      path: fleetPaths.fleet(),
      title: 'Fleet',
      access: inBusiness('access_vehicles'),
      frame: 'always',
      menu: { module: 'Fleet', label: 'Fleet', order: 1 },
      page: pageWith(
        { title: 'Fleet' },
        async () => (await import('../../views/assets/document-types.page.tsx')).DocumentTypesPage,
      ),
      readAhead: async () => (await import('../../views/assets/document-types.page.tsx')).readDocumentTypes,
    },
  ],
};
