import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import type { Attachment, AttachmentRemoval, AttachmentUpload, PaperRenewal } from '../renewal.ts';
import { one, policy, several, stored, typed } from './cases.ts';
import { statutoryRenewalMachine } from './machine.ts';

const begin = (waiting = [one]) => {
  const clock = new SimulatedClock();
  const upload = controlled<Attachment, AttachmentUpload>();
  const remove = controlled<void, AttachmentRemoval>();
  const put = controlled<components['schemas']['VehiclePaper'], PaperRenewal>();
  const machine = statutoryRenewalMachine.provide({
    actors: {
      uploadVehicleAttachment: upload.logic,
      deleteVehicleAttachment: remove.logic,
      putVehiclePaper: put.logic,
    },
  });
  const actor = createActor(machine, { clock, input: { businessId, waiting } }).start();
  const choose = () => actor.send({ type: 'file.choose', file: policy });
  const submit = (more: object = {}) =>
    actor.send({ type: 'renewal.submit', fields: { ...typed, ...more }, idempotencyKey: 'first-key' });
  return { actor, clock, upload, remove, put, choose, submit, snapshot: () => actor.getSnapshot() };
};

test('a file leaves at once, and the renewal is held until it has arrived', async () => {
  const { actor, upload, put, choose, submit, snapshot } = begin();
  choose();
  expect(upload.latest().input).toEqual({ businessId, file: policy });
  actor.send({ type: 'upload.progressed', percent: 40 });
  expect(snapshot().context.percent).toBe(40);
  submit();
  expect(snapshot().value).toBe('uploading');
  await upload.latest().answer(stored);
  submit();
  expect(put.latest().input).toEqual({
    businessId,
    id: one.vehicle,
    documentId: one.id,
    idempotencyKey: 'first-key',
    seen: null,
    type: 'insurance',
    title: 'Third party',
    issue_date: '2026-11-20',
    due_date: '2027-11-29',
    mileage: null,
    cost: null,
    reminder_days: null,
    attachments: [stored.id],
  });
  await put.latest().answer({} as components['schemas']['VehiclePaper']);
  expect(snapshot().output).toEqual({ end: 'renewed' });
});

test('a cut file is sent again or left out, and what is typed stays', async () => {
  const { actor, clock, upload, choose, snapshot } = begin();
  choose();
  await upload.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'cut', context: { problem: noConnection, file: policy } });
  actor.send({ type: 'upload.retry' });
  clock.increment(uploadDeadline);
  expect(snapshot()).toMatchObject({ value: 'cut', context: { problem: noAnswer } });
  actor.send({ type: 'upload.cancel' });
  expect(snapshot()).toMatchObject({ value: 'editing', context: { file: null, problem: null } });
});

test('a file that has arrived can be deleted; when that fails it is kept', async () => {
  const { actor, upload, remove, choose, snapshot } = begin();
  choose();
  await upload.latest().answer(stored);
  actor.send({ type: 'attachment.delete', id: stored.id });
  expect(remove.latest().input).toEqual({ businessId, id: stored.id });
  await remove.latest().fail(noConnection);
  expect(snapshot().context).toMatchObject({ attachments: [stored], problem: noConnection });
  actor.send({ type: 'attachment.delete', id: stored.id });
  await remove.latest().answer(undefined);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { attachments: [], problem: null } });
});

test('what is not later is said at its field; a refusal loses nothing', async () => {
  const { actor, upload, put, choose, submit, snapshot } = begin();
  submit({ due_date: '2026-11-30' });
  expect(snapshot().context.problem?.fields).toEqual({
    due_date: ['Choose a later day than that of the paper before.'],
  });
  expect(put.calls).toHaveLength(0);
  choose();
  await upload.latest().answer(stored);
  submit();
  await put.latest().fail(refusal({ issue_date: ['Choose another day.'] }));
  expect(snapshot()).toMatchObject({ value: 'editing', context: { attachments: [stored] } });
  expect(snapshot().context.problem?.fields).toEqual({ date: ['Choose another day.'] });
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});

test('several get the same dates and files and keep what is their own; what is cut goes on where it was', async () => {
  const { actor, upload, remove, put, choose, submit, snapshot } = begin([...several]);
  const [first, second] = several;
  submit({ due_date: '2026-12-05' });
  expect(snapshot().context.problem?.fields).toEqual({
    due_date: ['Choose a later day than that of the paper before.'],
  });
  choose();
  await upload.latest().answer(stored);
  submit({ type: '', title: '', cost: '1500' });
  const shared = { issue_date: '2026-11-20', due_date: '2027-11-29', cost: 1500, attachments: [stored.id] };
  expect(put.latest().input).toMatchObject({
    ...shared,
    id: first?.vehicle,
    documentId: first?.id,
    type: 'insurance',
    title: 'Third party',
    reminder_days: 7,
  });
  await put.latest().answer({} as components['schemas']['VehiclePaper']);
  const sent = {
    ...shared,
    id: second?.vehicle,
    documentId: second?.id,
    idempotencyKey: 'first-key',
    type: 'roadworthiness',
    title: 'Road worthiness',
    reminder_days: 30,
  };
  expect(put.latest().input).toMatchObject(sent);
  await put.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { waiting: [second], problem: noConnection } });
  // The first one has the file now.
  actor.send({ type: 'attachment.delete', id: stored.id });
  expect([snapshot().value, remove.calls]).toEqual(['editing', []]);
  submit({ type: '', title: '', cost: '1500' });
  expect(put.calls).toHaveLength(3);
  expect(put.latest().input).toMatchObject(sent);
  await put.latest().answer({} as components['schemas']['VehiclePaper']);
  expect(snapshot().output).toEqual({ end: 'renewed' });
});
