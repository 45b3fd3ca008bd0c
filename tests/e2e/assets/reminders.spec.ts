/** Reminders: changed where what is due is listed, and read by a calendar under a secret link. */
import { accessibilityProblems, expect, inLagos, openAs, test } from '../test.ts';

test('a reminder of a document is changed, its file shown, and the day stands in a calendar until the link is revoked', async ({
  page,
  world,
}) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  const { id } = await world.asset(owner, { name: 'Generator' });
  await world.insurance(owner, String(id), inLagos(4));
  await openAs(page, world, person, `/assets?tab=asset-list&view=asset&id=${String(id)}&part=statutory`);
  const act = async (name: string) => {
    await page.getByRole('button', { name: /Insurance/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Change reminder');
  const dialog = page.getByRole('dialog', { name: 'Set Reminder' });
  await dialog.getByRole('combobox', { name: 'Remind', exact: true }).fill('3');
  await page.getByRole('option', { name: '3 days before', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'These people' }).fill('ada');
  await page.getByRole('option').first().click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save reminder' }).click();
  await expect(page.getByText('Reminder changed')).toBeVisible();
  await act('Change reminder');
  await expect(dialog.getByRole('combobox', { name: 'Remind', exact: true })).toHaveValue('3 days before');
  await page.keyboard.press('Escape');

  await act('Preview');
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
  const shown = page.getByRole('dialog', { name: 'Insurance' });
  await expect(
    hasViewer ? shown.locator('iframe') : shown.getByText('This browser cannot show a PDF here'),
  ).toBeVisible();
  await shown.getByRole('button', { name: 'Close' }).last().click();

  await page.goto('/profile?tab=reminders');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = new URL(await page.getByLabel('Secret link').inputValue()).pathname;
  const read = () => page.request.get(link);
  const text = (await (await read()).text()).replaceAll('\r\n ', '');
  expect(text).toContain(`DTSTART;VALUE=DATE:${inLagos(4).replaceAll('-', '')}`);
  expect(text).toContain('SUMMARY:Insurance of Generator is due');
  await page.reload();
  await expect(page.getByText(/A calendar read it/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await read()).status()).toBe(404);
});
