/** A closed overlay disappears even when its closing animation is interrupted. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from './test.ts';

const interruptions = {
  'the window is turned': (page: Page) => page.setViewportSize({ width: 390, height: 844 }),
  'the system asks for less motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
};

for (const [name, interrupt] of Object.entries(interruptions)) {
  test(`a closing drawer disappears although ${name}`, async ({ page }) => {
    await page.goto('/ui/drawer');
    const opener = page.getByRole('button', { name: 'Import assets' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Import assets' });
    await drawer.getByRole('button', { name: 'Close' }).focus();
    await settled(page);
    const motion = await page.context().newCDPSession(page);
    await motion.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    await page.keyboard.press('Enter');
    await interrupt(page);
    await motion.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('the list of a combo box stays open at its field when typing brings the field back into sight', async ({
  page,
}) => {
  await page.goto('/ui/combo-box');
  const box = page.getByRole('combobox', { name: 'State', exact: true }).first();
  await box.focus();
  // What is below makes the page long enough to scroll the field away.
  await page.evaluate(() => {
    document.body.style.paddingBottom = '3000px';
    scrollTo(0, 3000);
  });
  await expect(box).not.toBeInViewport();
  await page.keyboard.type('k');
  await expect(box).toBeInViewport();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option', { name: 'Kano' })).toBeInViewport();
  const [field, shown] = [await box.boundingBox(), await list.boundingBox()];
  const below = (shown?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0));
  const above = (field?.y ?? 0) - ((shown?.y ?? 0) + (shown?.height ?? 0));
  expect(Math.min(Math.abs(below), Math.abs(above))).toBeLessThan(16);
});
