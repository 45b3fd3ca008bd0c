/** Benefits: a business keeps a list of them, gives them to its people, and takes them on a day. */
import { expect, openAs, test } from '../test.ts';

test('a benefit is added, given to two people, shown on a profile and taken again', async ({ page, world }) => {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const base = `/c/${world.businessOf(signedIn)}`;
  for (const [first_name, last_name] of [
    ['Emeka', 'Obi'],
    ['Sule', 'Abubakar'],
  ])
    await world.call('POST', `${base}/employees/post_employee_form_once/`, {
      token: signedIn.accessToken,
      json: { first_name, last_name },
    });
  await openAs(page, world, owner, '/hr/benefits');
  await page.getByRole('button', { name: 'Add benefit' }).click();
  const form = page.getByRole('dialog', { name: 'Add benefit' });
  await form.getByLabel('Name').fill('HMO');
  await form.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Health (HMO)' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'HMO' }).click();
  await page.getByRole('button', { name: 'Give to employees' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give HMO' });
  await dialog.getByRole('option', { name: /Emeka Obi/ }).click();
  await dialog.getByRole('option', { name: /Sule Abubakar/ }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(page.getByRole('row', { name: /Sule Abubakar/ })).toBeVisible();

  await page.getByRole('link', { name: /Emeka Obi/ }).click();
  await page.getByRole('tab', { name: 'Benefits' }).click();
  await page.getByRole('button', { name: 'Unassign HMO' }).click();
  const ending = page.getByRole('dialog', { name: 'Unassign HMO' });
  await ending.getByRole('button', { name: 'Unassign' }).click();
  await expect(ending.getByText('Required', { exact: true })).toBeVisible();
  await ending.getByRole('textbox', { name: 'End date' }).fill('31/12/2099');
  await ending.getByRole('button', { name: 'Unassign' }).click();
  await expect(page.getByText(/to 31 Dec, 2099/)).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Took the benefit HMO after 2099-12-31')).toBeVisible();
});
