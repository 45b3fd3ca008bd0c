/** Two people who use one tab, one after the other: what the first typed, chose and looked at is not the second one's. */
import type { Page } from '@playwright/test';
import { pickFrom } from '../../pick.ts';
import { expect, fillIn, openAs, test } from '../test.ts';

/** Everything that the browser keeps for the app, as text. */
const everything = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const inDatabase = async (name: string) => {
      const opened = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      const stores = [...opened.objectStoreNames];
      const keys = await Promise.all(
        stores.map(
          (store) =>
            new Promise<unknown[]>((resolve) => {
              const asked = opened.transaction(store).objectStore(store).getAllKeys();
              asked.onsuccess = () => resolve(asked.result);
            }),
        ),
      );
      opened.close();
      return keys.flat();
    };
    const files = await Promise.all(databases.map(({ name = '' }) => inDatabase(name)));
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, files.flat(), history.state]);
  });

test('the next person in a tab whose session ended by itself finds nothing of the last one', async ({
  page,
  world,
}) => {
  const ada = await world.owner();
  const ben = await world.member(ada, { permissions: ['access_assets'] });
  await world.employed(ada, ada, ['Ada', 'Eze'], 'Office');
  await openAs(page, world, ada, '/dashboard');
  const { user } = await world.signIn(ada);

  await test.step('the first types into forms, chooses a file, hides a column and looks something up', async () => {
    await page.goto('/assets?tab=home&view=create');
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Secret machine');
    const image = page.getByRole('region', { name: 'Image' }).locator('input[type=file]');
    const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    await image.setInputFiles({ name: 'secret.pdf', mimeType: 'application/pdf', buffer });
    // A browser keeps a file a moment after it was chosen.
    await expect.poll(() => everything(page)).toContain('file:');
    await page.goto('/my-profile/change');
    await page.getByRole('button', { name: 'Change: Bank and numbers' }).click();
    await pickFrom(page, 'Bank', 'First Bank of Nigeria');
    await page.getByLabel('Account number', { exact: false }).fill('0000014579');
    await page.getByLabel('NIN').fill('12345678901');
    await page.getByRole('button', { name: 'Continue' }).click();
    const kept = await everything(page);
    for (const typed of ['Secret machine', '0000014579', '12345678901', 'file:', String(user.id)])
      expect(kept).toContain(typed);
  });

  await test.step('and is signed out by the server, which keeps their work', async () => {
    const { refreshToken } = await world.signIn(ada);
    await world.call('POST', '/accounts/auth/logout/', { json: { refresh_token: refreshToken, everywhere: true } });
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    expect(await everything(page)).toContain('0000014579');
  });

  await test.step('the second signs in in that tab, and is led to where the first was', async () => {
    await fillIn(page, ben);
    await expect(page).toHaveURL(/\/my-profile/);
    await expect(page.getByRole('navigation', { name: 'Modules' })).toBeVisible();
    await expect.poll(() => everything(page)).not.toContain('file:');
    const kept = await everything(page);
    for (const typed of ['Secret machine', '0000014579', '12345678901', String(user.id), ada.email])
      expect(kept).not.toContain(typed);
    await expect(page.locator('body')).not.toContainText('4579');
    await page.goto('/assets?tab=home&view=create');
    await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('');
  });
});

test('a screen begins anew when another person signs in in another tab', async ({ page, context, world }) => {
  const ada = await world.owner();
  const ben = await world.member(ada, { permissions: ['access_assets'] });
  await openAs(page, world, ada, '/assets?tab=home&view=create');
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('Secret machine');
  const other = await context.newPage();
  await openAs(other, world, ben, '/dashboard');
  await expect(name).toHaveValue('');
  expect(await everything(page)).not.toContain('Secret machine');
});
