/** A driver's day on a phone: the check of the morning, fuel where the line is cut, and the papers at the roadside. */
import { expect, openAs, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a check, fuel over a cut line that is recorded once, and the papers of the vehicle', async ({
  page,
  context,
  world,
}) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  const { id } = await world.vehicle(owner, { start_mileage: 82_000 });
  const { url } = await world.roadsideLink(owner, String(id));

  await openAs(page, world, person, `/fleet/home/${String(id)}/check`);
  const check = page.getByRole('form', { name: 'Daily check' });
  await expect(check).toBeVisible();
  for (const choice of await check.getByText('OK', { exact: true }).all()) await choice.click();
  const horn = check.getByRole('region', { name: 'Horn' });
  await horn.getByText('Not OK').click();
  await horn.getByRole('textbox', { name: 'What is wrong?' }).fill('It is silent');
  await check.getByRole('button', { name: 'Send the check' }).click();
  await expect(page.getByText('The check is recorded')).toBeVisible();
  await expect(page.getByText('It is silent')).toBeVisible();

  await page.getByRole('tab', { name: 'Fuel' }).click();
  await page.getByRole('link', { name: 'Add fuel' }).first().click();
  const fuel = page.getByRole('form', { name: 'Fuel' });
  await fuel.getByRole('textbox', { name: 'Litres' }).fill('38.5');
  await fuel.getByRole('textbox', { name: 'Sum' }).fill('36575');
  await fuel.getByRole('textbox', { name: /^Odometer/ }).fill('82140');
  // The first attempt arrives, and its answer is lost.
  await page.route(
    '**/fuel/',
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await fuel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The fuel is recorded')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Fuel' })).toBeInViewport();
  const { body } = await world.call('GET', `/c/${world.businessOf(owner)}/vehicles/${String(id)}/fuel/`, {
    token: owner.accessToken,
  });
  expect(body).toMatchObject({ count: 1, results: [{ litres: 38.5, mileage: 82_140 }] });

  await page.goto(new URL(String(url)).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'KJA-117-YD' })).toBeVisible();
});
