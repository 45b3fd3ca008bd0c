import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { added, policy, reminder, renewed, stored, typed } from './cases.ts';
import { documentUploadMachine, type Save } from './machine.ts';
import type { AssetDocument, Attachment, AttachmentUpload, DocumentCreation, ReminderCreation } from './setup.ts';

const asset = added.object_id;
const begin = (renews: string | null = null) => {
  const clock = new SimulatedClock();
  const upload = controlled<Attachment, AttachmentUpload>();
  const remind = controlled<{ id: string }, ReminderCreation>();
  const add = controlled<AssetDocument, DocumentCreation>();
  const machine = documentUploadMachine.provide({
    actors: { uploadAttachment: upload.logic, createReminder: remind.logic, addDocument: add.logic },
  });
  const actor = createActor(machine, { clock, input: { businessId, asset, kind: 'statutory', renews } }).start();
  const save = (more: Partial<Save> = {}) =>
    actor.send({ type: 'document.save', fields: typed, reminder: null, idempotencyKey: 'first-key', ...more });
  const choose = () => actor.send({ type: 'file.choose', file: policy });
  return { actor, clock, upload, remind, add, save, choose, snapshot: () => actor.getSnapshot() };
};

test('a file leaves as soon as it is chosen, and the document follows with it when the form is saved', async () => {
  const { actor, upload, add, save, choose, snapshot } = begin();
  choose();
  expect(upload.latest().input).toEqual({ businessId, file: policy });
  actor.send({ type: 'upload.progressed', percent: 40 });
  expect(snapshot().context.percent).toBe(40);
  await upload.latest().answer(stored);
  save();
  expect(add.latest().input).toEqual({
    businessId,
    idempotencyKey: 'first-key',
    attachment: stored.id,
    reminder: null,
    renews: null,
    asset,
    kind: 'statutory',
    fields: { document_type: typed.document_type, date_of_issue: '2026-01-05', expiry_date: '2027-01-04' },
  });
  await add.latest().answer(added);
  expect(snapshot().output).toEqual({ end: 'added' });
});

test('a form that is saved too early waits for its file', async () => {
  const { upload, add, save, choose } = begin();
  choose();
  save();
  expect(add.calls).toHaveLength(0);
  await upload.latest().answer(stored);
  expect(add.calls).toHaveLength(1);
});

test('after a cut only the file is sent again, and nothing of the form', async () => {
  const { actor, clock, upload, remind, add, save, choose, snapshot } = begin();
  choose();
  await upload.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'cut', context: { problem: noConnection, file: policy } });
  actor.send({ type: 'upload.retry' });
  expect(snapshot().context).toMatchObject({ percent: 0, problem: null });
  clock.increment(uploadDeadline);
  expect(snapshot()).toMatchObject({ value: 'cut', context: { problem: noAnswer } });
  actor.send({ type: 'upload.retry' });
  await upload.latest().answer(stored);
  save();
  await add.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'uploaded', context: { attachment: stored.id } });
  save();
  expect([upload.calls.length, add.calls.length, remind.calls.length]).toEqual([3, 2, 0]);
});

test('an upload that is cancelled is aborted at once', () => {
  const { actor, upload, choose, snapshot } = begin();
  choose();
  actor.send({ type: 'upload.cancel' });
  expect(upload.latest().signal.aborted).toBe(true);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { file: null, save: null } });
});

test('a reminder is noted before the document that it is of', async () => {
  const { upload, remind, add, save, choose, snapshot } = begin();
  choose();
  save({ reminder });
  await upload.latest().answer(stored);
  expect(remind.latest().input).toEqual({ businessId, asset, idempotencyKey: 'first-key', ...reminder });
  await remind.latest().fail(noConnection);
  expect(snapshot().value).toBe('uploaded');
  save({ reminder });
  await remind.latest().answer({ id: 'r1' });
  expect(add.latest().input).toMatchObject({ reminder: 'r1' });
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { upload, add, save, choose, snapshot } = begin();
  const said = () => snapshot().context.problem?.fields;
  save();
  expect(said()).toEqual({ file: ['Field is Required'] });
  choose();
  save({ fields: { ...typed, document_type: '' } });
  expect(said()).toEqual({ document_type: ['Field is Required'] });
  await upload.latest().answer(stored);
  save({ fields: { ...typed, date_of_issue: '2027-02-01' } });
  expect(said()).toEqual({ expiry_date: ['It must not be before the date of issue.'] });
  expect(add.calls).toHaveLength(0);
});

test('a file that waited too long at the server is sent again', async () => {
  const { actor, upload, add, save, choose, snapshot } = begin();
  choose();
  await upload.latest().answer(stored);
  save();
  await add.latest().fail(refusal({ attachment: ['This file is gone. Upload it again.'] }));
  expect(snapshot().value).toBe('cut');
  actor.send({ type: 'upload.retry' });
  expect(upload.calls).toHaveLength(2);
});

test('a renewal needs its file only', async () => {
  const { actor, upload, add, save, choose, snapshot } = begin(renewed);
  choose();
  await upload.latest().answer(stored);
  save({ fields: { ...typed, document_type: '', date_of_issue: '', expiry_date: '' } });
  expect(add.latest().input).toEqual({
    businessId,
    idempotencyKey: 'first-key',
    attachment: stored.id,
    reminder: null,
    renews: renewed,
    fields: {},
  });
  await add.latest().fail(problem('conflict', { code: 'renewed' }));
  expect(snapshot().value).toBe('uploaded');
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});
