import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import type { Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';
import { ofRegister } from './of-register.ts';

const handOver = '/assets?tab=asset-list&view=hand-over';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function chooseAssets(page: Page) {
  const found = page.getByRole('list', { name: 'Assets to add' });
  await found.getByRole('button').first().click();
  await expect(page.getByRole('list', { name: 'Chosen assets' })).toBeVisible();
}

async function choosePerson(page: Page) {
  await chooseAssets(page);
  await press(page, 'Continue');
  await press(page, 'Choose a person');
  const picker = page.getByRole('dialog', { name: 'Who gets the assets?' });
  await picker.getByRole('option', { name: /Ada Obi/ }).click();
  await picker.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByRole('list', { name: 'Recipient' })).toContainText('Ada Obi');
}

async function toSignature(page: Page) {
  await choosePerson(page);
  await press(page, 'Continue');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
}

/** Somebody who has signed for a ladder, in a business of their own. */
async function sign(page: Page, world: World) {
  const person = await world.owner();
  await world.asset(await world.signIn(person), { name: 'Ladder' });
  await openAs(page, world, person, handOver);
  await toSignature(page);
  await press(page, 'Sign and hand over');
  await expect(page.getByText(/^One asset is handed over to Ada Obi/)).toBeVisible();
}

/** Each step of a hand-over, and what a person has. */
export const handoverScreens: readonly Screen[] = [
  {
    name: 'hand-over',
    open: ofRegister(() => handOver, toSignature),
    states: [
      { name: 'nothing chosen', open: ofRegister(() => handOver) },
      { name: 'assets', open: ofRegister(() => handOver, chooseAssets) },
      { name: 'person', open: ofRegister(() => handOver, choosePerson) },
      { name: 'receipt', open: sign },
    ],
  },
  {
    name: 'holder',
    open: async (page, world) => {
      await sign(page, world);
      await page.getByRole('link', { name: 'What Ada has' }).click();
      await page.getByRole('checkbox', { name: 'Select LAP-0001' }).check({ force: true });
      await expect(page.getByRole('button', { name: 'Take back 1 selected' })).toBeVisible();
    },
  },
];
