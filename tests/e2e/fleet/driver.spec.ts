/**
 * A driver's day on a phone, without any right but to have the vehicle: the check of the morning, a problem that is reported, fuel
 * where the line is cut, and the papers at the roadside.
 */
import { readMovedNotice } from '../../worlds/device.ts';
import { expect, openAs, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a check, a problem, fuel over a cut line that is recorded once, and the papers of the vehicle', async ({
  page,
  context,
  world,
}) => {
  const boss = await world.owner();
  const owner = await world.signIn(boss);
  const person = await world.member(boss, { permissions: [] });
  const { id } = await world.vehicle(owner, { start_mileage: 82_000 });
  await world.assignVehicle(owner, String(id), person.email);
  const { url } = await world.roadsideLink(owner, String(id));

  await openAs(page, world, person, '/my-vehicles');
  await expect(page.getByText('Not checked today')).toBeVisible();
  await page.getByRole('link', { name: 'Check KJA-117-YD' }).click();
  const check = page.getByRole('form', { name: 'Daily check' });
  await expect(check).toBeVisible();
  for (const choice of await check.getByText('OK', { exact: true }).all()) await choice.click();
  const horn = check.getByRole('region', { name: 'Horn' });
  await horn.getByText('Not OK').click();
  await horn.getByRole('textbox', { name: 'What is wrong?' }).fill('It is silent');
  await check.getByRole('button', { name: 'Send the check' }).click();
  await expect(page.getByText('The check is recorded')).toBeVisible();
  await expect(page.getByText('It is silent')).toBeVisible();
  await expect(page.getByText('Not to be driven')).toBeHidden();

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const problem = page.getByRole('dialog', { name: 'Report a problem' });
  await problem.getByRole('textbox', { name: 'What is wrong?' }).fill('It pulls to the left');
  await problem.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByText('It pulls to the left')).toBeVisible();

  await page.getByRole('link', { name: 'Add fuel' }).click();
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
  await expect(page.getByRole('heading', { level: 1, name: 'KJA-117-YD' })).toBeVisible();
  const { body } = await world.call('GET', `/c/${world.businessOf(owner)}/vehicles/${String(id)}/fuel/`, {
    token: owner.accessToken,
  });
  expect(body).toMatchObject({ count: 1, results: [{ litres: 38.5, mileage: 82_140 }] });

  await page.goto(new URL(String(url)).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'KJA-117-YD' })).toBeVisible();
});

test('brakes that fail stop the vehicle, until somebody who looks after the fleet lets it be driven', async ({
  page,
  world,
  browser,
}) => {
  const boss = await world.owner();
  const owner = await world.signIn(boss);
  const person = await world.member(boss, { permissions: [] });
  const { id } = await world.vehicle(owner);
  await world.assignVehicle(owner, String(id), person.email);
  const { url } = await world.roadsideLink(owner, String(id));

  await openAs(page, world, person, `/my-vehicles/${String(id)}/check`);
  const check = page.getByRole('form', { name: 'Daily check' });
  await expect(check).toBeVisible();
  for (const choice of await check.getByText('OK', { exact: true }).all()) await choice.click();
  const brakes = check.getByRole('region', { name: 'Brakes and hand brake' });
  await brakes.getByText('Not OK').click();
  await expect(brakes.getByText(/is not to be driven until/)).toBeVisible();
  await brakes.getByRole('textbox', { name: 'What is wrong?' }).fill('The pedal goes to the floor');
  await check.getByRole('button', { name: 'Send the check' }).click();
  await expect(page.getByText('Leave it where it is')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lift…' })).toBeHidden();
  await page.goto('/my-vehicles');
  await expect(page.getByText('Not to be driven')).toBeVisible();
  await page.goto(new URL(String(url)).pathname);
  await expect(page.getByText(/^Not to be driven/)).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const desk = await context.newPage();
  await openAs(desk, world, boss, '/fleet?tab=home', readMovedNotice);
  await desk.getByRole('link', { name: /^Not to be driven\s*1$/ }).click();
  await expect(desk).toHaveURL(/needs=decision/);
  await desk.getByText('KJA-117-YD').first().click();
  await desk.getByRole('button', { name: 'Lift…' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Let it be driven again' });
  await dialog.getByRole('textbox', { name: 'Why may it be driven?' }).fill('New pads, tried in the yard');
  await dialog.getByRole('button', { name: 'Let it be driven' }).click();
  await expect(desk.getByText('The vehicle may be driven again')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Lift…' })).toBeHidden();
  await context.close();
});
