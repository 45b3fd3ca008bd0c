import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled, passTime } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { pendingArchive, readyArchive } from './cases.ts';
import { type Archive, businessExportMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const list = controlled<{ results: Archive[] }, { businessId: string }>();
  const request = controlled<Archive, { businessId: string }>();
  const machine = businessExportMachine.provide({ actors: { listExports: list.logic, requestExport: request.logic } });
  const actor = createActor(machine, { clock, input: { businessId: 'b1' } }).start();
  return { actor, clock, list, request, snapshot: () => actor.getSnapshot() };
};
const offering = async () => {
  const flow = begin();
  await flow.list.latest().answer({ results: [] });
  return flow;
};

test('the owner asks once, waits, and finds the archive', async () => {
  const { actor, clock, list, request, snapshot } = await offering();
  expect(list.latest().input).toEqual({ businessId: 'b1' });
  actor.send({ type: 'archive.request' });
  actor.send({ type: 'archive.request' });
  expect([request.calls.length, request.latest().input]).toEqual([1, { businessId: 'b1' }]);
  await request.latest().answer(pendingArchive);
  expect([snapshot().value, list.calls.length]).toEqual([{ making: 'checking' }, 2]);
  await list.latest().answer({ results: [pendingArchive] });
  expect(snapshot()).toMatchObject({ value: { making: 'waiting' }, context: { archives: [pendingArchive] } });
  clock.increment(3_000);
  await list.latest().answer({ results: [readyArchive] });
  expect(snapshot()).toMatchObject({ value: 'offering', context: { archives: [readyArchive] } });
});

test('an archive that is being made already is waited for', async () => {
  const { list, snapshot } = begin();
  await list.latest().answer({ results: [pendingArchive] });
  expect(snapshot().value).toEqual({ making: 'waiting' });
});

test('a failed or missing check changes nothing; after ten minutes the owner decides', async () => {
  const { actor, clock, list, snapshot } = begin();
  await list.latest().answer({ results: [pendingArchive] });
  clock.increment(3_000);
  await list.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: { making: 'waiting' }, context: { problem: null } });
  passTime(clock, 33_000);
  expect(snapshot().value).toEqual({ making: 'waiting' });
  passTime(clock, 600_000);
  expect(snapshot().value).toBe('takingLong');
  actor.send({ type: 'archive.check' });
  await list.latest().answer({ results: [readyArchive] });
  expect(snapshot().value).toBe('offering');
});

test('a request that fails or gets no answer can be made again', async () => {
  const { actor, clock, request, snapshot } = await offering();
  actor.send({ type: 'archive.request' });
  await request.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'offering', context: { problem: noConnection } });
  actor.send({ type: 'archive.request' });
  expect(snapshot().context.problem).toBeNull();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'offering', context: { problem: noAnswer } });
});

test('archives that cannot be loaded can be loaded again', async () => {
  const { actor, clock, list, snapshot } = begin();
  await list.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unreadable', context: { problem: noConnection } });
  actor.send({ type: 'archives.load' });
  expect(snapshot()).toMatchObject({ value: 'loading', context: { problem: null } });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'unreadable', context: { problem: noAnswer } });
});
