import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../controlled.ts';
import { receiving, storing } from '../csv-import/samples.ts';
import { businessId, noConnection } from '../samples.ts';
import { type Announcing, type OfStored, type SendingRows, type StoredImport, sheetSendingMachine } from './machine.ts';

const announcing: Announcing = {
  businessId,
  sheetId: 'sheet-1',
  idempotencyKey: 'key-0001',
  fileName: 'assets.csv',
  mode: 'good_rows',
};
const begin = (announcedId: string | null = null) => {
  const clock = new SimulatedClock();
  const create = controlled<StoredImport, Announcing>();
  const send = controlled<number, SendingRows>();
  const commit = controlled<StoredImport, OfStored>();
  const get = controlled<StoredImport, OfStored>();
  const machine = sheetSendingMachine.provide({
    actors: { createImport: create.logic, sendRows: send.logic, commitImport: commit.logic, getImport: get.logic },
  });
  const actor = createActor(machine, { clock, input: { ...announcing, rows: 900, announcedId } });
  actor.start();
  return { actor, clock, create, send, commit, get, snapshot: () => actor.getSnapshot() };
};
const sentBy = (chunk: number, from: number) => ({ businessId, sheetId: 'sheet-1', id: receiving.id, chunk, from });

test('rows are announced, sent some at a time, and stored', async () => {
  const { create, send, commit, snapshot } = begin();
  expect(create.latest().input).toEqual(announcing);
  await create.latest().answer(receiving);
  expect(send.latest().input).toEqual(sentBy(0, 0));
  await send.latest().answer(500);
  expect(send.latest().input).toEqual(sentBy(1, 500));
  await send.latest().answer(900);
  expect(commit.latest().input).toEqual({ businessId, id: receiving.id });
  await commit.latest().answer(storing);
  expect(snapshot().output).toEqual({ end: 'sent', stored: storing, problem: null });
});

test('after a lost connection it goes on where it stopped, under the same key', async () => {
  const { actor, clock, create, send, commit, snapshot } = begin();
  await create.latest().answer(receiving);
  await send.latest().answer(500);
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'interrupted', context: { problem: noAnswer } });
  actor.send({ type: 'sending.retry' });
  await create.latest().answer(receiving);
  expect(create.calls.map(({ input }) => input.idempotencyKey)).toEqual(['key-0001', 'key-0001']);
  expect(send.latest().input).toEqual(sentBy(1, 500));
  await send.latest().answer(900);
  await commit.latest().fail(noConnection);
  actor.send({ type: 'sending.retry' });
  await create.latest().answer(receiving);
  expect(send.calls).toHaveLength(3);
  await commit.latest().answer(storing);
  expect(snapshot().output).toMatchObject({ end: 'sent' });
});

test('an attempt that came through, whose answer was lost, counts', async () => {
  const { create, send, commit, snapshot } = begin();
  await create.latest().answer(receiving);
  await send.latest().fail(problem('conflict', { code: 'storing' }));
  await commit.latest().answer(storing);
  expect(snapshot().output).toMatchObject({ end: 'sent', stored: storing });
});

test('what was cut off is not sent again where the server has gone on with it', async () => {
  const { actor, clock, create, get, snapshot } = begin(storing.id);
  expect(get.latest().input).toEqual({ businessId, id: storing.id });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'interrupted', context: { problem: noAnswer } });
  actor.send({ type: 'sending.retry' });
  await get.latest().answer(storing);
  expect([snapshot().output, create.calls.length]).toEqual([{ end: 'sent', stored: storing, problem: null }, 0]);
});

test.each([
  ['whose rows have not come', (get: ReturnType<typeof begin>['get']) => get.latest().answer(receiving)],
  ['that the server has no more', (get: ReturnType<typeof begin>['get']) => get.latest().fail(problem('missing'))],
])('an import %s is announced under its key', async (_name, answer) => {
  const { create, get } = begin(storing.id);
  await answer(get);
  expect(create.latest().input).toEqual(announcing);
});

test('who leaves is told why it did not go on', async () => {
  const { actor, create, snapshot } = begin();
  await create.latest().fail(noConnection);
  actor.send({ type: 'sending.leave' });
  expect(snapshot().output).toEqual({ end: 'left', stored: null, problem: noConnection });
});
