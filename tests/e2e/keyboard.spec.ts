/** From sign-up to the dashboard with nothing but keys. */
import type { Locator, Page } from '@playwright/test';
import { expect, mailedLink, password, test } from './test.ts';

/** Presses Tab until the control has the focus: a control that Tab does not reach fails here. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
  await expect(control).toHaveValue(text);
}

async function pick(page: Page, name: string, typed: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name });
  await tabTo(page, box);
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(option);
}

/** The focus is somewhere that a person can see. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const holders = [];
    for (let each = document.activeElement; each && each !== document.body; each = each.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      holders.push((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none');
    }
    return holders.slice(0, 3).some(Boolean);
  });
  expect(ring, 'the focused control shows no ring').toBe(true);
}

test('from sign-up to the dashboard by keyboard alone', async ({ page, world }) => {
  const email = world.mailOf('keys', 'okafor.test');
  const { keyboard } = page;
  const isAt = (number: number) => expect(page.getByText(`${number} of 9`)).toBeVisible();

  await page.goto('/signup');
  await type(page, page.getByLabel('Email'), email);
  await expectVisibleFocus(page);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/signup/confirm');

  await tabTo(page, await mailedLink(page, email, /account\/verify/));
  await keyboard.press('Enter');
  await expect(page.getByText('Your email address has been verified')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Sign In' }));
  await expectVisibleFocus(page);
  await keyboard.press('Enter');

  await type(page, page.getByLabel('Email'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await tabTo(page, page.getByRole('button', { name: 'Sign In', exact: true }));
  await expectVisibleFocus(page);
  await keyboard.press('Enter');

  await isAt(1);
  await expect(page.getByLabel('Business name')).toBeFocused();
  await keyboard.type('Keys and Sons');
  await keyboard.press('Enter');

  await isAt(2);
  await pick(page, 'State', 'Lag', 'Lagos');
  await type(page, page.getByLabel('City'), 'Ikeja');
  await type(page, page.getByLabel('Address line 1'), '14 Allen Avenue');
  await keyboard.press('Enter');

  await isAt(3);
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await keyboard.press('Enter');

  await isAt(4);
  await type(page, page.getByLabel('First name'), 'Adaeze');
  await type(page, page.getByLabel('Last name'), 'Okafor');
  await type(page, page.getByLabel('Phone number'), '08012345678');
  await keyboard.press('Enter');

  await isAt(5);
  await keyboard.press('Enter');

  await isAt(6);
  await tabTo(page, page.getByRole('checkbox', { name: 'Core HR' }));
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Core HR' })).toBeChecked();
  await keyboard.press('Enter');

  await isAt(7);
  await tabTo(page, page.getByRole('radio', { name: 'Myself' }));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '1-20', exact: true })).toBeChecked();
  await keyboard.press('Enter');

  await isAt(8);
  await keyboard.press('Enter');

  await isAt(9);
  await tabTo(page, page.getByRole('button', { name: 'Lets go' }));
  await keyboard.press('Enter');

  await expect(page).toHaveURL('/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/Keys and Sons/);
  await tabTo(page, page.getByRole('link', { name: 'Assets' }).first());
  await expectVisibleFocus(page);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/assets/);
});
