/** In forced colours backgrounds and shadows disappear; a person must still see what is chosen, refused or disabled. */
import { openComponent, pictureStates } from './component.ts';
import { expectSheet } from './pictures.ts';
import { test } from './test.ts';

test.use({ bypassCSP: true });

const components = [
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

test('components in forced colours', async ({ page }) => {
  const pictures: Buffer[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  for (const slug of components) {
    await openComponent(page, slug);
    pictures.push(await pictureStates(page));
  }
  await expectSheet(pictures, ['ui', 'forced-colours.png']);
});
