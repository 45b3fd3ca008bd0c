/** Company files between HR and an employee on a phone, and a document that HR asks for. */
import { pickFrom } from '../../pick.ts';
import { expect, openAs, test } from '../test.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });

test('HR shares a policy with a department, a file is refused without losing the others, and an employee acknowledges it on a phone', async ({
  page,
  world,
  browser,
}) => {
  const owner = await world.owner();
  const employee = await world.member(owner, { permissions: [] });
  await world.employed(owner, employee, ['Bola', 'Ade'], 'Transport pool');
  await openAs(page, world, owner, '/hr/files');
  await page.getByRole('button', { name: 'Add files' }).click();
  const adding = page.getByRole('dialog', { name: 'Add files' });
  await adding.locator('input[type=file]').setInputFiles([
    paper('Road safety policy.pdf'),
    // Its name says what its content does not.
    { ...paper('Fuel form.pdf'), buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await expect(adding.getByText('Upload a PNG, JPEG, TIFF or PDF.', { exact: true })).toBeVisible();
  await expect(page.getByText('File Uploaded Successfully')).toBeVisible();
  await pickFrom(page, 'Departments', 'Transport pool');
  await adding.getByText('Ask them to acknowledge that they have read it').click();
  await adding.getByRole('button', { name: 'Add files' }).click();
  await expect(adding.getByText('Retry or remove the files that did not arrive.')).toBeVisible();
  await adding.getByRole('button', { name: 'Remove Fuel form.pdf' }).click();
  await adding.getByRole('button', { name: 'Add files' }).click();
  const row = page.getByRole('row', { name: 'Road safety policy' });
  await expect(row.getByText('0 of 1')).toBeVisible();

  const context = await browser.newContext(phone);
  const theirs = await context.newPage();
  await openAs(theirs, world, employee, '/my-files');
  const download = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Download Road safety policy' }).click();
  expect((await download).suggestedFilename()).toBe('Road safety policy.pdf');
  await theirs.getByRole('button', { name: 'Acknowledge Road safety policy' }).click();
  await theirs.getByRole('button', { name: 'I have read it' }).click();
  await expect(theirs.getByText(/^Acknowledged /)).toBeVisible();
  await context.close();

  await page.reload();
  await expect(row.getByText('1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Road safety policy' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Road safety policy' });
  await expect(history.getByText('Acknowledged version 1')).toBeVisible();
  await expect(history.getByText('Downloaded version 1')).toBeVisible();
});

test('HR asks for a document, the employee sends it from a phone, and it comes into their record', async ({
  page,
  world,
  browser,
}) => {
  const owner = await world.owner();
  const employee = await world.member(owner, { permissions: [] });
  await world.employed(owner, employee, ['Bola', 'Ade'], 'Transport pool');
  await openAs(page, world, owner, '/hr/document-requests');
  await page.getByRole('button', { name: 'Ask for a document' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for a document' });
  await pickFrom(page, 'Document', 'Guarantor form');
  await pickFrom(page, 'People', 'Bola Ade');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('link', { name: 'Guarantor form' }).click();

  const context = await browser.newContext(phone);
  const theirs = await context.newPage();
  await openAs(theirs, world, employee, '/my-files');
  const send = async () => {
    const sending = theirs.getByRole('dialog', { name: 'Send Guarantor form' });
    await sending.locator('input[type=file]').setInputFiles(paper('guarantors.pdf'));
    await sending.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(theirs.getByText('Being checked')).toBeVisible();
  };
  await theirs.getByRole('button', { name: 'Send Guarantor form' }).click();
  await send();

  const answer = async (act: string) => {
    await page.reload();
    await page.getByRole('button', { name: 'Actions for Bola Ade' }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await answer('Send back');
  await page.getByLabel('What is wrong with it').fill('The second page is missing.');
  await page.getByRole('button', { name: 'Send back', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Bola Ade' }).getByText('Sent back')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('Sent back: The second page is missing.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Send Guarantor form' }).click();
  await send();

  await answer('Accept');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Bola Ade' }).getByText('Accepted')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('button', { name: 'Download Guarantor form' })).toBeVisible();
  await context.close();
});
