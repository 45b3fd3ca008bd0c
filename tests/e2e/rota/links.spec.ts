/** A planner makes a link for somebody, who opens it on a phone without signing in until it is revoked. */
import { expect, openAs, test } from '../test.ts';

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' }).format(new Date());

test('somebody without an account sees their shifts on a phone, until the link is revoked', async ({
  page,
  browser,
  world,
}) => {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const path = `/c/${world.businessOf(signedIn)}/`;
  const call = (method: 'GET' | 'POST', rest: string, json?: object) =>
    world.expect(method, `${path}${rest}`, { token: signedIn.accessToken, ...(json === undefined ? {} : { json }) });
  const [region] = (await call('GET', 'regions/all/')) as unknown as { id: string; name: string }[];
  const person = { last_name: 'Bello', hire_date: '2024-01-08' };
  const employ = async (first_name: string) =>
    (await call('POST', 'employees/post_employee_form_once/', { ...person, first_name })).id;
  const [amina, musa] = [await employ('Amina'), await employ('Musa')];
  const { date, year, week_number } = await call('GET', 'shift/today/');
  expect(date).toBe(today());
  const times = { date, start: '08:00', end: '16:00', break_minutes: 60, location: region?.id, despite: 'Needed' };
  await call('POST', 'shift/', { ...times, employee: amina, note: 'Bring the keys' });
  await call('POST', 'shift/', { ...times, employee: musa, note: 'Not for Amina' });
  const { version } = await call('GET', `shift/publish/?year=${year}&week_number=${week_number}`);
  await call('POST', 'shift/publish/', { year, week_number, version });

  await openAs(page, world, owner, '/shift-rota');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the week' });
  await dialog.getByRole('combobox', { name: /Link for one person/ }).fill('Amina');
  await page.getByRole('option', { name: 'Amina Bello' }).click();
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Link of Amina' }).inputValue();
  const sent = await dialog.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(new URL(sent ?? '').searchParams.get('text')).toContain(url);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const theirs = await phone.newPage();
  await theirs.goto(new URL(url).pathname);
  await expect(theirs.getByRole('heading', { name: 'Shifts of Amina' })).toBeVisible();
  const shifts = theirs.getByRole('list', { name: 'Shifts of this week' }).getByRole('listitem');
  await expect(shifts).toHaveCount(1);
  await expect(shifts).toContainText('8:00 am to 4:00 pm');
  await expect(shifts).toContainText('Bring the keys');
  await expect(shifts).toContainText('Today');
  await expect(theirs.getByText(/Musa|Not for Amina/)).toHaveCount(0);

  await openAs(page, world, owner, `/hr/employees/${amina}?part=shifts`);
  await expect(page.getByText(/Opened last/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The link no longer works')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(theirs.getByText('8:00 am to 4:00 pm')).toHaveCount(0);
  await phone.close();
});
