/** The screens of the asset register. */
import { asOwner, testScreens } from '../screens.ts';
import { expect } from '../test.ts';

testScreens('assets', [
  {
    name: 'asset-types',
    open: asOwner('/assets'),
    states: [{ name: 'no match', open: asOwner('/assets?search=nothing-like-it') }],
  },
  {
    name: 'issue-types',
    open: asOwner('/assets?tab=settings&view=issued-type'),
    states: [
      {
        name: 'form',
        open: asOwner('/assets?tab=settings&view=issued-type&modal=issue-type', (page) =>
          expect(page.getByRole('dialog', { name: 'Add issue type' })).toBeVisible(),
        ),
      },
    ],
  },
  { name: 'statutory-information', open: asOwner('/assets?tab=settings&view=statutory-type') },
]);
