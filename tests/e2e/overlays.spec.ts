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
