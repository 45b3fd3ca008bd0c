/** The screens of what assets need: maintenance, plans and documents. */
import type { Page } from '@playwright/test';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, inLagos, openAs } from '../test.ts';

type Ids = { asset: string; entry: string; plan: string };

/** An owner of a generator that is cared for, whom no screen changes. */
const ofCare =
  (path: (ids: Ids) => string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const { person, ...ids } = await world.shared('owner of a generator in care', async () => {
      const person = await world.owner();
      const owner = await world.signIn(person);
      const asset = String((await world.asset(owner, { name: 'Mikano 60 kVA' })).id);
      await world.maintenance(owner, asset, { type: 'repair', notes: 'New belt', cost: 12_500 });
      const due = { due_date: '2040-05-20', vendor: 'Mikano International', engine_hours: 1_240 };
      const { id: entry } = await world.maintenance(owner, asset, due);
      const reminder = { date: '08:00', set_reminder: '5d' };
      const { id: plan } = await world.maintenancePlan(owner, { asset, every_hours: 250, reminder });
      await world.insurance(owner, asset);
      return { person, asset, entry: String(entry), plan: String(plan) };
    });
    await openAs(page, world, person, path(ids));
    await then?.(page);
  };
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

export const careScreens: readonly Screen[] = [
  {
    name: 'maintenance',
    open: ofCare(() => '/assets?tab=maintenance&view=service-repair'),
    varying: (page) => [page.getByText(/^In \d{4}$/)],
    states: [
      { name: 'empty', open: asOwner('/assets?tab=maintenance&view=service-repair') },
      {
        name: 'failing',
        open: asOwner('/assets?tab=maintenance&view=service-repair', retryShown, failing('**/maintenance/?*')),
      },
      {
        name: 'of one asset',
        open: ofCare(({ asset }) => `/assets?tab=asset-list&view=asset&id=${asset}&part=maintenance`),
      },
    ],
  },
  {
    name: 'reminder-list',
    open: ofCare(() => '/assets?tab=maintenance&view=reminders'),
    states: [{ name: 'empty', open: asOwner('/assets?tab=maintenance&view=reminders') }],
  },
  {
    name: 'maintenance-form',
    open: ofCare(({ entry }) => `/assets?tab=maintenance&view=edit-maintenance&id=${entry}`),
    states: [{ name: 'refused', open: asOwner('/assets?tab=maintenance&view=create-maintenance', press('Save')) }],
  },
  {
    name: 'planned-maintenance',
    open: ofCare(() => '/assets?tab=maintenance&view=planned'),
    states: [{ name: 'empty', open: asOwner('/assets?tab=maintenance&view=planned') }],
  },
  {
    name: 'maintenance-plans',
    open: ofCare(() => '/assets?tab=maintenance&view=plans'),
    states: [
      { name: 'empty', open: asOwner('/assets?tab=maintenance&view=plans') },
      {
        name: 'failing',
        open: asOwner('/assets?tab=maintenance&view=plans', retryShown, failing('**/maintenance_plans/?*')),
      },
    ],
  },
  {
    name: 'document-form',
    open: ofCare(
      ({ asset }) => `/assets?tab=asset-list&view=asset&id=${asset}&part=statutory&modal=add&of=statutory`,
      (page) => expect(page.getByRole('dialog', { name: 'Add Statutory Information' })).toBeVisible(),
    ),
    states: [
      {
        name: 'documents',
        open: ofCare(({ asset }) => `/assets?tab=asset-list&view=asset&id=${asset}&part=statutory`),
      },
    ],
  },
  {
    name: 'reminders',
    open: async (page, world) => {
      const person = await world.shared('owner of papers that are due', async () => {
        const person = await world.owner();
        const owner = await world.signIn(person);
        const { id } = await world.asset(owner, { name: 'Mikano 60 kVA' });
        for (const days of [-2, 4]) await world.insurance(owner, String(id), inLagos(days));
        return person;
      });
      await openAs(page, world, person, '/assets?tab=home');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByText('due in 4 days')).toBeVisible();
    },
    part: (page) => page.getByRole('region', { name: 'Reminders' }),
  },
  {
    name: 'set-reminder',
    open: ofCare(
      ({ asset }) => `/assets?tab=asset-list&view=asset&id=${asset}&part=maintenance`,
      async (page) => {
        await page.getByRole('button', { name: /^Actions for Service of/ }).click();
        await page.getByRole('menuitem', { name: 'Set Reminder' }).click();
        // It begins with the time of day.
        await page.getByRole('textbox', { name: 'Time' }).fill('8:00 am');
        await page.getByRole('textbox', { name: 'Time' }).blur();
      },
    ),
  },
  {
    name: 'plan-form',
    open: ofCare(
      ({ plan }) => `/assets?tab=maintenance&view=edit-plan&id=${plan}`,
      async (page) => {
        await press('Continue')(page);
        await press('Continue')(page);
        await expect(page.getByRole('list', { name: 'Next dates' })).toBeVisible();
      },
    ),
    states: [
      { name: 'what', open: asOwner('/assets?tab=maintenance&view=create-plan', press('Continue')) },
      {
        name: 'how often',
        open: ofCare(({ plan }) => `/assets?tab=maintenance&view=edit-plan&id=${plan}`, press('Continue')),
      },
      {
        name: 'failing',
        open: asOwner('/assets?tab=maintenance&view=edit-plan&id=0198c7a0-0000-7000-8000-00000000dead', retryShown),
      },
    ],
  },
];
