/** The home: what to do first, what waits, what happened, for each member what they may know. */
import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, openAs, owner, test } from '../test.ts';

const steps = (page: Page) => page.getByRole('list', { name: 'First steps' });
const activity = (page: Page) => page.getByRole('list', { name: 'Recent activity' });

test('a new business is led through its first steps, until they are hidden', async ({ page, world }) => {
  await openAs(page, world, await world.owner('trial'), '/dashboard');
  await expect(page.getByText('0 of 5 done')).toBeVisible();
  await expect(page.getByText('14 days left of your trial.')).toBeVisible();
  await steps(page).getByRole('link', { name: 'Invite people' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite people' });
  await drawer.getByLabel('Email addresses').fill('kunle@palmoil.example');
  await drawer.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(drawer.getByRole('button', { name: 'Invite 1 person' })).toBeHidden();

  await page.goto('/dashboard');
  await expect(page.getByText('1 of 5 done')).toBeVisible();
  await expect(steps(page).getByRole('link', { name: 'Invite people' })).toBeHidden();
  const pending = page.getByRole('region', { name: 'Pending invitations' });
  await expect(pending.getByText('kunle@palmoil.example')).toBeVisible();
  await expect(activity(page).getByText('You invited kunle@palmoil.example')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(steps(page)).toBeHidden();
  await page.reload();
  await expect(activity(page)).toBeVisible();
  await expect(steps(page)).toBeHidden();
});

test('staff see neither plan nor phone, and what happened only where they may', async ({ page, world }) => {
  const owner = await world.owner();
  const member = await world.member(owner, { permissions: ['access_assets'] });
  await openAs(page, world, member, '/dashboard');
  await expect(activity(page).getByText('You joined the business')).toBeVisible();
  await expect(activity(page).getByText(/ invited /)).toBeHidden();
  await expect(steps(page).getByRole('listitem')).toHaveCount(1);
  await expect(steps(page).getByRole('link', { name: 'Add Asset' })).toBeVisible();
  for (const hidden of ['Plan', 'Pending invitations'])
    await expect(page.getByRole('region', { name: hidden })).toBeHidden();
  await expect(page.locator('main')).not.toContainText('+234');
  await expect(page.getByRole('link', { name: 'Open the audit log' })).toBeHidden();
});

test('a member who is asked to become the administrator is led to the question', async ({ page, world }) => {
  const owner = await world.owner();
  const member = await world.member(owner);
  await world.asked(owner, member);
  await openAs(page, world, member, '/dashboard');
  await expect(page.getByText('Ada Obi asks you to become the administrator of Path Works.')).toBeVisible();
  await page.getByRole('link', { name: 'Read and answer' }).click();
  await expect(page).toHaveURL('/administrator-handover');
});

test('acts begin from Ctrl-K', async ({ page, world }) => {
  await openAs(page, world, await owner(world), '/hr');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('invite people');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible();
  await expect(page).toHaveURL('/invites?modal=invite');
});
