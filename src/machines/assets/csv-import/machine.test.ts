import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { allGood, allWrong, file, finished, oneWrong, storing } from './cases.ts';
import { type AssetImport, type Checked, csvImportMachine, type Reading, type Sending } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const read = controlled<Checked, Reading>();
  const send = controlled<AssetImport, Sending>();
  const get = controlled<AssetImport, { businessId: string; id: string }>();
  const cancel = controlled<AssetImport, { businessId: string; id: string }>();
  const machine = csvImportMachine.provide({
    actors: {
      readFile: read.logic,
      sendImport: send.logic,
      getAssetImport: get.logic,
      cancelAssetImport: cancel.logic,
    },
  });
  const actor = createActor(machine, { clock, input: { businessId, idempotencyKey: 'key-0001' } });
  actor.start();
  return { actor, clock, read, send, get, cancel, snapshot: () => actor.getSnapshot() };
};
const reviewed = async (checked: Checked) => {
  const flow = begin();
  flow.actor.send({ type: 'file.choose', file });
  await flow.read.latest().answer(checked);
  return flow;
};
const start = { type: 'import.start', mode: 'good_rows', ofKnown: 'update' } as const;

test('a file is read, checked, sent and stored, and the outcome is shown', async () => {
  const { actor, clock, read, send, get, snapshot } = await reviewed(oneWrong);
  expect(read.latest().input).toEqual({ businessId, file, dayOrder: null });
  actor.send(start);
  expect(send.latest().input).toEqual({
    ...{ businessId, idempotencyKey: 'key-0001', fileName: 'assets.csv', dayOrder: null },
    ...{ checked: oneWrong, mode: 'good_rows', ofKnown: 'update' },
  });
  await send.latest().answer(storing);
  clock.increment(1_000);
  expect(get.latest().input).toEqual({ businessId, id: storing.id });
  await get.latest().answer({ ...storing, done: 1 });
  expect(snapshot()).toMatchObject({ value: 'storing', context: { stored: { done: 1 } } });
  clock.increment(1_000);
  await get.latest().answer(finished);
  expect(snapshot().output).toEqual({ stored: finished });
});

test('what is wrong is not stored: no good row, or all or nothing with a wrong one', async () => {
  const none = await reviewed(allWrong);
  none.actor.send(start);
  expect(none.send.calls).toHaveLength(0);
  const some = await reviewed(oneWrong);
  some.actor.send({ ...start, mode: 'all_or_nothing' });
  expect(some.send.calls).toHaveLength(0);
  const all = await reviewed(allGood);
  all.actor.send({ ...start, mode: 'all_or_nothing' });
  expect(all.send.calls).toHaveLength(1);
});

test('a file that cannot be read says why, and another one can be chosen', async () => {
  const { actor, read, snapshot } = begin();
  actor.send({ type: 'file.choose', file });
  await read.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: noConnection } });
  actor.send({ type: 'file.choose', file });
  expect(snapshot()).toMatchObject({ value: 'reading', context: { problem: null } });
});

test('the order of day and month is said once, and the file is checked again with it', async () => {
  const { actor, read } = await reviewed(oneWrong);
  actor.send({ type: 'days.choose', order: 'month-first' });
  expect(read.latest().input).toEqual({ businessId, file, dayOrder: 'month-first' });
  await read.latest().answer(allGood);
  actor.send({ type: 'file.another' });
  actor.send({ type: 'file.choose', file });
  expect(read.latest().input.dayOrder).toBeNull();
});

test('rows that could not be sent are sent again under the same key', async () => {
  const { actor, clock, send, snapshot } = await reviewed(allGood);
  actor.send(start);
  await send.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: noConnection } });
  actor.send(start);
  clock.increment(600_000);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: noAnswer } });
  expect(send.calls.map(({ input }) => input.idempotencyKey)).toEqual(['key-0001', 'key-0001']);
});

test('it is stopped while it goes on; a weak connection ends nothing', async () => {
  const { actor, clock, send, get, cancel, snapshot } = await reviewed(allGood);
  actor.send(start);
  await send.latest().answer(storing);
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
