/**
 * What each permission opens on the screens of people: its member sees the acts that the server allows them, no other, and is
 * told which permission a closed screen needs. tests/api/permissions.test.ts tries the server.
 */
import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../test.ts';

/** Each brings `access_hr` with it. */
const permissions = ['access_hr', 'edit_people', 'see_pay', 'manage_hr', 'manage_time_off'] as const;
type Permission = (typeof permissions)[number];
type Acts = Record<string, Permission>;

/** By screen: its acts, each with what it takes; the first is everybody's or a sign that the screen is there. */
const screens = (employee: string): Record<string, Acts> => ({
  '/hr/employees': { Export: 'access_hr', Import: 'edit_people', 'Add employee': 'edit_people' },
  [`/hr/employees/${employee}`]: {
    'Invite to Steward': 'access_hr',
    'End employment': 'edit_people',
    Edit: 'edit_people',
    Documents: 'edit_people',
  },
  [`/hr/employees/${employee}?part=pay`]: { 'Show in full': 'see_pay' },
  [`/hr/employees/${employee}?part=emergency`]: { Add: 'edit_people' },
  '/hr/onboarding': { 'Start an onboarding': 'edit_people' },
  '/hr/departments': { 'Add department': 'manage_hr' },
  '/hr/regions': { 'Add region': 'manage_hr' },
  '/hr/jobs': { 'Add job': 'manage_hr' },
  '/hr/benefits': { 'Add benefit': 'manage_hr' },
  '/settings/hr/time-off': { 'Nigerian pack': 'manage_time_off', 'Add policy': 'manage_time_off' },
  '/hr/setup': { 'Add jobs': 'manage_hr', 'Open org chart': 'edit_people', 'Add benefits': 'manage_hr' },
});
const closed: Record<string, Permission> = {
  '/hr/documents': 'edit_people',
  '/hr/files': 'manage_hr',
  '/settings/hr/employees': 'manage_hr',
  '/hr/report/salaries': 'see_pay',
};

/** The names of the buttons, links and tabs in the page among those that are looked for, each once. */
const actsIn = async (page: Page, names: readonly string[]) => {
  const shown = await page.getByRole('main').locator('button, a, [role=tab]').allTextContents();
  return names.filter((name) => shown.some((text) => text.trim() === name));
};

test('a member with each permission sees the acts that it allows, and no other', async ({ browser, world }) => {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const json = { first_name: 'Amina', last_name: 'Bello' };
  const path = `/c/${world.businessOf(signedIn)}/employees/post_employee_form_once/`;
  const { body } = await world.call('POST', path, { token: signedIn.accessToken, json });
  test.slow();
  await Promise.all(
    permissions.map(async (permission) => {
      const held: readonly string[] = ['access_hr', permission];
      const member = await world.member(owner, { permissions: held });
      const context = await browser.newContext();
      const page = await context.newPage();
      await openAs(page, world, member, '/dashboard');
      for (const [address, acts] of Object.entries(screens(String(body.id)))) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const allowed = Object.keys(acts).filter((name) => held.includes(acts[name] ?? ''));
        await expect.poll(() => actsIn(page, Object.keys(acts)), `${permission} at ${address}`).toEqual(allowed);
      }
      for (const [address, needed] of Object.entries(closed)) {
        await page.goto(address);
        const isOpen = held.includes(needed);
        const to = isOpen ? address : `/unauthorized-access?permission=${needed}`;
        await expect.poll(() => page.url(), `${permission} at ${address}`).toContain(to);
        if (isOpen) await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      }
      await context.close();
    }),
  );
});
