/** With the colours of the system, where backgrounds and shadows go: what is chosen, refused or disabled is still seen. */
import { expectPicture, holdSteady, statesOf } from './pictures.ts';
import { expect, test } from './test.ts';

test.use({ bypassCSP: true });

const shown = [
  'button',
  'field',
  'check-box',
  'radio-group',
  'switch',
  'choice',
  'tabs',
  'select',
  'pagination',
  'data-table',
  'badge',
  'progress',
];
for (const slug of shown) {
  test(`${slug} in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`/ui/${slug}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await holdSteady(page, { isTall: true });
    await expectPicture(statesOf(page, slug), `forced-colours-${slug}`);
  });
}
