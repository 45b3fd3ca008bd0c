/** The sandbox's checkout in a real browser: its content policy allows its form, and it leads back to Steward. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { accessibilityProblems, expect, test } from '../test.ts';

/** An open payment, and a function that asks for its status. */
async function waiting(world: World) {
  const { accessToken: token, ...owner } = await world.signIn(await world.owner());
  const path = `/c/${world.businessOf({ accessToken: token, ...owner })}/billing`;
  const json = { frequency: 'monthly', num_employees: 1, recurring: true, total_kobo: 53_750 };
  const { body } = await world.call('POST', `${path}/buy/`, { json, token });
  const reference = String(body.reference);
  const standing = async () => (await world.call('GET', `${path}/payments/${reference}/`, { token })).body;
  return { reference, standing };
}

const open = async (page: Page, reference: string) => {
  await page.goto(`/sandbox/checkout/${reference}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
};

test('a tester pays and returns with the reference', async ({ page, world }) => {
  const { reference, standing } = await waiting(world);
  await open(page, reference);
  await expect(page.getByText('₦537.50')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL((url) => url.pathname !== `/sandbox/checkout/${reference}`);
  expect(await standing()).toMatchObject({ status: 'success', reference });
  await open(page, reference);
  await expect(page.getByRole('status')).toHaveText('How this payment ends was chosen already.');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a tester pays by keyboard on a narrow dark screen, after a delay that is not a number', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { reference, standing } = await waiting(world);
  await open(page, reference);
  await page.getByRole('radio', { name: /^Pay/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Decline/ })).toBeChecked();
  const delay = page.getByRole('textbox', { name: 'Known after (seconds)' });
  await delay.fill('soon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Type whole seconds from 0 to 129600.');
  await expect(delay).toHaveAttribute('aria-invalid', 'true');
  // What was chosen and typed is still there.
  await expect(delay).toHaveValue('soon');
  await expect(page.getByRole('radio', { name: /^Decline/ })).toBeChecked();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await delay.fill('0');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== `/sandbox/checkout/${reference}`);
  expect(await standing()).toMatchObject({ status: 'failed', reason: 'declined' });
});
