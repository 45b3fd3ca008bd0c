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
const draftOf = { file, key: 'page-1', announcedId: null };
beforeEach(() => {
  stored.clear();
  belongTo({ person: 'ada', business: 'acme' });
});

it('gives the file back with what was fixed, to this person in this business and list alone', async () => {
  const draft = importDraft('assets', 'acme');
  draft.keep({ ...draftOf, changes: [] });
  draft.keep({ ...draftOf, changes: [fix] });
  expect(await importDraft('assets', 'acme').load()).toEqual({ ...draftOf, changes: [fix] });
  expect(await importDraft('employees', 'acme').load()).toBeNull();
  expect(await importDraft('assets', 'other').load()).toBeNull();
  belongTo({ person: 'bola', business: 'acme' });
  expect(await importDraft('assets', 'acme').load()).toBeNull();
  belongTo({ person: 'ada', business: 'acme' });
  draft.clear();
  expect([await importDraft('assets', 'acme').load(), stored.size]).toEqual([null, 0]);
});

it('notes the import that was announced under its key, and none of another page', async () => {
  const draft = importDraft('assets', 'acme');
  await draft.noteAnnounced('page-1-good_rows', 'import-1');
  draft.keep({ ...draftOf, changes: [fix] });
  await draft.noteAnnounced('page-12-good_rows', 'import-2');
  expect(await draft.load()).toMatchObject({ announcedId: null });
  await draft.noteAnnounced('page-1-good_rows', 'import-1');
  expect(await importDraft('assets', 'acme').load()).toEqual({ ...draftOf, changes: [fix], announcedId: 'import-1' });
});

it('keeps what an earlier release kept without a key', async () => {
  importDraft('assets', 'acme').keep({ ...draftOf, changes: [fix] });
  for (const entry of stored.values()) Reflect.deleteProperty((entry as { value: object }).value, 'key');
  expect(await importDraft('assets', 'acme').load()).toMatchObject({ file, key: null, announcedId: null });
});

it.each<[string, (entries: [string, { value: object }][]) => void]>([
  ['changes of another file', ([, changes]) => Object.assign(changes?.[1].value ?? {}, { id: 'another' })],
  ['something that is no file', ([kept]) => Object.assign(kept?.[1].value ?? {}, { file: 'office.csv' })],
  [
    'something that is no change',
    ([, changes]) => Object.assign(changes?.[1].value ?? {}, { changes: [{ change: 'lists' }] }),
  ],
])('takes %s for nothing', async (_name, alter) => {
  importDraft('assets', 'acme').keep({ ...draftOf, changes: [fix] });
  alter([...stored] as [string, { value: object }][]);
  expect(await importDraft('assets', 'acme').load()).toBeNull();
});
