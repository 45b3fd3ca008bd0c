import type { Page } from 'playwright-core';

/** Milliseconds, as a limit for a failure. */
const patience = 30_000;

/**
 * Picks from a combo box. Its choices may still be on their way when it is shown: a list opens for those that have come, and
 * may close again as more come. A press that is slow to be confirmed may have been made: a second one would take back what
 * the first one chose, where several can be chosen.
 */
export async function pickFrom(page: Page, name: string, text: string): Promise<void> {
  const option = page.getByRole('option', { name: text, exact: true });
  const chosen = page
    .getByRole('grid', { name: `${name}, chosen` })
    .getByRole('row', { name: text })
    .first();
  const deadline = Date.now() + patience;
  for (let isFirst = true; ; isFirst = false) {
    if (!isFirst && (await chosen.isVisible())) return;
    await page.getByRole('combobox', { name }).fill('');
    await page.getByRole('combobox', { name }).fill(text);
    try {
      await option.waitFor({ timeout: 500 });
      return await option.click({ timeout: 2_000 });
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
