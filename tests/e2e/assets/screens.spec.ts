/** The screens of the asset register. */
import type { Page } from '@playwright/test';
import { asOwner, failing, retryShown, type Screen, testScreens } from '../screens.ts';
import { expect, openAs } from '../test.ts';
import { careScreens } from './care-screens.ts';
import { handoverScreens } from './handover-screens.ts';
import { listDialogs } from './list-dialogs.ts';
import { ofRegister } from './of-register.ts';

const brought = (rows: string) => async (page: Page) => {
  const text = `Type,Asset Name,License/Serial No,Status,Condition,Purchase Date,Cost (NGN)\n${rows}`;
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'office.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
};
const spreadsheet = `laptop,HP EliteBook,5CG1234,Unassigned,New,2024-03-31,450000
laptop,Dell Latitude,PF-3XK21,Unassigned,Used,03/04/2024,1250000
drone,DJI Mini,,Unassigned,New,,"1,637.05"
drone,DJI Mini 2,,gone,,,
printer,HP LaserJet,5CG1234,Unassigned,New,,
`;
const reviewed = async (page: Page) => {
  await brought(spreadsheet)(page);
  await expect(page.getByRole('gridcell', { name: /DJI Mini 2/ })).toBeVisible();
};

/** An owner with issues in several states, whom no screen changes. */
const ofIssues =
  (path: (ids: { issue: string }) => string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const { person, issue } = await world.shared('owner of reported issues', async () => {
      const person = await world.owner();
      const owner = await world.signIn(person);
      const { id } = await world.asset(owner, { name: 'Mikano 60 kVA' });
      const { id: issue } = await world.issue(owner, String(id), { message: 'The belt squeals' });
      const { id: sent } = await world.issue(owner, String(id), { message: 'Leaks oil', priority_level: 'medium' });
      await world.maintenance(owner, String(id), { issue: sent, type: 'repair', notes: 'New gasket' });
      const { id: ended } = await world.issue(owner, String(id), { message: 'Flat battery', priority_level: 'low' });
      await world.endIssue(owner, String(ended));
      return { person, issue: String(issue) };
    });
    await openAs(page, world, person, path({ issue }));
    await then?.(page);
  };

testScreens('assets', [
  ...handoverScreens,
  {
    name: 'imports',
    open: asOwner('/assets?tab=asset-list&view=imports'),
    states: [
      { name: 'importing, reviewing', open: ofRegister(() => '/assets?tab=asset-list&view=import', reviewed) },
      { name: 'importing, choosing', open: asOwner('/assets?tab=asset-list&view=import') },
      {
        name: 'importing, columns',
        open: ofRegister(
          () => '/assets?tab=asset-list&view=import',
          async (page) => {
            await reviewed(page);
            await page.getByRole('button', { name: 'Choose the columns' }).click();
            await expect(page.getByRole('button', { name: 'Use these columns' })).toBeVisible();
          },
        ),
      },
      {
        name: 'importing, interrupted',
        open: asOwner(
          '/assets?tab=asset-list&view=import',
          async (page) => {
            await brought(spreadsheet)(page);
            await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
          },
          failing('**/imports/assets/matches/'),
        ),
      },
      {
        name: 'importing, a picture',
        open: asOwner('/assets?tab=asset-list&view=import', async (page) => {
          const chooser = page.locator('input[type=file]');
          await chooser.setInputFiles({
            name: 'a.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from('\u0089PNG', 'latin1'),
          });
          await expect(page.getByText('This file is a picture.')).toBeVisible();
        }),
      },
      {
        name: 'failing',
        open: asOwner('/assets?tab=asset-list&view=imports', retryShown, failing('**/imports/assets/?*')),
      },
    ],
  },
  {
    name: 'asset-list',
    open: ofRegister(() => '/assets?tab=asset-list&view=list'),
    states: [
      ...listDialogs,
      { name: 'empty', open: asOwner('/assets?tab=asset-list&view=list') },
      { name: 'no match', open: ofRegister(() => '/assets?tab=asset-list&view=list&search=nothing-like-it') },
      {
        name: 'failing',
        open: asOwner('/assets?tab=asset-list&view=list', retryShown, failing('**/asset-management/assets/?*')),
      },
    ],
  },
  {
    name: 'asset',
    open: ofRegister(({ laptop }) => `/assets?tab=asset-list&view=asset&id=${laptop}`),
    states: [
      { name: 'a vehicle', open: ofRegister(({ car }) => `/assets?tab=asset-list&view=asset&id=${car}`) },
      {
        name: 'failing',
        open: asOwner('/assets?tab=asset-list&view=asset&id=0198c7a0-0000-7000-8000-00000000dead', retryShown),
      },
    ],
  },
  {
    name: 'asset-bin',
    open: ofRegister(() => '/assets?tab=asset-list&view=bin'),
    states: [{ name: 'empty', open: asOwner('/assets?tab=asset-list&view=bin') }],
  },
  {
    name: 'create-asset',
    open: asOwner('/assets?tab=home&view=create', async (page) => {
      await page.getByRole('button', { name: 'Add Asset', exact: true }).click();
      await expect(page.getByText('field is required').first()).toBeVisible();
    }),
    states: [{ name: 'a vehicle', open: ofRegister(({ car }) => `/assets?tab=home&view=edit&id=${car}`) }],
  },
  { name: 'edit-asset', open: ofRegister(({ laptop }) => `/assets?tab=home&view=edit&id=${laptop}`) },
  {
    name: 'home',
    open: asOwner('/assets?tab=home', (page) =>
      expect(page.getByRole('dialog', { name: 'Welcome to Assets' })).toBeVisible(),
    ),
    states: [
      {
        name: 'with a register',
        open: ofRegister(
          () => '/assets?tab=home',
          async (page) => {
            await page.getByRole('button', { name: 'Close', exact: true }).click();
            await expect(page.getByRole('table', { name: 'Assets at the end of each month' })).toBeVisible();
          },
        ),
      },
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
    name: 'stock-takes',
    open: ofRegister(() => '/assets?tab=asset-list&view=stock-takes'),
    states: [
      { name: 'empty', open: asOwner('/assets?tab=asset-list&view=stock-takes') },
      {
        name: 'failing',
        open: asOwner('/assets?tab=asset-list&view=stock-takes', retryShown, failing('**/stock_takes/?*')),
      },
    ],
  },
  {
    name: 'stock-take',
    open: ofRegister(({ count }) => `/assets?tab=asset-list&view=stock-take&id=${count}`),
    states: [
      { name: 'starting', open: asOwner('/assets?tab=asset-list&view=stock-take') },
      {
        name: 'reviewing',
        open: ofRegister(
          ({ count }) => `/assets?tab=asset-list&view=stock-take&id=${count}`,
          (page) => page.getByRole('button', { name: 'Review and close' }).click(),
        ),
      },
      {
        name: 'failing',
        open: asOwner('/assets?tab=asset-list&view=stock-take&id=0198c7a0-0000-7000-8000-00000000dead', retryShown),
      },
    ],
  },
  {
    name: 'reported-issues',
    open: ofIssues(() => '/assets?tab=maintenance&view=report-issue'),
    states: [
      { name: 'empty', open: asOwner('/assets?tab=maintenance&view=report-issue') },
      {
        name: 'a report',
        open: ofIssues(
          ({ issue }) => `/assets?tab=maintenance&view=report-issue&modal=issue&of=${issue}`,
          (page) => expect(page.getByRole('button', { name: 'Resolve' })).toBeVisible(),
        ),
      },
      {
        name: 'failing',
        open: asOwner('/assets?tab=maintenance&view=report-issue', retryShown, failing('**/issues-list/?*')),
      },
    ],
  },
  {
    name: 'report-issue',
    open: asOwner('/assets?tab=maintenance&view=create-report', async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Asset is required')).toBeVisible();
    }),
  },
  {
    name: 'label',
    open: async (page, world) => {
      const { token } = await world.shared('a label to look at', async () => {
        const person = await world.signIn(await world.owner());
        const { id } = await world.asset(person, { name: 'Mikano 60 kVA' });
        return { token: await world.labelToken(String(id)) };
      });
      await page.goto(`/a/${token}`);
      await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    },
    states: [
      {
        name: 'of no asset',
        open: async (page) => {
          await page.goto('/a/AbCdEfGhIjKlMnOp');
          await expect(page.getByRole('heading', { name: 'This label is not in use' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'asset-types',
    open: ofRegister(() => '/assets?tab=asset-list&view=type'),
    states: [
      { name: 'welcome', open: asOwner('/assets?tab=asset-list&view=type') },
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
  ...careScreens,
]);
