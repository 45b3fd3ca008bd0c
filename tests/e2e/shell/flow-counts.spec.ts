/** What people do in the flows is counted exactly, and nothing else is. The page is served as with COUNT_FLOWS. */
import type { BrowserContext } from '@playwright/test';
import type { WatchedStep } from '../../../src/machines/shared/watching.ts';
import { expect, fillIn, test } from '../test.ts';

type Batch = { id: string; day: string; flows: Record<string, Record<string, number>> };

/** Serves pages that count, and takes their batches in place of the server, each once as it does. */
async function countIn(context: BrowserContext) {
  const batches = new Map<string, Batch>();
  const bodies: string[] = [];
  await context.route(/\/(login|forgot-password)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html data-count-flows ') });
  });
  await context.route('**/api/flow_counts/', async (route) => {
    const text = route.request().postData() ?? '';
    bodies.push(text);
    const batch = JSON.parse(text) as Batch;
    batches.set(batch.id, batch);
    await route.fulfill({ status: 204 });
  });
  const sums = () => {
    const sum: Record<string, number> = {};
    for (const { flows } of batches.values())
      for (const [flow, counts] of Object.entries(flows))
        for (const [counted, times] of Object.entries(counts))
          if (counted.includes('|') && !counted.startsWith('~'))
            sum[`${flow} ${counted}`] = (sum[`${flow} ${counted}`] ?? 0) + times;
    return sum;
  };
  return { sums, bodies };
}

test('counts are exact under two tabs, offline and reload', async ({ context, page, world }) => {
  const person = await world.account();
  const { sums, bodies } = await countIn(context);
  // An observer of its own, which counts what the machines of both tabs report.
  const witness = await context.newPage();
  await witness.goto('/terms');
  await witness.evaluate(() => {
    const seen: WatchedStep[] = [];
    Object.assign(window, { seen });
    new BroadcastChannel('steward.flows').onmessage = ({ data }) => data.kind === 'step' && seen.push(data);
  });
  const expected = () =>
    witness.evaluate(() => {
      const sum: Record<string, number> = {};
      for (const { flow, transitions } of (window as unknown as { seen: WatchedStep[] }).seen)
        for (const { source, type, index } of transitions) {
          const name = `${flow} ${source}|${type}|${index}`;
          sum[name] = (sum[name] ?? 0) + 1;
        }
      return sum;
    });

  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.clock.install();
    await tab.goto('/login?inspect');
    await fillIn(tab, { ...person, password: 'wrong-and-wrong' });
    await expect(tab.getByRole('alert')).toBeVisible();
  }
  await context.setOffline(true);
  await fillIn(page, { ...person, password: 'still-wrong' });
  await page.clock.runFor(61_000);
  await context.setOffline(false);
  await page.goto('/login?inspect');
  await fillIn(page, { ...person, password: 'wrong-again-and-again' });
  await expect(page.getByRole('alert')).toBeVisible();
  // What a closed tab has left is sent by another.
  await other.close({ runBeforeUnload: false });

  await expect(async () => {
    await page.clock.runFor(61_000);
    expect(sums()).toEqual(await expected());
  }).toPass();
  expect(Object.keys(sums()).length).toBeGreaterThan(4);
  for (const body of bodies) expect(body.length).toBeLessThan(500);
  expect(bodies.join()).not.toContain(person.email);
});
