/** The settings of the rota: how the week is written after them, and two planners who change them at a time. */
import { expect, openAs, test } from '../test.ts';

test('a planner changes how the week is written, and hears of what another one changed', async ({ page, world }) => {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const config = `/c/${world.businessOf(signedIn)}/shift/config/`;
  await openAs(page, world, owner, '/shift-rota?year=2036&week=50');
  await expect(page.getByRole('columnheader', { name: 'Mon 8' })).toBeVisible();
  await page.getByRole('link', { name: 'Rules and hours' }).click();
  const weeks = page.getByRole('button', { name: /Weeks begin on/ });
  await weeks.click();
  await page.getByRole('option', { name: 'Sunday' }).click();

  const { id: _, ...settings } = await world.expect('GET', config, { token: signedIn.accessToken });
  await world.expect('PUT', config, { token: signedIn.accessToken, json: { ...settings, rest_hours: 9 } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Somebody else has changed this in the meantime/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the week' }).click();
  await page.goto('/shift-rota?year=2036&week=50');
  await expect(page.getByRole('columnheader').nth(1)).toHaveText('Sun 7');
});
