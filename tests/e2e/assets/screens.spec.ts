/** The screens of the asset register. */
import { asOwner, testScreens } from '../screens.ts';

testScreens('assets', [
  {
    name: 'asset-types',
    open: asOwner('/assets'),
    states: [{ name: 'no match', open: asOwner('/assets?search=nothing-like-it') }],
  },
  { name: 'statutory-information', open: asOwner('/assets?tab=settings&view=statutory-type') },
]);
