import type { Page } from 'playwright-core';

/** Picks from a combo box. Its choices may still be on their way when it is shown: a list opens for those that have come. */
export async function pickFrom(page: Page, name: string, text: string, tries = 20): Promise<void> {
  const option = page.getByRole('option', { name: text, exact: true });
  for (let left = tries; ; left -= 1) {
    await page.getByRole('combobox', { name }).fill('');
    await page.getByRole('combobox', { name }).fill(text);
    try {
      return await option.click({ timeout: left > 1 ? 500 : 5_000 });
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}
