/** Named addresses whose module is not built yet: each says what it will hold, to those who may come. */
import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, openAs, owner, test } from '../test.ts';

const ofHr = {
  '/performance': 'Performance',
  '/reference': 'References',
  '/recruit': 'Recruitment',
};
const ofPayroll = { '/payroll?tab=home': 'Payroll' };
const ofMembers = {
  '/time-and-attendance': 'Time & Attendance',
  '/time-and-attendance/settings/device': 'Attendance settings',
  '/time-and-attendance/lateness-policy': 'Lateness policy',
  '/time-and-attendance/start-date': 'Start of attendance',
  '/time-and-attendance/company-location': 'Company locations',
};
const ofVisitors = {
  '/recruit/palm-oil': 'Careers',
  '/public-reference/add-referee': 'Name your referees',
  '/public-reference/referee-attend': 'Give a reference',
};
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

async function expectPlans(page: Page, addresses: Record<string, string>) {
  for (const [address, title] of Object.entries(addresses)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page, address).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('listitem').first(), address).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await accessibilityProblems(page), address).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, address).toBeLessThanOrEqual(0);
    }
  }
}

test.describe('judged by axe', () => {
  test.use({ bypassCSP: true });

  test('an owner reads what each module will hold', async ({ page, world }) => {
    await openAs(page, world, await owner(world), '/dashboard');
    await expectPlans(page, { ...ofHr, ...ofPayroll, ...ofMembers });
  });

  test('a visitor reads what the public pages will hold', async ({ page }) => expectPlans(page, ofVisitors));
});

test('a member without the permission for people is told which one is missing', async ({ page, world }) => {
  const owner = await world.shared('guarded owner', () => world.owner());
  const member = await world.shared('paid member', () => world.member(owner, { permissions: ['access_payroll'] }));
  await openAs(page, world, member, '/time-and-attendance');
  await expect(page.getByRole('heading', { level: 1, name: 'Time & Attendance' })).toBeVisible();
  for (const address of Object.keys(ofHr)) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/unauthorized-access?permission=access_hr');
  }
});

test('a visitor signs in before a page of members', async ({ page }) => {
  for (const address of ['/time-and-attendance', '/payroll', '/recruit', '/settings/hr/documents', '/performance']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/^[^?]*\/login\?/);
  }
});
