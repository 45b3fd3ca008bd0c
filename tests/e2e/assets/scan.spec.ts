/** Finding an asset by the code on it: with the camera, or typed where there is none. */
import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { expect, openAs, test } from '../test.ts';

/** A camera that sees a QR code. */
async function seeCode(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ({ modules }) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        const scale = 8;
        canvas.width = 640;
        canvas.height = 480;
        const draw = () => {
          const context = canvas.getContext('2d');
          if (context === null) return;
          context.fillStyle = 'white';
          context.fillRect(0, 0, 640, 480);
          context.fillStyle = 'black';
          for (const [y, row] of modules.entries())
            for (const [x, isDark] of row.entries())
              if (isDark) context.fillRect(100 + x * scale, 80 + y * scale, scale, scale);
          requestAnimationFrame(draw);
        };
        draw();
        return canvas.captureStream(10);
      };
    },
    { modules: encode(text, { ecc: 'M', border: 0 }).data },
  );
}

test('a label before the camera opens its asset', async ({ page, world }) => {
  const person = await world.owner();
  const { id, number } = await world.asset(await world.signIn(person), { name: 'Ladder' });
  await seeCode(page, String(number));
  await openAs(page, world, person, '/assets?tab=asset-list&view=list');
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByRole('heading', { name: 'Ladder', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`id=${String(id)}`));
});

test('without leave to use the camera the code is typed', async ({ page, world }) => {
  const person = await world.owner();
  const { number } = await world.asset(await world.signIn(person), { name: 'Ladder' });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Refused', 'NotAllowedError');
    };
  });
  await openAs(page, world, person, '/assets?tab=asset-list&view=list');
  await page.getByRole('button', { name: 'Scan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan a label' });
  await expect(dialog.getByText('The camera is not allowed here.')).toBeVisible();
  const code = dialog.getByRole('textbox', { name: 'Asset ID, serial number or plate' });
  await code.fill('NOTHING-1');
  await code.press('Enter');
  await expect(dialog.getByText('No asset has this code.')).toBeVisible();
  await code.fill(String(number).toLowerCase());
  await code.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ladder', level: 1 })).toBeVisible();
});
