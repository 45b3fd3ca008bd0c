import { expect, it } from 'vitest';
import { entries, linkOf } from './entries.ts';

it('links only to addresses that a browser can open', () => {
  const linked = entries.map(({ flow }) => linkOf(flow)).filter((link) => link !== null);
  expect(linked.length).toBeGreaterThan(30);
  expect(linked.filter((link) => /[:{}]/.test(link))).toEqual([]);
  expect(
    entries.filter(({ flow }) => flow.route !== null && linkOf(flow) === null).map(({ flow }) => flow.id),
  ).toContain('fuelEntry');
});
