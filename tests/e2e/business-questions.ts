/** Answers the questions about a business up to one of them. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export async function answerUpTo(page: Page, question: number, name = 'Okafor Logistics'): Promise<void> {
  const steps = [
    () => page.getByLabel('Business name').fill(name),
    async () => {
      await page.getByRole('combobox', { name: 'State' }).fill('Lagos');
      await page.getByRole('option', { name: 'Lagos', exact: true }).click();
      await page.getByLabel('City').fill('Ikeja');
      await page.getByLabel('Address line 1').fill('14 Allen Avenue');
    },
    async () => {},
    async () => {
      await page.getByLabel('First name').fill('Adaeze');
      await page.getByLabel('Last name').fill('Okafor');
      await page.getByLabel('Phone number').fill('08012345678');
    },
    async () => {},
    async () => void (await page.getByText('Core HR').click()),
    async () => void (await page.getByText('1-20', { exact: true }).click()),
    async () => {},
  ];
  for (const [index, answer] of steps.slice(0, question - 1).entries()) {
    await expect(page.getByText(`${index + 1} of 9`)).toBeVisible();
    await answer();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page.getByText(`${question} of 9`)).toBeVisible();
}
