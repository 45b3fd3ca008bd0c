/** The steps of a flow are entries in the history of the browser. */
import type { Page } from '@playwright/test';
import { answerUpTo } from '../business-questions.ts';
import { expect, fillIn, openAs, test } from '../test.ts';

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
  await expect(heading(page, '2 of 3: Keep a copy'), 'after a reload nothing had the focus').toBeFocused();
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

test('Back from the rows of an import leads to its file, Forward to the rows, and after its end Back leaves', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/assets?tab=asset-list&view=list');
  await page.getByRole('button', { name: 'Bring your spreadsheet' }).click();
  await page.getByRole('link', { name: 'Proceed To Import' }).click();
  const rows = page.getByRole('grid', { name: 'Rows of the file' });
  const buffer = Buffer.from('Type,Asset Name,License/Serial No,Status,Condition\nlaptop,HP,STEP-1,Unassigned,New\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'office.csv', mimeType: 'text/csv', buffer });
  await expect(rows).toBeVisible();
  expect(parameterOf(page, 'step')).toBe('rows');
  await page.getByRole('button', { name: 'Choose the columns' }).click();
  await expect(heading(page, 'Which column is which?')).toBeVisible();
  expect(parameterOf(page, 'step')).toBe('columns');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Which column is which?')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Go on with office.csv' })).toBeVisible();
  await expect.poll(() => parameterOf(page, 'step')).toBeNull();
  await page.goForward();
  await expect(heading(page, 'Which column is which?')).toBeVisible();
  await page.goForward();
  await expect(rows).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('office.csv is imported.')).toBeVisible();
  expect(parameterOf(page, 'id')).not.toBeNull();
  await page.reload();
  await expect(page.getByText('office.csv is imported.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /STEP-1/ })).toBeVisible();
});

test('an import whose file is gone after a reload begins with its file', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/assets?tab=asset-list&view=import&step=rows');
  await expect(page.getByText('Your spreadsheet').first()).toBeVisible();
  await expect.poll(() => parameterOf(page, 'step')).toBeNull();
});

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from your authenticator app' });
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

test('Back from the code of a sign-in leads to the password, and Forward does not show the code', async ({
  page,
  world,
}) => {
  const person = await world.secure(await world.owner());
  const atPassword = async () => {
    await expect(heading(page, 'Welcome back')).toBeVisible();
    await expect.poll(() => parameterOf(page, 'step')).toBeNull();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(passwordField(page)).toHaveValue('');
  };
  const atCode = async () => {
    await expect(codeField(page)).toBeVisible();
    await expect.poll(() => parameterOf(page, 'step')).toBe('code');
  };
  const giveCode = async (code: string) => {
    await codeField(page).fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.goto('/terms');
  await page.goto('/login?next=/profile');
  await fillIn(page, person);
  await atCode();

  await test.step('Back keeps the address, and Forward is refused', async () => {
    await page.goBack();
    await atPassword();
    await page.goForward();
    await atPassword();
    await fillIn(page, person);
    await atCode();
  });
  await test.step('a wrong code is forgotten', async () => {
    await giveCode('none such');
    await expect(page.getByText('This code is not valid.')).toBeVisible();
    await page.goBack();
    await atPassword();
    await expect(page.getByText('This code is not valid.')).toBeHidden();
    await fillIn(page, person);
    await atCode();
  });
  await test.step('the button goes where Back goes', async () => {
    await page.getByRole('button', { name: 'Back to the password' }).click();
    await atPassword();
    await fillIn(page, person);
    await atCode();
  });
  await test.step('a reload asks for the password again', async () => {
    await page.reload();
    await atPassword();
    await fillIn(page, person);
    await atCode();
  });
  await test.step('while the code is sent, Back waits for the answer', async () => {
    const sent = Promise.withResolvers<void>();
    await page.route('**/second_step/', async (route) => {
      await sent.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/second_step/');
    await giveCode(person.recoveryCodes[0] ?? '');
    await asked;
    await page.goBack();
    await expect.poll(() => parameterOf(page, 'step')).toBe('code');
    sent.resolve();
    await expect(page).toHaveURL(/\/profile/);
  });
  await page.goBack();
  await expect(page, 'no step is left behind').toHaveURL('/terms');
});

test('Back twice from the code of a sign-in leaves it', async ({ page, world }) => {
  const person = await world.secure(await world.owner());
  await page.goto('/terms');
  await page.goto('/login');
  await fillIn(page, person);
  await expect.poll(() => parameterOf(page, 'step')).toBe('code');
  // Later, since the page may be gone before it has answered.
  await page.evaluate(() => {
    setTimeout(() => {
      history.back();
      history.back();
    });
  });
  await expect(page).toHaveURL('/terms');
  await page.goForward();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect.poll(() => parameterOf(page, 'step')).toBeNull();
});

test('Back from the code of an invitation leads to the password, and after its end Back leaves', async ({
  page,
  world,
}) => {
  const invited = await world.invited({ isNew: false });
  const person = await world.secure(invited);
  await page.goto('/terms');
  await page.goto(`/verify-invite?token=${invited.token}`);
  const giveEmailAndPassword = async () => {
    await passwordField(page).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(codeField(page)).toBeVisible();
    await expect.poll(() => parameterOf(page, 'step')).toBe('code');
  };
  await giveEmailAndPassword();
  await page.goBack();
  await expect(heading(page, 'Welcome')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect.poll(() => parameterOf(page, 'step')).toBeNull();
  await page.goForward();
  await expect(heading(page, 'Welcome')).toBeVisible();
  await expect.poll(() => parameterOf(page, 'step')).toBeNull();
  await giveEmailAndPassword();
  await codeField(page).fill(person.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});
