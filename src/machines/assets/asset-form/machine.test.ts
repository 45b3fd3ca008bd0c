import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type AssetFields, fieldsOf } from '../../../domain/assets/asset-form.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { corolla, laptop, picture, storedCorolla, storedLaptop } from './cases.ts';
import { type Asset, type AssetCreation, type AssetImage, type AssetUpdate, assetFormMachine } from './machine.ts';

const known = { version: storedLaptop.version, fields: fieldsOf(storedLaptop) };
const { id } = storedLaptop;

const begin = (of: string | null = null) => {
  const clock = new SimulatedClock();
  const create = controlled<Asset, AssetCreation>();
  const update = controlled<Asset, AssetUpdate>();
  const image = controlled<Asset, AssetImage>();
  const read = controlled<Asset, { businessId: string; id: string }>();
  const machine = assetFormMachine.provide({
    actors: {
      createAsset: create.logic,
      updateAsset: update.logic,
      uploadAssetImage: image.logic,
      getAsset: read.logic,
    },
  });
  const actor = createActor(machine, { clock, input: { businessId, id: of } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const save = (fields: AssetFields, image: File | null = null, attachments: string[] = []) =>
    actor.send({
      type: 'asset.save',
      fields,
      image,
      attachments,
      idempotencyKey: 'first-key',
      known: of === null ? null : known,
    });
  return { actor, clock, create, update, image, read, emitted, save, snapshot: () => actor.getSnapshot() };
};

test('a new asset is sent once, with its key, and the person goes to it', async () => {
  const { actor, create, emitted, save, snapshot } = begin();
  save(laptop);
  save(laptop);
  expect(create.calls).toHaveLength(1);
  expect(create.latest().input).toMatchObject({ businessId, idempotencyKey: 'first-key', name: 'ThinkPad T14' });
  await create.latest().answer(storedLaptop);
  expect(snapshot()).toMatchObject({
    value: 'created',
    context: { created: { name: 'ThinkPad T14', number: 'LAP-0001' } },
  });
  expect(emitted).toEqual([{ type: 'asset.stored' }]);
  actor.send({ type: 'asset.open' });
  expect(snapshot().output).toEqual({ end: 'opened', id });
});

test('a vehicle is nested, and the next asset begins anew', async () => {
  const { actor, create, save, snapshot } = begin();
  save(corolla);
  expect(create.latest().input).toMatchObject({ vehicle_make: 'toyota', vehicle: { vehicle_make: 'toyota' } });
  await create.latest().answer(storedCorolla);
  actor.send({ type: 'asset.another' });
  expect(snapshot()).toMatchObject({ value: 'editing', context: { id: null, created: null, save: null } });
  save(laptop);
  await create.latest().answer(storedLaptop);
  actor.send({ type: 'list.open' });
  expect(snapshot().output).toEqual({ end: 'listed', id });
});

test('the person may go on with the statutory documents of the new asset', async () => {
  const { actor, create, save, snapshot } = begin();
  save(corolla);
  await create.latest().answer(storedCorolla);
  actor.send({ type: 'documents.add' });
  expect(snapshot().output).toEqual({ end: 'documents', id: storedCorolla.id });
});

test('uploaded files go with a new asset', () => {
  const { create, save } = begin();
  save(laptop, null, ['f1']);
  expect(create.latest().input.attachments).toEqual(['f1']);
});

test('what is missing is said at its field and nothing is sent', () => {
  const { create, save, snapshot } = begin();
  save({ ...laptop, name: '' });
  expect(snapshot()).toMatchObject({
    value: 'editing',
    context: { problem: { kind: 'invalid', fields: { name: ['field is required'] } } },
  });
  expect(create.calls).toHaveLength(0);
});

test('a creation that is refused or gets no answer can be sent again', async () => {
  const { clock, create, emitted, save, snapshot } = begin();
  const refused = refusal({ name: ['This field may not be blank.'] });
  save(laptop);
  await create.latest().fail(refused);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: refused } });
  save(laptop);
  expect(snapshot().context.problem).toBeNull();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
  expect(emitted).toEqual([]);
});

test('details that change after an attempt that had arrived make no second asset unasked', async () => {
  const { actor, create, emitted, save, snapshot } = begin();
  save(laptop);
  await create.latest().fail(problem('conflict'));
  expect(snapshot().value).toBe('foundEarlier');
  expect(emitted).toEqual([{ type: 'key.spent' }]);
  save({ ...laptop, name: '' });
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: { kind: 'invalid' } } });
  save(laptop);
  await create.latest().fail(problem('conflict'));
  save(laptop);
  expect(snapshot()).toMatchObject({ value: 'creating', context: { problem: null } });
  await create.latest().fail(problem('conflict'));
  actor.send({ type: 'list.open' });
  expect(snapshot().output).toEqual({ end: 'listed', id: null });
});

test('an image follows the asset, and the asset stays when its image fails', async () => {
  const { actor, clock, create, emitted, image, save, snapshot } = begin();
  const other = new File(['another'], 'other.jpg', { type: 'image/jpeg' });
  save(laptop, picture);
  await create.latest().answer(storedLaptop);
  expect(emitted).toEqual([{ type: 'asset.stored' }]);
  expect(image.latest().input).toEqual({ businessId, id, image: picture });
  clock.increment(179_999);
  expect(snapshot().value).toBe('uploadingImage');
  clock.increment(1);
  expect(snapshot()).toMatchObject({ value: 'imageFailed', context: { problem: noAnswer } });
  actor.send({ type: 'image.send', image: other });
  expect(image.latest().input.image).toBe(other);
  expect(snapshot().context.problem).toBeNull();
  await image.latest().fail(noConnection);
  actor.send({ type: 'image.skip' });
  expect(snapshot()).toMatchObject({ value: 'created', context: { problem: null } });
});

test('a change is saved with the version that was read', async () => {
  const { emitted, save, snapshot, update } = begin(id);
  save(known.fields);
  expect(update.calls).toHaveLength(0);
  save({ ...known.fields, brand: 'Lenovo' });
  expect(update.latest().input).toMatchObject({ businessId, id, version: 3, brand: 'Lenovo' });
  await update.latest().answer({ ...storedLaptop, brand: 'Lenovo', version: 4 });
  expect(snapshot().output).toEqual({ end: 'saved', id });
  expect(emitted).toEqual([{ type: 'asset.stored' }]);
});

test('what somebody else saved first is shown field by field, and saving again keeps what is typed', async () => {
  const { actor, emitted, read, save, snapshot, update } = begin(id);
  const theirs = { ...storedLaptop, brand: 'HP', color: 'Black', version: 4 };
  save({ ...known.fields, brand: 'Lenovo' });
  await update.latest().fail(problem('conflict', { code: 'changed_meanwhile' }));
  expect(read.latest().input).toEqual({ businessId, id });
  await read.latest().answer(theirs);
  expect(snapshot()).toMatchObject({
    value: 'editing',
    context: {
      problem: null,
      changes: [
        { field: 'brand', before: '', theirs: 'HP', mine: 'Lenovo' },
        { field: 'color', before: '', theirs: 'Black', mine: null },
      ],
    },
  });
  expect(emitted).toEqual([{ type: 'asset.reread', known: { version: 4, fields: fieldsOf(theirs) } }]);
  actor.send({ type: 'theirs.take', field: 'brand' });
  expect(snapshot().context.changes?.[0]?.mine).toBeNull();
  actor.send({
    type: 'asset.save',
    fields: { ...fieldsOf(theirs), brand: 'Lenovo' },
    image: null,
    attachments: [],
    idempotencyKey: 'first-key',
    known: { version: 4, fields: fieldsOf(theirs) },
  });
  expect(update.latest().input).toMatchObject({ brand: 'Lenovo', color: 'Black', version: 4 });
});

test('another refusal of a change, and a second reading that fails, are said', async () => {
  const { clock, read, save, snapshot, update } = begin(id);
  const deleted = problem('missing');
  save({ ...known.fields, brand: 'Lenovo' });
  await update.latest().fail(deleted);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: deleted } });
  save({ ...known.fields, brand: 'Lenovo' });
  await update.latest().fail(problem('conflict', { code: 'changed_meanwhile' }));
  await read.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noConnection, changes: null } });
  save({ ...known.fields, brand: 'Lenovo' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});
