/** What an owner does with a business as a whole: settings, adding another, export, deletion and restoring. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerUpTo } from '../business-questions.ts';
import { expect, openAs, test } from '../test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const settings = '/settings?tab=business';

test('a changed setting shows everywhere, and two people who change the same setting lose nothing', async ({
  page,
  context,
  world,
}) => {
  const person = await world.owner();
  await openAs(page, world, person, settings);
  const name = (at: Page) => at.getByRole('textbox', { name: 'Business name' });
  const save = (at: Page) => at.getByRole('button', { name: 'Save changes' });
  await expect(save(page)).toBeDisabled();
  const other = await context.newPage();
  await other.goto(settings);
  await expect(name(other)).toHaveValue('Path Works');

  await name(page).fill('Kola Nut Traders');
  await save(page).click();
  await expect(page.getByText('Business updated')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Kola Nut Traders');

  await name(other).fill('Palm Oil Traders');
  await save(other).click();
  await expect(other.getByText('theirs is “Kola Nut Traders”, yours is “Palm Oil Traders”')).toBeVisible();
  await expect(name(other)).toHaveValue('Palm Oil Traders');
  await save(other).click();
  await expect(other.getByText('Business updated')).toBeVisible();
  await page.goto('/dashboard');
  await expect(heading(page, 'Palm Oil Traders')).toBeVisible();
});

test('a new business asks its owner to finish the set-up, until it is finished', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/dashboard');
  await page.getByRole('link', { name: 'Finish the set-up' }).click();
  await expect(heading(page, 'Set up your business')).toBeVisible();
  await page.getByRole('textbox', { name: 'City' }).fill('Yaba');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Business updated')).toBeVisible();
  await page.getByRole('button', { name: 'Finish the set-up' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('You finished the set-up of the business')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish the set-up' })).toBeHidden();
  await page.reload();
  await expect(page.getByText('You finished the set-up of the business')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish the set-up' })).toBeHidden();
});

test('an owner adds a business, and switching between two switches every tab', async ({ page, context, world }) => {
  await openAs(page, world, await world.owner(), '/profile');
  await page.getByRole('link', { name: 'Add another business' }).click();
  await answerUpTo(page, 9, 'Harmattan Foods');
  await page.getByRole('button', { name: 'Lets go' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Harmattan Foods')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/hr');
  await expect(other.getByRole('button', { name: 'Business: Harmattan Foods' })).toBeVisible();
  await page.getByRole('button', { name: 'Business: Harmattan Foods' }).click();
  await page.getByRole('menuitemradio', { name: 'Path Works' }).click();
  await expect(heading(page, 'Path Works')).toBeVisible();
  await expect(other).toHaveURL('/dashboard');
  await expect(heading(other, 'Path Works')).toBeVisible();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Go to Harmattan Foods' }).click();
  await expect(page.getByRole('button', { name: 'Business: Harmattan Foods' })).toBeVisible();
});

test('an owner exports everything, is notified and downloads the archive', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), settings);
  await page.getByRole('button', { name: 'Make an archive' }).click();
  const archives = page.getByRole('list', { name: 'Archives' });
  const button = archives.getByRole('button', { name: 'Download' });
  await expect(button).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^steward-\d{4}-\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 4)
      .toString('latin1'),
  ).toBe('PK\u0003\u0004');
  await page.reload();
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(page.getByRole('dialog').getByText('Your data is ready to be downloaded')).toBeVisible();
});

test('an owner deletes a business with its name and the password, and restores it as it was', async ({
  page,
  browser,
  world,
}) => {
  const person = await world.owner();
  const clerk = await (await browser.newContext()).newPage();
  await openAs(clerk, world, await world.member(person), '/dashboard');
  await expect(heading(clerk, 'Path Works')).toBeVisible();

  await openAs(page, world, person, settings);
  await page.getByRole('link', { name: 'Delete this business' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Make an archive' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the business' });
  const secret = page.getByRole('textbox', { name: 'Your password' });
  const act = page.getByRole('button', { name: 'Delete Path Works' });
  await name.fill('Path');
  await secret.fill('not the password');
  await act.click();
  await expect(page.getByText('Type the name as it is written: Path Works')).toBeVisible();
  await name.fill('Path Works');
  await act.click();
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await secret.fill(person.password);
  await act.click();
  await expect(heading(page, 'Your business is deleted')).toBeVisible();
  await expect(page.getByText('30 days left')).toBeVisible();

  await clerk.reload();
  await expect(heading(clerk, 'Path Works')).toBeHidden();
  await expect(clerk).toHaveURL(/\/(business-registration|login)/);

  await test.step('until then its owner lands here, can download what is in it, and restore it', async () => {
    await page.goto('/dashboard');
    await expect(heading(page, 'Your business is deleted')).toBeVisible();
    await page.getByRole('link', { name: 'Download its data' }).click();
    await expect(page.getByRole('button', { name: 'Make an archive' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Restore Path Works' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page, 'Path Works')).toBeVisible();
  });
  await clerk.goto('/dashboard');
  await expect(heading(clerk, 'Path Works')).toBeVisible();
});
