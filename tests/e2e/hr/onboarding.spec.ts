/** A whole onboarding between two browsers: HR at a desk, the new employee on a phone. */
import { pickFrom } from '../../pick.ts';
import { expect, openAs, test } from '../test.ts';

test('HR starts an onboarding, the employee fills in their part on a phone, changes it when asked, and becomes a record', async ({
  page,
  browser,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/hr/onboarding');
  await page.getByRole('link', { name: 'Start an onboarding' }).click();
  await page.getByLabel('First name').fill('Ngozi');
  await page.getByLabel('Last name').fill('Eze');
  await page.getByLabel('Phone number').fill('0803 123 4567');
  await page.getByLabel('Job title').fill('Dispatcher');
  await page.getByRole('button', { name: 'Start and make the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ngozi Eze' })).toBeVisible();
  const link = await page.getByLabel('Link for the employee').inputValue();
  const whatsApp = await page.getByRole('link', { name: 'Send over WhatsApp' }).getAttribute('href');
  expect(whatsApp).toContain(`https://wa.me/2348031234567?text=`);
  expect(decodeURIComponent(whatsApp ?? '')).toContain(link);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const form = await phone.newPage();
  await form.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(form.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Ngozi');
  // It begins with what HR knows.
  await expect(form.getByLabel('Phone number', { exact: false }).first()).toHaveValue('+2348031234567');
  await form.getByLabel('Home address', { exact: false }).fill('4 Zaria Road, Kano');
  // A reload in the middle of a step loses nothing.
  await form.reload();
  await expect(form.getByLabel('Home address', { exact: false })).toHaveValue('4 Zaria Road, Kano');
  await form.getByRole('button', { name: 'Continue' }).click();
  await pickFrom(form, 'Bank', 'First Bank of Nigeria');
  await form.getByLabel('Account number', { exact: false }).fill('0000014578');
  // What the bank says comes between the fields, and moves the button.
  await expect(form.getByText('This bank has no such account.')).toBeVisible();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('The bank has no account with this number.')).toBeVisible();
  // Back and Forward of the browser lead to the part and back to it, as it is typed.
  await form.goBack();
  await expect(form.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible();
  await form.goForward();
  await expect(form.getByRole('heading', { level: 1, name: 'Bank and numbers' })).toBeVisible();
  await expect(form.getByLabel('Account number', { exact: false })).toHaveValue('0000014578');
  await form.getByLabel('Account number', { exact: false }).fill('0000014579');
  await form.getByRole('button', { name: 'Yes, this is the account' }).click();
  await expect(form.getByText('You have confirmed it.')).toBeVisible();
  // A line that breaks keeps what is typed.
  await phone.setOffline(true);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('alert').or(form.getByText('offline')).first()).toBeVisible();
  await phone.setOffline(false);
  await form.getByRole('button', { name: 'Continue' }).click();
  for (const name of ['Next of kin', 'Emergency contact']) {
    await expect(form.getByRole('heading', { level: 1, name })).toBeVisible();
    await form.getByLabel('Name', { exact: true }).fill('Chidi Eze');
    await form.getByLabel('Relationship').fill('Brother');
    await form.getByLabel('Phone number').fill('0805 421 0000');
    await form.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(form.getByRole('heading', { level: 1, name: 'Check your details' })).toBeVisible();
  await expect(form.getByText('Confirmed by you')).toBeVisible();
  const documents = form.getByRole('region', { name: 'Documents' });
  const paper = (name: string, content = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n') =>
    documents
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });
  await paper('slip.pdf');
  await expect(documents.getByText('National ID (NIN slip) · slip.pdf')).toBeVisible();
  // Its name says what its content does not.
  await paper('script.pdf', '<script>alert(1)</script>');
  await expect(form.getByText('A file was refused. Remove it.')).toBeVisible();
  await expect(documents.getByRole('button', { name: 'Retry script.pdf' })).toBeHidden();
  await expect(form.getByRole('button', { name: 'Send my details' })).toBeDisabled();
  await documents.getByRole('button', { name: 'Remove script.pdf' }).click();
  // What has arrived is there again.
  await form.reload();
  await expect(documents.getByText('National ID (NIN slip) · slip.pdf')).toBeVisible();
  await form.getByRole('button', { name: 'Send my details' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you, your details are sent' })).toBeVisible();
  await form.reload();
  await expect(form.getByRole('heading', { name: 'Thank you, your details are sent' })).toBeVisible();
  await expect(form.getByText('0000014579')).toHaveCount(0);

  await page.goto('/hr/onboarding?state=submitted');
  await page.getByRole('link', { name: 'Ngozi Eze' }).click();
  // The owner may see pay.
  await expect(page.getByText('0000014579')).toBeVisible();
  await expect(page.getByText('Confirmed by the employee')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reach them' }).getByText('+2348031234567')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Personal details' }).getByText('+2348031234567')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download National ID (NIN slip)' }).click();
  expect((await download).suggestedFilename()).toBe('slip.pdf');
  await page.getByRole('button', { name: 'Ask for a change: Bank and numbers' }).click();
  await page.getByLabel('What is to be changed: bank and numbers').fill('Please add your NIN.');
  await page.getByRole('button', { name: 'Send the notes to the employee' }).click();
  await expect(page.getByText('To change: Please add your NIN.')).toBeVisible();

  await form.reload();
  await expect(form.getByText('Please change: Please add your NIN.')).toBeVisible();
  // What the business has is never sent back: the field says how it ends, and left empty keeps it.
  await expect(form.getByText('Ends in 4579. Fill in to change it.')).toBeVisible();
  await expect(form.getByLabel('Account number', { exact: false })).toHaveValue('');
  await expect(form.getByText('You have confirmed whose account it is.')).toBeVisible();
  await form.getByLabel('NIN', { exact: false }).fill('12345678901');
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: 'Send my details' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you, your details are sent' })).toBeVisible();

  await page.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('button', { name: 'Approve and write the record' }).click();
  await expect(page).toHaveURL(/\/hr\/employees\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Ngozi Eze' })).toBeVisible();
  await form.reload();
  await expect(form.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await phone.close();

  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByText('National ID (NIN slip)')).toBeVisible();
  // Another one completes the record that is there.
  await page.getByRole('link', { name: 'Start an onboarding' }).click();
  await expect(page.getByText(/^Ngozi Eze \(/)).toBeVisible();
});

test('what HR types into a new onboarding, and as notes of a review, is there after a reload until it is sent', async ({
  page,
  world,
}) => {
  const owner = await world.owner();
  await openAs(page, world, owner, '/hr/new-onboarding/zzz');
  await expect(page.getByText('The requested URL/webpage was not found')).toBeVisible();
  await page.goto('/hr/new-onboarding/new');
  const email = world.mailOf('ngozi');
  const typed = {
    'First name': 'Ngozi',
    'Last name': 'Eze',
    Email: email,
    'Phone number': '0803 123 4567',
    'Job title': 'Dispatcher',
  };
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await pickFrom(page, 'Department', 'Finance');
  await page.reload();
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue('Finance');
  await page.getByRole('button', { name: 'Start and make the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ngozi Eze' })).toBeVisible();
  // Only the employee has a link that was mailed.
  await expect(page.getByText(`It was emailed to ${email}`)).toBeVisible();
  await expect(page.getByLabel('Link for the employee')).toHaveCount(0);
  const [token] = await world.mailed(email, /\/onboard\/([\w.-]+)/g);
  await page.goto('/hr/new-onboarding/new');
  await expect(field('First name')).toHaveValue('');

  const form = `/onboarding_forms/${token}`;
  const contact = { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' };
  const details = { first_name: 'Ngozi', last_name: 'Eze' };
  const parts = { details, bank: {}, next_of_kin: contact, emergency_contact: contact };
  await world.call('PATCH', `${form}/`, { json: { revision: 0, ...parts } });
  await world.call('POST', `${form}/submit/`, { json: { revision: 1 } });

  await page.goto('/hr/onboarding?state=submitted');
  await page.getByRole('link', { name: 'Ngozi Eze' }).click();
  const note = page.getByLabel('What is to be changed: bank and numbers');
  await page.getByRole('button', { name: 'Ask for a change: Bank and numbers' }).click();
  await note.fill('Please add your account.');
  await page.reload();
  await expect(note).toHaveValue('Please add your account.');
  await page.getByRole('button', { name: 'Send the notes to the employee' }).click();
  await expect(page.getByText('To change: Please add your account.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((place) => place.startsWith('kept:')))).toEqual(
    [],
  );
});
