/** The steps of a flow are entries in the history of the browser. */
import type { Page } from '@playwright/test';
import { answerUpTo } from '../business-questions.ts';
import { expect, openAs, test } from '../test.ts';

const parameterOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('Back and Forward lead through the steps of a deletion, and a reload stays', async ({ page, world }) => {
  const owner = await world.owner();
  await openAs(page, world, owner, '/settings?tab=business');
  await page.goto('/settings?tab=business&view=delete');
  await expect(heading(page, '1 of 3: What is deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, '3 of 3: Confirmation')).toBeVisible();
  expect(parameterOf(page, 'step')).toBe('confirmation');
  await page.reload();
  await expect(heading(page, '3 of 3: Confirmation')).toBeVisible();
  await page.goBack();
  await expect(heading(page, '2 of 3: Keep a copy')).toBeVisible();
  await page.goForward();
  await expect(heading(page, '3 of 3: Confirmation')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, '2 of 3: Keep a copy')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, '1 of 3: What is deleted')).toBeVisible();
  await expect.poll(() => parameterOf(page, 'step')).toBeNull();
  await page.goBack();
  await expect(heading(page, 'Business settings'), 'no step is left behind').toBeVisible();
});

test('Back keeps what was just typed into a question, and Forward asks for an answer', async ({ page, world }) => {
  await openAs(page, world, await world.account(), '/business-registration');
  await answerUpTo(page, 4);
  expect(parameterOf(page, 'question')).toBe('admin');
  const first = page.getByLabel('First name');
  await first.fill('Adaeze');
  await page.goBack();
  await expect.poll(() => parameterOf(page, 'question')).toBe('currency');
  await page.goForward();
  await expect(first).toHaveValue('Adaeze');
  await page.reload();
  await expect(first).toHaveValue('Adaeze');
  for (const question of ['currency', 'location', null]) {
    await page.goBack();
    await expect.poll(() => parameterOf(page, 'question')).toBe(question);
  }
  await page.getByLabel('Business name').fill('');
  await page.goForward();
  await expect.poll(() => parameterOf(page, 'question'), 'a question without an answer is not left').toBeNull();
  await expect(page.getByText('1 of 9', { exact: true })).toBeVisible();
});

test('an address with a step that cannot be reached opens the first one', async ({ page, world }) => {
  await openAs(page, world, await world.account(), '/business-registration?question=rating');
  await expect(page.getByText('1 of 9', { exact: true })).toBeVisible();
  await expect.poll(() => parameterOf(page, 'question')).toBeNull();
});

test('Back from the first question of a premium sign-up leads to the plan, and Forward goes on with it', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.account('buyNow'), '/premium/signup');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByLabel('Business name').fill('Path Works');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('2 of 9', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Business name')).toHaveValue('Path Works');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, 'Choose your plan')).toBeVisible();
  await page.goForward();
  await expect(page.getByText(/^[12] of 9$/)).toBeVisible();
});

test('Back from the account of a premium sign-up leads to the plan, and a reload stays', async ({ page }) => {
  await page.goto('/premium/signup');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(heading(page, 'Create Your Account')).toBeVisible();
  expect(parameterOf(page, 'step')).toBe('account');
  await page.reload();
  await expect(heading(page, 'Create Your Account')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Choose your plan')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Create Your Account')).toBeVisible();
});
