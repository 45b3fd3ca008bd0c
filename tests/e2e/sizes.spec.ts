/** What a screen loads before it can be used: all of its JavaScript, as gzip, in kB. A limit is raised only with a reason. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './test.ts';

async function scriptsOf(page: Page, open: () => Promise<void>): Promise<{ size: number; names: string[] }> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^?]+\.js)$/.exec(request.url()) ?? [];
    if (name !== undefined) names.add(name);
  });
  await open();
  await page.waitForLoadState('networkidle');
  const size = [...names].reduce((sum, name) => sum + gzipSync(readFileSync(`dist/assets/${name}`)).length, 0);
  return { size: size / 1000, names: [...names] };
}

test('the sign-in page needs at most 116 kB, and nothing of the wizard', async ({ page }) => {
  const { size, names } = await scriptsOf(page, async () => void (await page.goto('/login')));
  console.log(`/login loads ${size.toFixed(1)} kB in ${names.length} files`);
  expect(size).toBeLessThanOrEqual(116);
  expect(names.filter((name) => /business-registration|wizard/.test(name))).toEqual([]);
});

test('the dashboard needs at most 176 kB, signing in included', async ({ page, world }) => {
  const owner = await world.owner();
  const { size, names } = await scriptsOf(page, async () => {
    await signIn(page, owner);
    await expect(page.getByRole('heading', { name: 'Path Works' })).toBeVisible();
  });
  console.log(`/dashboard loads ${size.toFixed(1)} kB in ${names.length} files`);
  expect(size).toBeLessThanOrEqual(176);
});
