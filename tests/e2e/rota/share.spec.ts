/** The published week as a text, a picture, a file and a sheet, without what was planned since. */
import { readFile } from 'node:fs/promises';
import { expect, openAs, test } from '../test.ts';

test('a planner copies the published week, saves a picture of it, and prints it', async ({ context, page, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const path = `/c/${world.businessOf(signedIn)}/`;
  const call = (method: 'GET' | 'POST', rest: string, json?: object) =>
    world.expect(method, `${path}${rest}`, { token: signedIn.accessToken, ...(json === undefined ? {} : { json }) });
  const [region] = (await call('GET', 'regions/all/')) as unknown as { id: string; name: string }[];
  const person = { last_name: 'Bello', hire_date: '2024-01-08', employment_type: 'permanent' };
  const plan = async (first_name: string, start: string, end: string) => {
    const { id } = await call('POST', 'employees/post_employee_form_once/', { ...person, first_name });
    const times = { date: '2036-12-08', start, end, break_minutes: 60, location: region?.id };
    await call('POST', 'shift/', { ...times, employee: id });
  };
  await plan('Amina', '20:00', '04:00');
  const { version } = await call('GET', 'shift/publish/?year=2036&week_number=50');
  await call('POST', 'shift/publish/', { year: 2036, week_number: 50, version });
  await plan('Draft', '08:00', '16:00');

  await openAs(page, world, owner, '/shift-rota?year=2036&week=50');
  await expect(page.getByText('1 not published')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the week' });
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Mon 8 Dec\n8:00 pm to 4:00 am next day, ${region?.name}: Amina Bello\n\nTue 9 Dec: nobody`);
  expect(copied).not.toContain('Draft');

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('rota-2036-week-50.png');
  const picture = await readFile(await file.path());
  // The width and the height of a PNG.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20) > 200]).toEqual([1600, true]);

  const sheetFile = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await sheetFile;
  expect(csv.suggestedFilename()).toBe('rota-2036-week-50.csv');
  const [head, ...lines] = (await readFile(await csv.path(), 'utf8')).replace('\uFEFF', '').split('\r\n');
  expect(head).toContain('"Employee","Date","Start","End"');
  expect(lines).toEqual([`"Amina Bello","2036-12-08","20:00","04:00","60","420","","${region?.name}",""`]);

  await dialog.getByRole('link', { name: 'Print' }).click();
  const sheet = page.getByRole('table', { name: 'Shifts of the week' });
  await expect(sheet.getByRole('row', { name: /Amina Bello/ })).toBeVisible();
  await expect(sheet.getByText('Draft')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // A4, the longer side across, in points.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 84[12][\d.]* 59[45][\d.]*\]/);
});
