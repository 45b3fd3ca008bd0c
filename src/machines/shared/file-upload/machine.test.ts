import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../controlled.ts';
import { noConnection, refusal } from '../samples.ts';
import { receipt, stored } from './cases.ts';
import { fileUploadMachine, type Removal, type Sending, type StoredFile } from './machine.ts';

const begin = (isThere = false) => {
  const clock = new SimulatedClock();
  const upload = controlled<StoredFile, Sending>();
  const removal = controlled<void, Removal>();
  const machine = fileUploadMachine.provide({ actors: { uploadFile: upload.logic, removeFile: removal.logic } });
  const input = isThere ? { file: null, stored } : { file: receipt, stored: null };
  const file = createActor(machine, { clock, input }).start();
  return { file, clock, upload, removal, snapshot: () => file.getSnapshot() };
};

test('a chosen file leaves at once, with its progress, and the form waits for it', async () => {
  const { file, upload, snapshot } = begin();
  expect(upload.latest().input).toEqual({ file: receipt });
  expect(snapshot().hasTag('busy')).toBe(true);
  file.send({ type: 'upload.progressed', percent: 50 });
  expect(snapshot().context.percent).toBe(50);
  await upload.latest().answer(stored);
  expect(snapshot()).toMatchObject({ value: 'arrived', context: { stored } });
  expect(snapshot().hasTag('busy')).toBe(false);
});

test('it is cancelled while it travels', () => {
  const { file, upload, snapshot } = begin();
  file.send({ type: 'file.remove' });
  expect(snapshot()).toMatchObject({ status: 'done', value: 'removed' });
  expect(upload.calls).toHaveLength(1);
});

test('after a cut line it is sent again, alone', async () => {
  const { file, upload, snapshot } = begin();
  file.send({ type: 'upload.progressed', percent: 50 });
  await upload.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'cut', context: { problem: noConnection } });
  file.send({ type: 'file.retry' });
  expect(snapshot().context).toMatchObject({ percent: 0, problem: null });
  expect(upload.latest().input).toEqual({ file: receipt });
});

test('a file that nobody answers is cut', () => {
  const { clock, snapshot } = begin();
  clock.increment(fileUploadMachine.implementations.delays.uploadDeadline as number);
  expect(snapshot()).toMatchObject({ value: 'cut', context: { problem: noAnswer } });
});

test('a file of another kind is refused, and can only be left out', async () => {
  const { file, upload, snapshot } = begin();
  const refused = refusal({ file: ['Upload a PNG, JPEG, TIFF or PDF.'] });
  await upload.latest().fail(refused);
  expect(snapshot()).toMatchObject({ value: 'refused', context: { problem: refused } });
  file.send({ type: 'file.retry' });
  expect(snapshot().value).toBe('refused');
  file.send({ type: 'file.remove' });
  expect(snapshot().value).toBe('removed');
});

test('one that has arrived can be deleted; if that fails it stays, and says why', async () => {
  const { file, removal, upload, snapshot } = begin(true);
  expect(upload.calls).toHaveLength(0);
  file.send({ type: 'file.remove' });
  expect(removal.latest().input).toEqual({ stored });
  await removal.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'arrived', context: { problem: noConnection } });
  file.send({ type: 'file.remove' });
  expect(snapshot().context.problem).toBeNull();
  await removal.latest().answer(undefined);
  expect(snapshot().value).toBe('removed');
});
