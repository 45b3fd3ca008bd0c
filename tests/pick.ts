import type { Page } from 'playwright-core';

/**
 * Picks from a combo box. Its choices may still be on their way when it is shown: a list opens for those that have come, and
 * may close again as more come. A press that is slow to be confirmed may have been made: a second one would take back what
 * the first one chose, where several can be chosen.
 */
export async function pickFrom(page: Page, name: string, text: string, tries = 20): Promise<void> {
  const option = page.getByRole('option', { name: text, exact: true });
  const chosen = page
    .getByRole('grid', { name: `${name}, chosen` })
    .getByRole('row', { name: text })
    .first();
  for (let left = tries; ; left -= 1) {
    if (left < tries && (await chosen.isVisible())) return;
    await page.getByRole('combobox', { name }).fill('');
    await page.getByRole('combobox', { name }).fill(text);
    try {
      await option.waitFor({ timeout: left > 1 ? 500 : 5_000 });
      return await option.click({ timeout: left > 1 ? 2_000 : 5_000 });
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}
