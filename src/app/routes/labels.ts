import { assetsPaths } from '../../paths/assets.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { anyone } from '../access.ts';
import { page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

/** Apart from the assets' and the fleet's own screens: somebody without an account opens these on a phone. */
export const labels: Manifest = {
  screens: [
    {
      path: assetsPaths.label(':token'),
      title: 'Label',
      access: anyone,
      page: page(async () => (await import('../screens/label.tsx')).LabelScreen),
    },
    {
      path: fleetPaths.roadside(':token'),
      title: 'Vehicle papers',
      access: anyone,
      page: page(async () => (await import('../screens/roadside.tsx')).RoadsideScreen),
    },
  ],
};
