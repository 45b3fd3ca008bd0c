import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { EmployeeFields } from '../../../domain/hr/employee-form.ts';
import { fieldsOf, newEmployeeFields } from '../../../domain/hr/employee-form.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { employeeId, halima } from './cases.ts';
import {
  type EmployeeCreation,
  type EmployeeDraft,
  type EmployeeRecord,
  type EmployeeUpdate,
  employeeFormMachine,
} from './machine.ts';

type Start = { id?: string | null; asksPay?: boolean; draft?: EmployeeDraft | null };

const begin = ({ id = null, asksPay = false, draft = null }: Start = {}) => {
  const clock = new SimulatedClock();
  const get = controlled<EmployeeRecord, { businessId: string; id: string }>();
  const create = controlled<EmployeeRecord, EmployeeCreation>();
  const update = controlled<EmployeeRecord, EmployeeUpdate>();
  const machine = employeeFormMachine.provide({
    actors: { getEmployee: get.logic, createEmployee: create.logic, updateEmployee: update.logic },
  });
  const input = { businessId, id, asksPay, idempotencyKey: 'first-key', draft };
  const actor = createActor(machine, { clock, input });
  actor.start();
  const type = (changed: Partial<EmployeeFields>) => actor.send({ type: 'fields.type', changed });
  const onward = () => actor.send({ type: 'step.continue' });
  return { actor, clock, get, create, update, type, onward, snapshot: () => actor.getSnapshot() };
};
const names = { first_name: ' Halima ', last_name: 'Danjuma' };

test('a confirmed holder is sent, unless another account was typed after it', async () => {
  const { actor, create, type, onward } = begin({ asksPay: true });
  type(names);
  onward();
  onward();
  type({ bank: '011', account_number: '0000014579' });
  type({ account_name: 'ADA OBI', holder_proof: 'proof' });
  actor.send({ type: 'employee.save' });
  expect(create.latest().input).toMatchObject({ account_name: 'ADA OBI', holder_proof: 'proof' });
  await create.latest().fail(noConnection);
  type({ account_number: '0000014586' });
  actor.send({ type: 'employee.save' });
  expect(create.latest().input).toMatchObject({ account_name: 'ADA OBI', holder_proof: null });
});

test('a new employee is described, placed and paid, and stored once with everything', async () => {
  const { actor, create, type, onward, snapshot } = begin({ asksPay: true });
  onward();
  expect(snapshot()).toMatchObject({
    value: 'describing',
    context: { problem: { fields: { first_name: ['field is required'], last_name: ['field is required'] } } },
  });
  type(names);
  onward();
  expect(snapshot()).toMatchObject({ value: 'placing', context: { problem: null } });
  type({ hire_date: '2026-03-02', probation_end_date: '2026-03-01' });
  onward();
  expect(snapshot().context.problem?.fields).toHaveProperty('probation_end_date');
  type({ probation_end_date: '2026-09-02' });
  onward();
  type({ bank: '011', account_number: '0000014578', pay: '350000' });
  actor.send({ type: 'employee.save' });
  expect(Object.keys(snapshot().context.problem?.fields ?? {})).toEqual(['account_number', 'pay_period']);
  type({ account_number: '0000014579', pay_period: 'monthly' });
  actor.send({ type: 'employee.save' });
  actor.send({ type: 'employee.save' });
  expect(create.calls).toHaveLength(1);
  expect(create.latest().input).toMatchObject({
    businessId,
    idempotencyKey: 'first-key',
    first_name: 'Halima',
    middle_name: null,
    nationality: 'NG',
    pay: 350_000,
    pay_period: 'monthly',
  });
  expect(create.latest().input).not.toHaveProperty('photo');
  await create.latest().answer(halima);
  expect(snapshot().output).toEqual({ end: 'saved', id: employeeId });
});

test('without the permission to see pay none is asked for or sent', async () => {
  const { create, type, onward, snapshot } = begin();
  type(names);
  onward();
  onward();
  expect(snapshot().value).toBe('creating');
  expect(create.latest().input).not.toHaveProperty('pay');
  await create.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'placing', context: { problem: noConnection } });
});

test('what the server refuses leads back to its step, and nothing typed is lost', async () => {
  const { actor, clock, create, type, onward, snapshot } = begin({ asksPay: true });
  type(names);
  onward();
  onward();
  actor.send({ type: 'employee.save' });
  await create.latest().fail(refusal({ email: ['Taken.'] }));
  expect(snapshot()).toMatchObject({ value: 'describing', context: { fields: names } });
  onward();
  onward();
  actor.send({ type: 'employee.save' });
  await create.latest().fail(refusal({ employee_id: ['Taken.'] }));
  expect(snapshot().value).toBe('placing');
  onward();
  actor.send({ type: 'employee.save' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'paying', context: { problem: noAnswer } });
  actor.send({ type: 'step.back' });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'describing', context: { problem: null } });
});

test('an attempt that had arrived adds no second employee unasked', async () => {
  const { actor, create, type, onward, snapshot } = begin();
  type(names);
  onward();
  onward();
  await create.latest().fail(problem('conflict'));
  expect(snapshot().value).toBe('foundEarlier');
  actor.send({ type: 'employee.addAgain', idempotencyKey: 'second-key' });
  expect(create.latest().input.idempotencyKey).toBe('second-key');
  await create.latest().fail(problem('conflict'));
  actor.send({ type: 'list.open' });
  expect(snapshot().output).toEqual({ end: 'listed', id: null });
});

/** An employee who is there, as far as the save of what was typed. */
const changed = async (typed: Partial<EmployeeFields>, record = halima) => {
  const begun = begin({ id: employeeId });
  await begun.get.latest().answer(record);
  begun.type(typed);
  begun.onward();
  begun.onward();
  return begun;
};
const changedMeanwhile = problem('conflict', { code: 'changed_meanwhile' });

test('of an employee who is there, what was changed is stored, and nothing else is sent', async () => {
  const { actor, get, update, type, onward, snapshot } = begin({ id: employeeId });
  await get.latest().fail(noConnection);
  expect(snapshot().value).toBe('unread');
  actor.send({ type: 'employee.retry' });
  const record = { ...halima, photo: 'data:image/webp;base64,AAAA' };
  await get.latest().answer(record);
  expect(snapshot().context.fields).toMatchObject({ first_name: 'Halima', job_title: 'Dispatcher' });
  type({ job_title: 'Head dispatcher', birth_date: '' });
  onward();
  onward();
  const job_title = 'Head dispatcher';
  expect(update.latest().input).toEqual({ businessId, id: employeeId, seen: record, job_title, birth_date: null });
  await update.latest().fail(refusal({ email: ['Taken.'] }));
  expect(snapshot().value).toBe('describing');
  onward();
  onward();
  await update.latest().answer(halima);
  expect(snapshot().output).toEqual({ end: 'saved', id: employeeId });
});

test('where nothing was changed nothing is sent', async () => {
  const { update, snapshot } = await changed({ first_name: 'Halima ' });
  expect(update.calls).toHaveLength(0);
  expect(snapshot().output).toEqual({ end: 'unchanged', id: employeeId });
});

const theirs = { ...halima, middle_name: 'Aisha', address: '1 Lagos Street' };
const addressChange = { field: 'address', before: '', theirs: '1 Lagos Street', mine: null };

test('what somebody else changed is shown; saving again keeps one’s own, and leaves theirs of other fields', async () => {
  const { get, update, onward, snapshot } = await changed({ middle_name: 'Bello' });
  await update.latest().fail(changedMeanwhile);
  expect(snapshot().value).toBe('readingAgain');
  await get.latest().answer(theirs);
  expect(snapshot()).toMatchObject({
    value: 'placing',
    context: {
      problem: null,
      fields: { middle_name: 'Bello', address: '1 Lagos Street' },
      changes: [{ field: 'middle_name', before: '', theirs: 'Aisha', mine: 'Bello' }, addressChange],
    },
  });
  onward();
  expect(update.latest().input).toEqual({ businessId, id: employeeId, seen: theirs, middle_name: 'Bello' });
  await update.latest().answer(halima);
  expect(snapshot().output).toEqual({ end: 'saved', id: employeeId });
});

test('what somebody else changed can be taken, and is not sent', async () => {
  const { actor, get, update, onward, snapshot } = await changed({ middle_name: 'Bello', email: 'h@palmoil.example' });
  await update.latest().fail(changedMeanwhile);
  await get.latest().answer(theirs);
  actor.send({ type: 'theirs.take', field: 'middle_name' });
  expect(snapshot().context).toMatchObject({
    fields: { middle_name: 'Aisha' },
    changes: [{ field: 'middle_name', mine: null }, addressChange],
  });
  onward();
  expect(update.latest().input).toEqual({ businessId, id: employeeId, seen: theirs, email: 'h@palmoil.example' });
});

test('what somebody else changed is not overwritten unseen: it is loaded before anything is saved again', async () => {
  const { actor, get, update, snapshot } = await changed({ middle_name: 'Bello' });
  await update.latest().fail(changedMeanwhile);
  await get.latest().fail(noConnection);
  expect(snapshot().value).toBe('unread');
  actor.send({ type: 'employee.retry' });
  await get.latest().answer(theirs);
  expect(snapshot()).toMatchObject({ value: 'describing', context: { fields: { middle_name: 'Bello' } } });
  expect(snapshot().context.changes).toHaveLength(2);
});

test('a draft goes on where it was', () => {
  const draft = { fields: { ...newEmployeeFields, ...names }, idempotencyKey: 'kept-key', seen: null };
  const { create, onward } = begin({ draft });
  onward();
  onward();
  expect(create.latest().input).toMatchObject({ idempotencyKey: 'kept-key', first_name: 'Halima' });
});

test('a draft of a change knows what was touched, whatever was changed since', async () => {
  const fields = { ...fieldsOf(halima), middle_name: 'Bello' };
  const draft = { fields, idempotencyKey: 'kept-key', seen: halima };
  const others = { ...halima, address: '1 Lagos Street' };
  const beside = begin({ id: employeeId, draft });
  await beside.get.latest().answer(others);
  expect(beside.snapshot().context).toMatchObject({ changes: null, fields: { address: '1 Lagos Street' } });
  beside.onward();
  beside.onward();
  expect(beside.update.latest().input).toEqual({ businessId, id: employeeId, seen: others, middle_name: 'Bello' });
  const against = begin({ id: employeeId, draft });
  await against.get.latest().answer(theirs);
  expect(against.snapshot().context.changes).toHaveLength(2);
});

test('what somebody else changed is told again after a reload, and newer changes in its place', async () => {
  const changes = [{ field: 'middle_name' as const, before: '', theirs: 'Aisha', mine: 'Bello' }];
  const fields = { ...fieldsOf(theirs), middle_name: 'Bello' };
  const draft = { fields, idempotencyKey: 'kept-key', seen: theirs, changes };
  const same = begin({ id: employeeId, draft });
  await same.get.latest().answer(theirs);
  expect(same.snapshot().context).toMatchObject({ changes, fields: { middle_name: 'Bello' } });
  const newer = begin({ id: employeeId, draft });
  await newer.get.latest().answer({ ...theirs, middle_name: 'Zainab' });
  expect(newer.snapshot().context.changes).toEqual([
    { field: 'middle_name', before: 'Aisha', theirs: 'Zainab', mine: 'Bello' },
  ]);
});
