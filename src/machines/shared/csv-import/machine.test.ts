import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../controlled.ts';
import { businessId, noConnection } from '../samples.ts';
import { type Checking, sheetCheckingMachine } from '../sheet-checking/machine.ts';
import { type Reading, sheetReadingMachine } from '../sheet-reading/machine.ts';
import { type Announcing, type OfStored, type SendingRows, sheetSendingMachine } from '../sheet-sending/machine.ts';
import { type Adding, csvImportMachine, type StoredImport } from './machine.ts';
import { allGood, allWrong, file, finished, noTitles, oneWrong, receiving, storing, unasked } from './samples.ts';
import type { Changing, DraftEvent, ImportDraft } from './setup.ts';

const begin = (importId: string | null = null) => {
  const clock = new SimulatedClock();
  const read = controlled<SheetSummary, Reading>();
  const match = controlled<SheetSummary, Checking>();
  const change = controlled<SheetSummary, Changing>();
  const add = controlled<SheetSummary, Adding>();
  const create = controlled<StoredImport, Announcing>();
  const send = controlled<number, SendingRows>();
  const commit = controlled<StoredImport, OfStored>();
  const get = controlled<StoredImport, OfStored>();
  const cancel = controlled<StoredImport, OfStored>();
  const kept: string[] = [];
  const draft = controlled<ImportDraft | null, { businessId: string }>();
  const drafts: DraftEvent[] = [];
  const machine = csvImportMachine.provide({
    actors: {
      sheetKeeper: fromCallback<{ type: string }, { sheetId: string }>(({ input }) => {
        kept.push(input.sheetId);
      }),
      loadDraft: draft.logic,
      draftKeeper: fromCallback<DraftEvent, { businessId: string }>(({ receive }) =>
        receive((event) => drafts.push(event)),
      ),
      sheetReading: sheetReadingMachine.provide({ actors: { readSheet: read.logic } }),
      sheetChecking: sheetCheckingMachine.provide({ actors: { matchRows: match.logic } }),
      sheetSending: sheetSendingMachine.provide({
        actors: { createImport: create.logic, sendRows: send.logic, commitImport: commit.logic, getImport: get.logic },
      }),
      changeSheet: change.logic,
      addWord: add.logic,
      getImport: get.logic,
      cancelImport: cancel.logic,
    },
  });
  const input = { businessId, sheetId: 'sheet-1', idempotencyKey: 'key', importId };
  const actor = createActor(machine, { clock, input });
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return { actor, clock, draft, drafts, read, match, change, add, create, send, commit, get, cancel, kept, snapshot };
};
/** Nothing is left of an earlier one. */
const beginAnew = async () => {
  const flow = begin();
  await flow.draft.latest().answer(null);
  return flow;
};
const reviewed = async (summary: SheetSummary) => {
  const flow = await beginAnew();
  flow.actor.send({ type: 'file.choose', file });
  await flow.read.latest().answer(unasked);
  await flow.match.latest().answer(summary);
  return flow;
};
const start = { type: 'import.start', mode: 'good_rows' } as const;

test('a file is read, compared, sent and stored, and the outcome is shown', async () => {
  const { actor, clock, create, send, commit, get, kept, snapshot } = await reviewed(oneWrong);
  expect(kept).toEqual(['sheet-1']);
  actor.send(start);
  expect(create.latest().input).toEqual({
    businessId,
    sheetId: 'sheet-1',
    idempotencyKey: 'key-5-good_rows',
    fileName: 'assets.csv',
    mode: 'good_rows',
  });
  await create.latest().answer(receiving);
  await send.latest().answer(2);
  await commit.latest().answer(storing);
  clock.increment(1_000);
  expect(get.latest().input).toEqual({ businessId, id: storing.id });
  await get.latest().answer({ ...storing, done: 1 });
  expect(snapshot()).toMatchObject({ value: 'storing', context: { stored: { done: 1 } } });
  clock.increment(1_000);
  await get.latest().answer(finished);
  expect(snapshot().output).toEqual({ stored: finished });
});

test('without known titles the person says where they are, and which column is which', async () => {
  const { actor, read, change, match, snapshot } = await beginAnew();
  actor.send({ type: 'file.choose', file });
  await read.latest().answer(noTitles);
  expect(snapshot().value).toBe('choosingColumns');
  actor.send({ type: 'titles.choose', row: 3 });
  expect(change.latest().input).toEqual({
    businessId,
    sheetId: 'sheet-1',
    change: { change: 'titles', row: 3, remembered: [] },
  });
  await change.latest().answer({ ...oneWrong, columns: [null, null] });
  actor.send({ type: 'columns.choose', columns: [null, null] });
  expect(snapshot().value).toBe('choosingColumns');
  actor.send({ type: 'columns.choose', columns: ['name', null] });
  expect(change.latest().input.change).toEqual({ change: 'columns', columns: ['name', null] });
  await change.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'choosingColumns', context: { problem: noConnection } });
  actor.send({ type: 'columns.choose', columns: ['name', null] });
  await change.latest().answer(unasked);
  await match.latest().answer(allGood);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { summary: allGood, problem: null } });
});

test('Back leads from the rows to the columns and to the file, and onward again; nothing is read twice', async () => {
  const { actor, read, match, snapshot } = await reviewed(oneWrong);
  actor.send({ type: 'step.back' });
  expect(snapshot().value).toBe('choosingColumns');
  actor.send({ type: 'step.back' });
  expect(snapshot().value).toBe('choosing');
  actor.send({ type: 'step.continue' });
  actor.send({ type: 'step.continue' });
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { summary: oneWrong } });
  expect([read.calls.length, match.calls.length]).toEqual([1, 1]);
});

test('no step leads onward without a file, or without its columns', async () => {
  const { actor, read, snapshot } = await beginAnew();
  actor.send({ type: 'step.continue' });
  expect(snapshot().value).toBe('choosing');
  actor.send({ type: 'file.choose', file });
  await read.latest().answer(noTitles);
  actor.send({ type: 'step.continue' });
  expect(snapshot().value).toBe('choosingColumns');
});

test('rows that were not compared with the register are compared on the way onward', async () => {
  const { actor, clock, read, match, snapshot } = await beginAnew();
  actor.send({ type: 'file.choose', file });
  await read.latest().answer(unasked);
  clock.increment(30_000);
  snapshot().children.sheetChecking?.send({ type: 'checking.leave' });
  expect(snapshot().value).toBe('choosing');
  actor.send({ type: 'step.continue' });
  actor.send({ type: 'step.continue' });
  await match.latest().answer(allGood);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { summary: allGood } });
});

test('another file after a sending that nobody answered is another import, and the same file is the same', async () => {
  const { actor, clock, read, match, create } = await reviewed(allGood);
  const leave = () => {
    clock.increment(30_000);
    actor.getSnapshot().children.sheetSending?.send({ type: 'sending.leave' });
  };
  actor.send(start);
  leave();
  actor.send(start);
  leave();
  actor.send({ type: 'file.another' });
  actor.send({ type: 'file.choose', file: new File(['Type,Name'], 'other.csv') });
  await read.latest().answer({ ...unasked, version: 11 });
  await match.latest().answer({ ...allGood, version: 12 });
  actor.send(start);
  const keys = create.calls.map(({ input }) => input.idempotencyKey);
  expect(keys).toEqual(['key-5-good_rows', 'key-5-good_rows', 'key-11-good_rows']);
});

test('what is wrong is not stored: no good row, or all or nothing with a wrong one', async () => {
  const none = await reviewed(allWrong);
  none.actor.send(start);
  expect(none.create.calls).toHaveLength(0);
  const some = await reviewed(oneWrong);
  some.actor.send({ ...start, mode: 'all_or_nothing' });
  expect(some.create.calls).toHaveLength(0);
  const all = await reviewed(allGood);
  all.actor.send({ ...start, mode: 'all_or_nothing' });
  expect(all.create.latest().input.mode).toBe('all_or_nothing');
  const skipped = await reviewed({ ...allGood, skipped: 2 });
  skipped.actor.send(start);
  expect(skipped.create.calls).toHaveLength(0);
});

test('a fix is applied, and a number that it brings is compared with the register', async () => {
  const { actor, change, match, snapshot } = await reviewed(oneWrong);
  const fix = { change: 'fix', row: 3, column: 'serial_no', text: 'S-1' } as const;
  actor.send({ type: 'rows.change', change: fix });
  expect(change.latest().input).toEqual({ businessId, sheetId: 'sheet-1', change: fix });
  await change.latest().answer(unasked);
  expect(snapshot().value).toBe('checking');
  await match.latest().answer(allGood);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { summary: allGood } });
});

test('a word of the file becomes a type of the business', async () => {
  const { actor, add, drafts, snapshot } = await reviewed(oneWrong);
  const word = { column: 'asset_or_vehicle_type', text: 'Drone' };
  actor.send({ type: 'word.add', word });
  expect(add.latest().input).toEqual({ businessId, sheetId: 'sheet-1', word });
  await add.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: noConnection, summary: oneWrong } });
  actor.send({ type: 'word.add', word });
  await add.latest().answer(allGood);
  const said = { change: 'word', ...word };
  expect(drafts.at(-1)).toMatchObject({ type: 'draft.keep', draft: { changes: expect.arrayContaining([said]) } });
});

test('a file that cannot be read says why, and another one can be chosen', async () => {
  const { actor, read, snapshot } = await beginAnew();
  const picture = problem('invalid', { detail: 'This file is a picture.' });
  actor.send({ type: 'file.choose', file });
  await read.latest().fail(picture);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: picture } });
  actor.send({ type: 'file.choose', file });
  expect(snapshot()).toMatchObject({ value: 'reading', context: { problem: null } });
});

test('reading is cancelled: the worker stops, and another file can be chosen', async () => {
  const { actor, read, snapshot } = await beginAnew();
  actor.send({ type: 'file.choose', file });
  actor.send({ type: 'reading.cancel' });
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { summary: null, problem: null } });
  expect(read.latest().signal.aborted).toBe(true);
  actor.send({ type: 'step.continue' });
  expect(snapshot().value).toBe('choosing');
});

const fixed = { change: 'fix', row: 3, column: 'name', text: 'HP' } as const;
const kept = { file, changes: [], key: 'earlier-7', announcedId: null };
const places = [
  { change: 'titles', row: 1, remembered: [] },
  { change: 'columns', columns: oneWrong.columns },
];

test('a file that was not stored is read again after a reload, with what was fixed in it', async () => {
  const { draft, read, match, change, actor, drafts, snapshot } = begin();
  expect(snapshot().value).toBe('recalling');
  await draft.latest().answer({ ...kept, changes: [fixed] });
  expect(read.latest().input).toEqual({ businessId, sheetId: 'sheet-1', file, changes: [fixed] });
  await read.latest().answer(unasked);
  await match.latest().answer(oneWrong);
  expect(snapshot().value).toBe('reviewing');
  actor.send({ type: 'rows.change', change: { change: 'undo' } });
  await change.latest().answer(oneWrong);
  expect(drafts.at(-1)).toEqual({
    type: 'draft.keep',
    draft: { ...kept, changes: [fixed, { change: 'undo' }], key: 'key-2' },
  });
});

test('the columns that were found, and each fix that was made, are kept until the rows are at the server', async () => {
  const { actor, change, create, send, commit, drafts } = await reviewed(oneWrong);
  const changes = [...places];
  expect(drafts).toEqual([{ type: 'draft.keep', draft: { file, changes, key: 'key-5', announcedId: null } }]);
  actor.send({ type: 'rows.change', change: fixed });
  await change.latest().fail(noConnection);
  actor.send({ type: 'rows.change', change: fixed });
  await change.latest().answer(allGood);
  expect(drafts.slice(1)).toEqual([
    { type: 'draft.keep', draft: { file, changes: [...changes, fixed], key: 'key-1', announcedId: null } },
  ]);
  actor.send(start);
  await create.latest().answer(receiving);
  await send.latest().answer(2);
  expect(drafts.at(-1)?.type).toBe('draft.keep');
  await commit.latest().answer(storing);
  expect(drafts.at(-1)).toEqual({ type: 'draft.clear' });
});

test('what a reload cut off is sent under the key that it had, unless the server has gone on with it', async () => {
  const resumed = async () => {
    const flow = begin();
    await flow.draft.latest().answer({ ...kept, announcedId: receiving.id });
    await flow.read.latest().answer(unasked);
    await flow.match.latest().answer(allGood);
    flow.actor.send(start);
    expect(flow.get.latest().input).toEqual({ businessId, id: receiving.id });
    return flow;
  };
  const anew = await resumed();
  await anew.get.latest().answer(receiving);
  expect(anew.create.latest().input.idempotencyKey).toBe('earlier-7-good_rows');
  const { get, create, drafts, snapshot } = await resumed();
  await get.latest().answer(storing);
  expect(snapshot()).toMatchObject({ value: 'storing', context: { stored: storing } });
  expect([drafts.at(-1), create.calls.length]).toEqual([{ type: 'draft.clear' }, 0]);
});

test('after a commit whose answer was lost, neither a fix nor the same file again stores the rows twice', async () => {
  const { actor, clock, create, send, commit, change, read, match, get, drafts, snapshot } = await reviewed(allGood);
  const leave = () => snapshot().children.sheetSending?.send({ type: 'sending.leave' });
  actor.send(start);
  await create.latest().answer(receiving);
  await send.latest().answer(2);
  await commit.latest().fail(noConnection);
  leave();
  actor.send({ type: 'rows.change', change: fixed });
  await change.latest().answer({ ...allGood, version: 9 });
  expect(drafts.at(-1)).toMatchObject({ draft: { key: 'key-9', announcedId: receiving.id } });
  actor.send(start);
  clock.increment(30_000);
  leave();
  actor.send({ type: 'file.another' });
  actor.send({ type: 'file.choose', file });
  await read.latest().answer(unasked);
  await match.latest().answer(allGood);
  actor.send(start);
  await get.latest().answer(storing);
  expect([snapshot().value, create.calls.length]).toEqual(['storing', 1]);
});

test('nothing is kept of a file that cannot be read, is cancelled or removed; a device that keeps nothing is no hindrance', async () => {
  const { actor, read, drafts, draft, snapshot } = begin();
  await draft.latest().fail(new Error('no storage'));
  actor.send({ type: 'file.choose', file });
  await read.latest().fail(problem('invalid', { detail: 'This file is a picture.' }));
  actor.send({ type: 'file.choose', file });
  actor.send({ type: 'reading.cancel' });
  expect(drafts).toEqual([{ type: 'draft.clear' }, { type: 'draft.clear' }]);
  const removed = await reviewed(allGood);
  removed.actor.send({ type: 'file.another' });
  removed.actor.send({ type: 'file.remove' });
  expect(removed.drafts.at(-1)).toEqual({ type: 'draft.clear' });
  removed.actor.send({ type: 'step.continue' });
  expect(removed.snapshot()).toMatchObject({ value: 'choosing', context: { file: null, summary: null } });
  expect(snapshot().value).toBe('choosing');
});

test('without an answer of the device the import begins anew', () => {
  const { clock, snapshot } = begin();
  clock.increment(30_000);
  expect(snapshot().value).toBe('choosing');
});

test('who comes back to an import sees how far it is', async () => {
  const { clock, get, snapshot } = begin(storing.id);
  expect(get.latest().input).toEqual({ businessId, id: storing.id });
  await get.latest().answer({ ...storing, done: 1 });
  expect(snapshot()).toMatchObject({ value: 'storing', context: { stored: { done: 1 } } });
  clock.increment(1_000);
  await get.latest().answer(finished);
  expect(snapshot().output).toEqual({ stored: finished });
});

test('it is stopped while it goes on; a weak connection ends nothing', async () => {
  const { actor, clock, get, cancel, snapshot } = begin(storing.id);
  await get.latest().answer(storing);
  clock.increment(1_000);
  await get.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'storing', context: { problem: noConnection } });
  clock.increment(1_000);
  clock.increment(30_000);
  expect(snapshot().value).toBe('storing');
  actor.send({ type: 'import.cancel' });
  expect(cancel.latest().input).toEqual({ businessId, id: storing.id });
  await cancel.latest().fail(noConnection);
  actor.send({ type: 'import.cancel' });
  await cancel.latest().answer({ ...finished, state: 'cancelled' });
  expect(snapshot().output).toEqual({ stored: { ...finished, state: 'cancelled' } });
});
