import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assetActivities } from './activities.ts';

const told = { actor: 'You', subject: 'LAP-0001 Dell', text: '' };

it.each([
  ['asset.assigned', 'Assigned to Bola Ade', 'You assigned LAP-0001 Dell to Bola Ade'],
  ['asset.unassigned', 'Taken back from Bola Ade', 'You took LAP-0001 Dell back from Bola Ade'],
  ['asset.deleted', 'Moved to the bin', 'You moved LAP-0001 Dell to the bin'],
])('tells %s in a sentence', (action, text, sentence) => {
  expect(assetActivities[action]?.sentence?.({ ...told, text })).toBe(sentence);
});

it('knows every act on an asset', () => {
  const sources = globSync('server/assets/**/*.ts', { exclude: ['**/*.test.ts'] });
  const acts = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(asset\.[a-zA-Z]+)'[,)]/g)].map(([, action = '']) => action),
  );
  expect(acts.length).toBeGreaterThan(3);
  expect(acts.filter((action) => !(action in assetActivities))).toEqual([]);
});
