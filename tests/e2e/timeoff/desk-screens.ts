/** The desk of who manages time off: what was taken, and recording it for several. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';
import { mondayIn, withAnnual } from './annual.ts';

/** Somebody whose time off is recorded. */
async function recorded(world: World) {
  const found = await withAnnual(world);
  const signedIn = await world.signIn(found.owner);
  const token = signedIn.accessToken;
  const json = { policy: found.annual, first_day: mondayIn(3)(0), last_day: mondayIn(3)(2), note: 'By phone' };
  await world.call('POST', `/c/${world.businessOf(signedIn)}/employees/${found.employee}/timeoff_taken/`, {
    token,
    json,
  });
  return found;
}
const opened =
  (path: string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const { owner } = await world.shared('people of recorded time off', () => recorded(world));
    await openAs(page, world, owner, path);
    await then?.(page);
  };

/** Chooses the one who has annual leave, and the day that is recorded already. */
const choosing = async (page: Page) => {
  const picker = page.getByRole('dialog', { name: 'Who took time off' });
  await picker.getByText('Bola Ade').click();
  await picker.getByRole('button', { name: 'Next' }).click();
  const form = page.getByRole('dialog', { name: 'Record time off' });
  await form.getByRole('button', { name: /Policy/ }).click();
  await page.getByRole('option', { name: 'Annual leave' }).click();
  for (const [name, after] of [
    ['First day', 1],
    ['Last day', 1],
  ] as const) {
    const field = form.getByRole('textbox', { name });
    await field.fill(mondayIn(3)(after).split('-').toReversed().join('/'));
    await field.press('Tab');
  }
  await form.getByRole('button', { name: 'Show what it takes' }).click();
  await expect(form.getByText('Some of these days are asked for already.')).toBeVisible();
};

/** Brings a file, and chooses whose balances it has. */
const bringing = async (page: Page) => {
  const buffer = Buffer.from('Employee,Days left\nBola Ade,12.5\nNobody Here,4\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'leave.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: /Time-off policy of this file/ }).click();
  await page.getByRole('option', { name: 'Annual leave' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bola Ade' })).toContainText('12.5');
};

export const ofDesk: readonly Screen[] = [
  {
    name: 'time off taken',
    open: opened('/hr/time-off/taken'),
    states: [
      { name: 'empty', open: asOwner('/hr/time-off/taken') },
      { name: 'failing', open: asOwner('/hr/time-off/taken', retryShown, failing('**/timeoff_taken/**')) },
    ],
  },
  {
    name: 'time-off balances',
    open: opened('/hr/time-off/balances?day=2026-06-30&worth=true'),
    states: [
      { name: 'empty', open: asOwner('/hr/time-off/balances?day=2026-06-30') },
      {
        name: 'failing',
        open: asOwner('/hr/time-off/balances?day=2026-06-30', retryShown, failing('**/timeoff_balances/?*')),
      },
    ],
  },
  {
    name: 'blackout days',
    open: asOwner('/hr/time-off/blackouts'),
    states: [
      {
        name: 'failing',
        open: asOwner('/hr/time-off/blackouts', retryShown, failing('**/timeoff_blackouts/**')),
      },
    ],
  },
  {
    name: 'shutdowns',
    open: asOwner('/hr/time-off/shutdowns'),
    states: [
      { name: 'failing', open: asOwner('/hr/time-off/shutdowns', retryShown, failing('**/timeoff_shutdowns/**')) },
    ],
  },
  { name: 'shutdown form', open: opened('/hr/time-off/shutdowns?modal=shutdown') },
  { name: 'blackout form', open: asOwner('/hr/time-off/blackouts?modal=blackout-days') },
  {
    name: 'opening balances',
    open: asOwner('/hr/time-off/import'),
    states: [
      { name: 'of a file', open: opened('/hr/time-off/import', bringing) },
      { name: 'past ones', open: asOwner('/hr/time-off/imports') },
    ],
  },
  { name: 'recording time off', open: opened('/hr/time-off/taken?modal=record-time-off', choosing) },
];
