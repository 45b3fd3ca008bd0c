/** The members of a business: permissions, removing, leaving, the handover to a new owner, and the audit log. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { Person } from '../../worlds/accounts.ts';
import type { World } from '../../worlds/world.ts';
import { accessibilityProblems, expect, mailedLink, openAs, test } from '../test.ts';

/** An owner and a member of theirs, each signed in on a device of their own. */
async function two(page: Page, browser: Browser, world: World) {
  const owner = await world.owner();
  const member = await world.member(owner);
  await enter(page, world, owner);
  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, world, member);
  return { owner, member, theirs };
}

async function enter(page: Page, world: World, person: Person) {
  await openAs(page, world, person, '/dashboard');
  await expect(page).toHaveURL('/dashboard');
}

const people = (page: Page) => page.getByRole('grid', { name: 'People' });
const rail = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function act(page: Page, name: string) {
  await page.getByRole('button', { name: 'Actions for Bola Ade' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('a granted or revoked permission applies to the member’s next request', async ({ page, browser, world }) => {
  const { member, theirs } = await two(page, browser, world);
  await expect(rail(theirs, 'People')).toBeVisible();
  await expect(rail(theirs, 'Fleet')).toBeHidden();
  await page.goto('/settings?tab=people');
  await expect(people(page).getByRole('row')).toHaveCount(3);
  await expect(people(page).getByRole('rowheader')).toHaveText([/Ada Obi/, /Bola Ade/]);
  await people(page).getByRole('button', { name: 'Person' }).click();
  await people(page).getByRole('button', { name: 'Person' }).click();
  await expect(people(page).getByRole('rowheader')).toHaveText([/Bola Ade/, /Ada Obi/]);
  await expect(people(page).getByRole('row', { name: /Bola Ade/ })).toContainText(member.email);
  await act(page, 'Change permissions');
  const drawer = page.getByRole('dialog', { name: 'Permissions' });
  await expect(drawer.getByRole('checkbox', { name: 'People', exact: true })).toBeChecked();
  await drawer.getByText('People', { exact: true }).click();
  await drawer.getByText('Fleet', { exact: true }).click();
  await expect(drawer.getByText('Gives Fleet, takes People')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bola Ade may now open Fleet')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(people(page).getByRole('row', { name: /Bola Ade/ })).toContainText('Fleet');

  await rail(theirs, 'People').click();
  await expect(theirs).toHaveURL(/\/unauthorized-access/);
  await expect(rail(theirs, 'Fleet')).toBeVisible();
  await expect(rail(theirs, 'People')).toBeHidden();
  await rail(theirs, 'Fleet').click();
  await expect(theirs).toHaveURL('/fleet');
});

test('an owner changes permissions by keyboard alone', async ({ page, world }) => {
  const owner = await world.owner();
  await world.member(owner);
  await enter(page, world, owner);
  await page.goto('/settings?tab=people');
  const { keyboard } = page;
  const menu = page.getByRole('button', { name: 'Actions for Bola Ade' });
  await expect(menu).toBeVisible();
  await menu.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Change permissions' })).toBeFocused();
  await keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Permissions' });
  await expect(drawer).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    if (await drawer.getByRole('checkbox', { name: 'Payroll' }).evaluate((box) => box === document.activeElement))
      break;
    await keyboard.press('Tab');
  }
  await expect(drawer.getByRole('checkbox', { name: 'Payroll' })).toBeFocused();
  await keyboard.press('Space');
  await expect(drawer.getByText('Gives Payroll')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await keyboard.press('Enter');
  await expect(page.getByText('Bola Ade may now open People and Payroll')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/settings?tab=people');
  await expect(menu).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Change permissions' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(drawer.getByRole('checkbox', { name: 'Payroll' })).toBeChecked();
  await keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a removed member is refused at the next request', async ({ page, browser, world }) => {
  const { owner, member, theirs } = await two(page, browser, world);
  await page.goto('/settings?tab=people');
  await act(page, 'Remove');
  const question = page.getByRole('alertdialog', { name: 'Remove Bola Ade?' });
  await expect(question.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await expect(question).toContainText('Bola Ade can no longer open Path Works');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Bola Ade no longer belongs to Path Works')).toBeVisible();
  await expect(people(page).getByRole('rowheader')).toHaveText([/Ada Obi/]);
  await expect(page.getByText('Nobody else works here yet')).toBeVisible();

  // Their page asks for notifications by itself, and may have been refused before they press.
  await rail(theirs, 'People').or(heading(theirs, 'What is your business called?')).click();
  await expect(theirs).toHaveURL('/business-registration');
  const { accessToken: token } = await world.signIn(member);
  const domain = world.businessOf(await world.signIn(owner));
  expect((await world.call('GET', `/c/${domain}/departments/`, { token })).status).toBe(404);
});

test('an owner hands a business over, from the mail to the new owner’s navigation', async ({
  page,
  browser,
  world,
}) => {
  const { owner, member, theirs } = await two(page, browser, world);
  await page.goto('/settings?tab=people');
  await act(page, 'Make administrator');
  await expect(page.getByRole('combobox', { name: 'Next administrator' })).toHaveValue('Bola Ade');
  await page.getByLabel('Your password').fill(owner.password);
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();

  const link = await (await mailedLink(theirs, member.email, /administrator-handover/)).getAttribute('href');
  await theirs.goto(link ?? '');
  await expect(theirs.getByText('Ada Obi asks you to become the administrator of Path Works.')).toBeVisible();
  await expect(rail(theirs, 'Settings')).toBeHidden();
  await theirs.getByRole('button', { name: 'Become the administrator' }).click();
  await theirs.getByRole('button', { name: 'Yes, take over' }).click();
  await expect(theirs).toHaveURL('/dashboard');
  await expect(theirs.getByText('You are the administrator of Path Works')).toBeVisible();
  await rail(theirs, 'Settings').click();
  await expect(heading(theirs, 'Business settings')).toBeVisible();

  await test.step('who owned it learns of it, and keeps every module', async () => {
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Path Works has a new administrator. You stay a member.')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(rail(page, 'Settings')).toBeHidden();
    await expect(rail(page, 'Fleet')).toBeVisible();
  });

  await test.step('the new owner reads it in the audit log, and keeps a copy', async () => {
    await theirs.goto('/settings?tab=audit-log');
    const log = theirs.getByRole('grid', { name: 'Audit log' }).getByRole('rowheader');
    await expect(log.first()).toContainText('Became the administrator, following');
    await theirs.getByRole('searchbox').fill('next administrator');
    await expect(log).toHaveText([/Named as the next administrator.*@paths\.test/]);
    const arriving = theirs.waitForEvent('download');
    await theirs.getByRole('button', { name: 'Export as CSV' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8'))
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toBe('"When (UTC)","Who","Email","What","On whom","From where"');
    // The search narrows the list, and the file has all.
    expect(lines[1]).toContain(`"Bola Ade","${member.email}","Became the administrator, following"`);
    expect(lines.length).toBeGreaterThan(3);
  });
});

test('a failed export shows an error, and the log stays', async ({ page, world }) => {
  await enter(page, world, await world.owner());
  await page.goto('/settings?tab=audit-log');
  await page.route('**/audit_log/export/', (route) => route.fulfill({ status: 503, json: { detail: 'Try later.' } }));
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(page.getByRole('alert')).toHaveText('The file could not be made. Try later.');
});

test('a member who declines stays a member, and the owner can ask again', async ({ page, browser, world }) => {
  const { owner, theirs } = await two(page, browser, world);
  await page.goto('/administrator-handover');
  await page.getByRole('combobox', { name: 'Next administrator' }).fill('Bola');
  await page.getByRole('option', { name: /Bola Ade/ }).click();
  await page.getByLabel('Your password').fill(owner.password);
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  await theirs.goto('/administrator-handover');
  await theirs.getByRole('button', { name: 'Decline' }).click();
  await expect(theirs.getByText('Path Works keeps its administrator')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('This was declined already.')).toBeVisible();
  await page.getByRole('button', { name: 'Name somebody else' }).click();
  await expect(page.getByRole('combobox', { name: 'Next administrator' })).toBeVisible();
});

test('a member leaves one of two businesses; an owner must hand theirs over first', async ({ page, world }) => {
  const member = await world.owner();
  const other = await world.owner();
  const { token } = await world.invited({ isNew: false, to: member, by: other });
  await world.call('POST', '/accounts/auth/activation/sign_in/', { json: { ...member, token } });
  await enter(page, world, member);
  await page.goto('/profile');
  const leave = page.getByRole('button', { name: 'Leave Path Works' });
  await expect(leave).toHaveCount(2);
  const staff = page.getByRole('listitem').filter({ hasText: 'Staff' });
  await staff.getByRole('button', { name: 'Leave Path Works' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave Path Works?' });
  await question.getByRole('button', { name: 'Leave Path Works' }).click();
  await expect(page.getByText('You left Path Works')).toBeVisible();
  await expect(leave).toHaveCount(1);
  await expect(page).toHaveURL('/profile');

  await test.step('an owner is asked to hand the business over first', async () => {
    await leave.click();
    const notice = page.getByRole('dialog', { name: 'You own Path Works' });
    await notice.getByRole('link', { name: 'Hand it over' }).click();
    await expect(heading(page, 'Administrator of Path Works')).toBeVisible();
    await expect(page.getByText('Nobody else works here yet')).toBeVisible();
  });
});

test('a member who leaves their only business goes to the registration of a business', async ({ page, world }) => {
  const owner = await world.owner();
  await enter(page, world, await world.member(owner));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Leave Path Works' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Path Works' }).click();
  await expect(page).toHaveURL('/business-registration');
});

test('what is typed for invitations survives Escape, Back and a reload, until it is sent or discarded', async ({
  page,
  world,
}) => {
  await enter(page, world, await world.owner());
  await page.goto('/invites?modal=invite');
  const drawer = page.getByRole('dialog', { name: 'Invite people' });
  const addresses = drawer.getByRole('textbox', { name: 'Email addresses' });
  const type = async () => {
    await addresses.fill('kunle@palmoil.example');
    await drawer.getByText('Fleet', { exact: true }).click();
    await drawer.getByRole('textbox', { name: 'A personal line' }).fill('See you on Monday');
  };
  await type();
  const expectKept = async () => {
    await expect(addresses).toHaveValue('kunle@palmoil.example');
    await expect(drawer.getByRole('checkbox', { name: 'Fleet' })).toBeChecked();
    await expect(drawer.getByRole('textbox', { name: 'A personal line' })).toHaveValue('See you on Monday');
  };
  const question = page.getByRole('alertdialog', { name: 'Discard this invitation?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  // While it leaves, Escape is still its own.
  await expect(question).toBeHidden();
  await expectKept();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();
  const open = () => page.getByRole('button', { name: 'Invite people' }).click();
  await open();
  await expect(addresses).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(drawer, 'nobody is asked where nothing was typed').toBeHidden();
  await open();
  await type();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.reload();
  await open();
  await expectKept();
  await page.reload();
  await expectKept();
  await drawer.getByRole('button', { name: 'Invite 1 person' }).click();
  await drawer.getByRole('button', { name: 'Invite others' }).click();
  await expect(addresses).toHaveValue('');
  await page.reload();
  await expect(addresses).toHaveValue('');
});
