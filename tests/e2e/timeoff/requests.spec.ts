/** Requests for time off between two browsers: the employee on a phone, who answers at a desk. */
import type { Browser, Locator, Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { expect, openAs, test } from '../test.ts';
import { mondayIn, withAnnual } from './annual.ts';

const shown = (day: string) => day.split('-').toReversed().join('/');

async function onPhone(browser: Browser, world: World, person: Parameters<typeof openAs>[2], path: string) {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await phone.newPage();
  await openAs(page, world, person, path);
  return page;
}

/** Opens the dialog and fills in three days, of which the last one ends at noon. */
async function fillIn(page: Page, day: (after: number) => string, note: string) {
  await page.getByRole('button', { name: 'Ask for time off' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ask for time off/ });
  await dialog.getByRole('textbox', { name: 'First day' }).fill(shown(day(0)));
  await dialog.getByRole('textbox', { name: 'First day' }).press('Tab');
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(shown(day(2)));
  await dialog.getByRole('textbox', { name: 'Last day' }).press('Tab');
  await dialog.getByText('Until noon', { exact: true }).click();
  await expect(dialog.getByText('2.5 days of Annual leave')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Note' }).fill(note);
  return dialog;
}
const requests = (page: Page) => page.getByRole('list', { name: 'My requests' }).getByRole('listitem');
const balance = (page: Page) => page.getByRole('button', { name: / left, Annual leave$/ });
const daysLeft = async (page: Page) => Number.parseFloat((await balance(page).textContent()) ?? '');

async function act(row: Locator, label: string) {
  await row.getByRole('button', { name: /^Actions for / }).click();
  await row.page().getByRole('menuitem', { name: label }).click();
}

test('an employee asks on a phone, sees what it takes before, keeps what they typed, and cancels', async ({
  browser,
  world,
}) => {
  const { member } = await withAnnual(world);
  const day = mondayIn(5);
  const page = await onPhone(browser, world, member, `/my-time-off?day=${day(2)}`);
  const before = await daysLeft(page);
  const dialog = await fillIn(page, day, 'My sister marries');
  await expect(dialog.getByText('Nobody else of the department')).toBeVisible();
  await expect(dialog.getByText(`${before - 2.5} days`, { exact: true })).toBeVisible();

  const sending = '**/my_timeoff_requests/';
  await page.route(sending, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog.getByText('There is no connection.', { exact: false })).toBeVisible();
  await page.unroute(sending);
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('My sister marries');
  await expect(dialog.getByText('2.5 days of Annual leave')).toBeVisible();
  // The request arrives, its answer does not.
  await page.route(sending, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog.getByText('Trying again never makes two.', { exact: false })).toBeVisible();
  await page.unroute(sending);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(requests(page)).toHaveCount(1);
  await expect(requests(page)).toContainText('2.5 days of Annual leave · My sister marries');
  await expect(requests(page)).toContainText('Pending');

  // The same days cannot be asked for twice.
  const again = await fillIn(page, day, '');
  await expect(again.getByText('Some of these days are asked for already.')).toBeVisible();
  await again.getByRole('button', { name: 'Send the request' }).click();
  await expect(again.getByRole('textbox', { name: 'First day' })).toHaveAccessibleDescription(
    /Some of these days are asked for already\./,
  );
  await again.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: /^Cancel, / }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(requests(page)).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: /^Cancel, / })).toHaveCount(0);
  await page.context().close();
});

test('three presses ask for tomorrow', async ({ browser, world }) => {
  const { member } = await withAnnual(world);
  const page = await onPhone(browser, world, member, '/my-time-off');
  await page.getByRole('button', { name: 'Ask for time off' }).click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page.getByText('Takes')).toBeVisible();
  // A Saturday or a holiday takes nothing.
  const isFree = await page.getByText('None of these days is a working day.').first().isVisible();
  await page.getByRole('button', { name: 'Send the request' }).click();
  if (isFree) await expect(page.getByRole('dialog', { name: 'Ask for time off' })).toBeVisible();
  else await expect(requests(page)).toContainText('1 day of Annual leave');
  await page.context().close();
});

test('whoever manages time off asks for an employee on their page', async ({ page, world }) => {
  const { owner, employee } = await withAnnual(world);
  const day = mondayIn(5);
  await openAs(page, world, owner, `/hr/employees/${employee}?part=time-off`);
  const dialog = await fillIn(page, day, 'Is ill, and has no phone');
  await expect(page.getByRole('dialog', { name: 'Ask for time off for Bola' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/hr/time-off');
  await expect(page.getByRole('row', { name: /2\.5 days of Annual leave/ })).toContainText('Is ill, and has no phone');
});

test('one press asks for the days beside a holiday, and what is approved is shortened', async ({ browser, world }) => {
  const { owner, member } = await withAnnual(world);
  const page = await onPhone(browser, world, member, '/my-time-off');
  const bridge = page.getByRole('list', { name: 'Make much of holidays' }).getByRole('listitem').first();
  await expect(bridge).toContainText(/Take \d day.* and be away \d/);
  await bridge.getByRole('button', { name: /^Ask for / }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for time off' });
  await expect(dialog.getByRole('textbox', { name: 'First day' })).not.toHaveValue('');
  await expect(dialog.getByText('Takes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  const day = mondayIn(5);
  const asked = await fillIn(page, day, '');
  await asked.getByRole('button', { name: 'Send the request' }).click();
  await expect(asked).toBeHidden();
  const signedIn = await world.signIn(owner);
  const path = `/c/${world.businessOf(signedIn)}/timeoff_requests/`;
  const { results } = (await world.expect('GET', path, { token: signedIn.accessToken })) as {
    results: { id: string }[];
  };
  await world.expect('POST', `${path}${results[0]?.id}/approve/`, { token: signedIn.accessToken });
  await page.reload();
  await page.getByRole('button', { name: /^Shorten, / }).click();
  const shortening = page.getByRole('dialog', { name: 'Shorten this time off' });
  await shortening.getByRole('button', { name: 'Shorten' }).click();
  await expect(shortening.getByText('This is not shorter.')).toBeVisible();
  await shortening.getByRole('textbox', { name: 'Last day' }).fill(shown(day(1)));
  await shortening.getByRole('textbox', { name: 'Last day' }).press('Tab');
  await shortening.getByText('Until noon', { exact: true }).click();
  await shortening.getByRole('button', { name: 'Shorten' }).click();
  await expect(shortening).toBeHidden();
  await expect(requests(page)).toContainText('2 days of Annual leave');
  await page.context().close();
});

test('the owner approves what was asked for on a phone, and declines with a reason', async ({
  page,
  browser,
  world,
}) => {
  const { owner, member, ask } = await withAnnual(world);
  const day = mondayIn(5);
  const theirs = await onPhone(browser, world, member, `/my-time-off?day=${day(2)}`);
  const before = await daysLeft(theirs);
  const dialog = await fillIn(theirs, day, 'My sister marries');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog).toBeHidden();

  await openAs(page, world, owner, '/dashboard');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('link', { name: 'Time-off requests' }).click();
  const row = page.getByRole('row', { name: /2\.5 days of Annual leave/ });
  await expect(row).toContainText('My sister marries');
  await act(row, 'Approve');
  const question = page.getByRole('dialog', { name: /asks for time off$/ });
  await expect(question).toContainText(`${before - 2.5} days`);
  await expect(question).toContainText('Nobody else of the department');
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(question).toBeHidden();
  await expect(row).toContainText('Approved');

  await theirs.reload();
  await expect(balance(theirs)).toHaveText(`${before - 2.5} days left`);
  await expect(requests(theirs)).toContainText('Approved');

  const other = mondayIn(3);
  await ask(other(0));
  await page.reload();
  const second = page.getByRole('row', { name: /1 day of Annual leave/ });
  await act(second, 'Decline');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question.getByText('Required')).toBeVisible();
  await question.getByRole('textbox', { name: 'Reason' }).fill('Two of us are away that week.');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toBeHidden();
  await expect(second).toContainText('Two of us are away that week.');
  await theirs.reload();
  await expect(theirs.getByText('Two of us are away that week.')).toBeVisible();

  // Cancelled by the employee, while the owner still sees it pending.
  const third = await ask(other(1));
  await page.reload();
  await act(page.getByRole('row', { name: /Pending/ }), 'Approve');
  await expect(question.getByRole('button', { name: 'Approve' })).toBeVisible();
  const signedIn = await world.signIn(member);
  const path = `/c/${world.businessOf(await world.signIn(owner))}/timeoff_requests/${third}/cancel/`;
  await world.call('POST', path, { token: signedIn.accessToken });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(question.getByText(/^The request is cancelled. By /)).toBeVisible();
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /Pending/ })).toHaveCount(0);
  await theirs.context().close();
});

test('a request from a phone is answered by the link in the mailbox, once and without signing in', async ({
  browser,
  world,
}) => {
  const { owner, member } = await withAnnual(world);
  const phone = await onPhone(browser, world, member, '/my-time-off');
  const dialog = await fillIn(phone, mondayIn(5), 'My sister marries');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog).toBeHidden();

  const [token = ''] = await world.mailed(owner.email, /\/answer-time-off\/([\w-]{43})/g);
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [one, other] = [await stranger.newPage(), await stranger.newPage()];
  for (const page of [one, other]) {
    await page.goto(`/answer-time-off/${token}`);
    await expect(page.getByText('My sister marries')).toBeVisible();
  }
  // Opening changes nothing.
  await phone.reload();
  await expect(requests(phone)).toContainText('Pending');

  await one.getByRole('button', { name: 'Approve' }).click();
  await expect(one.getByRole('heading', { level: 1 })).toContainText(/approved/i);
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/approved/i);
  await phone.reload();
  await expect(requests(phone)).toContainText('Approved');
  await Promise.all([stranger.close(), phone.context().close()]);
});
