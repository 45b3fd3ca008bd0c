/** Each module welcomes a business once; the register's welcome is in assets/dashboard.spec.ts. */
import { readMovedNotice } from '../../worlds/device.ts';
import { accessibilityProblems, expect, openAs, test } from '../test.ts';

const modules = [
  { name: 'Fleet', path: '/fleet', hint: 'Click Add Vehicle', button: 'Add Vehicle' },
  { name: 'People', path: '/hr', hint: 'Click Add employee', button: 'Add employee' },
];

for (const { name, path, hint, button } of modules)
  test(`${name} welcomes a business once, until somebody has read it`, async ({ page, world }) => {
    const person = await world.newcomer();
    await openAs(page, world, person, path, readMovedNotice);
    const welcome = page.getByRole('dialog', { name: `Welcome to ${name}` });
    await expect(welcome).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await welcome.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(welcome).toBeHidden();

    // Closed, it has not been read.
    await page.reload();
    await welcome.getByRole('button', { name: 'Get Started' }).click();
    await expect(page.getByRole('region', { name: 'Hint' }).getByText(hint)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss hint' }).click();
    await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();

    await page.reload();
    await expect(page.getByRole('link', { name: button, exact: true }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(welcome).toBeHidden();
  });

test('a fleet says first that vehicles have moved, and welcomes after that', async ({ page, world }) => {
  await openAs(page, world, await world.newcomer(), '/fleet');
  const moved = page.getByRole('dialog', { name: 'Vehicles have moved into the Assets app' });
  await expect(moved).toBeVisible();
  const welcome = page.getByRole('dialog', { name: 'Welcome to Fleet' });
  await expect(welcome).toBeHidden();
  await moved.getByRole('button', { name: 'Stay here' }).click();
  await expect(welcome).toBeVisible();
  await expect(moved).toBeHidden();
});
