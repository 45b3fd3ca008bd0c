import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { arrived, created, handbook, policy, withEveryone } from './cases.ts';
import { fileSharingMachine } from './machine.ts';
import { type CreatedFiles, type FilesCreation, type FileUpload, idOf, type Upload } from './setup.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const upload = controlled<Upload, FileUpload>();
  const create = controlled<CreatedFiles, FilesCreation>();
  const machine = fileSharingMachine.provide({
    actors: { uploadTemporaryFile: upload.logic, createCompanyFiles: create.logic },
  });
  const actor = createActor(machine, { clock, input: { businessId } }).start();
  const choose = (...files: File[]) => actor.send({ type: 'files.choose', files });
  const share = () => actor.send({ type: 'files.share', sharing: withEveryone, idempotencyKey: 'first-key' });
  const arrive = (id = arrived.id) => upload.latest().answer({ ...arrived, id });
  return { actor, clock, upload, create, choose, share, arrive, snapshot: () => actor.getSnapshot() };
};

test('files leave one after the other, and are shared together when all have arrived', async () => {
  const { actor, upload, create, choose, share, arrive, snapshot } = begin();
  choose(handbook);
  choose(policy, handbook);
  actor.send({ type: 'upload.progressed', percent: 40 });
  expect(upload.calls.map(({ input }) => input.file)).toEqual([handbook]);
  share();
  expect(create.calls).toHaveLength(0);
  await arrive('u1');
  expect(snapshot().context.percent).toBe(0);
  await arrive('u2');
  share();
  expect(create.latest().input).toEqual({
    businessId,
    idempotencyKey: 'first-key',
    ...withEveryone,
    files: [
      { upload: 'u1', name: 'Employee handbook' },
      { upload: 'u2', name: 'Leave policy' },
    ],
  });
  await create.latest().answer(created);
  expect(snapshot().output).toEqual({ end: 'shared', count: 2 });
});

test('a file that fails is retried or removed, and the others are not lost', async () => {
  const { actor, clock, upload, create, choose, share, arrive, snapshot } = begin();
  choose(handbook, policy);
  await upload.latest().fail(noConnection);
  await arrive('u2');
  expect(snapshot().value).toBe('ready');
  share();
  expect([create.calls.length, snapshot().context.problem?.detail]).toEqual([
    0,
    'Retry or remove the files that did not arrive.',
  ]);
  actor.send({ type: 'file.retry', id: idOf(handbook) });
  clock.increment(uploadDeadline);
  expect(snapshot().context.files.map(({ upload: id, problem }) => [id, problem])).toEqual([
    ['u2', null],
    [null, noAnswer],
  ]);
  actor.send({ type: 'file.remove', id: idOf(handbook) });
  share();
  expect(create.latest().input.files).toEqual([{ upload: 'u2', name: 'Leave policy' }]);
});

test('what is on its way is cancelled at once when it is removed, and the next one leaves', () => {
  const { actor, upload, choose, snapshot } = begin();
  choose(handbook, policy);
  const [first] = upload.calls;
  actor.send({ type: 'file.remove', id: idOf(handbook) });
  expect([first?.signal.aborted, upload.latest().input.file]).toEqual([true, policy]);
  actor.send({ type: 'file.remove', id: idOf(policy) });
  expect(snapshot().value).toBe('choosing');
});

test('a request that fails keeps the files, and those that waited too long are sent again', async () => {
  const { actor, upload, create, choose, share, arrive, snapshot } = begin();
  share();
  expect(snapshot().context.problem?.fields).toEqual({ files: ['Field is Required'] });
  choose(handbook);
  await arrive();
  share();
  await create.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'ready', context: { problem: noConnection } });
  share();
  await create.latest().fail(refusal({ files: ['This file is gone. Upload it again.'] }));
  expect(snapshot().context.files[0]).toMatchObject({ upload: null, problem: { kind: 'invalid' } });
  actor.send({ type: 'file.retry', id: idOf(handbook) });
  expect(upload.calls).toHaveLength(2);
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left', count: 1 });
});
