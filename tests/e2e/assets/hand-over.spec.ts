/** Handing assets over with a signature, what somebody has, and labels. */
import { expect, inLagos, openAs, test } from '../test.ts';

test('two assets are chosen in the list, signed for, and taken back where their holder is shown', async ({
  page,
  world,
}) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  for (const name of ['Ladder', 'Drill']) await world.asset(owner, { name });
  await openAs(page, world, person, '/assets?tab=asset-list&view=list');
  for (const name of ['Ladder', 'Drill'])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check({ force: true });
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByRole('list', { name: 'Chosen assets' }).getByRole('listitem')).toHaveCount(2);

  // A reload and the browser's Back keep what was chosen.
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Choose a person' }).click();
  const picker = page.getByRole('dialog', { name: 'Who gets the assets?' });
  await picker.getByRole('option', { name: /Ada Obi/ }).click();
  await picker.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Recipient' })).toContainText('Ada Obi');
  await page.goForward();

  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Obi');
  await page.getByRole('button', { name: 'Sign and hand over' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the receipt' }).click();
  expect((await saved).suggestedFilename()).toBe('hand-over-receipt.pdf');

  await page.getByRole('link', { name: 'What Ada has' }).click();
  await expect(page.getByRole('heading', { name: 'What Ada Obi has', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Hand-overs' })).toContainText('2 assets');
  const held = page.getByRole('list', { name: 'Assets that they have' }).getByRole('listitem');
  await expect(held).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click();
  const unassigning = page.getByRole('dialog', { name: 'Unassign Asset' });
  await unassigning.getByRole('textbox', { name: 'End date' }).fill(inLagos(0));
  await unassigning.getByRole('button', { name: 'Unassign' }).click();
  await expect(held).toHaveCount(1);
});

test('a label is printed from the asset, and its address leads members there and strangers to a sign-in', async ({
  page,
  world,
  browser,
}) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  const { id } = await world.asset(owner, { name: 'Ladder' });
  await openAs(page, world, person, `/assets?tab=asset-list&view=asset&id=${String(id)}`);
  await page.getByRole('button', { name: 'Print label' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Print labels' }).getByRole('button', { name: 'Download PDF' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer);
  const address = /\/URI \((\S+\/a\/[\w-]{16})\)/.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '';
  const { pathname } = new URL(address);

  await page.goto(pathname);
  await expect(page.getByRole('heading', { name: 'Ladder', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`id=${String(id)}`));

  const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await stranger.goto(pathname);
  await expect(stranger.getByRole('heading', { name: 'Ladder', level: 1 })).toBeVisible();
  await stranger.getByRole('link', { name: 'Sign in to open the asset' }).click();
  await expect(stranger).toHaveURL(/\/login\?next=/);
  await stranger.close();
});
