import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, refusal } from '../../shared/samples.ts';
import type { Attachment, AttachmentUpload, ServiceRenewal } from '../renewal.ts';
import { one, receipt, several, stored, typed } from './cases.ts';
import { serviceRenewalMachine } from './machine.ts';

/** What both renewals have in common stands in the story of the other one. */
const begin = (waiting = [one]) => {
  const upload = controlled<Attachment, AttachmentUpload>();
  const put = controlled<components['schemas']['VehicleService'], ServiceRenewal>();
  const machine = serviceRenewalMachine.provide({
    actors: { uploadVehicleAttachment: upload.logic, putVehicleService: put.logic },
  });
  const actor = createActor(machine, { input: { businessId, waiting } }).start();
  const choose = () => actor.send({ type: 'file.choose', file: receipt });
  const submit = (more: object = {}) =>
    actor.send({ type: 'renewal.submit', fields: { ...typed, ...more }, idempotencyKey: 'first-key' });
  return { actor, upload, put, choose, submit, snapshot: () => actor.getSnapshot() };
};

test('a file leaves at once, and the renewal is held until it has arrived', async () => {
  const { actor, upload, put, choose, submit, snapshot } = begin();
  choose();
  expect(upload.latest().input).toEqual({ businessId, file: receipt });
  actor.send({ type: 'upload.progressed', percent: 40 });
  expect(snapshot().context.percent).toBe(40);
  submit();
  expect(snapshot().value).toBe('uploading');
  await upload.latest().answer(stored);
  submit();
  expect(put.latest().input).toEqual({
    businessId,
    id: one.vehicle,
    serviceId: one.id,
    idempotencyKey: 'first-key',
    seen: null,
    description: 'Oil and filters',
    service_date: '2026-11-20',
    due_date: '2027-05-20',
    mileage: null,
    cost: 45_000,
    reminder_days: null,
    attachments: [stored.id],
  });
  await put.latest().answer({} as components['schemas']['VehicleService']);
  expect(snapshot().output).toEqual({ end: 'renewed' });
});

test('what is not later is said at its field; a refusal loses nothing', async () => {
  const { actor, upload, put, choose, submit, snapshot } = begin();
  submit({ date: '2026-01-05' });
  expect(snapshot().context.problem?.fields).toEqual({ date: ['Choose a later day than that of the service before.'] });
  expect(put.calls).toHaveLength(0);
  choose();
  await upload.latest().answer(stored);
  submit();
  await put.latest().fail(refusal({ service_date: ['Choose another day.'] }));
  expect(snapshot()).toMatchObject({ value: 'editing', context: { attachments: [stored] } });
  expect(snapshot().context.problem?.fields).toEqual({ date: ['Choose another day.'] });
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});

test('several keep their descriptions and reminders', async () => {
  const { put, submit, snapshot } = begin([...several]);
  submit({ title: '' });
  expect(put.latest().input).toMatchObject({
    serviceId: several[0]?.id,
    description: 'Oil and filters',
    reminder_days: 7,
  });
  await put.latest().answer({} as components['schemas']['VehicleService']);
  expect(put.latest().input).toMatchObject({ serviceId: several[1]?.id, description: 'Brakes', reminder_days: null });
  await put.latest().answer({} as components['schemas']['VehicleService']);
  expect(snapshot().output).toEqual({ end: 'renewed' });
});
