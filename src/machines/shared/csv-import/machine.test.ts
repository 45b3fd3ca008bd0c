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
import type { Changing } from './setup.ts';

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
  const machine = csvImportMachine.provide({
    actors: {
      sheetKeeper: fromCallback<{ type: string }, { sheetId: string }>(({ input }) => {
        kept.push(input.sheetId);
      }),
      sheetReading: sheetReadingMachine.provide({ actors: { readSheet: read.logic } }),
      sheetChecking: sheetCheckingMachine.provide({ actors: { matchRows: match.logic } }),
      sheetSending: sheetSendingMachine.provide({
        actors: { createImport: create.logic, sendRows: send.logic, commitImport: commit.logic },
      }),
      ...{ changeSheet: change.logic, addWord: add.logic, getImport: get.logic, cancelImport: cancel.logic },
    },
  });
  const input = { businessId, sheetId: 'sheet-1', idempotencyKey: 'key', importId };
  const actor = createActor(machine, { clock, input });
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return { actor, clock, read, match, change, add, create, send, commit, get, cancel, kept, snapshot };
};
const reviewed = async (summary: SheetSummary) => {
  const flow = begin();
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
    ...{ businessId, sheetId: 'sheet-1', idempotencyKey: 'key-2-good_rows', fileName: 'assets.csv', mode: 'good_rows' },
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
  const { actor, read, change, match, snapshot } = begin();
  actor.send({ type: 'file.choose', file });
  await read.latest().answer(noTitles);
  expect(snapshot().value).toBe('choosingColumns');
  actor.send({ type: 'titles.choose', row: 3 });
  expect(change.latest().input).toEqual({
    ...{ businessId, sheetId: 'sheet-1' },
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
  const { actor, read, snapshot } = begin();
  actor.send({ type: 'step.continue' });
  expect(snapshot().value).toBe('choosing');
  actor.send({ type: 'file.choose', file });
  await read.latest().answer(noTitles);
  actor.send({ type: 'step.continue' });
  expect(snapshot().value).toBe('choosingColumns');
});

test('rows that were not compared with the register are compared on the way onward', async () => {
  const { actor, clock, read, match, snapshot } = begin();
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
  await read.latest().answer(unasked);
  await match.latest().answer({ ...allGood, version: 12 });
  actor.send(start);
  const keys = create.calls.map(({ input }) => input.idempotencyKey);
  expect(keys).toEqual(['key-1-good_rows', 'key-1-good_rows', 'key-12-good_rows']);
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
  const { actor, add, snapshot } = await reviewed(oneWrong);
  const word = { column: 'asset_or_vehicle_type', text: 'Drone' };
  actor.send({ type: 'word.add', word });
  expect(add.latest().input).toEqual({ businessId, sheetId: 'sheet-1', idempotencyKey: 'key-2', word });
  await add.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: noConnection, summary: oneWrong } });
});

test('a file that cannot be read says why, and another one can be chosen', async () => {
  const { actor, read, snapshot } = begin();
  const picture = problem('invalid', { detail: 'This file is a picture.' });
  actor.send({ type: 'file.choose', file });
  await read.latest().fail(picture);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: picture } });
  actor.send({ type: 'file.choose', file });
  expect(snapshot()).toMatchObject({ value: 'reading', context: { problem: null } });
});

test('reading is cancelled: the worker stops, and another file can be chosen', async () => {
  const { actor, read, snapshot } = begin();
  actor.send({ type: 'file.choose', file });
  actor.send({ type: 'reading.cancel' });
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { summary: null, problem: null } });
  expect(read.latest().signal.aborted).toBe(true);
  actor.send({ type: 'step.continue' });
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
