import { beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  keys: async () => [...stored.keys()],
  delMany: async (keys: string[]) => {
    for (const key of keys) stored.delete(key);
  },
}));
const { belongTo, here, ofVisitor } = await import('./storage.ts');
const { keepLarge, readLarge, sweepLarge } = await import('./files.ts');

beforeEach(() => {
  stored.clear();
  belongTo({ person: 'ada', business: 'palm' });
});

it('keeps a large value for its person and business, in the version that wrote it', async () => {
  const file = new File(['name\nAda'], 'people.csv');
  await keepLarge(here('import:employees'), 2, { file });
  expect(await readLarge(here('import:employees'), 2)).toEqual({ file });
  expect(await readLarge(here('import:employees'), 3)).toBeNull();
  belongTo({ person: 'ada', business: 'kola' });
  expect(await readLarge(here('import:employees'), 2)).toBeNull();
  belongTo({ person: 'ada', business: 'palm' });
  await keepLarge(here('import:employees'), 2, null);
  expect(stored.size).toBe(0);
});

it('takes away what is another’s, a visitor’s and an earlier release’s at a sign-in, and everything at a sign-out', async () => {
  const place = here('import:employees');
  await keepLarge(place, 1, 'Ada’s');
  await keepLarge(ofVisitor('logo'), 1, 'a visitor’s');
  stored.set('draft:file:1', 'of an earlier release');
  await sweepLarge('ada');
  expect([...stored.keys()]).toEqual(['kept:ada:palm:import:employees']);
  belongTo({ person: 'ben', business: 'palm' });
  await sweepLarge('ben');
  await keepLarge(place, 1, 'too late');
  expect(stored.size).toBe(0);
  await keepLarge(here('import:employees'), 1, 'Ben’s');
  await sweepLarge(null);
  expect(stored.size).toBe(0);
});
