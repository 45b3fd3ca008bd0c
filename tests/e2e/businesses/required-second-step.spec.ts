/** A business requires the second step: the owner turns it on, and a member is led to set theirs up. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, openAs, signIn, test } from '../test.ts';

const label = 'Require the second step for everybody';
const toggle = (page: Page) => page.getByRole('switch', { name: label });
async function requireIt(page: Page) {
  await page.getByText(label, { exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Require it' }).click();
}
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules' });

/** Fills in the three steps of the set-up. */
async function setUp(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = ((await page.getByLabel('Key', { exact: true }).textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code that the app shows' }).fill(new TOTP({ secret: key }).generate());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
}

test('an owner requires the second step, and a member sets it up before they enter', async ({
  page,
  browser,
  world,
}) => {
  const owner = await world.owner();
  const staff = await world.member(owner, { permissions: ['access_hr'] });
  const other = await world.owner('free', 'Kola Nut');
  await world.join(staff, other);
  const atWork = await (await browser.newContext()).newPage();
  await signIn(atWork, staff);
  await title(atWork, 'Path Works');

  await test.step('only once the owner has one', async () => {
    await openAs(page, world, owner, '/settings?tab=business');
    await requireIt(page);
    await expect(page.getByText('Turn on your own second step first.')).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
    await page.getByRole('link', { name: 'Set it up' }).click();
    await setUp(page, owner.password);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await title(page, 'Security');
    await page.goto('/settings?tab=business');
    await expect(page.getByText('One person here has none yet.', { exact: false }).first()).toBeVisible();
    await requireIt(page);
    await expect(toggle(page)).toBeChecked();
    await page.goto('/settings?tab=people');
    await expect(page.getByRole('row', { name: /Bola Ade/ }).getByText('Off')).toBeVisible();
    await expect(page.getByRole('row', { name: /Ada Obi/ }).getByText('On', { exact: true })).toBeVisible();
  });

  await test.step('a member at work is led out of the business, and may work in another one', async () => {
    await modules(atWork).getByRole('link', { name: 'People' }).click();
    await title(atWork, 'Set up the second step');
    await expect(atWork.getByText('Path Works requires it for everyone who works there.')).toBeVisible();
    await expect(modules(atWork)).toBeHidden();
    await expect(atWork.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(atWork.getByRole('button', { name: 'Cancel' })).toBeHidden();
    await atWork.getByRole('button', { name: 'Go to Kola Nut' }).click();
    await title(atWork, 'Kola Nut');
  });

  await test.step('they set it up and land where they wanted to go', async () => {
    const led = await (await browser.newContext()).newPage();
    await openAs(led, world, staff, '/invites?state=accepted');
    await title(led, 'Set up the second step');
    await setUp(led, staff.password);
    // The session learns that it is on; the codes stay until they are kept.
    await led.getByRole('button', { name: 'I have kept them' }).click();
    await expect(led).toHaveURL(/\/invites\?state=accepted$/);
    await title(led, 'Invites');
    await expect(modules(led)).toBeVisible();

    await led.goto('/profile?tab=security');
    await expect(led.getByText('It cannot be turned off while it is required by Path Works.')).toBeVisible();
    await expect(led.getByRole('button', { name: 'Turn off' })).toBeHidden();
  });
});
