/** The words of an import. */
import { expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf } from '../assets.testing.ts';
import { laptop, mapping, newRegister, serial } from './imports.testing.ts';

const server = await startTestServer({ jobs: true });
const { call, find, imports, owner, parts, register } = await newRegister(server);

const typeNames = async (): Promise<string[]> =>
  (await register('GET', 'asset_types/all_asset_types/')).body.map(({ name }: { name: string }) => name);
const regionNames = async (): Promise<string[]> =>
  (await call('GET', 'regions/all/')).body.map(({ name }: { name: string }) => name);
const has = async (...names: string[]) => {
  const all = [...(await typeNames()), ...(await regionNames())];
  return names.map((name) => all.includes(name));
};
const wordsOf = (type: string, location: string) => [
  { column: 'asset_or_vehicle_type', name: type },
  { column: 'location', name: location },
];
const fileOf = (type: string, location: string, code = serial()) => ({
  rows: [{ cells: laptop({ serial_no: code, asset_or_vehicle_type: type.toLowerCase(), location }) }],
  words: wordsOf(type, location),
});

it('words come with the rows, not before, and go when it is undone', async () => {
  const code = serial();
  const { rows, words } = fileOf('Hovercraft', 'Lagos Annex', code);
  const id = await imports.sent(rows, { words });
  expect(await has('Hovercraft', 'Lagos Annex')).toEqual([false, false]);
  await imports.commit(id);
  expect(await imports.ended(id)).toMatchObject({
    created: 1,
    words: words.map((word) => ({ ...word, outcome: 'added' })),
  });
  expect(await find(code)).toMatchObject([{ asset_type: { name: 'Hovercraft' }, location: { name: 'Lagos Annex' } }]);
  expect((await imports.undo(id)).status).toBe(202);
  expect((await imports.ended(id, 'undone')).words.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...['removed', 'removed'],
  ]);
  expect(await has('Hovercraft', 'Lagos Annex')).toEqual([false, false]);
});

it('words leave an asset of another type in the bin, without their location', async () => {
  const code = serial();
  const rows = [{ cells: laptop({ serial_no: code, location: 'Ikeja Yard' }) }];
  const { id } = await imports.stored(rows, { words: [{ column: 'location', name: 'Ikeja Yard' }] });
  const [asset] = await find(code);
  await imports.undo(id);
  await imports.ended(id, 'undone');
  expect(await has('Ikeja Yard')).toEqual([false]);
  await register('POST', 'assets/bin/restore/', { ids: [asset.id] });
  expect(await find(code)).toMatchObject([{ location: null }]);
});

it('words stay when something else uses them by then, and the undo says so', async () => {
  const code = serial();
  const { rows, words } = fileOf('Submarine', 'Apapa Dock', code);
  const { id } = await imports.stored(rows, { words });
  const [{ asset_type: type, location }] = await find(code);
  await added(register, { ...laptopOf(parts), serial_no: serial(), asset_type: type.id, location: location.id });
  await imports.undo(id);
  expect((await imports.ended(id, 'undone')).words).toEqual(words.map((word) => ({ ...word, outcome: 'kept' })));
  expect(await has('Submarine', 'Apapa Dock')).toEqual([true, true]);
  // What the import added waits in the bin, as it was.
  expect((await register('GET', 'assets/bin/?page_size=1')).body.results).toMatchObject([{ id: expect.any(String) }]);
  const { body } = await call('GET', 'notifications/');
  expect(JSON.stringify(body)).toContain('‘Submarine’ and ‘Apapa Dock’ stay, because they are used');
});

it('words are left alone when somebody else has added them meanwhile', async () => {
  const { rows, words } = fileOf('Zeppelin', 'Kano Depot');
  const id = await imports.sent(rows, { words });
  await register('POST', 'asset_types/', { name: 'zeppelin' });
  await call('POST', 'regions/', { name: 'KANO DEPOT' });
  await imports.commit(id);
  expect((await imports.ended(id)).words).toEqual(words.map((word) => ({ ...word, outcome: 'known' })));
  await imports.undo(id);
  await imports.ended(id, 'undone');
  expect(await has('zeppelin', 'KANO DEPOT')).toEqual([true, true]);
});

it('words do not come with an import that is cancelled, or of which nothing is stored', async () => {
  const { rows, words } = fileOf('Bathyscaphe', 'Jos Store');
  const cancelled = await imports.sent(rows, { words });
  expect((await imports.cancel(cancelled)).body.words).toEqual(words.map((word) => ({ ...word, outcome: 'asked' })));
  const wrong = { cells: laptop({ cost: '1.505' }) };
  const none = await imports.stored([...rows, wrong], { words, mode: 'all_or_nothing' });
  expect(none).toMatchObject({ created: 0, words: [{ outcome: 'asked' }, { outcome: 'asked' }] });
  expect(await has('Bathyscaphe', 'Jos Store')).toEqual([false, false]);
  const whole = await imports.stored(rows, { words, mode: 'all_or_nothing' });
  expect(whole).toMatchObject({ created: 1, words: [{ outcome: 'added' }, { outcome: 'added' }] });
});

it('words are asked for once under one key', async () => {
  const given = { file_name: 'assets.csv', rows: 1, mode: 'good_rows', mapping };
  const key = { 'idempotency-key': 'words-of-an-import' };
  const one = { column: 'location', name: 'Uyo' };
  const ask = (words: object[]) =>
    server.call('POST', `/c/${owner.businessId}/imports/assets/`, {
      ...owner,
      headers: key,
      json: { ...given, words },
    });
  const first = await ask([one, { ...one, name: ' UYO ' }]);
  expect(first.body.words).toHaveLength(1);
  expect((await ask([one, { ...one, name: ' UYO ' }])).body).toEqual(first.body);
  expect((await ask([one])).status).toBe(409);
});
