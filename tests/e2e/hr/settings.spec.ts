/** The settings of People, which two people change at a time. */
import { expect, openAs, test } from '../test.ts';

test('what somebody else saves while the form is open is not overwritten unseen, however often it is read', async ({
  page,
  world,
}) => {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const token = signedIn.accessToken;
  const settings = `/c/${world.businessOf(signedIn)}/hr_settings/`;
  await page.clock.install();
  await openAs(page, world, owner, '/settings/hr/employees');
  await page.getByLabel('Employee IDs begin with').fill('P-');
  await world.expect('PATCH', settings, { token, json: { probation_months: 5 } });
  // Somebody comes back to the tab, and the app reads what it shows.
  const read = page.waitForResponse((answer) => answer.url().endsWith('/hr_settings/'));
  await page.clock.fastForward('01:00');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await read;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Somebody else has changed this in the meantime: probation months/)).toBeVisible();
  expect(await world.expect('GET', settings, { token })).toMatchObject({ probation_months: 5 });
});
