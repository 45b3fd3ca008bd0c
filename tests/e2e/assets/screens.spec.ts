/** The screens of the asset register. */
import { asOwner, testScreens } from '../screens.ts';
import { expect } from '../test.ts';

testScreens('assets', [
  {
    name: 'home',
    open: asOwner('/assets?tab=home', (page) =>
      expect(page.getByRole('dialog', { name: 'Welcome to Assets' })).toBeVisible(),
    ),
    states: [
      {
        name: 'welcome closed',
        open: asOwner('/assets?tab=home', async (page) => {
          await page.getByRole('button', { name: 'Close', exact: true }).click();
          await expect(page.getByRole('link', { name: 'Create New Asset' })).toBeVisible();
        }),
      },
    ],
  },
  {
    name: 'asset-types',
    open: asOwner('/assets?tab=asset-list&view=type'),
    states: [
      { name: 'no match', open: asOwner('/assets?tab=asset-list&view=type&search=nothing-like-it') },
      {
        name: 'form',
        open: asOwner('/assets?tab=asset-list&view=type&modal=asset-type', (page) =>
          expect(page.getByRole('dialog', { name: 'Add Asset Type' })).toBeVisible(),
        ),
      },
    ],
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
  { name: 'settings', open: asOwner('/assets?tab=settings') },
  {
    name: 'asset-type-settings',
    open: asOwner('/assets?tab=settings&view=asset-type'),
    states: [
      {
        name: 'form',
        open: asOwner('/assets?tab=settings&view=asset-type&modal=asset-type', (page) =>
          expect(page.getByRole('dialog', { name: 'Add Asset Type' })).toBeVisible(),
        ),
      },
      {
        name: 'depreciation',
        open: asOwner('/assets?tab=settings&view=asset-type', async (page) => {
          await page.getByRole('button', { name: 'Actions for Laptop' }).click();
          await page.getByRole('menuitem', { name: 'Depreciation' }).click();
          await expect(page.getByRole('dialog', { name: 'Depreciation of Laptop' })).toBeVisible();
        }),
      },
    ],
  },
  {
    name: 'statutory-information',
    open: asOwner('/assets?tab=settings&view=statutory-type'),
    states: [
      {
        name: 'form',
        open: asOwner('/assets?tab=settings&view=statutory-type&modal=statutory-type', (page) =>
          expect(page.getByRole('dialog', { name: 'Add Statutory Information' })).toBeVisible(),
        ),
      },
    ],
  },
]);
