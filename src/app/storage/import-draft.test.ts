import { beforeEach, expect, it, vi } from 'vitest';
import { belongTo } from '../../services/shared/device/storage.ts';
import { importDraft } from './import-draft.ts';

const { stored } = vi.hoisted(() => ({ stored: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  delMany: async (keys: string[]) => keys.forEach((key) => void stored.delete(key)),
  keys: async () => [...stored.keys()],
}));

const file = new File(['Type,Name'], 'office.csv');
const fix = { change: 'fix', row: 2, column: 'name', text: 'HP' } as const;
beforeEach(() => {
  stored.clear();
  belongTo({ person: 'ada', business: 'acme' });
});

it('gives the file back with what was fixed, to this person in this business and list alone', async () => {
  const draft = importDraft('assets', 'acme');
  draft.keep({ file, changes: [] });
  draft.keep({ file, changes: [fix] });
  expect(await importDraft('assets', 'acme').load()).toEqual({ file, changes: [fix] });
  expect(await importDraft('employees', 'acme').load()).toBeNull();
  expect(await importDraft('assets', 'other').load()).toBeNull();
  belongTo({ person: 'bola', business: 'acme' });
  expect(await importDraft('assets', 'acme').load()).toBeNull();
  belongTo({ person: 'ada', business: 'acme' });
  draft.clear();
  expect([await importDraft('assets', 'acme').load(), stored.size]).toEqual([null, 0]);
});

it.each<[string, (entries: [string, { value: object }][]) => void]>([
  ['changes of another file', ([, changes]) => Object.assign(changes?.[1].value ?? {}, { id: 'another' })],
  ['something that is no file', ([kept]) => Object.assign(kept?.[1].value ?? {}, { file: 'office.csv' })],
  [
    'something that is no change',
    ([, changes]) => Object.assign(changes?.[1].value ?? {}, { changes: [{ change: 'lists' }] }),
  ],
])('takes %s for nothing', async (_name, alter) => {
  importDraft('assets', 'acme').keep({ file, changes: [fix] });
  alter([...stored] as [string, { value: object }][]);
  expect(await importDraft('assets', 'acme').load()).toBeNull();
});
