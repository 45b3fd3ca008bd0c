import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type MaintenanceFields, maintenanceFieldsOf } from '../../../domain/assets/maintenance-form.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, refusal } from '../../shared/samples.ts';
import { reminder, service, storedService } from './cases.ts';
import {
  type Maintenance,
  type MaintenanceCreation,
  type MaintenanceUpdate,
  maintenanceFormMachine,
  type ReminderCreation,
} from './machine.ts';

const known = maintenanceFieldsOf(storedService);
const of = { businessId, id: storedService.id, seen: storedService };

const begin = (id: string | null = null) => {
  const clock = new SimulatedClock();
  const create = controlled<Maintenance, MaintenanceCreation>();
  const update = controlled<Maintenance, MaintenanceUpdate>();
  const remind = controlled<{ id: string }, ReminderCreation>();
  const machine = maintenanceFormMachine.provide({
    actors: { createReminder: remind.logic, createMaintenance: create.logic, updateMaintenance: update.logic },
  });
  const actor = createActor(machine, { clock, input: { businessId, id } });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const save = (
    fields: MaintenanceFields,
    choice: typeof reminder | null = null,
    attachments: string[] | null = null,
  ) =>
    actor.send({
      type: 'maintenance.save',
      fields,
      idempotencyKey: 'first-key',
      known,
      seen: storedService,
      attachments,
      reminder: choice,
      reminderKey: 'reminder-key',
    });
  return { actor, clock, create, update, remind, emitted, save, snapshot: () => actor.getSnapshot() };
};

test('a service is recorded once, with its key and its due date', async () => {
  const { create, emitted, save, snapshot } = begin();
  save(service);
  save(service);
  expect(create.calls).toHaveLength(1);
  expect(create.latest().input).toMatchObject({
    businessId,
    idempotencyKey: 'first-key',
    type: 'service',
    cost: 45_000,
    due_date: '2027-05-20',
  });
  await create.latest().answer(storedService);
  expect(emitted).toEqual(['entry.stored']);
  expect(snapshot().output).toEqual({ end: 'saved' });
});

test('the files go with the entry, and are enough to change one; untouched ones are not sent', async () => {
  const { create, save } = begin();
  save(service, null, ['bill']);
  expect(create.latest().input.attachments).toEqual(['bill']);
  const { update, save: change } = begin('entry');
  change(service);
  expect(update.calls).toHaveLength(0);
  change(service, null, []);
  expect(update.latest().input.attachments).toEqual([]);
  await update.latest().fail(noAnswer);
  change({ ...service, notes: 'New belt' });
  expect(update.latest().input).not.toHaveProperty('attachments');
});

test('what is missing is said at its field, in the words of the specification, and nothing is sent', () => {
  const { create, save, snapshot } = begin();
  save({ ...service, asset: '', type: '', cost: '', notes: '' });
  const missing = ['Feild is required'];
  expect(snapshot().context.problem?.fields).toEqual({ asset: missing, type: missing, cost: missing, notes: missing });
  expect(create.calls).toHaveLength(0);
});

test('with a reminder, the entry carries what the server noted, new or changed, and a failure loses nothing', async () => {
  const made = begin();
  made.save(service, reminder);
  expect(made.create.calls).toHaveLength(0);
  const { asset } = service;
  expect(made.remind.latest().input).toEqual({ businessId, asset, idempotencyKey: 'reminder-key', ...reminder });
  await made.remind.latest().fail(noAnswer);
  expect(made.snapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
  made.save(service, reminder);
  await made.remind.latest().answer({ id: 'noted' });
  expect(made.create.latest().input).toMatchObject({ reminder: 'noted', idempotencyKey: 'first-key' });
  await made.create.latest().fail(problem('conflict'));
  made.save(service, reminder);
  expect(made.snapshot()).toMatchObject({ value: 'settingReminder', context: { reminder: null } });

  const changed = begin(storedService.id);
  changed.save(known, reminder);
  await changed.remind.latest().answer({ id: 'noted' });
  expect(changed.update.latest().input).toEqual({ ...of, reminder: 'noted' });
});

test('a save that is refused or gets no answer can be sent again', async () => {
  const { clock, create, save, snapshot } = begin();
  const refused = refusal({ cost: ['This value is not valid.'] });
  save(service);
  await create.latest().fail(refused);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: refused } });
  save(service);
  expect(snapshot().context.problem).toBeNull();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});

test('an attempt that had arrived makes no second entry unasked', async () => {
  const { actor, create, emitted, save, snapshot } = begin();
  save(service);
  await create.latest().fail(problem('conflict'));
  expect(snapshot().value).toBe('foundEarlier');
  expect(emitted).toEqual(['key.spent']);
  save({ ...service, notes: '' });
  expect(snapshot().value).toBe('editing');
  save(service);
  await create.latest().fail(problem('conflict'));
  save(service);
  expect(snapshot().value).toBe('creating');
  await create.latest().fail(problem('conflict'));
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});

test('a change sends what differs, and what became a repair has no due date', async () => {
  const { save, snapshot, update } = begin(storedService.id);
  save(known);
  expect(update.calls).toHaveLength(0);
  save({ ...known, type: 'repair' });
  expect(update.latest().input).toEqual({ ...of, type: 'repair', due_date: null });
  await update.latest().fail(refusal({ type: ['No.'] }));
  expect(snapshot().value).toBe('editing');
  save({ ...known, cost: '50000' });
  expect(update.latest().input).toEqual({ ...of, cost: 50_000 });
  await update.latest().answer(storedService);
  expect(snapshot().output).toEqual({ end: 'saved' });
});

test('the person may leave', () => {
  const { actor, snapshot } = begin();
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});
