/** The second step of signing in with its codes, and the list of devices. */
import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Person } from '../../worlds/accounts.ts';
import { expect, fillIn, openAs, signIn, test } from '../test.ts';

const security = '/profile?tab=security';
const onDashboard = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Path Works' })).toBeVisible();
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const notValid = (page: Page) => expect(page.getByText('This code is not valid.')).toBeVisible();

/** Signs out and gives the password again, after which the second step is asked for. */
async function comeBack(page: Page, person: Person) {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await fillIn(page, person);
}

test('a person sets up a second step, signs in with the app or a recovery code, and turns it off', async ({
  page,
  world,
}) => {
  const person = await world.owner();
  await openAs(page, world, person, security);
  await page.getByRole('link', { name: 'Turn on' }).click();
  const secret = page.getByRole('textbox', { name: 'Password', exact: true });
  await expect(page.getByText('1 of 3: Your password')).toBeVisible();
  await secret.fill('not the password');
  await goOn(page);
  await expect(page.getByText('This password is not right.')).toBeVisible();
  await secret.fill(person.password);
  await goOn(page);

  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = ((await page.getByLabel('Key', { exact: true }).textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret: key });
  // A code is good once. The one before and the one after are good as well, so that nobody waits here.
  const codeIn = (periods: number) => app.generate({ timestamp: Date.now() + periods * 30_000 });
  const shown = page.getByRole('textbox', { name: 'Code that the app shows' });
  await shown.fill('none such');
  await goOn(page);
  await notValid(page);
  await shown.fill(codeIn(0));
  await goOn(page);
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = '', third = ''] = await codes.allTextContents();
  // Where the person was signed in before, nobody gave a code.
  await page.getByRole('button', { name: 'Sign out there' }).click();
  await expect(page.getByText('Every other device is signed out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out there' })).toBeHidden();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  const ofTheApp = page.getByRole('textbox', { name: 'Code from your authenticator app' });
  await test.step('the password alone leads nowhere', async () => {
    await comeBack(page, person);
    await expect(ofTheApp).toBeVisible();
    await page.goto(security);
    await expect(page).toHaveURL(/\/login\?/);
  });

  await test.step('a made-up code is refused, that of the app lets in, where the person was heading', async () => {
    await fillIn(page, person);
    await ofTheApp.fill('000');
    await goOn(page);
    await notValid(page);
    await ofTheApp.fill(codeIn(1));
    await goOn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  });

  await test.step('each recovery code lets in once', async () => {
    const recovery = page.getByRole('textbox', { name: 'Recovery code' });
    for (const given of [[first], [first, second]]) {
      await comeBack(page, person);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      for (const [at, code] of given.entries()) {
        if (at > 0) await notValid(page);
        await recovery.fill(code);
        await goOn(page);
      }
      await onDashboard(page);
    }
    await page.goto(security);
    await expect(page.getByText('You have 8 recovery codes left.')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off the second step' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('textbox', { name: 'Code from your app, or a recovery code' }).fill(third);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('link', { name: 'Turn on' })).toBeVisible();
  await comeBack(page, person);
  await onDashboard(page);
});

const newDevice = async (browser: Browser, person: Person) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await onDashboard(page);
  return page;
};
/** Its page asks for notifications by itself, and may have been refused before anybody presses. */
const isOut = async (page: Page) => {
  const welcome = page.getByRole('heading', { name: 'Welcome back' });
  await page.getByRole('link', { name: 'People', exact: true }).or(welcome).click();
  await expect(page).toHaveURL(/\/login\?.*reason=session_expired/);
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden();
};

test('a person signs out one other device, and then all others', async ({ page, browser, world }) => {
  const person = await world.owner();
  await signIn(page, person);
  await onDashboard(page);
  // The world itself signed in once, to make the business.
  const list = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
  const lost = await newDevice(browser, person);
  await page.goto(security);
  await expect(list.first()).toContainText('This device');
  const before = await list.count();
  await list
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(page.getByText(/is signed out$/)).toBeVisible();
  await expect(list).toHaveCount(before - 1);
  await isOut(lost);

  const others = [await newDevice(browser, person), await newDevice(browser, person)];
  await page.reload();
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out the others' }).click();
  await expect(page.getByText('Every other device is signed out', { exact: true })).toBeVisible();
  await expect(list).toHaveCount(1);
  for (const other of others) await isOut(other);
  await page.reload();
  await expect(list).toHaveCount(1);
});
