/** On a slow connection too, the layout does not shift while a screen loads. */
import { expect, openAs, owner, test } from './test.ts';

/** The same limit as for the sign-in page (`bench/login.ts`); https://web.dev/articles/cls calls 0.1 good. */
const limit = 0.02;
const slow = { offline: false, latency: 100, downloadThroughput: 400_000, uploadThroughput: 100_000 };
const addresses = [
  '/dashboard',
  '/hr',
  '/invites',
  '/assets',
  '/fleet',
  '/payroll',
  '/billing',
  '/settings',
  '/settings?tab=people',
  '/settings?tab=audit-log',
  '/profile',
];

function noteShifts() {
  const noting = Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noting.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`the layout does not shift while a screen loads, ${viewport.width} px wide`, async ({ page, world }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(noteShifts);
    await openAs(page, world, await owner(world), '/dashboard');
    await expect(page).toHaveURL('/dashboard');
    await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', slow);
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      expect.soft(shift, address).toBeLessThanOrEqual(limit);
    }
  });
}
